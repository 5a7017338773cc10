import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { displayPath } from '../terminal/displayPath.ts';
import { filesBelow } from './filesBelow.ts';

/** A TypeScript file whose source or results pages show. */
export interface TypeScriptFile {
  /** Path below its folder, without the extension. */
  id: string;
  /** Absolute path. */
  path: string;
  /** Path in problems. */
  file: string;
  text: string;
}

/** Reads the TypeScript files below a folder, sorted by name. */
export async function readTypeScript(folder: string): Promise<TypeScriptFile[]> {
  const names = (await filesBelow(folder)).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const text = (await readFile(path, 'utf8')).replace(/\r\n?/g, '\n');
      return { id: name.slice(0, -'.ts'.length), path, file: displayPath(path), text };
    }),
  );
}
