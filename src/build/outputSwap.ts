import { randomUUID } from 'node:crypto';
import * as disk from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ignoreMissing } from './cache.ts';
import { type Disk, foreignEntries, hasCode, outputError } from './outputFolder.ts';

/** `building` is written by a build; `former` was the output, and is about to be removed. */
type Kind = 'building' | 'former';

/**
 * Returns a new path next to an output, and so on the same file system. It contains the process, so
 * that a later build can recognize what a killed one left.
 */
export function siblingPath(folder: string, kind: Kind): string {
  const parts = [kind, process.pid, startedAt(), randomUUID().slice(0, 8)];
  return join(dirname(folder), siblingPrefix(folder) + parts.join('-'));
}

function siblingPrefix(folder: string): string {
  return `.${basename(folder)}.`;
}

/** In containers, successive processes can have the same id, but not the same start. */
function startedAt(): number {
  return Math.round(performance.timeOrigin);
}

/**
 * Replaces the output by a finished folder. Everything in the output that no build wrote is moved to
 * it.
 * @throws ProblemsError when that is not possible; the output is then unchanged
 */
export async function replaceOutput(staging: string, folder: string, files: Disk): Promise<void> {
  await foreignEntries(folder, staging, files).catch(ignoreMissing);
  for (const former of await swap(staging, folder, files))
    await moveForeignEntries(former, folder, files);
}

/** @returns the folders that were the output before */
async function swap(staging: string, folder: string, files: Disk): Promise<string[]> {
  const former = siblingPath(folder, 'former');
  const hadFormer = await files.rename(folder, former).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return false;
      throw irreplaceable(folder, error);
    },
  );
  const formers = hadFormer ? [former] : [];
  try {
    await files.rename(staging, folder);
    return formers;
  } catch (error) {
    // Another build was faster between the two renames: its output is replaced in turn.
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) {
      return [...formers, ...(await swap(staging, folder, files))];
    }
    if (hadFormer) await files.rename(former, folder);
    throw irreplaceable(folder, error);
  }
}

function irreplaceable(folder: string, error: unknown): unknown {
  if (!hasCode(error, 'EBUSY', 'EXDEV', 'EPERM', 'EACCES')) return error;
  return outputError(
    folder,
    `cannot be replaced by the new folder next to it (${error.code})`,
    'close the programs that use it, or choose another folder with --out, inside this one if it is a mount point',
  );
}

/** Moves what no build wrote from a former output to the current one, and removes the former one. */
async function moveForeignEntries(former: string, folder: string, files: Disk): Promise<void> {
  for (const name of await foreignEntries(former, folder, files)) {
    await files.mkdir(dirname(join(folder, name)), { recursive: true });
    await files.rename(join(former, name), join(folder, name));
  }
  await files.rm(former, { recursive: true });
}

/**
 * Cleans up after killed builds of an output. If one was killed between the two renames, the former
 * output is restored.
 */
export async function recoverOutput(folder: string, files: Disk = disk): Promise<void> {
  const parent = dirname(folder);
  const prefix = siblingPrefix(folder);
  for (const name of (await files.readdir(parent).catch(ignoreMissing)) ?? []) {
    const leftover = name.startsWith(prefix) && parseLeftover(name.slice(prefix.length));
    if (!leftover || isRunning(leftover)) continue;
    const path = join(parent, name);
    if (leftover.kind === 'building') await files.rm(path, { recursive: true, force: true });
    else if (await isNotEmpty(folder, files)) await moveForeignEntries(path, folder, files);
    else await files.rename(path, folder);
  }
}

interface Leftover {
  kind: Kind;
  pid: number;
  start: number;
}

function parseLeftover(name: string): Leftover | undefined {
  const match = /^(building|former)-(\d+)-(\d+)-[0-9a-f]{8}$/.exec(name);
  if (!match) return undefined;
  return { kind: match[1] as Kind, pid: Number(match[2]), start: Number(match[3]) };
}

function isRunning({ pid, start }: Leftover): boolean {
  if (pid === process.pid) return start === startedAt();
  try {
    // Signal 0 is not sent, but fails if the process does not exist.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

async function isNotEmpty(folder: string, files: Disk): Promise<boolean> {
  return ((await files.readdir(folder).catch(ignoreMissing)) ?? []).length > 0;
}
