import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Clause, type Proof, readClauses, readDeviations, titlesIn } from './clauses.ts';

const DESIGN = join(import.meta.dirname, '../../design/specification.md');

const clauses = readClauses();
const deviations = readDeviations();

/** The titles of each file, which many clauses name. */
const titles = new Map<string, string[]>();

describe('a clause of the specification is proven by a test', () => {
  it.each(named('holds'))('%s', (_name, { proof }) => expectTest(proof));
});

describe('a deviation has its row, with what the site does instead and why', () => {
  it.each(named('deviates'))('%s', (name, { proof }) => {
    const rows = deviations.filter((row) => formatClause(row) === name);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.instead).not.toBe('');
    expect(rows[0]?.why).not.toBe('');
    expectTest(proof);
  });
});

it('the table of deviations has no other rows', () => {
  expect(deviations.map(formatClause).sort()).toEqual(
    clauses.filter(isStatus('deviates')).map(formatClause).sort(),
  );
});

it('each clause is listed once', () => {
  const names = clauses.map(formatClause);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('the counts are those of the design', () => {
  const count = (status: Clause['status']) => clauses.filter(isStatus(status)).length;
  expect(readFileSync(DESIGN, 'utf8')).toContain(
    `${clauses.length} clauses: ${count('holds')} hold, ${count('deviates')} deviate, ${count('missing')} are missing.`,
  );
});

function isStatus(status: Clause['status']) {
  return (clause: Clause) => clause.status === status;
}

function named(status: Clause['status']): [name: string, clause: Clause][] {
  return clauses.filter(isStatus(status)).map((clause) => [formatClause(clause), clause]);
}

function expectTest(proof: Proof): void {
  expect(hasTest(proof), `${proof.file} has no test "${proof.title}"`).toBe(true);
}

function hasTest({ file, title }: Proof): boolean {
  return readTitles(file).some((name) => ` > ${name}`.endsWith(` > ${title}`));
}

function readTitles(file: string): string[] {
  const cached = titles.get(file) ?? titlesIn(file);
  titles.set(file, cached);
  return cached;
}

function formatClause({ section, text }: Pick<Clause, 'section' | 'text'>): string {
  return `${section} ${text}`;
}
