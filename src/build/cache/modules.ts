import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from './cache.ts';

/** Imports that only types come from, which are gone when a module runs. */
const TYPE_IMPORT = /^(?:import|export) type\b[^;'"]*from\s*(['"]).*?\1/gm;

/**
 * Paths of other modules, without queries such as `?raw`. A comment or text that looks like an import counts as
 * one, which does no harm: too many modules are found, never too few.
 */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"?]*)/g;

/** Returns the files that a module consists of: itself, and what it imports from other files, directly or not. */
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
