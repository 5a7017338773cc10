import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'hast-util-to-string';
import { createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '../config/problem.ts';
import { type CompileContext, compilePage } from './compilePage.ts';
import { createHighlighter } from './highlight.ts';
import { renderMdx } from './mdx.ts';
import type { FindSymbol, SymbolPlace } from './symbolLinks.ts';

const PICTURE_FIX = 'put the file next to the page, or in public/ with a path that starts with "/"';

const CODE_BAR = [
  '<div class="code-bar"><div class="code-name"></div>',
  '<button type="button" data-code="wrap" aria-pressed="false">Wrap</button>',
  '<button type="button" data-code="copy">Copy</button>',
  '</div>',
].join('');

const CONTEXT: CompileContext = {
  basePath: '/docs',
  highlighter: createHighlighter(),
  readImage: async (src) =>
    src === 'ramp.svg'
      ? { source: '/site/ramp.svg', output: '/assets/ramp-1f0c.svg', width: 20, height: 10 }
      : undefined,
  renderMdx: (body, page) =>
    renderMdx(body, page, {
      Note: {
        props: z.strictObject({}),
        render: ({ children }: { children?: ReactNode }) => createElement('aside', null, children),
      },
    }),
};

describe.each(['md', 'mdx'])('compilePage of .%s', (extension) => {
  it('returns everything that later steps need', async () => {
    const source = [
      ...['---', 'title: World', 'description: What holds bodies.', 'showOutline: 4', '---'],
      ...['# The world', '', 'It *steps*. See [bodies](./body.md#sleep).', ''],
      ...[
        '## Step it',
        '',
        '```text',
        'a < b',
        '```',
        '',
        '#### Inside',
        '',
        '![A ramp](ramp.svg)',
      ],
    ];
    const { page, problems } = await compile(source.join('\n'), `guide/world.${extension}`);
    expect(problems).toEqual([]);
    expect(page).toEqual({
      path: '/guide/world',
      filePath: `guide/world.${extension}`,
      title: 'World',
      description: 'What holds bodies.',
      frontmatter: {
        ...{ title: 'World', description: 'What holds bodies.', showOutline: 4 },
        ...{ layout: 'docs', aliases: [] },
      },
      html: [
        '<h1 id="the-world">The world</h1>',
        '<p>It <em>steps</em>. See <a href="/docs/guide/body#sleep">bodies</a>.</p>',
        '<h2 id="step-it" aria-labelledby="step-it">Step it<a class="anchor" href="#step-it" aria-labelledby="step-it"></a></h2>',
        `<div class="code-block">${CODE_BAR}<pre class="code" data-language="text"><code>a &lt; b</code></pre></div>`,
        '<h4 id="inside" aria-labelledby="inside">Inside<a class="anchor" href="#inside" aria-labelledby="inside"></a></h4>',
        '<p><img width="20" height="10" loading="lazy" decoding="async" src="/docs/assets/ramp-1f0c.svg" alt="A ramp"></p>',
      ].join('\n'),
      markdown: [
        '# The world\n\nIt *steps*. See [bodies](/docs/guide/body#sleep).\n\n## Step it\n',
        '```text\na < b\n```\n\n#### Inside\n\n![A ramp](/docs/assets/ramp-1f0c.svg)\n',
      ].join('\n'),
      outline: [
        { level: 2, id: 'step-it', text: 'Step it' },
        { level: 4, id: 'inside', text: 'Inside' },
      ],
      sections: [
        { title: 'World', titles: [], text: 'It steps. See bodies.' },
        { id: 'step-it', title: 'Step it', titles: ['World'], text: 'Inside', code: 'a < b' },
      ],
      links: [{ href: './body.md#sleep', path: '/guide/body', hash: 'sleep', line: 8 }],
      anchors: ['the-world', 'step-it', 'inside'],
      images: [{ source: '/site/ramp.svg', output: '/assets/ramp-1f0c.svg', hasDark: false }],
    });
  });

  it.each([
    ['the frontmatter', '---\ntitle: A\n---\n# B', 'A'],
    ['the heading of level 1', '## B\n\n# C', 'C'],
    ['the first heading', '### B\n\n## C', 'B'],
    ['the path', 'text', '/a'],
  ])('takes the title from %s', async (_name, source, title) => {
    const { page } = await compile(source, `a.${extension}`);
    expect([page.title, page.sections[0]?.title]).toEqual([title, title]);
  });

  it.each([
    ['', [2, 3]],
    ['showOutline: true', [2, 3]],
    ['showOutline: 2', [2]],
    ['showOutline: 3', [2, 3]],
    ['showOutline: 6', [2, 3, 4, 5, 6]],
  ])('lists the outline levels for "%s"', async (line, levels) => {
    const body = '# A\n\n## B\n\n### C\n\n#### D\n\n##### E\n\n###### F';
    const { page } = await compile(`---\n${line}\n# comment\n---\n${body}`, `a.${extension}`);
    expect(page.outline.map(({ level }) => level)).toEqual(levels);
  });

  it('leaves internal headings out of the outline, except those of sections', async () => {
    const body = '# A\n\n<h2 data-internal>B</h2>\n\n<h3 data-internal>C</h3>\n\n## D\n\n### E';
    const { page } = await compile(body, `a.${extension}`);
    expect(page.outline.map(({ text }) => text)).toEqual(['B', 'D', 'E']);
    expect(page.sections.map(({ title, isInternal }) => [title, isInternal])).toEqual([
      ['A', undefined],
      ['B', true],
      ['C', true],
      ['D', undefined],
      ['E', undefined],
    ]);
  });

  it('uses the same id for a heading everywhere', async () => {
    const id = extension === 'md' ? '{#start}' : '\\{#start}';
    const { page } = await compile(`# A\n\n## B\n\n### B\n\n## Begin ${id}`, `a.${extension}`);
    const ids = ['b', 'b-1', 'start'];
    expect(page.outline.map((item) => item.id)).toEqual(ids);
    expect(page.sections.slice(1).map((section) => section.id)).toEqual(ids);
    expect(page.anchors).toEqual(['a', ...ids]);
    expect(page.html.match(/ id="[^"]+"/g)).toEqual(['a', ...ids].map((name) => ` id="${name}"`));
    expect(page.html.match(/ href="[^"]+"/g)).toEqual(ids.map((name) => ` href="#${name}"`));
    expect(page.html).toContain('>Begin<a class="anchor"');
    expect(page.markdown).toContain('\n## Begin\n');
  });

  it('does not link a heading that contains a link', async () => {
    const { page } = await compile('## See *[it](/b)*', `a.${extension}`);
    expect(page.html).toBe('<h2 id="see-it">See <em><a href="/docs/b">it</a></em></h2>');
  });

  it.each([
    ['/body', '/docs/body', '/body', ''],
    ['../body.html#sleep', '/docs/body#sleep', '/body', 'sleep'],
    ['rope.md', '/docs/joint/rope', '/joint/rope', ''],
    ['#own', '#own', '/joint/a', 'own'],
    ['/files/a.zip', '/docs/files/a.zip', '/files/a.zip', ''],
  ])('writes the link %s as %s, and lists its target', async (href, written, path, hash) => {
    const { page } = await compile(`\n[b](${href})`, `joint/a.${extension}`);
    expect(page.html.trim()).toBe(`<p><a href="${written}">b</a></p>`);
    expect(page.links).toEqual([{ href, path, hash, line: 2 }]);
  });

  it('reads the page and the anchor of a link with a query', async () => {
    const { page } = await compile('[b](../body?scene=2#sleep)', `joint/a.${extension}`);
    expect(page.links).toMatchObject([{ path: '/body', hash: 'sleep' }]);
  });

  it.each(['https://a.example/b?c#d', 'mailto:a@b.example'])('leaves %s alone', async (href) => {
    const { page } = await compile(`[b](${href})`, `a.${extension}`);
    expect(page.html).toBe(`<p><a href="${href}">b</a></p>`);
    expect(page.links).toEqual([]);
  });

  it('renders footnotes with anchors and links, and omits their heading from the outline', async () => {
    const { page } = await compile('# A\n\nb[^why]\n\n[^why]: c', `a.${extension}`);
    expect(page.anchors).toEqual(['a', 'fnref-why', 'footnote-label', 'fn-why']);
    expect(page.links.map(({ href, path, hash }) => [href, path, hash])).toEqual([
      ['#fn-why', '/a', 'fn-why'],
      ['#fnref-why', '/a', 'fnref-why'],
    ]);
    expect(page.outline).toEqual([]);
    expect(page.sections).toHaveLength(1);
    expect(page.html).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>');
  });

  it("renders GitHub's task lists and strikethrough", async () => {
    const { page } = await compile('- [x] ~~done~~\n- [ ] open', `a.${extension}`);
    expect(page.html).toMatch(
      /<li class="task-list-item"><input [^>]*checked[^>]*> <del>done<\/del>/,
    );
    expect(page.html).toContain(
      '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> open',
    );
    expect(page.markdown).toBe('# /a\n\n- [x] ~~done~~\n- [ ] open\n');
  });

  it('makes each table scroll separately, even in a quote', async () => {
    const table = (name: string) => `| ${name} |\n| - |\n| x |\n`;
    const quoted = table('c').trim().replaceAll('\n', '\n> ');
    const alone = '<div><table><tbody><tr><td>d</td></tr></tbody></table></div>';
    const source = `${table('a')}\n${table('b')}\n> ${quoted}\n\n${alone}\n\n${table('e')}`;
    const { page } = await compile(source, `a.${extension}`);
    expect(page.html.match(/<div class="table"><table>/g)).toHaveLength(5);
    expect(page.html.match(/<table/g)).toHaveLength(5);
    expect(page.html.match(/<\/table><\/div>/g)).toHaveLength(5);
  });

  it('reports the line of every mistake, even below frontmatter', async () => {
    const body = '# A\n\n![](gone.png)\n\n- b\n\n  ```typscript\n  c\n  ```\n';
    for (const [top, before] of [
      ['', 0],
      ['---\ntitle: A\n---\n', 3],
      ['---\r\ntitle: A\r\ndate: 2026-11-21\r\n---\r\n\r\n', 5],
    ] as const) {
      expect((await compile(top + body, `a.${extension}`)).problems).toEqual([
        `pages/a.${extension}:${before + 3} image not found: gone.png — ${PICTURE_FIX}`,
        `pages/a.${extension}:${before + 7} unknown code block language "typscript" — did you mean "typescript"?`,
      ]);
    }
  });

  it('reports mistakes in the frontmatter, and continues with the body', async () => {
    const { page, problems } = await compile(
      '---\ntitel: A\n---\n# B\n\n![](gone.png)',
      `a.${extension}`,
    );
    expect(page.title).toBe('B');
    expect(problems).toEqual([
      `pages/a.${extension}:2 unknown key "titel" — did you mean "title"?`,
      `pages/a.${extension}:6 image not found: gone.png — ${PICTURE_FIX}`,
    ]);
  });

  it('compiles a page to the same result twice', async () => {
    const source = '# A\n\n## B\n\n## B\n\n[c](d) ![](ramp.svg)\n\n```ts\nlet e;\n```';
    const once = await compile(source, `a.${extension}`);
    expect(await compile(source, `a.${extension}`)).toEqual(once);
  });
});

describe('compilePage of Markdown', () => {
  it('keeps raw HTML and reads its content', async () => {
    const source =
      '<details>\n<summary>More</summary>\n\n## Inside\n\n<a href="b.md">b</a>\n\n<img src="gone.png">\n\n</details>';
    const { page, problems } = await compile(source, 'a.md');
    expect(page.html).toBe(
      '<details>\n<summary>More</summary>\n<h2 id="inside" aria-labelledby="inside">Inside<a class="anchor" href="#inside" aria-labelledby="inside"></a></h2>\n<p><a href="/docs/b">b</a></p>\n<img src="gone.png">\n</details>',
    );
    expect(page.outline).toEqual([{ level: 2, id: 'inside', text: 'Inside' }]);
    expect(page.links).toEqual([
      { href: 'b.md', path: '/b', hash: '', section: 'inside', line: 6 },
    ]);
    expect(problems).toEqual([`pages/a.md:8 image not found: gone.png — ${PICTURE_FIX}`]);
  });

  it('loads no MDX for a page without blocks', async () => {
    const renderMdx = () => Promise.reject(new Error('MDX was loaded'));
    const file = { filePath: 'a.md', file: 'pages/a.md', text: '# A\n\n<i>b</i>\n' };
    await expect(compilePage(file, { ...CONTEXT, renderMdx })).resolves.toBeDefined();
  });
});

describe('compilePage with ids', () => {
  it('reports a duplicate id', async () => {
    const { page, problems } = await compile('## A {#x}\n\n## B {#x}', 'a.md');
    expect(problems).toEqual(['pages/a.md:3 duplicate id "x" — change one of the two ids']);
    expect(page.anchors).toEqual(['x']);
  });

  it.each([
    ['the name of a link', '<a name="x"></a>'],
    ['the name of a link without an end tag', '<a name="x" />'],
    ['the name of a link in capital letters', '<a name="X.1"></a>'],
    ['the name of a link with text', '<a name="x">b</a>'],
    ['an id in a line', 'b <span id="x">c</span>'],
    ['an id around Markdown', '<div id="x">\n\nb\n\n</div>'],
    ['an id in a table', '| b |\n| - |\n| <i id="x"></i> |'],
    ['an id in a drawing', '<svg><g id="x"></g></svg>'],
  ])('counts %s', async (_name, source) => {
    const anchor = source.includes('X.1') ? 'X.1' : 'x';
    for (const extension of ['md', 'mdx']) {
      const { page, problems } = await compile(`${source}\n`, `a.${extension}`);
      expect(problems).toEqual([]);
      expect(page.anchors).toContain(anchor);
      expect(page.html).toContain(`id="${anchor}"`);
    }
  });

  it('accepts the name of a link that is also the id of a heading', async () => {
    const { page, problems } = await compile('<a name="x"></a>\n\n## X', 'a.md');
    expect(problems).toEqual([]);
    expect(page.anchors).toEqual(['x']);
  });

  it.each([
    ['of an element', '<i id="app:root"></i>'],
    ['of a heading', '## Root {#app:root}'],
    ['that is the name of a link', '<a name="app:root"></a>'],
  ])('reports an id %s that a part of the app can have', async (_name, text) => {
    const { problems } = await compile(`# A\n\n${text}\n`, 'a.md');
    expect(problems).toEqual([
      'pages/a.md:3 the id "app:root" is reserved — use an id that does not start with app:',
    ]);
  });

  it.each([
    ['a raw element', '<i id="step"></i>\n\n## Step'],
    ['a footnote', 'A[^1]\n\n## Fn 1\n\n[^1]: Note.'],
    ['the heading of the footnotes', 'A[^1]\n\n## Footnote label\n\n[^1]: Note.'],
  ])('gives no heading the id of %s', async (_name, text) => {
    expect((await compile(text, 'a.md')).problems).toEqual([]);
  });
});

describe('compilePage of MDX', () => {
  it('reads the output of components', async () => {
    const { page } = await compile('# A\n\n<Note>\n\n## B\n\n[c](d)\n\n</Note>', 'a.mdx');
    expect(page.html).toBe(
      '<h1 id="a">A</h1>\n<aside><h2 id="b" aria-labelledby="b">B<a class="anchor" href="#b" aria-labelledby="b"></a></h2><p><a href="/docs/d">c</a></p></aside>',
    );
    expect(page.markdown).toBe('# A\n\n## B\n\n[c](/docs/d)\n');
    expect(page.sections[1]).toMatchObject({ id: 'b', titles: ['A'], text: 'c' });
    expect(page.links).toEqual([{ href: 'd', path: '/d', hash: '', section: 'b', line: 7 }]);
  });

  it.each([
    [
      'import { join } from "node:path"',
      ':5 pages cannot import modules — remove the import and its uses; WRITING.md lists the components that need none',
    ],
    [
      'b { c',
      ':5 invalid MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{` — close every tag, and escape "{" and "<" in text as `\\{` and `\\<` or put them in code',
    ],
    [
      '{gravity}',
      ':5 rendering failed: gravity is not defined — check the expressions in braces and the props of the components',
    ],
  ])('returns everything except the body after %s', async (line, problem) => {
    const { page, problems } = await compile(`---\ntitle: A\n---\n\n${line}\n`, 'a.mdx');
    expect(page).toMatchObject({ path: '/a', title: 'A', html: '', outline: [], anchors: [] });
    expect(problems).toEqual([`pages/a.mdx${problem}`]);
  });

  it('reports all mistakes of a page, and keeps everything else', async () => {
    const { page, problems } = await compile(
      '# A\n\n<Nte />\n\n<Note>\n\n## B\n\n![c](d.png)\n\n</Note>\n\n:::nt\n[e](/e)\n:::',
      'a.mdx',
    );
    expect(problems.map((problem) => problem.replace(/ — .*/, ''))).toEqual([
      'pages/a.mdx:13 unknown block ":::nt"',
      'pages/a.mdx:3 unknown component <Nte>',
      'pages/a.mdx:9 image not found: d.png',
    ]);
    expect(page.outline).toEqual([{ level: 2, id: 'b', text: 'B' }]);
    expect(page.links).toMatchObject([{ href: '/e' }]);
  });
});

describe.each(['md', 'mdx'])('compilePage of code in .%s', (extension) => {
  const source = [
    ...['---', 'title: A', '---', '```ts title="a.ts" {1} wrap', 'const hidden = 1;'],
    ...['// ---cut---', 'hidden; // [!code focus]', '// [!code ++]', 'const a = hidden;'],
    ...['// ---cut-after---', 'gone;', '```'],
  ].join('\r\n');

  it('shows, indexes, and returns only visible code', async () => {
    const { page, problems } = await compile(source, `a.${extension}`, CHECKING);
    expect(problems).toEqual([]);
    expect(page.markdown).toBe('# A\n\n```ts\nhidden;\nconst a = hidden;\n```\n');
    expect(page.sections.map(({ code }) => code)).toEqual(['hidden;\nconst a = hidden;']);
    expect(readText(page.html)).toBe(
      'Aa.tsTypeScriptWrapTypesCopyhidden;\nadded: const a = hidden;',
    );
  });

  it('returns the types of a checked sample, with their positions on the page', async () => {
    const { page } = await compile(source, `a.${extension}`, CHECKING);
    expect(page.types?.blocks).toEqual([
      [
        [0, 6, 0],
        [14, 1, 1],
      ],
    ]);
    expect(page.types?.entries.map(({ signature }) => readText(signature))).toEqual([
      'const hidden: 1',
      'const a: 1',
    ]);
  });

  it('returns no types without a library, and treats sample notations as code', async () => {
    const { page } = await compile(source, `a.${extension}`);
    expect(page.types).toBeUndefined();
    expect(page.html).not.toContain('data-types');
    expect(page.markdown).toContain('// ---cut---\nhidden;\nconst a = hidden;\n');
  });

  it('returns no types if nothing is checked', async () => {
    const text = '```ts nocheck\na;\n```\n\n```bash\nb\n```';
    const { page, problems } = await compile(text, `a.${extension}`, CHECKING);
    expect(problems).toEqual([]);
    expect(page.types).toBeUndefined();
  });

  it('returns the symbols of samples, with their sections', async () => {
    const hover = { line: 0, column: 0, length: 1, docs: '' };
    const checker = {
      check: async () => ({
        hovers: [
          { ...hover, text: 'class World' },
          { ...hover, text: 'const a: World' },
        ],
        errors: [],
        names: [{ line: 0, symbol: 'World' }],
      }),
    };
    const samples = { checker };
    const text = '# A\n\n```ts\na\n```\n\n## B\n\n```text\na\n```\n\n> ```ts\n> import a\n> ```';
    const { page } = await compile(text, `a.${extension}`, { ...CONTEXT, samples });
    expect(page.mentions).toEqual([{ symbol: 'World' }, { symbol: 'World', section: 'b' }]);
    expect((await compile(text, `a.${extension}`)).page.mentions).toBeUndefined();
  });

  it('reports the line of an error below frontmatter', async () => {
    const text = '---\ntitle: A\n---\n\n- b\n\n  ```ts\n  c;\n  wrong;\n  ```';
    expect((await compile(text, `a.${extension}`, CHECKING)).problems).toEqual([
      `pages/a.${extension}:9 the sample does not compile: Cannot find it. (TS2304) — fix it; if the error is intended, put "// @ts-expect-error" in the line above, or "nocheck" after the language`,
    ]);
  });
});

describe.each(['md', 'mdx'])('compilePage of symbols in .%s', (extension) => {
  const places: Record<string, SymbolPlace> = {
    World: { path: '/api/World', hash: '' },
    'step()': { path: '/api/World', hash: 'step' },
  };
  const findSymbol = (text: string) => places[text];

  it('links code that names a symbol in the article, the link check, and the twin, but not in search', async () => {
    const text = '# `World`\n\n`World` and [c](d)\n\n## B\n\nCall `step()`.\n\n```text\nWorld\n```';
    const { page } = await compile(text, `a.${extension}`, { ...CONTEXT, findSymbol });
    expect(page.html).toContain('<h1 id="world"><code>World</code></h1>');
    expect(page.html).toContain('<p><a href="/docs/api/World"><code>World</code></a> and ');
    expect(page.html).toContain('Call <a href="/docs/api/World#step"><code>step()</code></a>.');
    expect(page.html.match(/api\/World/g)).toHaveLength(2);
    expect(page.links).toEqual([
      { href: 'd', path: '/d', hash: '', line: 3 },
      { href: '/api/World', path: '/api/World', hash: '', line: 3 },
      { href: '/api/World#step', path: '/api/World', hash: 'step', section: 'b', line: 7 },
    ]);
    expect(page.markdown).toContain('Call [`step()`](/docs/api/World#step).');
  });

  it('resolves bare member names by the subjects of the page', async () => {
    const find: FindSymbol = (text, subjects) =>
      places[text === 'gain' && subjects?.includes('World') ? 'step()' : text];
    const text = '---\nabout: [World]\n---\n# A\n\n`gain`';
    const context = { ...CONTEXT, findSymbol: find };
    const { page, problems } = await compile(text, `a.${extension}`, context);
    expect(problems).toEqual([]);
    expect(page.html).toContain('<a href="/docs/api/World#step"><code>gain</code></a>');
    expect(page.links).toEqual([
      { href: '/api/World', path: '/api/World', hash: '' },
      { href: '/api/World#step', path: '/api/World', hash: 'step', line: 6 },
    ]);
  });

  it('reports a subject that the reference does not have', async () => {
    const text = '---\nabout:\n  - Wrold\n  - step()\n---\n# A';
    const context = { ...CONTEXT, findSymbol };
    const fix = 'use the name of a symbol, such as World';
    expect((await compile(text, `a.${extension}`, context)).problems).toEqual(
      ['Wrold', 'step()'].map(
        (name, index) =>
          `pages/a.${extension}:${index + 3} "about" in the frontmatter contains the unknown symbol "${name}" — ${fix}`,
      ),
    );
    // Without a reference, there are no symbols.
    expect((await compile(text, `a.${extension}`)).problems).toEqual([]);
  });

  it('links nothing on a page without symbols', async () => {
    const { page } = await compile('`World`', `a.${extension}`);
    expect(page.html).toBe('<p><code>World</code></p>');
    expect(page.links).toEqual([]);
  });
});

describe('compilePage of directives in Markdown', () => {
  it('renders blocks, and keeps the lines of the content around them', async () => {
    const text = '---\ntitle: A\n---\n:::note\n[b](c)\n:::\n\n<b>d</b>\n\n![](gone.png)';
    const { page, problems } = await compile(text, 'a.md');
    expect(page.html).toBe(
      '<h1 id="a">A</h1><aside><p><a href="/docs/c">b</a></p></aside>\n<p><b>d</b></p>\n<p><img src="gone.png" alt=""></p>',
    );
    expect(page.links).toEqual([{ href: 'c', path: '/c', hash: '', line: 5 }]);
    expect(problems).toEqual([`pages/a.md:10 image not found: gone.png — ${PICTURE_FIX}`]);
  });
});

describe('the title in the frontmatter', () => {
  it.each([
    ['is shown above the text', 'Text.', '<h1 id="a">A</h1><p>Text.</p>'],
    ['is all of a page without text', '', '<h1 id="a">A</h1>'],
    [
      'leaves the rest of the page alone',
      '> Text.',
      '<h1 id="a">A</h1><blockquote>\n<p>Text.</p>\n</blockquote>',
    ],
    ['is not shown next to a heading', '# B', '<h1 id="b">B</h1>'],
    [
      'is not shown next to a heading in HTML',
      '<div><h1>B</h1></div>',
      '<div><h1 id="b">B</h1></div>',
    ],
  ])('%s', async (_what, body, html) => {
    const { page, problems } = await compile(`---\ntitle: A\n---\n${body}`, 'a.md');
    expect([page.title, page.html, problems]).toEqual(['A', html, []]);
  });

  it('is not added to a page that could not be rendered', async () => {
    const { page } = await compile('---\ntitle: A\n---\n{1', 'a.mdx');
    expect(page.html).toBe('');
  });
});

describe('a page that takes too long to parse', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['a.md', 'the page could not be parsed'],
    ['a.mdx', 'rendering failed'],
  ])('is reported: %s', async (name, message) => {
    vi.stubEnv('TIME_LIMIT', '0.1');
    const { problems } = await compile('['.repeat(40_000), name);
    expect(problems).toEqual([
      expect.stringContaining(`pages/${name} ${message}: it did not finish within 0.`),
    ]);
  });
});

/** Finds the names of the samples above, in which each identifier occurs once per line. */
const CHECKING: CompileContext = {
  ...CONTEXT,
  samples: {
    checker: {
      check: async ({ code }) => {
        const found = code.split('\n').flatMap((text, line) => {
          const match = /^(?:const )?(\w+)/.exec(text);
          if (!match || !/^(?:hidden|a|gone|wrong)$/.test(match[1] ?? '')) return [];
          const name = match[1] ?? '';
          return [{ line, column: text.indexOf(name), length: name.length, name }];
        });
        return {
          hovers: found.map(({ name, ...at }) => ({ ...at, text: `const ${name}: 1`, docs: '' })),
          errors: found
            .filter(({ name }) => name === 'wrong')
            .map(({ name: _, ...at }) => ({ ...at, code: 2304, message: 'Cannot find it.' })),
          names: [],
        };
      },
    },
  },
};

/** Returns the text of HTML as a reader sees it. */
function readText(html: string): string {
  return toText(fromHtml(html, { fragment: true }));
}

async function compile(text: string, filePath: string, context = CONTEXT) {
  const { page, problems } = await compilePage(
    { filePath, file: `pages/${filePath}`, text },
    context,
  );
  return { page, problems: problems.map(formatProblem) };
}
