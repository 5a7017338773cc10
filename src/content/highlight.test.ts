import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import {
  codeColors,
  createHighlighter,
  HIGHLIGHTED_LANGUAGES,
  languageName,
  type Token,
} from './highlight.ts';

const SAMPLES: [string, string][] = [
  ['ts', `const a: number = 1.5; // <b> & "c"\n\n/** doc\n *  more */\nf(\`d\${a}\n  e\`);\n`],
  ['tsx', 'export const A = ({ b }: Props) => <C d="e">{b} &amp; f</C>;'],
  ['js', "import { World } from 'planck';\nclass A extends World { get b() { return /c<d>/g; } }"],
  ['html', '<!doctype html>\n<script>if (a < b && c) d("e");</script>\n<p title="f">g &lt; h</p>'],
  ['css', '@media (width < 30rem) { .a > b::before { content: "\\201c"; color: #fff } }'],
  ['json', '{ "a": [1, true, null, "<b>"] }'],
  ['bash', 'npm install planck && echo "$HOME" > out.txt # comment'],
  ['md', '# A\n\n**bold** *italic* `code` [b](c)\n\n- d\n\n```ts\nlet e;\n```\n'],
  ['yaml', 'a: b # c\nd:\n  - "e"\n'],
  ['diff', '--- a\n+++ b\n@@ -1 +1 @@\n-old <x>\n+new\n'],
];

const highlighter = createHighlighter();

describe('createHighlighter', () => {
  it.each(SAMPLES)('keeps every character of %s', async (language, code) => {
    const lines = await highlighter.highlight(code, language);
    expect(listClasses(lines)).not.toEqual([]);
    expect(lines.map(joinText).join('\n')).toBe(code);
  });

  it.each(SAMPLES)('returns %s line by line', async (language, code) => {
    const lines = await highlighter.highlight(code, language);
    expect(lines.map(joinText)).toEqual(code.split('\n'));
  });

  it.each(SAMPLES)(
    'uses only color classes that the stylesheet has, for %s',
    async (language, code) => {
      const colors = await codeColors();
      const classes = listClasses(await highlighter.highlight(code, language));
      const fontStyles = ['italic', 'bold'];
      for (const name of classes.filter((found) => !fontStyles.includes(found))) {
        expect(colors).toContain(`.${name}{`);
      }
    },
  );

  it('gives equal kinds of tokens the same colors, and others different ones', async () => {
    const lines = await highlighter.highlight('const a = "b";\nlet c = "d";', 'ts');
    const findClass = (word: string) => lines.flat().find(([text]) => text === word)?.[1];
    expect(findClass('const')).toMatch(/^l\d+ d\d+$/);
    expect(findClass('let')).toBe(findClass('const'));
    expect(findClass('"b"')).toMatch(/^l\d+ d\d+$/);
    expect(findClass('"b"')).not.toBe(findClass('const'));
  });

  it('gives no class to white space and to text in the default color', async () => {
    expect(await highlighter.highlight('  ;\n\t\n', 'ts')).toEqual([
      [['  ;', '']],
      [['\t', '']],
      [],
    ]);
    expect(await highlighter.highlight('', 'ts')).toEqual([[]]);
    expect((await highlighter.highlight('`\n   \n`', 'ts'))[1]).toEqual([['   ', '']]);
  });

  it('marks tokens that a theme sets in bold or italics', async () => {
    expect(await highlighter.highlight('**a** *b*', 'md')).toEqual([
      [
        ['**a**', 'l0 d0 bold'],
        [' ', ''],
        ['*b*', 'l0 d0 italic'],
      ],
    ]);
  });

  it.each(['', 'text', 'txt', 'plain', 'plaintext'])(
    'leaves code of %j plain',
    async (language) => {
      expect(await highlighter.highlight('const a = "<b>";\n\nc', language)).toEqual([
        [['const a = "<b>";', '']],
        [['', '']],
        [['c', '']],
      ]);
    },
  );

  it('colors code in Markdown the same, regardless of earlier code', async () => {
    const code = '```python\ndef f(): pass\n```';
    const other = createHighlighter();
    await other.highlight('def f(): pass', 'python');
    expect(await other.highlight(code, 'md')).toEqual(
      await createHighlighter().highlight(code, 'md'),
    );
  });

  it('finds a language by its name and its aliases', async () => {
    const code = 'const a = 1;';
    const lines = await highlighter.highlight(code, 'typescript');
    expect(await highlighter.highlight(code, 'ts')).toEqual(lines);
    expect(HIGHLIGHTED_LANGUAGES).toEqual(
      expect.arrayContaining(['typescript', 'ts', 'javascript', 'js', 'html', 'sh', 'md', 'text']),
    );
  });

  it('lists each language once', () => {
    expect(new Set(HIGHLIGHTED_LANGUAGES).size).toBe(HIGHLIGHTED_LANGUAGES.length);
  });

  it('returns the same for concurrent requests, including the first ones', async () => {
    const fresh = createHighlighter();
    const results = await Promise.all(
      [...SAMPLES, ...SAMPLES].map(([language, code]) => fresh.highlight(code, language)),
    );
    for (const [index, [language, code]] of SAMPLES.entries()) {
      expect(results[index]).toEqual(await highlighter.highlight(code, language));
      expect(results[index + SAMPLES.length]).toEqual(results[index]);
    }
  });
});

describe('languageName', () => {
  it.each([
    ['ts', 'TypeScript'],
    ['typescript', 'TypeScript'],
    ['html', 'HTML'],
    ['sh', 'Shell'],
    ['cpp', 'C++'],
    ['text', ''],
    ['', ''],
    ['klingon', ''],
  ])('returns the common name of %j: %j', (language, name) => {
    expect(languageName(language)).toBe(name);
  });
});

describe('codeColors', () => {
  it.each(['light', 'dark'])('makes every color readable on the %s background', async (theme) => {
    const css = await codeColors();
    const background = new RegExp(`--code-${theme}-background:(#[0-9a-f]{6})`).exec(css)?.[1];
    const colors = [...css.matchAll(new RegExp(`--code-${theme}:(#[0-9a-f]{6})[;}]`, 'g'))];
    expect(colors.length).toBeGreaterThan(5);
    for (const [, color] of colors) {
      expect(contrast(color ?? '', background ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ['light', '.l0'],
    ['dark', '.d0'],
  ])(
    'uses the default color of the %s theme for the first class and for all code',
    async (theme, name) => {
      const css = await codeColors();
      const first = css.split(`${name}{--code-${theme}:`)[1]?.slice(0, 7);
      expect(first).toMatch(/^#[0-9a-f]{6}$/);
      expect(css).toContain(`:root{--code-${theme}:${first};`);
    },
  );
});

function listClasses(lines: Token[][]): string[] {
  const classes = lines.flat().flatMap(([, names]) => names.split(' '));
  return [...new Set(classes)].filter(Boolean);
}

function joinText(line: Token[]): string {
  return line.map(([text]) => text).join('');
}
