import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../config/problem.ts';
import type { ReferenceNotes } from '../reference/notes.ts';
import { CACHE_FOLDER } from './bundle.js';
import { hash } from './cache.ts';
import { importSiteModule, loadProblem } from './siteModule.ts';

/** The file next to `site.config.ts` with notes on the library. */
export const NOTES_FILE = 'reference.ts';

const NO_NOTES: ReferenceNotes = { topics: [], symbols: {} };

/**
 * Loads a site's notes on its library. They can read values from the library itself, so they are
 * bundled again for each of its versions.
 * @param file path of the notes in problems
 */
export async function readNotes(
  root: string,
  version: string,
  file: string,
): Promise<{ notes: ReferenceNotes; problems: Problem[] }> {
  const entry = join(root, NOTES_FILE);
  if (!existsSync(entry)) return { notes: NO_NOTES, problems: [] };
  const key = hash(version, ...(await sourcesOf(root)));
  try {
    const loaded = await importSiteModule(entry, join(CACHE_FOLDER, `notes-${key}`), {
      reuse: true,
    });
    return { notes: { ...NO_NOTES, ...(loaded.default as Partial<ReferenceNotes>) }, problems: [] };
  } catch (error) {
    const fix = 'write TypeScript with "export default defineReference({ … })"';
    return { notes: NO_NOTES, problems: [loadProblem(error, { file, what: 'the file', fix })] };
  }
}

/** Paths and contents of the file and of everything in the folder of the same name. */
async function sourcesOf(root: string): Promise<string[]> {
  const folder = join(root, NOTES_FILE.replace(/\.ts$/, ''));
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const files = [
    join(root, NOTES_FILE),
    ...names.filter((name) => /\.(ts|json)$/.test(name)).map((name) => join(folder, name)),
  ];
  return Promise.all(files.sort().map(async (path) => `${path}\n${await readFile(path, 'utf8')}`));
}
