import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from './cache.ts';

/** Matches imports of types only, which don't exist when a module runs. */
const TYPE_IMPORT = /^(?:import|export) type\b[^;'"]*from\s*(['"]).*?\1/gm;

/**
 * Matches the paths of other modules, without queries such as `?raw`. A comment or a text that looks like an import
 * matches as well, which is harmless: the result can contain too many modules, never too few.
 */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"?]*)/g;

/** Returns the files that make up a module: the module itself, and all files that it imports directly or indirectly. */
export function moduleFiles(entry: string): string[] {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return;
    files.add(file);
    const text = readFileSync(file, 'utf8').replace(TYPE_IMPORT, '');
    for (const [, path = ''] of text.matchAll(IMPORT)) visit(join(file, '..', path));
  };
  visit(entry);
  return [...files].sort();
}

/** Returns a hash of the source of a module, and of everything that it imports from other files. */
export function moduleKey(entry: string): string {
  return hash(...moduleFiles(entry).flatMap((file) => [file, readFileSync(file)]));
}
