import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { createElement, type ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '../config/problem.ts';
import { renderMarkdown } from './markdown.ts';
import { renderMdx } from './mdx.ts';

const MDX_FIX =
  'close every tag, and escape "{" and "<" in text as `\\{` and `\\<` or put them in code';
const HTML_FIX = 'write HTML in lower case, and other angle brackets as `\\<` or in code';
const RENDER_FIX = 'check the expressions in braces and the props of the components';

const PAGE = { file: 'pages/a.mdx', format: 'mdx' } as const;

describe('renderMdx', () => {
  it.each([
    '# A *b* `c`\n\ntext\nmore **d**\n\n> quote\n\n---',
    '- a\n- b\n\n  c\n\n1. d\n2. e',
    '```ts\nconst a = <b>{1}</b>;\n```\n\n```\nplain\n```',
    '[a](/b "c") ![d](e.png) ~~f~~ www.g.example',
    'a & b &amp; "c" \\* \\_d\\_',
  ])('renders Markdown like an .md page: %j', async (markdown) => {
    expect(await render(markdown)).toEqual({
      html: toHtml(renderMarkdown(markdown)),
      problems: [],
    });
  });

  it.each([
    ['a component', '<Note title="Mind">*a*</Note>', '<aside title="Mind"><em>a</em></aside>'],
    [
      'Markdown in a component',
      '<Note>\n\n## A\n\n- b\n\n</Note>',
      '<aside><h2>A</h2><ul>\n<li>b</li>\n</ul></aside>',
    ],
    ['a component in text', 'press <Key name="K" /> now', '<p>press <kbd>K</kbd> now</p>'],
    ['nested components', '<Note><Key name="K" /></Note>', '<aside><kbd>K</kbd></aside>'],
    [
      'plain elements',
      '<div className="a" style={{ color: "red" }}>b</div>',
      '<div class="a" style="color:red">b</div>',
    ],
    ['expressions', 'sum {1 + 2} {/* not shown */}', '<p>sum 3 </p>'],
    ['values of the page', 'export const n = 6 * 7;\n\n{n}', '42'],
    ['components of the page', 'export const Own = () => <b>own</b>;\n\n<Own />', '<b>own</b>'],
    [
      'functions of the page',
      'export function Own() {\n  return <i>own</i>;\n}\n\n<Own />',
      '<i>own</i>',
    ],
    ['escaped braces', 'a \\{b\\} \\<c> `{d}`', '<p>a {b} &#x3C;c> <code>{d}</code></p>'],
    ['an empty page', '', ''],
  ])('renders %s', async (_name, markdown, html) => {
    expect(await render(markdown)).toEqual({ html, problems: [] });
  });

  it('reports an import once, without running the page', async () => {
    const { problems } = await render('import a from "nope"\n\ntext');
    expect(problems).toEqual([
      'pages/a.mdx:1 pages cannot import modules — remove the import and its uses; WRITING.md lists the components that need none',
    ]);
  });

  it('reports imports once per page, and not again where they are used', async () => {
    const { problems } = await render(
      'import { A, B as C } from "a"\nimport D from "d"\n\n<A />\n\n<C.Part />\n\n<D />\n\nimport "e"',
    );
    expect(problems.map((text) => text.split(' — ')[0])).toEqual([
      'pages/a.mdx:1 pages cannot import modules',
    ]);
  });

  it.each([
    ['a <Note /> b', ':1', '<Note>', 'note'],
    ['a\n\nb <Key name="K">c</Key>', ':3', '<Key>', 'key'],
    ['<Note>\n\na\n\n</Note>', ':1', '<Note>', 'note'],
    ['<div>\n  <!-- <Key> -->\n  <Note/>\n</div>', ':3', '<Note>', 'note'],
  ])('reports a component in an .md page: %j', async (markdown, line, tag, directive) => {
    expect((await render(markdown, 'md')).problems).toEqual([
      `pages/a.md${line} components such as ${tag} work only in .mdx — rename the file to a.mdx, or write "::${directive}" on a separate line`,
    ]);
  });

  it.each([
    ['a <Noet /> b', '<Noet>', 'did you mean "Note"?'],
    ['Map<K>', '<K>', HTML_FIX],
    ['a <Whatever> b', '<Whatever>', HTML_FIX],
    ['a <BR> b', '<BR>', HTML_FIX],
  ])('reports an unknown component in an .md page: %j', async (markdown, tag, fix) => {
    expect((await render(markdown, 'md')).problems).toEqual([
      `pages/a.md:1 unknown component ${tag} — ${fix}`,
    ]);
  });

  it('accepts the names of components in code and comments of an .md page', async () => {
    const markdown = '`Map<K>`\n\n```tsx\n<Note />\n```\n\n<!-- <Note /> -->\n\n\\<K>';
    expect((await render(markdown, 'md')).problems).toEqual([]);
  });

  it('reports the line of an unclosed tag', async () => {
    const { problems } = await render('one\n\n<Note>');
    expect(problems[0]).toContain('pages/a.mdx:3 invalid MDX: Expected a closing tag for `<Note>`');
  });

  it('keeps the lines of tags in the source', async () => {
    const { tree } = await renderMdx('one\n\n<a href="/x">x</a>', PAGE, {});
    const lines: (number | undefined)[] = [];
    visit(tree, { type: 'element', tagName: 'a' }, (node) => {
      lines.push(node.position?.start.line);
      expect(node.properties).toEqual({ href: '/x' });
    });
    expect(lines).toEqual([3]);
  });

  it('aligns cells as an .md page does', async () => {
    const { html } = await render('| a |\n| -: |\n| b |');
    expect(html).toContain('<td align="right">b</td>');
  });

  it('escapes the values of expressions and props', async () => {
    const { html } = await render('{"<script>"}\n\n<Note title={`"><b>`}>x</Note>');
    expect(html).toBe('&#x3C;script>\n<aside title="&#x22;><b>">x</aside>');
  });

  it('contains no preloads for pictures', async () => {
    const { html } = await render('![a](b.png)\n\n![c](d.png)');
    expect(html).toBe('<p><img src="b.png" alt="a"></p>\n<p><img src="d.png" alt="c"></p>');
  });

  it('keeps lines in the tree, but not in the HTML', async () => {
    const body = '\n\n# A\n\n<Note>\n\ntext\n*b*\n\n- [c](d)\n\n</Note>\n\n![e](f.png)';
    const { tree } = await renderMdx(body, PAGE, BLOCKS);
    expect(toHtml(tree)).not.toContain('line');
    expect(listLines(tree)).toEqual([
      ...['h1:3', 'p:7', 'em:8', 'ul:10', 'li:10', 'a:10', 'p:14', 'img:14'],
    ]);
  });

  it.each([
    [
      'similar to a known one',
      'a\n\n<Nte>b</Nte>',
      '3 unknown component <Nte> — did you mean "Note"?',
    ],
    [
      'similar to none',
      '<Playground />',
      '1 unknown component <Playground> — the section "Use blocks" of WRITING.md lists all blocks',
    ],
    ['within text', 'a\nb <Kye /> c', '2 unknown component <Kye> — did you mean "Key"?'],
    [
      'within a component',
      '<Note>\n\n<Nte />\n\n</Note>',
      '3 unknown component <Nte> — did you mean "Note"?',
    ],
  ])('reports an unknown component %s, and shows the rest', async (_name, markdown, problem) => {
    const { html, problems } = await render(`${markdown}\n\nThe rest.`);
    expect(problems).toEqual([`pages/a.mdx:${problem}`]);
    expect(html).toContain(toHtml({ type: 'text', value: problem.replace(/^\d+ /, '') }));
    expect(html).toContain('<p>The rest.</p>');
  });

  it('reports every unknown component on the page', async () => {
    const { problems } = await render('<Nte />\n\ntext <Kye />\n\n<Nte />');
    expect(problems).toEqual([
      'pages/a.mdx:1 unknown component <Nte> — did you mean "Note"?',
      'pages/a.mdx:3 unknown component <Kye> — did you mean "Key"?',
      'pages/a.mdx:5 unknown component <Nte> — did you mean "Note"?',
    ]);
  });

  it('rejects imports below other content', async () => {
    const { html, problems } = await render(
      '# A\n\nimport { join } from "node:path"\n\n{join("a")}',
    );
    expect(html).toBe('');
    expect(problems).toEqual([
      'pages/a.mdx:3 pages cannot import modules — remove the import and its uses; WRITING.md lists the components that need none',
    ]);
  });

  it.each([
    [
      'an open brace',
      'a\n\nb { c',
      3,
      'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    ],
    ['an invalid expression', 'a\n\n{1 +}', 3, 'Could not parse expression with acorn'],
    ['an empty prop', 'a\n\n<Note title={} />', 3, 'Unexpected empty expression'],
    [
      'a closing tag without an opening tag',
      'a\n\n</Note>',
      3,
      'Unexpected closing slash `/` in tag, expected an open tag first',
    ],
    ['invalid code', 'a\n\nexport const b = ;', 3, 'Could not parse import/exports with acorn'],
    [
      'an HTML comment',
      'a\n\n<!-- b -->',
      3,
      'Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a comment in MDX, use `{/* text */}`)',
    ],
  ])('reports the line of %s', async (_name, markdown, line, reason) => {
    expect(await render(markdown)).toEqual({
      html: '',
      problems: [`pages/a.mdx:${line} invalid MDX: ${reason} — ${MDX_FIX}`],
    });
  });

  it.each<[string, string, string, string]>([
    ['an expression with an unknown name', '{gravity}', ':1', 'gravity is not defined'],
    [
      'an expression further down',
      '# A\n\ntext {1 + 1}\nand <Key name="a" />\n\n- {5}\n- {gravity.x}\n\ntext {2}',
      ':7',
      'gravity is not defined',
    ],
    [
      'a function of the page',
      'export function half(x) {\n  return x.y.z;\n}\n\n# A\n\n{half(5)}',
      ':2',
      "Cannot read properties of undefined (reading 'z')",
    ],
    ['an expression that throws a string', '{(() => { throw "just text" })()}', '', 'just text'],
    [
      'an expression that throws a value without a text',
      '{(() => { throw Object.create(null) })()}',
      '',
      'no reason given',
    ],
    [
      'an expression that throws a strange error',
      '{(() => { throw Object.assign(new Error("odd"), { reason: 5, stack: 5 }) })()}',
      '',
      'odd',
    ],
    [
      'an expression with an unknown component',
      '{[1].map((n) => <Ghost key={n} />)}',
      '',
      'Expected component `Ghost` to be defined: you likely forgot to import, pass, or provide it.',
    ],
  ])('reports why rendering fails: %s', async (_name, markdown, line, reason) => {
    expect(await render(markdown)).toEqual({
      html: '',
      problems: [`pages/a.mdx${line} rendering failed: ${reason} — ${RENDER_FIX}`],
    });
  });

  it.each([
    ['an infinite loop', '{(() => { for (;;); })()}', 'it did not finish within 0.2 s'],
    [
      'an infinite loop in an export',
      'export const a = (() => { for (;;); })();',
      'it did not finish within 0.1 s',
    ],
    [
      'an await that never ends',
      'export const a = await new Promise(() => {});',
      'it did not finish within 0.1 s',
    ],
  ])('reports %s', async (_what, body, message) => {
    vi.stubEnv('TIME_LIMIT', '0.1');
    const { problems } = await render(body);
    vi.unstubAllEnvs();
    expect(problems).toEqual([
      expect.stringContaining(`pages/a.mdx rendering failed: ${message} — `),
    ]);
  });

  it('reports code that ends the process', async () => {
    expect((await render('{process.exit(0)}')).problems).toEqual([
      expect.stringContaining('pages/a.mdx rendering failed: it ends the process, or awaits'),
    ]);
  });

  it('reports the stack of a block that fails', async () => {
    const { problems } = await render('<Broken />');
    expect(problems).toEqual([
      expect.stringMatching(/rendering failed: out of order — .*\n\s+at .*mdx\.test\.ts/),
    ]);
  });
});

const BLOCKS = {
  Note: {
    props: z.strictObject({ title: z.string().optional() }),
    render: ({ title, children }: { title?: string; children?: ReactNode }) =>
      createElement('aside', { title }, children),
  },
  Key: {
    props: z.strictObject({ name: z.string() }),
    render: ({ name }: { name: string }) => createElement('kbd', null, name),
  },
  Broken: {
    props: z.strictObject({}),
    // Fails only when React renders the returned element.
    render: () =>
      createElement(() => {
        throw new Error('out of order');
      }),
  },
};

async function render(body: string, format: 'md' | 'mdx' = 'mdx') {
  const page = { file: `pages/a.${format}`, format };
  const { tree, problems } = await renderMdx(body, page, BLOCKS);
  return { html: toHtml(tree), problems: problems.map(formatProblem) };
}

/** Returns `tag:line` of every element from the source. */
function listLines(tree: Root): string[] {
  const lines: string[] = [];
  visit(tree, 'element', ({ tagName, position }) => {
    if (tagName !== 'aside') lines.push(`${tagName}:${position?.start.line}`);
  });
  return lines;
}
