import { toHtml } from 'hast-util-to-html';
import { createElement, type ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '../config/problem.ts';
import { mayContainBlocks } from './directives.ts';
import { renderMarkdown } from './markdown.ts';
import { renderMdx } from './mdx.ts';

const STRAY =
  'unmatched closing ":::" — remove it; an outer block needs more colons than the blocks inside it';
const CLOSE =
  'end it with a line of as many colons; an outer block needs more colons than the blocks inside it';
const NEVER_CLOSED = `is never closed — ${CLOSE}`;

type Props = { kind?: string; open?: boolean; children?: ReactNode };

const BLOCKS = {
  Box: {
    props: z.strictObject({ kind: z.string().optional(), open: z.boolean().optional() }),
    render: ({ kind, open, children }: Props) =>
      createElement('aside', { title: kind, hidden: open }, children),
    shorthands: { tip: { kind: 'tip' } },
  },
  FileTree: {
    props: z.strictObject({}),
    render: ({ children }: Props) => createElement('section', null, children),
  },
  Label: {
    props: z.strictObject({}),
    render: ({ children }: Props) => createElement('legend', null, children),
  },
};

describe.each(['md', 'mdx'] as const)('directives of .%s', (format) => {
  const render = (body: string) => renderBody(body, format);

  it.each([
    ['around a paragraph', ':::box\n\na *b*\n\n:::', '<aside><p>a <em>b</em></p></aside>'],
    ['without empty lines', ':::box\na *b*\n:::', '<aside><p>a <em>b</em></p></aside>'],
    ['around nothing', ':::box\n:::', '<aside></aside>'],
    ['without content', '::box', '<aside></aside>'],
    ['with trailing spaces', ':::box  \na\n::: ', '<aside><p>a</p></aside>'],
    ['with an indent', '  :::box\n  a\n  :::', '<aside><p>a</p></aside>'],
    [
      'with a name of two words',
      ':::file-tree\n- a\n:::',
      '<section><ul>\n<li>a</li>\n</ul></section>',
    ],
    ['with a space after its colons', '::: box\na\n:::', '<aside><p>a</p></aside>'],
    [
      'with a label without brackets',
      '::: tip A *b*\nc\n:::\n\n:::box D\n:::',
      '<aside title="tip"><legend>A <em>b</em></legend><p>c</p></aside>\n<aside><legend>D</legend></aside>',
    ],
    [
      'with a label without brackets, and a prop',
      '::: box A {open}\nb\n:::',
      '<aside hidden><legend>A</legend><p>b</p></aside>',
    ],
    [
      'as the text of code',
      '````md\n```\n::: box A\n:::\n````',
      '<pre><code class="language-md">```\n::: box A\n:::\n</code></pre>',
    ],
    ['by its shorthand', ':::tip\na\n:::', '<aside title="tip"><p>a</p></aside>'],
    [
      'around headings, quotes and code',
      ':::box\n# A\n\n> b\n\n```ts\nc\n```\n:::',
      '<aside><h1>A</h1><blockquote>\n<p>b</p>\n</blockquote><pre><code class="language-ts">c\n</code></pre></aside>',
    ],
    [
      'with a label',
      ':::box[A *b* `c`]\nd\n:::',
      '<aside><legend>A <em>b</em> <code>c</code></legend><p>d</p></aside>',
    ],
    ['with a label and no content', '::box[A *b*]', '<aside><legend>A <em>b</em></legend></aside>'],
    ['with an empty label', ':::box[]\na\n:::', '<aside><p>a</p></aside>'],
    ['with a value', '::box{kind=a}', '<aside title="a"></aside>'],
    ['with a value in quotes', '::box{kind="a b"}', '<aside title="a b"></aside>'],
    ['with an escaped value', '::box{kind="<b> {c}"}', '<aside title="<b> {c}"></aside>'],
    ['with a key without a value', '::box{open}', '<aside hidden></aside>'],
    [
      'with a label and attributes',
      ':::box[A]{kind="b" open}\nc\n:::',
      '<aside title="b" hidden><legend>A</legend><p>c</p></aside>',
    ],
    ['that overrides its shorthand', '::tip{kind=a}', '<aside title="a"></aside>'],
    [
      'in another with more colons',
      '::::box\na\n\n:::tip\nb\n:::\n::::',
      '<aside><p>a</p><aside title="tip"><p>b</p></aside></aside>',
    ],
    [
      'around code with a directive',
      '::::box\n```\n:::tip\n:::\n```\n::::',
      '<aside><pre><code>:::tip\n:::\n</code></pre></aside>',
    ],
    [
      'after code in a list',
      '1. ```sh\n   a\n   ```\n\n::: box B\nc\n:::',
      '<ol>\n<li>\n<pre><code class="language-sh">a\n</code></pre>\n</li>\n</ol>\n<aside><legend>B</legend><p>c</p></aside>',
    ],
    [
      'after a line of code that begins like a block',
      '``` a `b` ```\n\n::: box B\nc\n:::',
      '<p><code>a `b`</code></p>\n<aside><legend>B</legend><p>c</p></aside>',
    ],
    [
      'in a list',
      '- a\n\n  :::box\n  b\n  :::',
      '<ul>\n<li>\n<p>a</p>\n<aside><p>b</p></aside>\n</li>\n</ul>',
    ],
    [
      'as the item of a list',
      '- :::box\n  a\n  :::',
      '<ul>\n<li>\n<aside><p>a</p></aside>\n</li>\n</ul>',
    ],
    [
      'as the item of a numbered list',
      '1. :::box\n   a\n   :::',
      '<ol>\n<li>\n<aside><p>a</p></aside>\n</li>\n</ol>',
    ],
    ['without content in a numbered list', '1) ::box', '<ol>\n<li>\n<aside></aside>\n</li>\n</ol>'],
    ['in a quote', '> :::box\n> a\n> :::', '<blockquote>\n<aside><p>a</p></aside>\n</blockquote>'],
    [
      'right below and above a paragraph',
      'a\n:::box\nb\n:::\nc',
      '<p>a</p>\n<aside><p>b</p></aside>\n<p>c</p>',
    ],
    ['twice', '::box\n\n:::tip\n:::', '<aside></aside>\n<aside title="tip"></aside>'],
  ])('are parsed %s', async (_name, body, html) => {
    expect(mayContainBlocks(body)).toBe(true);
    expect(await render(body)).toEqual({ html, problems: [] });
  });

  it.each([
    ['a:b and 10:30 and :smile: and a::b', '<p>a:b and 10:30 and :smile: and a::b</p>'],
    ['std::move\n:: 1', '<p>std::move\n:: 1</p>'],
    ['a ::box b', '<p>a ::box b</p>'],
    ['::box a', '<p>::box a</p>'],
    ['::box[a', '<p>::box[a</p>'],
    ['`:::box`', '<p><code>:::box</code></p>'],
    ['```\n:::box\n:::\n```', '<pre><code>:::box\n:::\n</code></pre>'],
    [
      '- ```md\n  ::: box A\n  ```',
      '<ul>\n<li>\n<pre><code class="language-md">::: box A\n</code></pre>\n</li>\n</ul>',
    ],
    [
      '> ~~~md\n> ::box\n> ~~~',
      '<blockquote>\n<pre><code class="language-md">::box\n</code></pre>\n</blockquote>',
    ],
  ])('are not found in %j', async (body, html) => {
    expect(await render(body)).toEqual({ html, problems: [] });
  });

  it.each([
    [
      'an unknown block similar to another',
      'a\n\n:::bxo\nb\n:::',
      '3 unknown block ":::bxo" — did you mean "box"?',
    ],
    [
      'an unknown block similar to none',
      '::gravity',
      '1 unknown block ":::gravity" — the section "Use blocks" of WRITING.md lists all blocks',
    ],
    ['the name of a component', ':::Box\n:::', '1 unknown block ":::Box" — did you mean "box"?'],
    [
      'the block of labels',
      ':::label\n:::',
      '1 unknown block ":::label" — the section "Use blocks" of WRITING.md lists all blocks',
    ],
    [
      'an unknown block in another',
      '::::box\na\n\n:::bxo\n:::\n::::',
      '4 unknown block ":::bxo" — did you mean "box"?',
    ],
    [
      'an unknown key',
      '\n\n::box{knid=a}',
      '3 unknown prop "knid" of <Box> — did you mean "kind"?',
    ],
    [
      'a value of the wrong type',
      '::box{open=yes}',
      '1 "open" of <Box> must be a boolean, not "yes" — change "open" of <Box>',
    ],
    ['an unclosed directive', 'a\n\n:::box\nb', `3 ":::box" ${NEVER_CLOSED}`],
    ['an unclosed directive in a quote', '> :::box\n> a\n\nb', `1 ":::box" ${NEVER_CLOSED}`],
    ['an unclosed directive in a list', '- :::box\n  a\n\nb', `1 ":::box" ${NEVER_CLOSED}`],
    ['stray colons', 'a\n\n:::', `3 ${STRAY}`],
    ['stray colons after a paragraph', 'a\n:::', `2 ${STRAY}`],
    [
      'as few colons around a directive as it has itself',
      ':::box\n:::tip\na\n:::\n:::',
      `1 ":::box" is never closed before ":::tip" — ${CLOSE}`,
    ],
    [
      'a directive that the end of the next one closes',
      ':::box\na\n\n## B\n\n:::tip\nb\n:::\n\nc',
      `1 ":::box" is never closed before ":::tip" — ${CLOSE}`,
    ],
    [
      'a directive that the end of the outer one closes',
      '::::box\n:::tip\na\n:::\n:::tip\nb\n::::',
      `5 ":::tip" ${NEVER_CLOSED}`,
    ],
    [
      'an inner directive that the end of the next one closes',
      '::::box\n:::tip\na\n\n:::tip\nb\n:::\n::::',
      `2 ":::tip" is never closed before ":::tip" — ${CLOSE}`,
    ],
    [
      'one that is closed in a list only',
      '- :::box\n  a\n\n:::tip\nb\n:::',
      `1 ":::box" ${NEVER_CLOSED}`,
    ],
  ])('report %s with its line', async (_name, body, problem) => {
    expect(mayContainBlocks(body)).toBe(true);
    const { html, problems } = await render(body);
    expect(problems).toEqual([`pages/a.${format}:${problem}`]);
    expect(html).not.toBe('');
  });

  it('report each unclosed one once', async () => {
    expect((await render('::::box\n:::tip\na')).problems).toEqual([
      `pages/a.${format}:1 ":::box" ${NEVER_CLOSED}`,
      `pages/a.${format}:2 ":::tip" ${NEVER_CLOSED}`,
    ]);
  });

  it('keep the lines of their content', async () => {
    const { tree } = await renderMdx(
      ':::box\n\na\n\n![](b.png)\n:::\n',
      { file: 'a', format },
      BLOCKS,
    );
    const lines: string[] = [];
    visit(tree, 'element', ({ tagName, position }) => {
      if (tagName !== 'aside') lines.push(`${tagName}:${position?.start.line}`);
    });
    expect(lines).toEqual(['p:3', 'p:5', 'img:5']);
  });
});

describe('an .md page with directives', () => {
  it.each([
    '# A\n\n*b* `c` {d}\n\n> e\n\n---',
    '- a\n- b\n\n1. c',
    '> [!NOTE] a\n> b\n> - c',
    '- [ ] a\n- b',
    '| a |\n| -: |\n| b |',
    'a[^b]\n\n[^b]: c',
    '```ts title="a" {1}\nb < c\n```\n\n    d',
    'a $b$\n\n$$\nc\n$$',
    'import a from "b"\n\nexport const c = 1',
    'a<br>b <kbd class="c">d</kbd> &copy; &lt;',
    '<details open>\n<summary>a</summary>\n\n*b*\n\n</details>',
    '<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0"></path></svg>',
    '<style>a > b { c: "d" }</style>',
  ])('renders other Markdown like any page: %j', async (markdown) => {
    const { html, problems } = await renderBody(`${markdown}\n\n::box`, 'md');
    // React omits the line breaks between the rows of a table.
    const expected = toHtml(renderMarkdown(`${markdown}\n\n<aside></aside>`));
    expect(problems).toEqual([]);
    expect(html.replaceAll('\n', '')).toBe(expected.replaceAll('\n', ''));
  });

  it('can contain raw HTML in and around them', async () => {
    const body =
      '<details>\n<summary>a</summary>\n\n:::box\nb <b>c</b>\n\n<div>d</div>\n:::\n\n</details>';
    expect(await renderBody(body, 'md')).toEqual({
      html: '<details>\n<summary>a</summary>\n<aside><p>b <b>c</b></p><div>d</div></aside>\n</details>',
      problems: [],
    });
  });
});

describe('mayContainBlocks', () => {
  it.each(['', '# A\n\na:b ::c', 'a :::box', '::', 'a:::\n', '10:30'])(
    'is false for %j',
    (body) => {
      expect(mayContainBlocks(body)).toBe(false);
    },
  );
});

async function renderBody(body: string, format: 'md' | 'mdx') {
  const { tree, problems } = await renderMdx(body, { file: `pages/a.${format}`, format }, BLOCKS);
  return { html: toHtml(tree), problems: problems.map(formatProblem) };
}
