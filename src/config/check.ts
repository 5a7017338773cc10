import type { z } from 'zod';
import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

/** Where the value came from, to say so in messages. */
export interface Source {
  file: string;
  /** Line of a key, where the file is one that lines are known of. */
  lineOf?: (path: PropertyKey[]) => number | undefined;
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
  const at = { file: source.file, line: source.lineOf?.(path) };
  if (issue.code === 'unrecognized_keys') {
    const valid = keysAt(schema, path);
    return issue.keys.map((key) => ({
      file: source.file,
      line: source.lineOf?.([...path, key]),
      message: `unknown key "${keyName([...path, key])}"`,
      fix: didYouMean(key, valid, `valid keys are ${valid.join(', ')}`),
    }));
  }
  if (issue.code === 'invalid_union') {
    const branch = likeliestBranch(issue.errors);
    if (branch) return branch.flatMap((inner) => problemsOf(schema, inner, path, source));
  }
  const key = keyName(path);
  if (issue.input === undefined) {
    return [{ ...at, message: `"${key}" is missing`, fix: `add it: ${expected(issue)}` }];
  }
  return [
    {
      ...at,
      message: `"${key}" must be ${expected(issue)}, not ${shown(issue.input)}`,
      fix: advice(issue, key),
    },
  ];
}

/**
 * The union's branch that the writer was aiming at: the one that fails deeper than at its root.
 * None does when the value has the wrong type altogether; then the union's own message serves.
 */
function likeliestBranch(branches: Issue[][]): Issue[] | undefined {
  return branches.find((issues) =>
    issues.every((issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'),
  );
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

function advice(issue: Issue, key: string): string {
  const otherwise = `change "${key}"`;
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return otherwise;
  return didYouMean(issue.input, issue.values.map(String), otherwise);
}

function shown(input: unknown): string {
  const json = JSON.stringify(input) ?? String(input);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
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
