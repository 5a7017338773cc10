import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../config/problem.ts';
import { isReadable, type NoteProblem, noteMistakes } from '../../reference/noteSchema.ts';
import { notesByName, type ReferenceNotes } from '../../reference/notes.ts';
import { CACHE_FOLDER } from '../cache/bundle.js';
import { hash } from '../cache/cache.ts';
import { moduleKey } from '../cache/moduleFiles.ts';
import { filesBelow } from './filesBelow.ts';
import { importSiteModule, loadProblem } from './siteModule.ts';

/** The file next to `site.config.ts` with notes on the library. */
export const NOTES_FILE = 'reference.ts';

const NO_NOTES: ReferenceNotes = { topics: [], symbols: {} };

/** The notes of a site, and the text of their files. */
export interface ReadNotes {
  notes: ReferenceNotes;
  files: { path: string; text: string }[];
  /**
   * Returns the file with the notes on a symbol: the one that exports them, or else `reference.ts`, which has all other
   * notes and is the start for new ones. Undefined on a site without notes.
   */
  findFile: (symbol: string) => string | undefined;
  /** Whether the notes can't be read, so that pages lack their texts. */
  isMissing: boolean;
  problems: (Problem | NoteProblem)[];
}

/**
 * Loads a site's notes on its library. Notes can read values from the library itself, so they are bundled again for
 * each of its versions.
 * @param file path of the notes in problems
 */
export async function readNotes(root: string, version: string, file: string): Promise<ReadNotes> {
  const entry = join(root, NOTES_FILE);
  if (!existsSync(entry)) {
    return {
      notes: NO_NOTES,
      files: [],
      findFile: () => undefined,
      isMissing: false,
      problems: [],
    };
  }
  const files = await readFiles(root);
  const exporting = filesByExport(files);
  const exportingFile = (symbol: string) => exporting.get(symbol) ?? entry;
  const bundle = join(CACHE_FOLDER, `notes-${hash(version, moduleKey(entry))}`);
  try {
    const loaded = await importSiteModule(entry, bundle, { reuse: true });
    const notes = { ...NO_NOTES, ...(loaded.default as Partial<ReferenceNotes>) };
    const all = [...notesByName(notes.symbols)];
    const isMissing = !all.every(([name, note]) => isReadable(name, note));
    const problems = all.flatMap(([name, note]) => noteMistakes(name, note, file));
    return {
      notes: isMissing ? NO_NOTES : notes,
      files,
      findFile: exportingFile,
      isMissing,
      problems,
    };
  } catch (error) {
    const problems = [loadProblem(error, { file, what: 'the file' })];
    return { notes: NO_NOTES, files, findFile: exportingFile, isMissing: true, problems };
  }
}

/**
 * Maps exported names to files. If several files export a name, the last one is about the symbol: `symbols` follows
 * `shared`.
 */
function filesByExport(files: ReadNotes['files']): Map<string, string> {
  return new Map(
    files.flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => [name, path] as const),
    ),
  );
}

/** Reads the notes file and everything in the folder of the same name. */
async function readFiles(root: string): Promise<ReadNotes['files']> {
  const folder = join(root, NOTES_FILE.replace(/\.ts$/, ''));
  const paths = [
    join(root, NOTES_FILE),
    ...(await filesBelow(folder))
      .filter((name) => /\.(ts|json)$/.test(name))
      .map((name) => join(folder, name)),
  ];
  return Promise.all(
    paths.sort().map(async (path) => ({ path, text: await readFile(path, 'utf8') })),
  );
}
