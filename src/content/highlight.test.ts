import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { codeColors, createHighlighter } from './highlight.ts';

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
    const html = await highlighter.highlight(code, language);
    expect(html).toContain('<span class="l');
    expect(textOf(fromHtml(`<pre><code>${html}</code></pre>`, { fragment: true }))).toBe(code);
  });

  it.each(SAMPLES)(
    'opens and closes every element of %s within one line',
    async (language, code) => {
      for (const line of (await highlighter.highlight(code, language)).split('\n')) {
        expect(line.match(/<span /g)?.length).toBe(line.match(/<\/span>/g)?.length);
      }
    },
  );

  it.each(SAMPLES)(
    'uses only classes of colours that the stylesheet has, for %s',
    async (language, code) => {
      const colors = await codeColors();
      const classes = classesOf(await highlighter.highlight(code, language));
      const known = ['italic', 'bold'];
      for (const name of classes.filter((found) => !known.includes(found))) {
        expect(colors).toContain(`.${name}{`);
      }
    },
  );

  it('gives the same kind of word the same colours, and others other ones', async () => {
    const html = await highlighter.highlight('const a = "b";\nlet c = "d";', 'ts');
    const classOf = (text: string) => new RegExp(`class="([^"]+)">${text}<`).exec(html)?.[1];
    expect(classOf('const')).toMatch(/^l\d+ d\d+$/);
    expect(classOf('let')).toBe(classOf('const'));
    expect(classOf('&quot;b&quot;')).toMatch(/^l\d+ d\d+$/);
    expect(classOf('&quot;b&quot;')).not.toBe(classOf('const'));
  });

  it('wraps neither white space nor text of the default colour', async () => {
    expect(await highlighter.highlight('  ;\n\t\n', 'ts')).toBe('  ;\n\t\n');
    expect(await highlighter.highlight('', 'ts')).toBe('');
    expect((await highlighter.highlight('`\n   \n`', 'ts')).split('\n')[1]).toBe('   ');
  });

  it('marks what a theme sets in bold or italics', async () => {
    const html = await highlighter.highlight('**a** *b*', 'md');
    expect(html).toBe(
      '<span class="l0 d0 bold">**a**</span> <span class="l0 d0 italic">*b*</span>',
    );
  });

  it.each(['', 'text', 'txt', 'plain', 'plaintext'])(
    'only escapes code of %j',
    async (language) => {
      expect(await highlighter.highlight('const a = "<b>" && c;', language)).toBe(
        'const a = &quot;&lt;b&gt;&quot; &amp;&amp; c;',
      );
    },
  );

  it('knows a language by its name and by its short forms', async () => {
    const code = 'const a = 1;';
    const html = await highlighter.highlight(code, 'typescript');
    expect(await highlighter.highlight(code, 'ts')).toBe(html);
    expect(highlighter.languages).toEqual(
      expect.arrayContaining(['typescript', 'ts', 'javascript', 'js', 'html', 'sh', 'md', 'text']),
    );
  });

  it('names each language once', () => {
    expect(new Set(highlighter.languages).size).toBe(highlighter.languages.length);
  });

  it('gives the same for code that is asked for at the same time, from the very first', async () => {
    const fresh = createHighlighter();
    const results = await Promise.all(
      [...SAMPLES, ...SAMPLES].map(([language, code]) => fresh.highlight(code, language)),
    );
    for (const [index, [language, code]] of SAMPLES.entries()) {
      expect(results[index]).toBe(await highlighter.highlight(code, language));
      expect(results[index + SAMPLES.length]).toBe(results[index]);
    }
  });
});

describe('codeColors', () => {
  it.each(['light', 'dark'])('makes every colour readable on the %s background', async (theme) => {
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
    'makes the default colour of the %s theme both the first class and the one of all code',
    async (theme, name) => {
      const css = await codeColors();
      const first = css.split(`${name}{--code-${theme}:`)[1]?.slice(0, 7);
      expect(first).toMatch(/^#[0-9a-f]{6}$/);
      expect(css).toContain(`:root{--code-${theme}:${first};`);
    },
  );
});

function classesOf(html: string): string[] {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' '));
  return [...new Set(classes)].map(String);
}
