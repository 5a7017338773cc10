import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from './cache.ts';

/**
 * Matches imports of types only, which don't exist when a module runs. Doesn't match declarations, which can also begin
 * with `export type`.
 */
const TYPE_IMPORT =
  /^(?:import|export) type\b\s*(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s*from\s*(['"]).*?\1/gm;

/**
 * Matches the paths of other modules, without queries such as `?raw`. A comment or a text that looks like an import
 * matches as well, which is harmless: the result can contain too many modules, never too few.
 */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"?]*)/g;

/** What a path can omit, for the bundler or for TypeScript. */
const EXTENSIONS = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.json', '.d.ts'];
const OMITTED = [...EXTENSIONS, ...EXTENSIONS.map((extension) => `/index${extension}`)];

/** Returns the files that make up a module: first its own, then all that it imports directly or indirectly. */
export function moduleFiles(entry: string): string[] {
  return [...readModules([entry]).keys()];
}

/** Returns a hash of the source of a module, and of everything that it imports from other files. */
export function moduleKey(entry: string): string {
  return hash(...[...readModules([entry])].flat());
}

/** Returns a hash of everything from files that determines the types in modules, including files of types only. */
export function typesKey(entries: string[]): string {
  return hash(...[...readModules(entries, { withTypes: true })].flat());
}

/** Reads modules and what they import, each file once. */
function readModules(entries: string[], { withTypes = false } = {}): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const visit = (path: string) => {
    for (const file of filesAt(path)) {
      if (files.has(file)) continue;
      const content = readFileSync(file);
      files.set(file, content);
      const text = content.toString();
      const code = withTypes ? text : text.replace(TYPE_IMPORT, '');
      for (const [, imported = ''] of code.matchAll(IMPORT)) visit(join(file, '..', imported));
    }
  };
  entries.forEach(visit);
  return files;
}

/** Returns the file that a path names, or else all that it can mean: `a.ts` and `a/index.ts` for `a` and `a.js`. */
function filesAt(path: string): string[] {
  if (isFile(path)) return [path];
  const bare = path.replace(/\.m?jsx?$/, '');
  return [path, bare].flatMap((one) => OMITTED.map((omitted) => one + omitted)).filter(isFile);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
