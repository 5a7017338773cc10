import { describe, expect, it } from 'vitest';
import { parseFrontmatter } from './frontmatter.ts';
import { formatProblem } from './problem.ts';

const DEFAULTS = { layout: 'docs', aliases: [] };
const NOT_YAML_FIX =
  'write "key: value" lines between the "---" lines; quote values that contain a colon or start with a special character';

describe('parseFrontmatter', () => {
  it('reads every key', () => {
    const { frontmatter, problems } = parse([
      'title: World',
      'description: What a world is.',
      'layout: landing',
      'content: { width: 60rem, horizontalPadding: 1rem, verticalPadding: 2rem }',
      'authors: [Ada, Grace]',
      'date: 2026-11-21',
      'showLogo: false',
      'showOutline: 4',
      'showSidebar: true',
      'showTopNav: false',
      'aliases: [/worlds]',
    ]);
    expect(problems).toEqual([]);
    expect(frontmatter).toEqual({
      title: 'World',
      description: 'What a world is.',
      layout: 'landing',
      content: { width: '60rem', horizontalPadding: '1rem', verticalPadding: '2rem' },
      authors: ['Ada', 'Grace'],
      date: '2026-11-21',
      showLogo: false,
      showOutline: 4,
      showSidebar: true,
      showTopNav: false,
      aliases: ['/worlds'],
    });
  });

  it.each([
    ['an empty block', '---\n---\n# B', '\n\n# B'],
    ['a block after a byte order mark', '\uFEFF---\ntitle: A\n---\n# B', '\n\n\n# B'],
    ['a block with Windows line endings', '---\r\ntitle: A\r\n---\r\n# B\r\n', '\n\n\n# B\n'],
  ])('removes %s', (_name, source, body) => {
    expect(parseFrontmatter(source, 'a.md')).toMatchObject({ body, problems: [] });
  });

  it.each([
    ['deep', 6],
    ['[2, 4]', 4],
    ['3', 3],
    ['false', false],
  ])("reads VitePress's outline: %s", (range, showOutline) => {
    const { frontmatter, problems } = parse([`outline: ${range}`]);
    expect(problems).toEqual([]);
    expect(frontmatter).toEqual({ ...DEFAULTS, showOutline });
  });

  it('prefers showOutline to outline', () => {
    expect(parse(['outline: deep', 'showOutline: 2']).frontmatter.showOutline).toBe(2);
  });

  it('reports an alias without an anchor', () => {
    const { problems } = parseFrontmatter('---\ntitle: *World*\n---\n', 'a.md');
    expect(problems.map(formatProblem)).toEqual([
      `a.md:2 invalid YAML in the frontmatter: Unresolved alias (the anchor must be set before the alias): World* — ${NOT_YAML_FIX}`,
    ]);
  });

  it.each([
    ['text', 'a.md:2 the value must be an object, not "text" — change the value'],
    [
      'showOutline: 7',
      'a.md:2 "showOutline" must be true, false, or the deepest heading level from 2 to 6, not 7 — change "showOutline"',
    ],
    ['title: A\nlayuot: docs', 'a.md:3 unknown key "layuot" — did you mean "layout"?'],
    ['aliases:\n  /a: b', 'a.md:2 "aliases" must be a list, not {"/a":"b"} — change "aliases"'],
    [
      'aliases:\n  - /a\n  - b',
      'a.md:4 "aliases[1]" must be a path that starts with "/", not "b" — change "aliases[1]"',
    ],
  ])('reports the mistake in %j', (yaml, message) => {
    const { problems } = parseFrontmatter(`---\n${yaml}\n---\n`, 'a.md');
    expect(problems.map(formatProblem)).toEqual([message]);
  });

  it('turns a single author into a list', () => {
    expect(parse(['authors: Ada']).frontmatter.authors).toEqual(['Ada']);
  });

  it.each([
    ['a page without frontmatter', '# World\n'],
    ['an empty page', ''],
    ['a rule further down', 'Text\n\n---\ntitle: World\n---\n'],
    ['a rule at the start', '---\n\ntitle: World\n'],
    ['a rule before text', '---\nWorlds step bodies: a lot.\n'],
  ])('leaves %s unchanged', (_name, source) => {
    expect(parseFrontmatter(source, 'a.md')).toMatchObject({
      frontmatter: DEFAULTS,
      body: source,
      problems: [],
    });
  });

  it.each([
    ['an unclosed block', '---\ntitle: World\n\n# A\n'],
    ['a block with a longer line of dashes at its end', '---\r\ntitle: World\r\n----\r\n'],
  ])('reports %s', (_name, source) => {
    expect(parseFrontmatter(source, 'a.md').problems.map(formatProblem)).toEqual([
      'a.md:1 the frontmatter is never closed — end it with a line "---"',
    ]);
  });

  it('accepts a block with only a comment', () => {
    expect(parse(['# to be written'], '# World')).toMatchObject({
      frontmatter: DEFAULTS,
      body: '\n\n\n# World',
      problems: [],
    });
  });

  it.each([
    ['LF', '---\ntitle: World\n---\n# W'],
    ['CRLF', '---\r\ntitle: World\r\n---\r\n# W'],
    ['spaces after the dashes', '---  \ntitle: World\n---\t\n# W'],
    ['dashes within a value', '---\ntitle: |-\n  World\n---\n# W'],
  ])('splits a page with %s', (_name, source) => {
    const { frontmatter, body } = parseFrontmatter(source, 'a.md');
    expect(frontmatter.title).toBe('World');
    expect(body.trimStart()).toBe('# W');
  });

  it('ends the block at a line of dashes and not at dashes within a value', () => {
    const { frontmatter, body } = parse(['title: |-', '  a', '  ---', '  b'], 'text');
    expect(frontmatter.title).toBe('a\n---\nb');
    expect(body.trimStart()).toBe('text');
  });

  it('keeps every line of the body at its number in the file', () => {
    for (const newline of ['\n', '\r\n']) {
      for (let keys = 1; keys < 12; keys++) {
        const yaml = Array.from({ length: keys }, (_, index) => `# ${index}`);
        const source = ['---', ...yaml, '---', '', 'first', '', 'last'].join(newline);
        const { body } = parseFrontmatter(source, 'a.md');
        expect(findLine(body, 'first')).toBe(findLine(source, 'first'));
        expect(findLine(body, 'last')).toBe(findLine(source, 'last'));
      }
    }
  });

  it.each([
    ['title: ""', '2 "title" must be non-empty text, not "" — change "title"'],
    ['title: 5', '2 "title" must be a string, not 5 — change "title"'],
    ['title:', '2 "title" must be a string, not null — change "title"'],
    ['description: [a]', '2 "description" must be a string, not ["a"] — change "description"'],
    [
      'layout: doc',
      '2 "layout" must be "docs", "minimal", "landing", or "window", not "doc" — did you mean "docs"?',
    ],
    [
      'layout: wide',
      '2 "layout" must be "docs", "minimal", "landing", or "window", not "wide" — change "layout"',
    ],
    ['content: wide', '2 "content" must be an object, not "wide" — change "content"'],
    [
      'content: { width: "" }',
      '2 "content.width" must be a CSS length such as "2rem", not "" — change "content.width"',
    ],
    ['content: { width: 5 }', '2 "content.width" must be a string, not 5 — change "content.width"'],
    ['content: { widht: 5rem }', '2 unknown key "content.widht" — did you mean "width"?'],
    ['authors: 5', '2 "authors" must be a name, or a list of names, not 5 — change "authors"'],
    ['authors: [Ada, 5]', '2 "authors[1]" must be a string, not 5 — change "authors[1]"'],
    [
      'date: tomorrow',
      '2 "date" must be a date such as 2026-11-21, not "tomorrow" — change "date"',
    ],
    [
      'date: 2026-02-30',
      '2 "date" must be a date such as 2026-11-21, not "2026-02-30" — change "date"',
    ],
    ['showLogo: yes', '2 "showLogo" must be a boolean, not "yes" — change "showLogo"'],
    [
      'showOutline: deep',
      '2 "showOutline" must be true, false, or the deepest heading level from 2 to 6, not "deep" — change "showOutline"',
    ],
    [
      'outline: 7',
      '2 "outline" must be false, "deep", a heading level from 2 to 6, or two such levels, not 7 — change "outline"',
    ],
    ['showSidebar: 1', '2 "showSidebar" must be a boolean, not 1 — change "showSidebar"'],
    ['showTopNav: on', '2 "showTopNav" must be a boolean, not "on" — change "showTopNav"'],
    ['aliases: /a', '2 "aliases" must be a list, not "/a" — change "aliases"'],
    [
      'aliases: [a]',
      '2 "aliases[0]" must be a path that starts with "/", not "a" — change "aliases[0]"',
    ],
    [
      'aliases: [//a]',
      '2 "aliases[0]" must be a path that starts with "/", not "//a" — change "aliases[0]"',
    ],
    ['titel: World', '2 unknown key "titel" — did you mean "title"?'],
    [
      'permalink: /a',
      '2 unknown key "permalink" — valid keys are in WRITING.md, "Set the frontmatter"',
    ],
  ])('rejects %s', (line, message) => {
    expect(messages([line])).toEqual([`pages/a.md:${message}`]);
  });

  it.each([
    [
      'a colon in a value',
      ['title: World: part 2'],
      2,
      'Nested mappings are not allowed in compact mappings',
    ],
    ['an unclosed quote', ['date: 2026-01-01', 'title: "World'], 3, 'Missing closing "quote'],
    ['a duplicate key', ['title: A', 'layout: docs', 'title: B'], 4, 'Map keys must be unique'],
    ['a tab', ['title: A', 'content:', '\twidth: 1rem'], 4, 'Tabs are not allowed as indentation'],
    [
      'a value with a reserved character',
      ['title: @planck'],
      2,
      'Plain value cannot start with reserved character @',
    ],
  ])('reports the line of invalid YAML: %s', (_name, yaml, line, reason) => {
    const { frontmatter } = parse(yaml);
    expect(messages(yaml)[0]).toBe(
      `pages/a.md:${line} invalid YAML in the frontmatter: ${reason} — ${NOT_YAML_FIX}`,
    );
    expect(frontmatter).toEqual(DEFAULTS);
  });

  it('reports every mistake at its own line', () => {
    const yaml = [
      '',
      'layuot: docs',
      'content:',
      '  width: 1',
      '  heigth: 2',
      'aliases:',
      '  - /a',
      '  - b',
    ];
    const lines = parse(yaml).problems.map(({ line, message }) => `${line} ${message}`);
    expect(lines.sort()).toEqual([
      '3 unknown key "layuot"',
      '5 "content.width" must be a string, not 1',
      '6 unknown key "content.heigth"',
      '9 "aliases[1]" must be a path that starts with "/", not "b"',
    ]);
  });

  it('returns defaults if there is a mistake', () => {
    expect(parse(['title: World', 'titel: World']).frontmatter).toEqual(DEFAULTS);
  });

  it('removes the block from the body even if its keys or its YAML are invalid', () => {
    expect(parse(['titel: World'], 'text').body).toBe('\n\n\ntext');
    expect(parse(['title: [World'], 'text').body).toBe('\n\n\ntext');
  });

  it('returns a new list for each page', () => {
    const { frontmatter } = parse(['title: [broken']);
    frontmatter.aliases.push('/a');
    expect(parse(['title: [broken']).frontmatter.aliases).toEqual([]);
  });
});

function parse(yaml: string[], body = '') {
  return parseFrontmatter(['---', ...yaml, '---', body].join('\n'), 'pages/a.md');
}

function messages(yaml: string[]): string[] {
  return parse(yaml).problems.map(formatProblem);
}

function findLine(text: string, word: string): number {
  return text.split('\n').findIndex((line) => line.trim() === word) + 1;
}
