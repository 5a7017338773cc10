import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ProblemsError } from '../config/problem.ts';
import { ignoreMissing } from './cache.ts';
import { displayPath } from './displayPath.ts';

/** The part of Node's file system that an output needs. */
export type Disk = Pick<
  typeof disk,
  | 'link'
  | 'lstat'
  | 'mkdir'
  | 'readdir'
  | 'readFile'
  | 'rename'
  | 'rm'
  | 'stat'
  | 'utimes'
  | 'writeFile'
>;

/** The file at the top of an output that lists the files which a build wrote. */
export const MANIFEST = '.site-manifest.json';

const manifestSchema = z.object({ files: z.array(z.string()) });

/** @param files names below the output, with `/` between folders */
export function manifestText(files: string[]): string {
  return `${JSON.stringify({ files: [...files, MANIFEST].sort() }, null, 1)}\n`;
}

/** Names of the files that a build wrote, and of the folders that contain them. */
interface Written {
  files: Set<string>;
  folders: Set<string>;
}

/** @returns undefined when the folder has no manifest, or a damaged one */
async function readManifest(folder: string, files: Disk): Promise<Written | undefined> {
  const path = join(folder, MANIFEST);
  const stats = await files.lstat(path).catch(ignoreMissing);
  if (!stats?.isFile()) return undefined;
  const { data } = manifestSchema.safeParse(parseJson(await files.readFile(path, 'utf8')));
  return data && { files: new Set(data.files), folders: new Set(data.files.flatMap(foldersOf)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Damaged.
    return undefined;
  }
}

/** `a/b/c.html` is in `a` and `a/b`. */
function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * Ensures that a build can replace a folder: it is missing, empty, or the result of a build.
 * @throws ProblemsError when it contains anything else
 */
export async function checkReplaceable(folder: string, files: Disk = disk): Promise<void> {
  const stats = await files.lstat(folder).catch(ignoreMissing);
  if (!stats) return;
  if (!stats.isDirectory())
    throw outputError(folder, 'is not a folder', 'choose a folder with --out');
  if ((await files.readdir(folder)).length === 0) return;
  if (await readManifest(folder, files)) return;
  const message = `is not empty, and has no valid ${MANIFEST} that marks it as the output of a build`;
  throw outputError(folder, message, 'delete the folder, or choose another folder with --out');
}

/** Returns the names of the files that a build wrote and that are still regular files. */
export async function writtenFiles(folder: string, files: Disk): Promise<string[]> {
  const written = await readManifest(folder, files);
  if (!written) return [];
  const entries = await walk(folder, files, async (name) => written.folders.has(name));
  return entries.filter(({ name, isFile }) => isFile && written.files.has(name)).map(nameOf);
}

/**
 * Returns the names of the entries in a folder that no build wrote, to be moved to the folder that
 * replaces it. A folder without files of a build is one entry.
 * @throws ProblemsError when the new folder has an entry of the same name
 */
export async function foreignEntries(from: string, to: string, files: Disk): Promise<string[]> {
  const written = await readManifest(from, files);
  const isMerged = async (name: string) =>
    written?.folders.has(name) ||
    ((await files.lstat(join(to, name)).catch(ignoreMissing))?.isDirectory() ?? false);
  const entries = await walk(from, files, isMerged);
  const foreign = entries
    .filter(({ name, isFile }) => !(isFile && written?.files.has(name)))
    .map(nameOf);
  const areTaken = await Promise.all(foreign.map((name) => isOccupied(to, name, files)));
  const conflicts = foreign.filter((_, index) => areTaken[index]);
  if (conflicts.length === 0) return foreign;
  throw new ProblemsError(
    conflicts.map((name) => ({
      file: displayPath(join(from, name)),
      message: 'was not written by a build, but the site has a file of the same name',
      fix: 'move it elsewhere, or rename the file of the site',
    })),
  );
}

/** Whether there is an entry of a name, or a file in place of one of its folders. */
async function isOccupied(folder: string, name: string, files: Disk): Promise<boolean> {
  try {
    await files.lstat(join(folder, name));
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    if (hasCode(error, 'ENOTDIR')) return true;
    throw error;
  }
}

interface Entry {
  /** Below the top folder, with `/` between folders. */
  name: string;
  isFile: boolean;
}

/**
 * Returns the entries below a folder, without the folders that were entered. Symbolic links are
 * entries, and are never followed.
 */
async function walk(
  top: string,
  files: Disk,
  isEntered: (name: string) => Promise<boolean>,
): Promise<Entry[]> {
  const visit = async (folder: string): Promise<Entry[]> => {
    const dirents = await files.readdir(join(top, folder), { withFileTypes: true });
    const entries = await Promise.all(
      dirents.map(async (entry) => {
        const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory() && (await isEntered(name))) return visit(name);
        return [{ name, isFile: entry.isFile() }];
      }),
    );
    return entries.flat();
  };
  return visit('');
}

function nameOf({ name }: Entry): string {
  return name;
}

/** Returns the error for a problem of an output folder, which stops the build. */
export function outputError(folder: string, message: string, fix: string): ProblemsError {
  return new ProblemsError([{ file: displayPath(folder), message, fix }]);
}

/** Whether an error of the file system has one of the given codes. */
export function hasCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
