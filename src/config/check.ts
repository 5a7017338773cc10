import type { z } from 'zod';
import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Origin of a value, for messages. */
export interface Origin {
  file: string;
  /** Returns the line of a key, for values whose lines can be determined. */
  findLine?: (path: PropertyKey[]) => number | undefined;
  /** Noun for the value's keys: "key", or "prop" for components. */
  noun?: string;
  /** Suffix of a key's name: ` of <Callout>`. */
  owner?: string;
  /** Name of a document that describes all keys and values, which messages mention instead of long lists. */
  guide?: string;
}

/** Maximum number of choices that a message lists. */
const MAX_LISTED = 8;

/** Checks a value that a person wrote. Every mistake becomes a problem that names the key. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  origin: Origin,
): { value?: z.output<S>; problems: Problem[] } {
  const result = schema.safeParse(value, { reportInput: true, error: listValidKeys });
  if (result.success) return { value: result.data, problems: [] };
  return { problems: result.error.issues.flatMap((issue) => toProblems(issue, [], origin)) };
}

/** Returns the valid keys of an object as the message of its unknown keys. */
function listValidKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'unrecognized_keys') return undefined;
  return Object.keys((inst as z.ZodObject).shape).join(SEPARATOR);
}

const SEPARATOR = ', ';

function toProblems(issue: Issue, base: PropertyKey[], origin: Origin): Problem[] {
  const path = [...base, ...issue.path];
  const { file, noun = 'key', owner = '', guide } = origin;
  const at = { file, line: origin.findLine?.(path) };
  if (issue.code === 'unrecognized_keys') {
    const valid = issue.message.split(SEPARATOR).filter(Boolean);
    return issue.keys.map((key) => ({
      file,
      line: origin.findLine?.([...path, key]),
      message: `unknown ${noun} "${keyName([...path, key])}"${owner}`,
      fix: didYouMean(key, valid, validKeys(valid, noun, guide)),
    }));
  }
  if (issue.code === 'invalid_key') {
    const message = `the ${noun} "${keyName(path)}"${owner} must be ${issue.issues[0]?.message}`;
    return [{ ...at, message, fix: 'change the key' }];
  }
  if (issue.code === 'invalid_union') {
    const branch = findClosestBranch(issue.errors);
    if (branch)
      return branch.flatMap((inner) => toProblems(mergeKeys(inner, issue.errors), path, origin));
  }
  const key = path.length > 0 ? `"${keyName(path)}"${owner}` : 'the value';
  if (issue.input === undefined) {
    return [{ ...at, message: `${key} is missing`, fix: `add it: ${expected(issue)}` }];
  }
  const printed = print(issue.input);
  if (issue.code === 'invalid_value' && isLong(issue.values, guide)) {
    const fix = fixFor(issue, `choose one of those in ${guide}`);
    return [{ ...at, message: `${key} cannot be ${printed}`, fix }];
  }
  const message = `${key} must be ${expected(issue)}, not ${printed}`;
  return [{ ...at, message, fix: fixFor(issue, `change ${key}`) }];
}

function validKeys(valid: string[], noun: string, guide: string | undefined): string {
  if (valid.length === 0) return `it has no ${noun}s`;
  return isLong(valid, guide)
    ? `valid ${noun}s are in ${guide}`
    : `valid ${noun}s are ${valid.join(', ')}`;
}

/** Returns whether there are too many choices to list, and a guide describes them. */
function isLong(choices: readonly unknown[], guide: string | undefined): boolean {
  return guide !== undefined && choices.length > MAX_LISTED;
}

/**
 * Returns the branch of a union that the value comes closest to: of the branches that don't fail at their root, the one
 * with the fewest unknown keys, then with the fewest mistakes. If all branches fail at their root, the union's own
 * message is used.
 */
function findClosestBranch(branches: Issue[][]): Issue[] | undefined {
  const isUnknownKey = ({ code }: Issue) => code === 'unrecognized_keys';
  const rank = (issues: Issue[]) => issues.filter(isUnknownKey).length * 1000 + issues.length;
  return branches
    .filter((issues) => issues.every((issue) => issue.path.length > 0 || isUnknownKey(issue)))
    .sort((a, b) => rank(a) - rank(b))[0];
}

/** Adds the keys of the other branches, one of which the writer can have meant. */
function mergeKeys(issue: Issue, branches: Issue[][]): Issue {
  if (issue.code !== 'unrecognized_keys') return issue;
  const alike = branches
    .flat()
    .filter(({ code, path }) => code === issue.code && path.join() === issue.path.join());
  const keys = alike.flatMap(({ message }) => message.split(SEPARATOR));
  const others = keys.filter((key) => !issue.keys.includes(key));
  return { ...issue, message: [...new Set(others)].join(SEPARATOR) };
}

function expected(issue: Issue): string {
  if (issue.code === 'invalid_value') {
    const values = issue.values.map((value) => JSON.stringify(value));
    return joinChoices(values);
  }
  if (issue.code === 'invalid_type') {
    const article = /^[aeiou]/.test(issue.expected) ? 'an' : 'a';
    return issue.expected === 'array' ? 'a list' : `${article} ${issue.expected}`;
  }
  // All other checks in the schemas have messages that complete the sentence "must be …".
  return issue.message;
}

/** Joins choices: `a`, `a or b`, `a, b, or c`. */
function joinChoices(choices: string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(choices);
}

function fixFor(issue: Issue, otherwise: string): string {
  if (issue.code === 'custom' && issue.params?.candidates) {
    return didYouMean(String(issue.input), issue.params.candidates, issue.params.otherwise);
  }
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return otherwise;
  return didYouMean(issue.input, issue.values.map(String), otherwise);
}

function print(input: unknown): string {
  const text = typeof input === 'bigint' ? `${input}n` : toJson(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function toJson(input: unknown): string {
  try {
    return JSON.stringify(input) ?? String(input);
  } catch {
    // The value has a circular reference, or JSON can't represent it.
    return String(input);
  }
}

/** Prints the path of a key: `sidebar[0].items[2].text`. */
function keyName(path: PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    const isIdentifier = /^[\w$]+$/.test(String(key));
    if (!isIdentifier) return `${name}[${JSON.stringify(key)}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}
