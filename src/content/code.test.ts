import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../config/problem.ts';
import { highlightCode, readCode } from './code.ts';
import { renderToken } from './codeBlock.ts';
import { createHighlighter } from './highlight.ts';
import { renderMarkdown } from './markdown.ts';
import type { SymbolPlace } from './symbolLinks.ts';
import type { ProgramTypes } from './typeChecker.ts';

const highlighter = createHighlighter();

describe('highlightCode', () => {
  it('replaces a block with its highlighted code', async () => {
    const code = 'const a = "<b>";\n\nf(a);';
    const { html, problems } = await highlight(`\`\`\`ts\n${code}\n\`\`\``);
    const lines = await highlighter.highlight(code, 'ts');
    const colored = lines.map((line) => line.map(renderToken).join('')).join('\n');
    expect(html).toBe(
      block('TypeScript', `<pre class="code" data-language="ts"><code>${colored}</code></pre>`),
    );
    expect(problems).toEqual([]);
  });

  it('links the marked symbols that have a page', async () => {
    const source =
      '<pre><code class="language-ts" data-symbols="1:2:1:B 1:6:1:C">a\nf(B): C</code></pre>';
    const symbols = new Map([['B', { path: '/b', hash: 'top' }]]);
    const { html } = await highlight(source, symbols);
    expect(html).toMatch(/\(<a href="\/docs\/b#top">(<[^>]+>)?B(<[^>]+>)?<\/a>/);
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it.each([
    ['no language', '```\n<a>\n```', '<pre class="code"><code>&lt;a&gt;</code></pre>'],
    ['an indented block', '    a\n    b', '<pre class="code"><code>a\nb</code></pre>'],
    ['an empty fence', '```\n```', '<pre class="code"><code></code></pre>'],
    [
      'plain text',
      '```text\na\n```',
      '<pre class="code" data-language="text"><code>a</code></pre>',
    ],
    [
      'a language in capitals',
      '```TEXT\na\n```',
      '<pre class="code" data-language="text"><code>a</code></pre>',
    ],
    ['empty lines at its end', '```\na\n\n\n```', '<pre class="code"><code>a\n\n</code></pre>'],
    [
      'raw HTML',
      '<pre><code class="x language-text y">a &lt; b</code></pre>',
      '<pre class="code" data-language="text"><code>a &lt; b</code></pre>',
    ],
  ])('renders a block with %s', async (_name, markdown, html) => {
    expect(await highlight(markdown)).toEqual({ html: block('', html), problems: [] });
  });

  it('finds nested blocks, and leaves the content around them alone', async () => {
    const { html } = await highlight('- a\n\n  ```\n  b\n  ```\n\n> ```\n> c\n> ```\n\nd');
    expect(html).toBe(
      `<ul>\n<li>\n<p>a</p>\n${block('', '<pre class="code"><code>b</code></pre>')}\n</li>\n</ul>\n<blockquote>\n${block('', '<pre class="code"><code>c</code></pre>')}\n</blockquote>\n<p>d</p>`,
    );
  });

  it.each(['`code` in text', '<pre>no code element</pre>', '<pre><b>a</b><code>b</code></pre>'])(
    'leaves %s alone',
    async (markdown) => {
      const untouched = toHtml(renderMarkdown(markdown));
      expect(await highlight(markdown)).toEqual({ html: untouched, problems: [] });
    },
  );

  it('shows code of an unknown language without highlighting, and reports it', async () => {
    expect(await highlight('a\n\n```typscript\na < b\n```\n\n```klingon\nc\n```')).toEqual({
      html: `<p>a</p>\n${block('', '<pre class="code" data-language="typscript"><code>a &lt; b</code></pre>')}\n${block('', '<pre class="code" data-language="klingon"><code>c</code></pre>')}`,
      problems: [
        'pages/a.md:3 unknown code block language "typscript" — did you mean "typescript"?',
        'pages/a.md:7 unknown code block language "klingon" — use "text", or a language of https://shiki.style/languages',
      ],
    });
  });

  it('escapes the language in its attribute', async () => {
    const { html } = await highlight('```"><script>\na\n```');
    expect(html).toBe(
      block('', '<pre class="code" data-language="&quot;&gt;&lt;script&gt;"><code>a</code></pre>'),
    );
  });
});

describe('the notations of a fence and of its code', () => {
  it.each([
    ['highlights lines by their numbers', '{2}', 'a\nb', [[], ['highlight']]],
    ['counts only visible lines', '{2}', '// [!code focus]\na\nb', [['focus'], ['highlight']]],
    ['ignores lines out of range', '{0,7}', 'a', [[]]],
  ])('%s', async (_name, meta, code, marks) => {
    const { html, problems } = await highlight(`\`\`\`text ${meta}\n${code}\n\`\`\``);
    const lines = [...html.matchAll(/class="line([^"]*)"/g)].map(([, names]) => names?.trim());
    const expected = marks.flat().length > 0 ? marks.map((names) => names.join(' ')) : [];
    expect(lines).toEqual(expected);
    expect(problems).toEqual([]);
  });

  it('reports the line of each mistake, also in lists and quotes', async () => {
    const { problems } = await highlight(
      '- a\n\n  ```text wrapp\n  b\n  c // [!code fokus]\n  ```\n\n> ```text\n> d // [!code fokus]\n> ```',
    );
    expect(problems).toEqual([
      'pages/a.md:3 unknown code block option wrapp — did you mean "wrap"?',
      'pages/a.md:5 unknown notation [!code fokus] — did you mean "focus"?',
      'pages/a.md:9 unknown notation [!code fokus] — did you mean "focus"?',
    ]);
  });

  it('leaves only visible code in the tree', () => {
    const tree = renderMarkdown('```ts\nhidden\n// ---cut---\n\ta // [!code ++]\n```');
    const { blocks, problems } = readCode(tree, 'pages/a.md', true);
    expect(toHtml(tree)).toBe('<pre><code class="language-ts">\ta\n</code></pre>');
    expect(problems).toEqual([]);
    expect(blocks.map(({ code, language, line }) => [code, language, line])).toEqual([
      ['hidden\n// ---cut---\n\ta // [!code ++]', 'ts', 1],
    ]);
  });

  it.each([
    ['a site without a library', 'ts', false],
    ['an unchecked sample', 'ts nocheck', true],
    ['another language', 'tsx', true],
  ])('keeps Twoslash notations in the code of %s', (_name, info, hasLibrary) => {
    const tree = renderMarkdown(`\`\`\`${info}\na\n// ---cut---\nb\n\`\`\``);
    readCode(tree, 'pages/a.md', hasLibrary);
    expect(toHtml(tree)).toContain('>a\n// ---cut---\nb\n</code>');
  });
});

describe('checked samples', () => {
  const markdown = [
    ...['a', '', '```ts', 'hidden;', '// ---cut---', '// [!code focus]', 'ab.cd;'],
    ...['ef.gh;', '// ---cut-after---', 'hidden;', '```', '', '```js', 'ij;', '```'],
  ].join('\n');
  // In order: hidden, cut, focus, ab.cd, ef.gh, cut, hidden.
  const hovers = [hover(0, 0, 'hidden'), hover(3, 2, 'cd'), hover(4, 3, 'gh'), hover(6, 0, 'last')];

  it('have hovers in visible lines', async () => {
    const { html, types, problems } = await check(markdown, [{ hovers, errors: [] }]);
    expect(problems).toEqual([]);
    // The visible text is "ab.cd;\nef.gh;".
    expect(types?.blocks).toEqual([
      [
        [2, 2, 0],
        [10, 2, 1],
      ],
    ]);
    expect(types?.entries.map(({ docs }) => docs)).toEqual(['<p>cd</p>', '<p>gh</p>']);
    expect(types?.entries[0]?.signature).toMatch(/^<span class="l\d+ d\d+">let<\/span> cd$/);
    expect(html.match(/data-types/g)).toHaveLength(1);
    expect(html).not.toContain('hidden');
  });

  it('list the symbols that visible lines use', async () => {
    const names = hovers.map(({ line, docs }) => ({ line, symbol: docs }));
    const { mentions } = await check(markdown, [{ hovers, errors: [], names }]);
    expect(mentions).toEqual([{ symbol: 'cd' }, { symbol: 'gh' }]);
  });

  it('list each symbol once per section', async () => {
    const names = ['World', 'World', 'World.step'].map((symbol) => ({ line: 0, symbol }));
    const sections = [undefined, 'step', 'step'];
    const { mentions } = await check(
      '```ts\na;\n```\n\n```js\nb;\n```\n\n```ts\nc;\n```',
      [names, names.slice(1), names.slice(2)].map((names) => {
        return { hovers: [hover(0, 0, 'a')], errors: [], names };
      }),
      () => sections.shift(),
    );
    expect(mentions).toEqual([
      { symbol: 'World' },
      { symbol: 'World.step' },
      { symbol: 'World', section: 'step' },
      { symbol: 'World.step', section: 'step' },
    ]);
  });

  it('have no table if all hovers are hidden', async () => {
    const hidden = hovers.filter(({ docs }) => docs === 'hidden');
    const { html, types } = await check(markdown, [{ hovers: hidden, errors: [] }]);
    expect(types).toBeUndefined();
    expect(html).not.toContain('data-types');
  });

  it('report the line of an error, also of a hidden one', async () => {
    const errors = [
      { line: 6, column: 1, length: 6, code: 1, message: 'Never.' },
      { line: 0, column: 0, length: 6, code: 2, message: 'Not above.' },
    ];
    const { problems } = await check(markdown, [{ hovers: [], errors }]);
    expect(problems.map((problem) => problem.split(' — ')[0])).toEqual([
      'pages/a.md:10 the sample does not compile: Never. (TS1)',
      'pages/a.md:4 the sample does not compile: Not above. (TS2)',
    ]);
  });

  async function check(
    source: string,
    types: (Omit<ProgramTypes, 'names'> & Partial<Pick<ProgramTypes, 'names'>>)[],
    findSection = (): string | undefined => undefined,
  ) {
    const tree = renderMarkdown(source);
    const { blocks } = readCode(tree, 'pages/a.md', true);
    const checker = {
      check: async () => ({ names: [], ...(types.shift() ?? { hovers: [], errors: [] }) }),
    };
    const context = { highlighter, samples: { checker }, basePath: '' };
    const code = await highlightCode(blocks, 'pages/a.md', context, () => {
      return { id: findSection(), title: 'A' };
    });
    const { problems } = code;
    return {
      html: toHtml(tree, { allowDangerousHtml: true }),
      types: code.types,
      mentions: code.mentions,
      problems: problems.map(formatProblem),
    };
  }

  function hover(line: number, column: number, name: string) {
    return { line, column, length: 2, text: `let ${name}`, docs: name };
  }
});

async function highlight(markdown: string, symbols?: Map<string, SymbolPlace>) {
  const tree = renderMarkdown(markdown);
  const read = readCode(tree, 'pages/a.md', false);
  const context = { highlighter, symbols, basePath: '/docs' };
  const { problems } = await highlightCode(read.blocks, 'pages/a.md', context, () => {
    return { id: undefined, title: 'A' };
  });
  return {
    html: toHtml(tree, { allowDangerousHtml: true }),
    problems: [...read.problems, ...problems].map(formatProblem),
  };
}

/** Returns the HTML of a code block with a minimal bar. */
function block(language: string, pre: string): string {
  const name = language && `<span class="code-language">${language}</span>`;
  const wrap = '<button type="button" data-code="wrap" aria-pressed="false">Wrap</button>';
  const copy = '<button type="button" data-code="copy">Copy</button>';
  return `<div class="code-block"><div class="code-bar"><div class="code-name">${name}</div>${wrap}${copy}</div>${pre}</div>`;
}
