import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const PROJECT = join(import.meta.dirname, '../..');

/** A test that proves a clause. */
export interface Proof {
  /** Path of its file from the project's folder. */
  file: string;
  /** Its title as the file has it; titles around it come before it, separated by ` > `. */
  title: string;
}

/** A clause of the specification. */
export interface Clause {
  /** Number of the section, such as `2.8`. */
  section: string;
  text: string;
  status: 'holds' | 'deviates' | 'missing';
  /** For a deviation, the test of what the site does instead; for a missing clause, the test that it needs. */
  proof: Proof;
}

/** A row of the table of deviations. */
export interface Deviation extends Pick<Clause, 'section' | 'text'> {
  /** What the site does instead. */
  instead: string;
  why: string;
}

const SECTION = /^## (\S+)/;
const PROOF = /^(?:(deviates|missing), )?`([^`]+)`: (.+)$/;

/** @throws if a row is not a clause with a proof */
export function readClauses(): Clause[] {
  let section = '';
  return lines('tests/specification/clauses.md').flatMap((line) => {
    section = SECTION.exec(line)?.[1] ?? section;
    const [text, proof] = cells(line);
    if (text === undefined || proof === undefined) return [];
    const [, status = 'holds', file, title] = PROOF.exec(proof) ?? [];
    if (!file || !title) throw new Error(`${section} ${text}: "${proof}" names no test`);
    return { section, text, status: status as Clause['status'], proof: { file, title } };
  });
}

/** Reads the rows of `design/specification.md`. */
export function readDeviations(): Deviation[] {
  return lines('design/specification.md').flatMap((line) => {
    const [section, text, instead, why] = cells(line);
    return section && text ? { section, text, instead: instead ?? '', why: why ?? '' } : [];
  });
}

/**
 * Returns all titles of tests, groups, and steps in a file, each after those around it: `outline > has two
 * levels`. Tests that are skipped have none.
 * @throws if there is no such file
 */
export function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node, outer: string[]) => {
    const own = ts.isCallExpression(node) ? readTitle(node, source) : undefined;
    const path = own === undefined ? outer : [...outer, own];
    if (own !== undefined) titles.push(path.join(' > '));
    node.forEachChild((child) => visit(child, path));
  };
  visit(source, []);
  return titles;
}

/** Returns the title of a call such as `it.each(rows)('title', …)`. */
function readTitle({ expression, arguments: [title] }: ts.CallExpression, source: ts.SourceFile) {
  const called = expression.getText(source);
  if (!/^(it|test|describe)\b/.test(called) || /\.(skip|todo|fixme)\b/.test(called))
    return undefined;
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText(source).slice(1, -1) : undefined;
}

/** Returns the cells of a table row, or none if it belongs to the head. */
function cells(line: string): string[] {
  const isRow = line.startsWith('| ') && !/^\| (---|Clause|Section) \|/.test(line);
  return isRow ? line.slice(2, -2).split(' | ') : [];
}

function lines(file: string): string[] {
  return readText(file).split('\n');
}

function readText(file: string): string {
  return readFileSync(join(PROJECT, file), 'utf8');
}
