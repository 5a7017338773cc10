import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/config/problem.ts';
import { readPage } from './pageRules.ts';
import { readCodePassages, readPagePassages } from './passages.ts';
import { proofread } from './proofread.ts';
import { noteRules, siteRules } from './wording.ts';

describe('proofreading a page', () => {
  it('reports translationese with a suggestion', () => {
    expect(findProblems('A body is a thing.\n\nThe listener tells\nwhat rests.')).toEqual([
      'a.md:1 "thing" — write the name of it: body, object, value',
      'a.md:3 "tells" — write what code does: calls, returns, reports, requires, allows',
      'a.md:4 "what rests" — write a noun: "resting bodies", "touching bodies"',
    ]);
  });

  it('reports filler words', () => {
    expect(findProblems('A body.\n\nIt is simply\nthere, of\ncourse.')).toEqual([
      'a.md:3 "simply" — leave it out',
      'a.md:4 "of course" — leave it out',
    ]);
  });

  it('reports words with a preferred term', () => {
    expect(findProblems('A time step of 10ms in Javascript.')).toEqual([
      'a.md:1 "Javascript" — write "JavaScript"',
      'a.md:1 "10ms" — write a space before the unit',
      'a.md:1 "time step" — write "timestep"',
    ]);
  });

  it('reports repeated words and wrong articles', () => {
    expect(findProblems('The the body.\n\nIt is an body.')).toEqual([
      'a.md:1 Unexpected repeated "the", remove one occurrence — write "the"',
      'a.md:3 Unexpected article "an" before "body", expected "a" — write "a"',
    ]);
  });

  it('reads headings, tables, labels, titles of blocks, and comments in samples', () => {
    const text = [
      ...['# We fall', '', '| Our |', '| --- |', '| us |', ''],
      ...['<Callout title="Let\'s go">fine</Callout>', ''],
      ...['```ts', 'step(); // simply', '```'],
    ];
    expect(findProblems(text.join('\n'), 'a.mdx').map((line) => line.split(' ')[0])).toEqual([
      ...['a.mdx:1', 'a.mdx:3', 'a.mdx:5', 'a.mdx:7', 'a.mdx:10'],
    ]);
  });

  it('ignores code, formulas, and titles by others', () => {
    const text = [
      '`simply`, $just$, and [Fix Your Time Step!](https://a.example/).',
      ...['', '```ts', 'const simply = 1;', '```', '', 'See [bodies](/just-here).'],
    ];
    expect(findProblems(text.join('\n'))).toEqual([]);
  });

  it('allows terms of other engines near their names', () => {
    expect(findProblems('Add a collider.')).toHaveLength(1);
    expect(findProblems('What Rapier calls a collider is a fixture.')).toEqual([]);
    expect(findProblems('| Rapier |\n| --- |\n| collider |')).toEqual([]);
    expect(findProblems('Rapier has one.\n\nAdd a collider.')).toHaveLength(1);
  });
});

describe('proofreading code', () => {
  const problemsIn = (code: string) =>
    proofread(readCodePassages('a.ts', code), noteRules).map(formatProblem);

  it('reads strings, templates, and comments', () => {
    expect(
      problemsIn(
        `/** A thing of it. */\nnote('The body may move.');\nfail(\`no \${kind} at once\`);`,
      ),
    ).toEqual([
      'a.ts:1 "thing" — write the name of it: body, object, value',
      'a.ts:2 "may" — write "can" or "might"',
      'a.ts:3 "at once" — write "immediately", "at the same time"',
    ]);
  });

  it('ignores imports, names, and code within a text', () => {
    expect(
      problemsIn("import { a } from 'of its own';\nconst may = 'It calls `may be` twice.';"),
    ).toEqual([]);
  });

  it('reports contractions in notes', () => {
    expect(problemsIn('note("The body doesn\'t move.");')).toHaveLength(1);
  });
});

function findProblems(text: string, file = 'a.md'): string[] {
  const { tree } = readPage(text, file);
  return proofread(readPagePassages(file, tree), siteRules).map(formatProblem);
}
