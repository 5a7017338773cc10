import { describe, expect, it } from 'vitest';
import { formatProblem } from '../config/problem.ts';
import { pageLimitProblems } from './pageLimits.ts';

const TOO_DEEP = 'lists or quotes are nested too deeply — remove levels, or indent by fewer spaces';
const TOO_MANY =
  'a paragraph has more than 4000 asterisks, underscores, or tildes — split it, or put them in code';

function findProblems(body: string): string[] {
  return pageLimitProblems(body, 'a.md').map(formatProblem);
}

function nested(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
}

describe('pageLimitProblems', () => {
  it.each([
    ['a deep list', nested(90)],
    ['a thematic break', '-'.repeat(500)],
    ['code with an indent', `\`\`\`\n${' '.repeat(500)}- a\n\`\`\``],
    ['an indent after code in a list', `- \`\`\`\n  a\n  ${' '.repeat(500)}- a\n  \`\`\``],
    ['an empty line of spaces', ' '.repeat(500)],
    ['much emphasis in several paragraphs', '*a_ '.repeat(1500).concat('\n\n').repeat(5)],
    ['a long table with underscores', '| a_b_c |\n'.repeat(9000)],
    ['long code with underscores', `~~~\n${'a_b_c\n'.repeat(9000)}~~~`],
  ])('accepts %s', (_what, body) => {
    expect(findProblems(body)).toEqual([]);
  });

  it.each([
    ['a list of 1,500 levels', nested(1500), `a.md:101 ${TOO_DEEP}`],
    ['a list of 1,500 levels in a line', `a\n\n${'- '.repeat(1500)}a`, `a.md:3 ${TOO_DEEP}`],
    ['quotes of 1,500 levels', `${'> '.repeat(1500)}a`, `a.md:1 ${TOO_DEEP}`],
    ['160 KB of emphasis', `# A\n\n${'*a_ '.repeat(40_000)}`, `a.md:3 ${TOO_MANY}`],
    [
      'emphasis after code in a list',
      `1. ~~~\n   a\n   ~~~\n\n${'*a_ '.repeat(40_000)}`,
      `a.md:5 ${TOO_MANY}`,
    ],
    ['emphasis over many lines', '*a_\n'.repeat(40_000), `a.md:2001 ${TOO_MANY}`],
    [
      'a page of 20 MB',
      'word '.repeat(4_000_000),
      'a.md the page has 20000000 characters, and the maximum is 2000000 — split the page, or put data in a file in public/',
    ],
  ])('reports %s', (_what, body, problem) => {
    expect(findProblems(body)).toEqual([problem]);
  });
});
