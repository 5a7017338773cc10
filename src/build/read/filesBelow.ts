import { type Dirent, existsSync, type Stats, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compareNaturally } from '../../address/naturalOrder.ts';
import type { Problem } from '../../config/problem.ts';
import { displayPath } from '../terminal/displayPath.ts';

/** Returns whether a path, or the target of a link, is a file. Reading a pipe or a device can take forever. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/**
 * Returns the paths of the files below a folder, relative to it and in natural order; none if there is no such folder.
 * Symbolic links to files are files.
 * @param options withHidden: whether to include files such as `.well-known/security.txt`
 */
export async function filesBelow(folder: string, { withHidden = false } = {}): Promise<string[]> {
  const entries = await entriesBelow(folder, withHidden);
  const targets = await Promise.all(entries.map(readTarget));
  return entries
    .filter((entry, index) => entry.isFile() || targets[index]?.isFile())
    .map((entry) => nameBelow(folder, entry))
    .sort(compareNaturally);
}

/**
 * Reports entries that are neither files nor folders, such as pipes, broken symbolic links, and links to folders, which
 * could form a loop. Also reports names that mean something else in an address.
 */
export async function unreadableProblems(folder: string): Promise<Problem[]> {
  const problems = (await entriesBelow(folder)).map(async (entry): Promise<Problem[]> => {
    const file = displayPath(entryPath(entry));
    if (entry.name.includes('\\')) return [{ file, ...BACKSLASH }];
    const isReadable = entry.isFile() || entry.isDirectory() || (await readTarget(entry))?.isFile();
    return isReadable ? [] : [{ file, ...NO_FILE }];
  });
  return (await Promise.all(problems)).flat();
}

const BACKSLASH = {
  message: 'the name contains a backslash, which browsers change to "/" in addresses',
  fix: 'rename it',
};

const NO_FILE = {
  message: 'is no file, nor a link to one',
  fix: 'replace it with a file; links to folders are not followed',
};

/**
 * Returns the entries below a folder, without hidden files and folders, most of which belong to editors and systems.
 */
async function entriesBelow(folder: string, withHidden = false): Promise<Dirent[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => withHidden || !/(^|\/)\./.test(nameBelow(folder, entry)));
}

function entryPath({ parentPath, name }: Dirent): string {
  return join(parentPath, name);
}

/** Returns the name of an entry below a folder, with `/` between folders. */
export function nameBelow(folder: string, entry: Dirent): string {
  return relative(folder, entryPath(entry)).replaceAll(sep, '/');
}

/** Returns the target of a link; undefined for anything else, and for a broken link. */
async function readTarget(entry: Dirent): Promise<Stats | undefined> {
  if (!entry.isSymbolicLink()) return undefined;
  // The target is missing, or the links form a loop.
  return stat(entryPath(entry)).catch(() => undefined);
}
