import { distance } from 'fastest-levenshtein';
import type { Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Problem } from '../config/problem.ts';
import { isFormula } from './formulas.ts';
import { type FindSymbol, isForeignTable, SYMBOL } from './symbolLinks.ts';

/**
 * Returns the correction of code with a mistyped name, such as `world.setGravty()`.
 * @param defined names that are correct on this page
 */
export type FindTypo = (code: string, defined: ReadonlySet<string>) => string | undefined;

/** Minimum lengths of names with and without an owner, because shorter names resemble too many others. */
const MIN_LENGTH = 4;
const MIN_BARE_LENGTH = 8;
/** Minimum length of a member's name that can have two typos. */
const MIN_LONG_LENGTH = 10;

/**
 * Creates a function that finds names that are almost those of a library. Members are compared with those of their
 * class, which is named itself or by an object (`World.setGravty`, `world.setGravty()`); names without an owner must be
 * long. A name that consists of words of the library, such as `getBody`, is a different name and not a typo.
 * @param symbols all symbols and members of the library: `World`, `World.step`
 * @param foreign names of other engines: `Body.setVelocity(body, velocity)`
 */
export function createTypoFinder(symbols: Iterable<string>, foreign: Iterable<string>): FindTypo {
  const owners = new Set<string>();
  const members = new Map<string, string[]>();
  for (const symbol of symbols) {
    const [owner = '', member] = symbol.split('.');
    const key = owner.toLowerCase();
    if (member === undefined) owners.add(owner);
    else members.set(key, [...(members.get(key) ?? []), member]);
  }
  const names = [...owners, ...[...members.values()].flat()];
  const long = names.filter((name) => name.length >= MIN_BARE_LENGTH && wordsIn(name).length > 1);
  const words = new Set(names.flatMap(wordsIn));
  const foreignNames = new Set([...foreign].flatMap(identifiersIn));

  return (code, defined) => {
    const { isNew = '', owner, name = '' } = SYMBOL.exec(code)?.groups ?? {};
    if (defined.has(name) || foreignNames.has(name) || name.includes('_')) return undefined;
    if (wordsIn(name).every((word) => words.has(word))) return undefined;
    const start = isNew.length + (owner === undefined ? 0 : owner.length + 1);
    const replaced = (meant: string | undefined) =>
      meant && code.slice(0, start) + meant + code.slice(start + name.length);
    if (owner !== undefined) {
      const maxEdits = name.length < MIN_LONG_LENGTH ? 1 : 2;
      return replaced(mistypedAs(name, members.get(owner.toLowerCase()) ?? [], maxEdits));
    }
    return replaced(mistypedAs(name, isNew ? owners : long, 1));
  };
}

/** Returns the name that a name is a typo of, if it is long enough to decide. */
function mistypedAs(
  name: string,
  candidates: Iterable<string>,
  maxEdits: number,
): string | undefined {
  if (name.length < MIN_LENGTH) return undefined;
  let found: string | undefined;
  let fewest = maxEdits + 1;
  for (const candidate of candidates) {
    const edits = isSwapped(name, candidate) ? 1 : distance(name, candidate);
    if (edits >= fewest || name === `${candidate}s`) continue;
    found = candidate;
    fewest = edits;
  }
  return found;
}

/** Returns whether two names differ only in the order of two adjacent letters. */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a === b.slice(0, at) + (b[at + 1] ?? '') + (b[at] ?? '') + b.slice(at + 2);
}

/** Splits a name into lowercase words: `setGravityX` to `set`, `gravity`, and `x`. */
function wordsIn(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase());
}

/** Returns the names in code. */
export function identifiersIn(code: string): string[] {
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** Reports inline code that names a symbol with a typo. */
export function typoProblems(
  tree: Root,
  file: string,
  options: {
    findSymbol: FindSymbol;
    subjects?: readonly string[];
    findTypo: FindTypo;
    defined: ReadonlySet<string>;
  },
): Problem[] {
  const { findSymbol, subjects, findTypo, defined } = options;
  const problems: Problem[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'pre' || isForeignTable(node)) return SKIP;
    if (node.tagName !== 'code' || isFormula(node, 'math-inline')) return;
    const code = toText(node);
    const meant = findSymbol(code, subjects) ? undefined : findTypo(code, defined);
    if (meant === undefined) return;
    problems.push({
      file,
      line: node.position?.start.line,
      message: `unknown symbol "${code}"`,
      fix: `did you mean "${meant}"?`,
    });
  });
  return problems;
}
