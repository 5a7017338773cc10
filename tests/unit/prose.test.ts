import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblem, sortProblems } from '../../src/config/problem.ts';
import {
  checkDescription,
  checkEnding,
  checkHeadings,
  checkImages,
  checkLength,
  checkLinks,
  checkTerms,
  type Rule,
  readProse,
} from './prose.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = join(ROOT, 'docs/pages');

/** A list of names, and what is said in few words. */
const SHORT = ['api.mdx', 'credits.mdx'];

const files = readdirSync(PAGES, { recursive: true })
  .map(String)
  .filter((name) => /\.mdx?$/.test(name))
  .sort();

describe('the pages', () => {
  test('are there', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  test.each(files)('%s reads well', (name) => {
    const file = join(PAGES, name);
    const page = readProse(readFileSync(file, 'utf8'), relative(ROOT, file));
    // A page of another layout shows a tool, such as the playground.
    const isGuide = page.frontmatter.layout === 'docs' && !SHORT.includes(name);
    const rules = [
      ...[checkTerms, checkHeadings, checkLinks, checkDescription, checkImages],
      ...(isGuide ? [checkLength, checkEnding] : []),
    ];
    const problems = sortProblems(rules.flatMap((rule) => rule(page)));
    expect(problems.map(formatProblem)).toEqual([]);
  });
});

describe('words', () => {
  test('that say nothing are to be left out', () => {
    expect(found(checkTerms, 'A body.\n\nIt is simply\nthere, of\ncourse.')).toEqual([
      'a.md:3 "simply" — leave it out',
      'a.md:4 "of course" — leave it out',
    ]);
  });

  test('have a right one', () => {
    expect(found(checkTerms, 'The colour of a Timestep is 10m.')).toEqual([
      'a.md:1 "colour" — write "color"',
      'a.md:1 "Timestep" — write "time step"',
      'a.md:1 "10m" — write a space before the unit',
    ]);
  });

  test('are found in headings, tables, labels and titles of blocks', () => {
    const text = '# We fall\n\n| Our |\n| --- |\n| us |\n\n:::tip[Simply]\nfine\n:::';
    expect(found(checkTerms, text)).toHaveLength(4);
    expect(found(checkTerms, '<Callout title="Let\'s go">fine</Callout>', 'a.mdx')).toHaveLength(1);
  });

  test('are free in code, in formulas, and in names that others gave', () => {
    const text = [
      '`colour`, $colour$ and [Fix Your Timestep!](https://a.example/).',
      ...['', '```ts', 'const colour = 1; // simply', '```', ''],
      'See [bodies](/just-here) in 2D.',
    ];
    expect(found(checkTerms, text.join('\n'))).toEqual([]);
  });

  test('of other engines are free beside their names', () => {
    expect(found(checkTerms, 'Add a collider.')).toHaveLength(1);
    expect(found(checkTerms, 'What Rapier calls a collider is a fixture.')).toEqual([]);
    expect(found(checkTerms, '| Rapier |\n| --- |\n| collider |')).toEqual([]);
    expect(found(checkTerms, 'Rapier has one.\n\nAdd a collider.')).toHaveLength(1);
  });
});

describe('headings', () => {
  test('come in order, below one title', () => {
    expect(found(checkHeadings, '# A\n\n## B\n\n### C\n\n## D')).toEqual([]);
    expect(found(checkHeadings, '# A\n\n### B')).toEqual([
      'a.md:3 "B" is of level 3, below one of level 1 — write it with ##',
    ]);
    expect(found(checkHeadings, '# A\n\n# B')).toEqual([
      'a.md:3 2 headings of level 1 — begin the page with one "# Title", and have no other',
    ]);
    expect(found(checkHeadings, '## A')).toHaveLength(2);
    expect(found(checkHeadings, '# A\n\n:::steps\n### B\n:::')).toHaveLength(1);
  });
});

describe('the end', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, i) => `- [Page ${i}](/p${i}) is there.`).join('\n');

  test('tells where to go', () => {
    expect(found(checkEnding, `# A\n\n## What to read next\n\n${links(2)}`)).toEqual([]);
    expect(found(checkEnding, `# A\n\n## What to read next\n\n${links(1)}`)).toEqual([
      'a.md:3 "What to read next" has 1 links — give it 2 or more',
    ]);
    expect(found(checkEnding, `# A\n\n## Next\n\n${links(2)}`)).toHaveLength(1);
    expect(found(checkEnding, `# A\n\n## What to read next\n\n${links(2)}\n\n## B`)).toHaveLength(
      1,
    );
    expect(found(checkEnding, '')).toHaveLength(1);
  });
});

describe('links', () => {
  test.each(['here', 'This page', 'Click here', 'read more', 'link', 'https://a.example/'])(
    '"%s" does not say where it goes',
    (text) => {
      expect(found(checkLinks, `Look [${text}](/body).`)).toHaveLength(1);
    },
  );

  test('that name what is there do', () => {
    expect(
      found(checkLinks, '[Sleeping](/body), [`Body`](/api), [this scene in Unity](/x)'),
    ).toEqual([]);
  });
});

describe('length', () => {
  test('counts words, with code in sentences and without samples', () => {
    const sample = ['```ts', 'word '.repeat(500), '```'].join('\n');
    expect(found(checkLength, `${'word '.repeat(399)}\n\n${sample}`)).toEqual([
      'a.md the page has 399 words — write 400 or more, or put it into another page',
    ]);
    expect(found(checkLength, `${'word '.repeat(399)} \`world\``)).toEqual([]);
  });
});

describe('the description', () => {
  test.each([0, 49, 161])('is not one of %i characters', (length) => {
    const text = `---\ndescription: ${'d'.repeat(length)}\n---\n\n# A`;
    expect(found(checkDescription, text)).toHaveLength(1);
  });

  test('may be one of 50 to 160', () => {
    for (const length of [50, 160])
      expect(found(checkDescription, `---\ndescription: ${'d'.repeat(length)}\n---\n`)).toEqual([]);
  });
});

describe('images', () => {
  test('have words for those who do not see them', () => {
    expect(found(checkImages, '![](a.svg)\n\n<img src="a.svg">')).toHaveLength(2);
    expect(found(checkImages, '<img src="a.svg" />', 'a.mdx')).toHaveLength(1);
    expect(found(checkImages, '![A ramp](a.svg)\n\n<img src="a.svg" alt="A ramp">')).toEqual([]);
    expect(found(checkImages, '<img src="a.svg" alt="A ramp" />', 'a.mdx')).toEqual([]);
  });
});

function found(rule: Rule, text: string, file = 'a.md'): string[] {
  return rule(readProse(text, file)).map(formatProblem);
}
