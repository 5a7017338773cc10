import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readHeadings } from './headings.ts';
import { renderMarkdown } from './markdown.ts';
import { readSections } from './sections.ts';

describe('readSections', () => {
  it('returns one section for a page without headings', () => {
    expect(split('one\n\ntwo')).toEqual([{ title: 'Page', titles: [], text: 'one\ntwo' }]);
  });

  it('returns an empty section for an empty page', () => {
    expect(split('')).toEqual([{ title: 'Page', titles: [], text: '' }]);
  });

  it('omits the marks of footnotes, and keeps their text', () => {
    const [section] = split('one[^1] two\n\n[^1]: The note.');
    expect(section?.text).toBe('one two\nThe note.');
  });

  it('lists the titles above each section, outermost first', () => {
    const markdown = '# Page\n\n## A\n\n### B\n\n### C\n\n## D\n\n### E';
    expect(split(markdown).map(({ title, titles }) => [...titles, title].join(' > '))).toEqual([
      'Page',
      'Page > A',
      'Page > A > B',
      'Page > A > C',
      'Page > D',
      'Page > D > E',
    ]);
  });

  it('keeps the page as the outermost title, whatever level comes next', () => {
    const markdown = '### A\n\n## B\n\n# Title\n\n### C\n\n# Second\n\n## D';
    expect(split(markdown).map(({ title, titles }) => [...titles, title].join(' > '))).toEqual([
      'Page',
      'Page > A',
      'Page > B',
      'Page > B > C',
      'Page > Second',
      'Page > Second > D',
    ]);
  });

  it('treats everything before the second heading as the page itself', () => {
    expect(split('intro\n\n# Title\n\nmore\n\n## A {#a-1}\n\ntext')).toEqual([
      { title: 'Page', titles: [], text: 'intro\nmore' },
      { id: 'a-1', title: 'A', titles: ['Page'], text: 'text' },
    ]);
  });

  it('keeps deeper headings in their section', () => {
    expect(split('## A\n\n#### B\n\ntext')[1]).toEqual({
      id: 'a',
      title: 'A',
      titles: ['Page'],
      text: 'B\ntext',
    });
  });

  it('finds headings within other blocks', () => {
    const markdown =
      '<div>\n\nbefore\n\n<section>\n\n## A\n\nin\n\n</section>\n\nafter\n\n</div>\n\nlast';
    expect(split(markdown).map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Page: before',
      'A: in\nafter\nlast',
    ]);
  });

  it('keeps text outside of blocks', () => {
    expect(split('<div>bare <b>bold</b>\n\n## A\n\n</div>')[0]?.text).toBe('bare bold');
  });

  it.each([
    ['paragraphs', 'a\n\nb', 'a\nb'],
    ['list items', '- a\n- b\n  - c', 'a\nb\nc'],
    ['table cells', '| a | b |\n| - | - |\n| c | d |', 'a\tb\nc\td'],
    ['lines', 'a\nb<br>c', 'a b c'],
    ['code, which is not text', 'a\n\n```\nb\nc\n```', 'a'],
  ])('separates %s', (_name, markdown, text) => {
    expect(split(markdown)[0]?.text).toBe(text);
  });

  it('keeps the code of its blocks apart, with all of its lines', () => {
    const [section] = split('a `b`\n\n```ts\nc();\n\n  d();\n```\n\n```\ne\n```');
    expect(section).toMatchObject({ text: 'a b', code: 'c();\n\n  d();\ne' });
    expect(split('a')[0]).not.toHaveProperty('code');
  });

  it('has the search phrases of its heading', () => {
    const markdown =
      '# Units {asked="scale"}\n\n## Limit {asked="max speed, cap velocity"}\n\n## End';
    expect(split(markdown).map(({ searchPhrases }) => searchPhrases)).toEqual([
      ['scale'],
      ['max speed', 'cap velocity'],
      undefined,
    ]);
  });

  it('inserts no space within a word with markup', () => {
    expect(split('set**Linear**`Velocity`~~s~~ [un](/a)*less*')[0]?.text).toBe(
      'setLinearVelocitys unless',
    );
  });

  it.each([
    ['script', '<script>alert(1)</script>'],
    ['style', '<style>p { color: red }</style>'],
    ['template', '<template><p>hidden</p></template>'],
    ['svg', '<svg><text>drawn</text></svg>'],
    ['button', '<button>Copy</button>'],
    ['input', '<input value="typed">'],
    ['picture', '![described](a.png)'],
  ])('omits the content of a %s', (_name, markdown) => {
    expect(split(`a\n\n${markdown}`)[0]?.text).toBe('a');
  });

  it('keeps text that looks like HTML', () => {
    expect(split('`<script>` \\<b> &amp;lt;')[0]?.text).toBe('<script> <b> &lt;');
  });

  it('contains every word exactly once', () => {
    const words = Array.from({ length: 60 }, (_, index) => `w${index}`);
    const frames = [
      (word: string) => word,
      (word: string) => `## H ${word}\n\n`,
      (word: string) => `- ${word}`,
      (word: string) => `<div>\n\n### H ${word}\n\n</div>`,
      (word: string) => `> ${word}`,
      (word: string) => `#### ${word}`,
      (word: string) => `\`\`\`\n${word}\n\`\`\``,
    ];
    const markdown = words.map((word, index) => frames[(index * 5) % 7]?.(word)).join('\n\n');
    const all = split(markdown).map(({ title, text, code }) => `${title} ${text} ${code}`);
    expect(all.join(' ').match(/w\d+/g)?.sort()).toEqual(words.sort());
  });
});

describe('findSection', () => {
  it('returns the section that contains the text of an element', () => {
    const names = Array.from({ length: 60 }, (_, index) => `w${index}`);
    const frames = [
      (name: string) => `\`${name}\``,
      (name: string) => `## H\n\n\`${name}\``,
      (name: string) => `- \`${name}\``,
      (name: string) => `<div>\n\n### H\n\n\`${name}\`\n\n</div>`,
      (name: string) => `# H\n\n> \`${name}\``,
      (name: string) => `#### H\n\n\`${name}\``,
      (name: string) => `\`\`\`\n${name}\n\`\`\``,
    ];
    const tree = renderMarkdown(names.map((name, at) => frames[(at * 5) % 7]?.(name)).join('\n\n'));
    const { headings, findSection } = readHeadings(tree);
    const found: string[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'code') found.push(`${findSection(node)} ${toText(node).trim()}`);
    });
    const expected = readSections(tree, headings, 'Page').flatMap(({ id, text, code }) =>
      (`${text} ${code}`.match(/w\d+/g) ?? []).map((name) => `${id} ${name}`),
    );
    expect(found.sort()).toEqual(expected.sort());
    expect(new Set(found.map((text) => text.split(' ')[0])).size).toBeGreaterThan(20);
  });
});

function split(markdown: string) {
  const tree = renderMarkdown(markdown);
  return readSections(tree, readHeadings(tree).headings, 'Page');
}
