import type { z } from 'zod';
import { didYouMean, nearestOf } from './nearest.ts';
import type { Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/** Where the value came from, to say so in messages. */
export interface Source {
  file: string;
  /** Line of a key, where the file is one that lines are known of. */
  lineOf?: (path: PropertyKey[]) => number | undefined;
  /** What the value's keys are called: "key", or "prop" for what a component is given. */
  noun?: string;
  /** Whose they are, behind their name: ` of <Callout>`. */
  owner?: string;
}

/** Checks a value that a person wrote; every mistake becomes one Problem that names the key. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  source: Source,
): { value?: z.output<S>; problems: Problem[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { value: result.data, problems: [] };
  return {
    problems: result.error.issues.flatMap((issue) => problemsOf(schema, issue, [], source)),
  };
}

function problemsOf(schema: Schema, issue: Issue, base: PropertyKey[], source: Source): Problem[] {
  const path = [...base, ...issue.path];
  const { file, noun = 'key', owner = '' } = source;
  const at = { file, line: source.lineOf?.(path) };
  if (issue.code === 'unrecognized_keys') {
    const valid = keysAt(schema, path);
    return issue.keys.map((key) => ({
      file,
      line: source.lineOf?.([...path, key]),
      message: `unknown ${noun} "${keyName([...path, key])}"${owner}`,
      fix: owner
        ? nearestOf(key, valid, validKeys(valid, noun))
        : didYouMean(key, valid, validKeys(valid, noun)),
    }));
  }
  if (issue.code === 'invalid_key') {
    const message = `the ${noun} "${keyName(path)}"${owner} must be ${issue.issues[0]?.message}`;
    return [{ ...at, message, fix: 'change the key' }];
  }
  if (issue.code === 'invalid_union') {
    const branch = likeliestBranch(issue.errors);
    if (branch) return branch.flatMap((inner) => problemsOf(schema, inner, path, source));
  }
  const key = path.length > 0 ? `"${keyName(path)}"${owner}` : 'the whole';
  if (issue.input === undefined) {
    return [{ ...at, message: `${key} is missing`, fix: `add it: ${expected(issue)}` }];
  }
  const message = `${key} must be ${expected(issue)}, not ${shown(issue.input)}`;
  return [{ ...at, message, fix: advice(issue, `change ${key}`) }];
}

function validKeys(valid: string[], noun: string): string {
  return valid.length === 0 ? `it has no ${noun}s` : `valid ${noun}s are ${valid.join(', ')}`;
}

/**
 * The union's branch that the writer was aiming at: of those that fail deeper than at their root
 * the one with the fewest strange keys, then with the fewest mistakes. None does when the value
 * has the wrong type altogether; then the union's own message serves.
 */
function likeliestBranch(branches: Issue[][]): Issue[] | undefined {
  const isStrange = ({ code }: Issue) => code === 'unrecognized_keys';
  const rank = (issues: Issue[]) => issues.filter(isStrange).length * 1000 + issues.length;
  return branches
    .filter((issues) => issues.every((issue) => issue.path.length > 0 || isStrange(issue)))
    .sort((a, b) => rank(a) - rank(b))[0];
}

function expected(issue: Issue): string {
  if (issue.code === 'invalid_value') {
    const values = issue.values.map((value) => JSON.stringify(value));
    return values.length > 1
      ? `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
      : `${values}`;
  }
  if (issue.code === 'invalid_type') {
    const article = /^[aeiou]/.test(issue.expected) ? 'an' : 'a';
    return issue.expected === 'array' ? 'a list' : `${article} ${issue.expected}`;
  }
  // Every other check in the schemas carries its own words for what it expects.
  return issue.message;
}

function advice(issue: Issue, otherwise: string): string {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return otherwise;
  return didYouMean(issue.input, issue.values.map(String), otherwise);
}

function shown(input: unknown): string {
  const text = typeof input === 'bigint' ? `${input}n` : jsonOf(input);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function jsonOf(input: unknown): string {
  try {
    return JSON.stringify(input) ?? String(input);
  } catch {
    // It refers to itself, or holds what JSON has no words for.
    return String(input);
  }
}

/** `sidebar[0].items[2].text`. */
function keyName(path: PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    const plain = /^[\w$]+$/.test(String(key));
    if (!plain) return `${name}[${JSON.stringify(key)}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

/** Names of the keys that the schema knows at a path, over all branches of a union. */
function keysAt(schema: Schema, path: PropertyKey[]): string[] {
  return [
    ...new Set(schemasAt(schema, path).flatMap((found) => Object.keys(shapeOf(found) ?? {}))),
  ];
}

function schemasAt(schema: Schema, path: PropertyKey[]): Schema[] {
  const [key, ...rest] = path;
  const options = unwrap(schema);
  if (key === undefined) return options;
  return options.flatMap((option) => {
    const child = childOf(option, key);
    return child ? schemasAt(child, rest) : [];
  });
}

function childOf(schema: Schema, key: PropertyKey): Schema | undefined {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (def.type === 'object') return def.shape[String(key)];
  if (def.type === 'array') return def.element;
  if (def.type === 'record') return def.valueType;
  return undefined;
}

function shapeOf(schema: Schema): Record<string, Schema> | undefined {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  return def.type === 'object' ? def.shape : undefined;
}

/** The objects, lists and records behind defaults, transforms and unions. */
function unwrap(schema: Schema): Schema[] {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return unwrap(def.innerType);
    case 'pipe':
      return unwrap(def.in);
    case 'union':
      return def.options.flatMap(unwrap);
    default:
      return [schema];
  }
}
