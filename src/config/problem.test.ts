import { describe, expect, it } from 'vitest';
import {
  formatProblem,
  formatProblems,
  type Problem,
  ProblemsError,
  sortProblems,
} from './problem.ts';

describe('formatProblem', () => {
  it('contains the location, the mistake, and the fix', () => {
    const problem = { file: 'docs/pages/world.md', line: 12, message: 'dead link', fix: 'fix it' };
    expect(formatProblem(problem)).toBe('docs/pages/world.md:12 dead link — fix it');
  });

  it('omits an unknown line', () => {
    const problem = { file: 'docs/site.config.ts', message: '"title" is missing', fix: 'add it' };
    expect(formatProblem(problem)).toBe('docs/site.config.ts "title" is missing — add it');
  });
});

it('shows control characters as text', () => {
  const problem = { file: 'a.md', message: 'unknown key "\x1b[2J\u202e"', fix: 'a\tb' };
  expect(formatProblem(problem)).toBe('a.md unknown key "\\u001b[2J\\u202e" — a\tb');
});

describe('sortProblems', () => {
  it('sorts by file, then numerically by line, with problems of the whole file first', () => {
    const sorted = ['b.md:2', 'a.md:10', 'b.md', 'a.md:9', 'B.md:1'].map(createProblem);
    expect(sortProblems(sorted).map(formatLocation)).toEqual([
      'B.md:1',
      'a.md:9',
      'a.md:10',
      'b.md',
      'b.md:2',
    ]);
  });

  it('keeps the order of problems at the same line', () => {
    const found = ['second', 'first', 'third'].map((message) => ({
      ...createProblem('a.md:1'),
      message,
    }));
    expect(sortProblems(found)).toEqual(found);
  });

  it('removes duplicates, but keeps the same mistake at another line', () => {
    const found = ['a.md:1', 'a.md:2', 'a.md:1'].map(createProblem);
    expect(sortProblems(found).map(formatLocation)).toEqual(['a.md:1', 'a.md:2']);
  });

  it('does not modify the given list', () => {
    const found = ['b.md:1', 'a.md:1'].map(createProblem);
    sortProblems(found);
    expect(found.map(formatLocation)).toEqual(['b.md:1', 'a.md:1']);
  });
});

describe('formatProblems', () => {
  const deadAt = (line: number) => createProblem(`b.md:${line}`);
  const other = { ...createProblem('c.md:2'), message: 'invalid YAML' };

  it('prints a mistake in up to three locations with each of them', () => {
    expect(formatProblems([deadAt(3), other, deadAt(2), deadAt(1)])).toEqual([
      'b.md:1 dead link — fix it',
      'b.md:2 dead link — fix it',
      'b.md:3 dead link — fix it',
      'c.md:2 invalid YAML — fix it',
    ]);
  });

  it('prints a mistake in more locations once, with all of them', () => {
    expect(formatProblems([deadAt(1), deadAt(2), other, deadAt(3), createProblem('d.md')])).toEqual(
      [
        'b.md:1 dead link — fix it',
        '  The same in 3 other places: b.md:2, b.md:3, d.md',
        'c.md:2 invalid YAML — fix it',
      ],
    );
  });

  it('counts the locations of a mistake that was made hundreds of times, and lists the first', () => {
    const problems = Array.from({ length: 300 }, (_, index) => deadAt(index + 1));
    expect(formatProblems(problems)).toEqual([
      'b.md:1 dead link — fix it',
      '  The same in 299 other places: b.md:2, b.md:3, b.md:4, b.md:5, b.md:6, …',
    ]);
  });

  it('keeps mistakes with different fixes apart', () => {
    const problems = [1, 2, 3, 4].map((line) => ({
      ...deadAt(line),
      fix: `fix it in ${line} ways`,
    }));
    expect(formatProblems(problems)).toHaveLength(4);
  });
});

describe('ProblemsError', () => {
  const found = ['b.md:1', 'a.md:3', 'b.md:1'].map(createProblem);

  it('prints each problem once, sorted, on a separate line', () => {
    expect(new ProblemsError(found).message).toBe(
      'a.md:3 dead link — fix it\nb.md:1 dead link — fix it',
    );
  });

  it('contains all problems in their original order', () => {
    expect(new ProblemsError(found).problems).toEqual(found);
  });

  it('is an error with its own name', () => {
    const error = new ProblemsError([]);
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('ProblemsError');
  });
});

/** Returns a problem at a location such as `a.md:3`. */
function createProblem(location: string): Problem {
  const [file = '', line] = location.split(':');
  return {
    file,
    line: line === undefined ? undefined : Number(line),
    message: 'dead link',
    fix: 'fix it',
  };
}

function formatLocation({ file, line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`;
}
