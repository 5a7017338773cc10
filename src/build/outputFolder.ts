import disk from 'node:fs/promises';
import { join, posix } from 'node:path';
import pMap from 'p-map';
import { z } from 'zod';
import { type Problem, ProblemsError } from '../config/problem.ts';
import { ignoreMissing } from './cache.ts';
import { displayPath } from './displayPath.ts';
import { nameBelow } from './filesBelow.ts';

/** The file at the top of an output that lists the files which a build wrote. */
export const MANIFEST = '.site-manifest.json';

const manifestSchema = z.object({ files: z.array(z.string()) });

/** What file managers write into any folder that they show. */
const FOLDER_VIEWS = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

const CONCURRENCY = 16;

/** @param files names below the output, with `/` between folders */
export function manifestText(files: Iterable<string>): string {
  return `${JSON.stringify({ files: [...new Set([...files, MANIFEST])].sort() }, null, 1)}\n`;
}

/** @returns the files that a build wrote; undefined when the folder has no manifest, or a damaged one */
async function writtenFiles(folder: string): Promise<Set<string> | undefined> {
  const path = join(folder, MANIFEST);
  const stats = await disk.lstat(path).catch(ignoreMissing);
  const text = stats?.isFile() && (await disk.readFile(path, 'utf8').catch(ignoreMissing));
  const manifest = text ? manifestSchema.safeParse(parseJson(text)).data : undefined;
  return manifest && new Set(manifest.files);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Damaged.
    return undefined;
  }
}

/**
 * Ensures that a build can replace a folder: it is missing, empty, or has only files that a build wrote.
 * @throws ProblemsError that names everything else in it
 */
export async function checkReplaceable(folder: string): Promise<void> {
  const stats = await disk.lstat(folder).catch(ignoreMissing);
  if (!stats) return;
  if (!stats.isDirectory())
    throw outputError(folder, 'is not a folder', 'choose a folder with --out');
  const problems = await foreignProblems(folder, stats.dev);
  if (problems.length === 0) return;
  // Another build can have replaced the folder while it was read.
  const now = await disk.lstat(folder).catch(ignoreMissing);
  if (now?.ino === stats.ino) throw new ProblemsError(problems);
  await checkReplaceable(folder);
}

/** @param device of the folder */
async function foreignProblems(folder: string, device: number): Promise<Problem[]> {
  const entries = await entriesIn(folder);
  if (entries.length === 0) return [];
  const written = await writtenFiles(folder);
  if (!written) {
    const message = `is not empty, and has no valid ${MANIFEST} that marks it as the output of a build`;
    return [{ file: displayPath(folder), message, fix: DELETE }];
  }
  const folders = new Set(['.', ...[...written].flatMap(foldersOf)]);
  const found = await pMap(
    // What is in a folder that no build wrote follows from that.
    entries.filter(({ name }) => folders.has(posix.dirname(name))),
    async ({ name, kind }): Promise<Problem[]> => {
      const path = join(folder, name);
      const isOurs = kind === 'folder' ? folders.has(name) : isFileOf(written, { name, kind });
      if (!isOurs) return [{ file: displayPath(path), ...FOREIGN }];
      const stats = kind === 'folder' && (await disk.lstat(path).catch(ignoreMissing));
      return stats && stats.dev !== device ? [{ file: displayPath(path), ...MOUNTED }] : [];
    },
    { concurrency: CONCURRENCY },
  );
  return found.flat();
}

const DELETE = 'delete the folder, or choose another folder with --out';

const FOREIGN = {
  message: 'was not written by a build, which replaces the whole folder',
  fix: 'move it to public/, from where each build copies it, or choose another folder with --out',
};

const MOUNTED = {
  message: 'is a mount point, which a build cannot replace',
  fix: 'unmount it, or choose another folder with --out',
};

/** `a/b/c.html` is in `a` and `a/b`. */
function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Removes a former output: the files that a build wrote, and the folders that are then empty.
 * @throws ProblemsError if something else is left
 */
export async function removeOutput(folder: string): Promise<void> {
  const written = await writtenFiles(folder);
  const entries = await entriesIn(folder);
  const files = entries.filter((entry) => written && isFileOf(written, entry));
  // The manifest last, because a build that is killed here leaves the rest to the next one.
  const remove = ({ name }: Entry) => disk.rm(join(folder, name), { force: true });
  const others = files.filter(({ name }) => name !== MANIFEST);
  await pMap(others, remove, { concurrency: CONCURRENCY });
  await remove({ name: MANIFEST, kind: 'file' });
  const folders = entries.filter(({ kind }) => kind === 'folder').map(({ name }) => name);
  // Those at the bottom first.
  for (const name of [...folders.sort().reverse(), '.']) {
    await disk.rmdir(join(folder, name)).catch((error: unknown) => {
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EBUSY')) throw notRemovable(folder);
      ignoreMissing(error);
    });
  }
}

function notRemovable(folder: string): Error {
  const message = 'is a former output with something that no build wrote: a file, or a mount point';
  return outputError(folder, message, 'move it to public/ or unmount it, and delete the folder');
}

function isFileOf(written: Set<string>, { name, kind }: Entry): boolean {
  return kind === 'file' && (written.has(name) || FOLDER_VIEWS.includes(posix.basename(name)));
}

interface Entry {
  /** Below the folder, with `/` between folders. */
  name: string;
  kind: 'file' | 'folder' | 'other';
}

/** Everything below a folder. Symbolic links are not followed. */
async function entriesIn(folder: string): Promise<Entry[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = (await disk.readdir(folder, options).catch(ignoreMissing)) ?? [];
  return entries.map((entry) => ({
    name: nameBelow(folder, entry),
    kind: entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other',
  }));
}

/** Returns the error for a problem of an output folder, which stops the build. */
export function outputError(folder: string, message: string, fix: string): ProblemsError {
  return new ProblemsError([{ file: displayPath(folder), message, fix }]);
}

/** Whether an error of the file system has one of the given codes. */
export function hasCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
