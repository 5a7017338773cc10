import { access, constants, lstat, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { ignoreMissing } from './cache.ts';
import { displayPath } from './displayPath.ts';
import { checkReplaceable, hasCode, outputError } from './outputFolder.ts';
import { recoverOutput } from './outputSwap.ts';
import { SOURCE_FOLDERS } from './read.ts';

const CHOOSE_ANOTHER = 'choose another folder with --out';

/**
 * Checks the folder that a site is to be written to, and cleans up after killed builds.
 * @param out as given: a missing folder, an empty one, or the result of a build; links are followed
 * @param root folder of the site
 * @returns its real path
 * @throws ProblemsError when a build must not or cannot replace the folder
 */
export async function prepareOutput(out: string, root: string): Promise<string> {
  const folder = await realPath(resolve(out));
  await checkSources(folder, root, out);
  await checkReplaceable(folder);
  await checkParent(folder, out);
  await recoverOutput(folder);
  return folder;
}

/** Resolves the links in a path whose last parts can be missing. */
async function realPath(path: string): Promise<string> {
  const real = await realpath(path).catch(ignoreMissing);
  if (real !== undefined) return real;
  if (await lstat(path).catch(ignoreMissing)) {
    throw outputError(path, 'is a broken symbolic link', `delete the link, or ${CHOOSE_ANOTHER}`);
  }
  return join(await realPath(dirname(path)), basename(path));
}

/** Rejects an output that is, contains, or is inside a source of the build, or contains the user's home. */
async function checkSources(folder: string, root: string, out: string): Promise<void> {
  const refuse = (message: string) => outputError(resolve(out), message, CHOOSE_ANOTHER);
  const lineage = await lineageOf(folder);
  const [own] = lineage;
  const isOrContains = async (path: string) =>
    own !== undefined && (await lineageOf(await realPath(resolve(path)))).includes(own);
  if (dirname(folder) === folder) throw refuse('is the root of the file system');
  if (await isOrContains(homedir())) throw refuse('is or contains your home folder');
  if (await isOrContains(root))
    throw refuse(`is or contains the site's folder, ${displayPath(root)}`);
  for (const name of SOURCE_FOLDERS) {
    const source = join(root, name);
    const [identity] = await lineageOf(await realPath(source));
    if ((identity !== undefined && lineage.includes(identity)) || (await isOrContains(source))) {
      throw refuse(`is, contains, or is inside a source of the site, ${displayPath(source)}`);
    }
  }
}

/**
 * Identifies a path and the folders above it, upwards, by devices and inodes, which don't depend on
 * how a path is written. Missing folders are identified by their names.
 */
async function lineageOf(path: string): Promise<string[]> {
  const stats = await stat(path, { bigint: true }).catch(ignoreMissing);
  const parent = dirname(path);
  const above = parent === path ? [] : await lineageOf(parent);
  return [stats ? `${stats.dev}:${stats.ino}` : `${above[0]}/${basename(path)}`, ...above];
}

/** Ensures that the new folder can be written next to the output, and renamed. */
async function checkParent(folder: string, out: string): Promise<void> {
  let parent = dirname(folder);
  while (!(await stat(parent).catch(ignoreMissing))) parent = dirname(parent);
  const stats = await stat(folder).catch(ignoreMissing);
  if (stats && stats.dev !== (await stat(parent)).dev) {
    const inside = join(out, 'site');
    throw outputError(
      resolve(out),
      'is a mount point',
      `choose a folder inside it: --out ${inside}`,
    );
  }
  try {
    await access(parent, constants.W_OK);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
    const message = `cannot be replaced, because ${displayPath(parent)} is not writable`;
    throw outputError(resolve(out), message, `make it writable, or ${CHOOSE_ANOTHER}`);
  }
}
