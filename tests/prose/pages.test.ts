import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../../docs/site.config.ts';
import { formatProblem, sortProblems } from '../../src/config/problem.ts';
import type { SidebarItem } from '../../src/config/schema.ts';
import {
  checkDescription,
  checkEnding,
  checkHeadings,
  checkImages,
  checkLength,
  checkLinks,
  checkRecap,
  checkTitleCase,
  findLowercaseWords,
  type PageRule,
  type PageSource,
  readPage,
} from './pageRules.ts';
import { readPagePassages } from './passages.ts';
import { proofread } from './proofread.ts';
import { siteRules } from './wording.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = join(ROOT, 'docs/pages');

/** Pages that may be short, most of them because a block lists what they contain. */
const SHORT_PAGES = [
  'api.mdx',
  'cheat-sheet.mdx',
  'credits.mdx',
  'glossary.mdx',
  'learn/index.mdx',
  'recipes/index.mdx',
];

const files = readdirSync(PAGES, { recursive: true })
  .map(String)
  .filter((name) => /\.mdx?$/.test(name))
  .sort();

describe('the pages', () => {
  test('exist', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  test.each(files)('%s follows the voice of the project and has all parts of a page', (name) => {
    const page = readNamedPage(name);
    // Pages with other layouts are tools, such as the playground.
    const isGuide =
      ['docs', 'landing'].includes(page.frontmatter.layout) && !SHORT_PAGES.includes(name);
    const rules = [
      ...[checkHeadings, checkTitleCase, checkLinks, checkDescription, checkImages],
      ...(isGuide ? [checkLength, checkEnding] : []),
    ];
    const problems = sortProblems([
      ...rules.flatMap((rule) => rule(page)),
      ...proofread(readPagePassages(page.file, page.tree), siteRules),
    ]);
    expect(problems.map(formatProblem)).toEqual([]);
  });
});

describe('guides of the main sidebar', () => {
  const sidebars = config.sidebar as Record<string, SidebarItem[]>;
  const addresses = listItems(sidebars['/'] ?? []).map(({ link }) => link);
  const guides = files.filter((name) => {
    const { frontmatter } = readNamedPage(name);
    return addresses.includes(toAddress(name)) && frontmatter.layout === 'docs';
  });

  test('exist', () => {
    expect(guides.length).toBeGreaterThan(30);
  });

  test.each(guides)('%s has a recap if it shows a scene', (name) => {
    expect(checkRecap(readNamedPage(name)).map(formatProblem)).toEqual([]);
  });
});

describe('headings', () => {
  test('have no skipped levels, and one title', () => {
    expect(findProblems(checkHeadings, '# A\n\n## B\n\n### C\n\n## D')).toEqual([]);
    expect(findProblems(checkHeadings, '# A\n\n### B')).toEqual([
      'a.md:3 the heading "B" has level 3, after one of level 1 — use ##',
    ]);
    expect(findProblems(checkHeadings, '# A\n\n# B')).toEqual([
      'a.md:3 2 headings of level 1 — use exactly one "# Title", at the start of the page',
    ]);
    expect(findProblems(checkHeadings, '## A')).toHaveLength(2);
    expect(findProblems(checkHeadings, '# A\n\n:::steps\n### B\n:::')).toHaveLength(1);
  });
});

describe('titles', () => {
  test('are in title case', () => {
    expect(
      findProblems(checkTitleCase, '---\ntitle: Hello World\n---\n\n# From p2.js to a Game'),
    ).toEqual([]);
    expect(findProblems(checkTitleCase, '# One-way platform')).toEqual([
      'a.md:1 "way" is in lower case in the title "One-way platform" — write it with a capital letter, as in "Hello World"',
      'a.md:1 "platform" is in lower case in the title "One-way platform" — write it with a capital letter, as in "Hello World"',
    ]);
  });

  test('are in title case in the sidebar', () => {
    const sidebars = Object.values(config.sidebar ?? {}).flat() as SidebarItem[];
    const texts = listItems(sidebars).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap(findLowercaseWords)).toEqual([]);
  });
});

describe('the ending', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, i) => `- [Page ${i}](/p${i}) is there.`).join('\n');

  test('links to at least two pages to read next', () => {
    expect(findProblems(checkEnding, `# A\n\n## Next steps\n\n${links(2)}`)).toEqual([]);
    expect(findProblems(checkEnding, `# A\n\n## Next steps\n\n${links(1)}`)).toEqual([
      'a.md:3 "Next steps" has too few links: 1 — add at least 2',
    ]);
    expect(findProblems(checkEnding, `# A\n\n## Next\n\n${links(2)}`)).toHaveLength(1);
    expect(findProblems(checkEnding, `# A\n\n## Next steps\n\n${links(2)}\n\n## B`)).toHaveLength(
      1,
    );
    expect(findProblems(checkEnding, '')).toHaveLength(1);
  });
});

describe('the recap', () => {
  const scene = '::scene{id=friction}';
  const text = 'Friction slows what slides. '.repeat(5);
  const page = (recap: string) => `# A\n\n${scene}\n\n## Recap\n\n${recap}\n\n## Next steps`;

  test('has two to four lines and a question, directly before the last section', () => {
    expect(findProblems(checkRecap, page(`${text} Does it stop?`))).toEqual([]);
    expect(findProblems(checkRecap, page(`- ${text}\n- Does it stop?`))).toEqual([]);
    expect(findProblems(checkRecap, page(text))).toEqual([
      'a.md:5 "Recap" has no question — add a prediction that the scene answers',
    ]);
    expect(findProblems(checkRecap, page('Does it stop?'))).toEqual([
      'a.md:5 "Recap" has 1 lines — write 2 to 4 lines of 90 characters',
    ]);
    expect(findProblems(checkRecap, page(`${text.repeat(3)} Does it stop?`))).toHaveLength(1);
    expect(findProblems(checkRecap, page(`${text} Does it stop?\n\n## B`))).toHaveLength(1);
    expect(findProblems(checkRecap, '# A\n\n<Scene id="friction" />', 'a.mdx')).toHaveLength(1);
  });

  test('is not required without a scene', () => {
    expect(findProblems(checkRecap, '# A\n\n## Next steps')).toEqual([]);
  });
});

describe('links', () => {
  test.each(['here', 'This page', 'Click here', 'read more', 'link', 'https://a.example/'])(
    'rejects the link text "%s"',
    (text) => {
      expect(findProblems(checkLinks, `Look [${text}](/body).`)).toHaveLength(1);
    },
  );

  test('accepts link text that describes the target', () => {
    expect(
      findProblems(checkLinks, '[Sleeping](/body), [`Body`](/api), [this scene in Unity](/x)'),
    ).toEqual([]);
  });
});

describe('length', () => {
  test('counts words, including inline code, but not samples', () => {
    const sample = ['```ts', 'word '.repeat(500), '```'].join('\n');
    expect(findProblems(checkLength, `${'word '.repeat(399)}\n\n${sample}`)).toEqual([
      'a.md the page has 399 words — write 400 or more, or merge it into another page',
    ]);
    expect(findProblems(checkLength, `${'word '.repeat(399)} \`world\``)).toEqual([]);
  });

  test('can be half of that in a recipe', () => {
    const recipe = (words: number) => `---\ntags: [Things]\n---\n\n${'word '.repeat(words)}`;
    expect(findProblems(checkLength, recipe(200))).toEqual([]);
    expect(findProblems(checkLength, recipe(199))).toHaveLength(1);
  });
});

describe('the description', () => {
  test.each([0, 49, 161])('must not have %i characters', (length) => {
    const text = `---\ndescription: ${'d'.repeat(length)}\n---\n\n# A`;
    expect(findProblems(checkDescription, text)).toHaveLength(1);
  });

  test('can have 50 to 160 characters', () => {
    for (const length of [50, 160])
      expect(
        findProblems(checkDescription, `---\ndescription: ${'d'.repeat(length)}\n---\n`),
      ).toEqual([]);
  });
});

describe('images', () => {
  test('need alternative text', () => {
    expect(findProblems(checkImages, '![](a.svg)\n\n<img src="a.svg">')).toHaveLength(2);
    expect(findProblems(checkImages, '<img src="a.svg" />', 'a.mdx')).toHaveLength(1);
    expect(findProblems(checkImages, '![A ramp](a.svg)\n\n<img src="a.svg" alt="A ramp">')).toEqual(
      [],
    );
    expect(findProblems(checkImages, '<img src="a.svg" alt="A ramp" />', 'a.mdx')).toEqual([]);
  });
});

function readNamedPage(name: string): PageSource {
  const file = join(PAGES, name);
  return readPage(readFileSync(file, 'utf8'), relative(ROOT, file));
}

/** Returns the address of a page, as in the sidebar: `/joint` for `joint/index.mdx`. */
function toAddress(name: string): string {
  return `/${name.replace(/(?:(?:^|\/)index)?\.mdx?$/, '')}`;
}

/** Returns all items of a sidebar, including nested ones. */
function listItems(items: SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...listItems(item.items ?? [])]);
}

function findProblems(rule: PageRule, text: string, file = 'a.md'): string[] {
  return rule(readPage(text, file)).map(formatProblem);
}
