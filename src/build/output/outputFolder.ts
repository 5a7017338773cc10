import { randomUUID } from 'node:crypto';
import disk from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import pMap from 'p-map';
import { z } from 'zod';
import { ProblemsError } from '../../config/problem.ts';
import { ignoreMissing } from '../cache/cache.ts';
import { nameBelow } from '../read/filesBelow.ts';
import { SOURCE_FOLDERS } from '../read/siteFolder.ts';
import { displayPath } from '../terminal/displayPath.ts';

// Replaces an output as a whole, with two renames: it becomes `.dist.former-…`, and the new folder `.dist.building-…`
// takes its name. Only files that the manifest of a build lists are removed.

/** File at the top of an output that lists all files which a build wrote. */
export const MANIFEST = '.site-manifest.json';

const manifestSchema = z.object({ files: z.array(z.string()) });

/** Files that file managers write into any folder that they display. */
const FOLDER_VIEWS = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

const CONCURRENCY = 16;

const CHOOSE_ANOTHER = 'choose another folder with --out';

/**
 * Returns the content of a manifest.
 * @param files names below the output, with `/` between folders
 */
export function manifestText(files: Iterable<string>): string {
  return `${JSON.stringify({ files: [...new Set([...files, MANIFEST])].sort() }, null, 1)}\n`;
}

/**
 * Checks the folder that a site is to be written to, and cleans up after killed builds.
 * @param out as given: a missing folder, an empty one, or the result of a build; links are followed
 * @param root folder of the site
 * @returns the real path of the folder
 * @throws ProblemsError if a build must not replace the folder
 */
export async function prepareOutput(out: string, root: string): Promise<string> {
  const folder = await realPath(resolve(out));
  for (const name of SOURCE_FOLDERS) {
    const source = await realPath(resolve(root, name));
    if (folder !== source && !folder.startsWith(source + sep)) continue;
    const message = `is, or is inside, a source of the site, ${displayPath(source)}`;
    throw outputError(resolve(out), message, CHOOSE_ANOTHER);
  }
  const stats = await disk.lstat(folder).catch(ignoreMissing);
  if (stats && !stats.isDirectory()) {
    throw outputError(resolve(out), 'is not a folder', CHOOSE_ANOTHER);
  }
  checkOurs(folder, await readContents(folder));
  await recoverOutput(folder);
  return folder;
}

/** Resolves the links in a path whose last segments can be missing. */
async function realPath(path: string): Promise<string> {
  const real = await disk.realpath(path).catch(ignoreMissing);
  return real ?? join(await realPath(dirname(path)), basename(path));
}

/** Paths of everything in a folder. Symbolic links are not followed, and never count as ours. */
interface Contents {
  /** Files that a build wrote. */
  ours: string[];
  otherFiles: string[];
  folders: string[];
}

async function readContents(folder: string): Promise<Contents> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = (await disk.readdir(folder, options).catch(ignoreMissing)) ?? [];
  const paths = (list: typeof entries) =>
    list.map(({ parentPath, name }) => join(parentPath, name));
  const written = await writtenFiles(folder);
  const isOurs = (entry: (typeof entries)[number]) =>
    entry.isFile() && (written.has(nameBelow(folder, entry)) || FOLDER_VIEWS.includes(entry.name));
  return {
    ours: paths(entries.filter(isOurs)),
    otherFiles: paths(entries.filter((entry) => !entry.isDirectory() && !isOurs(entry))),
    folders: paths(entries.filter((entry) => entry.isDirectory())),
  };
}

/** Returns the names of the files that a build wrote: none if the folder has no manifest, or a damaged one. */
async function writtenFiles(folder: string): Promise<Set<string>> {
  try {
    const text = await disk.readFile(join(folder, MANIFEST), 'utf8');
    return new Set(manifestSchema.parse(JSON.parse(text)).files);
  } catch {
    // Without a readable manifest, no file counts as ours.
    return new Set();
  }
}

function checkOurs(folder: string, { otherFiles }: Contents): void {
  const [first, ...others] = otherFiles;
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  const message = `contains what no build wrote: ${first.slice(folder.length + 1)}${more}`;
  const fix = `move it to public/, from where each build copies it, or ${CHOOSE_ANOTHER}`;
  throw outputError(folder, message, fix);
}

/**
 * Removes a previous output: the files that a build wrote, and the folders that contain them.
 * @throws ProblemsError if the output contains anything else
 */
async function removeOutput(folder: string): Promise<void> {
  const contents = await readContents(folder);
  checkOurs(folder, contents);
  const manifest = join(folder, MANIFEST);
  const others = contents.ours.filter((path) => path !== manifest);
  await pMap(others, (path) => disk.rm(path), { concurrency: CONCURRENCY });
  // Remove the manifest last, so that if this build is killed, the next one can remove the rest.
  await disk.rm(manifest, { force: true });
  // Remove the deepest folders first.
  for (const path of [...contents.folders.sort().reverse(), folder]) await disk.rmdir(path);
}

/**
 * Returns a new path next to an output, and therefore on the same file system. It contains the process id, so that a
 * later build can recognize what a killed one left.
 * @param kind `building` is being written by a build; `former` was the output, and is about to be removed
 */
export function siblingPath(folder: string, kind: 'building' | 'former'): string {
  const parts = [kind, process.pid, START_TIME, randomUUID().slice(0, 8)];
  return join(dirname(folder), `.${basename(folder)}.${parts.join('-')}`);
}

/** In containers, successive processes can have the same id, but not the same start time. */
const START_TIME = Math.round(performance.timeOrigin);

/**
 * Replaces the output with a finished folder. Of two concurrent builds, the later one wins.
 * @throws if that is not possible, in which case the output is unchanged; ProblemsError if the previous output cannot
 * be removed because something else has appeared in it
 */
export async function replaceOutput(staging: string, folder: string): Promise<void> {
  const former = siblingPath(folder, 'former');
  const hadFormer = await move(folder, former);
  try {
    await disk.rename(staging, folder);
  } catch (error) {
    // Another build was faster between the two renames, so replace its output in turn.
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) await replaceOutput(staging, folder);
    else {
      if (hadFormer) await disk.rename(former, folder);
      throw error;
    }
  }
  if (hadFormer) await removeOutput(former);
}

/**
 * Renames a path if it exists.
 * @returns whether it existed
 */
async function move(from: string, to: string): Promise<boolean> {
  try {
    await disk.rename(from, to);
    return true;
  } catch (error) {
    ignoreMissing(error);
    return false;
  }
}

/**
 * Cleans up after killed builds of an output. If one was killed between the two renames, restores the previous output.
 */
export async function recoverOutput(folder: string): Promise<void> {
  const parent = dirname(folder);
  const prefix = `.${basename(folder)}.`;
  for (const name of (await disk.readdir(parent).catch(ignoreMissing)) ?? []) {
    const pattern = /^(building|former)-(\d+)-(\d+)-[0-9a-f]{8}$/;
    const [, kind, pid, start] = pattern.exec(name.slice(prefix.length)) ?? [];
    if (!name.startsWith(prefix) || !kind || isRunning(Number(pid), Number(start))) continue;
    const path = join(parent, name);
    if (kind === 'building') await disk.rm(path, { recursive: true, force: true });
    else await recoverFormer(path, folder);
  }
}

async function recoverFormer(former: string, folder: string): Promise<void> {
  // Of several builds that start together, only the one whose rename succeeds restores it.
  const own = siblingPath(folder, 'former');
  if (!(await move(former, own))) return;
  await disk.rename(own, folder).catch((error: unknown) => {
    // The new output, or that of another build, is already in place.
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return removeOutput(own);
    throw error;
  });
}

function isRunning(pid: number, start: number): boolean {
  if (pid === process.pid) return start === START_TIME;
  try {
    // Signal 0 only tests the process: it fails if the process does not exist.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Returns the error for a problem of an output folder, which stops the build. */
export function outputError(folder: string, message: string, fix: string): ProblemsError {
  return new ProblemsError([{ file: displayPath(folder), message, fix }]);
}

/** Returns whether an error of the file system has one of the given codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
