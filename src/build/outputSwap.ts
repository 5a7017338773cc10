import { randomUUID } from 'node:crypto';
import disk from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ignoreMissing } from './cache.ts';
import { checkReplaceable, hasCode, outputError, removeOutput } from './outputFolder.ts';

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
 * Replaces the output by a finished folder. Of two builds at the same time, the later one wins.
 * @throws ProblemsError when that is not possible, and the output is then unchanged; and when the former output cannot
 * be removed, because something appeared in it that no build wrote
 */
export async function replaceOutput(staging: string, folder: string): Promise<void> {
  await checkReplaceable(folder);
  const former = siblingPath(folder, 'former');
  const hadFormer = await move(folder, former).catch((error: unknown) => {
    throw irreplaceable(folder, error);
  });
  try {
    await disk.rename(staging, folder);
  } catch (error) {
    // Another build was faster between the two renames: its output is replaced in turn.
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) await replaceOutput(staging, folder);
    else {
      if (hadFormer) await disk.rename(former, folder);
      throw irreplaceable(folder, error);
    }
  }
  if (hadFormer) await removeOutput(former);
}

/** @returns whether there was something to move */
async function move(from: string, to: string): Promise<boolean> {
  try {
    await disk.rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
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

/**
 * Cleans up after killed builds of an output. If one was killed between the two renames, the former
 * output is restored.
 */
export async function recoverOutput(folder: string): Promise<void> {
  const parent = dirname(folder);
  const prefix = siblingPrefix(folder);
  for (const name of (await disk.readdir(parent).catch(ignoreMissing)) ?? []) {
    const leftover = name.startsWith(prefix) && parseLeftover(name.slice(prefix.length));
    if (!leftover || isRunning(leftover)) continue;
    const path = join(parent, name);
    if (leftover.kind === 'building') await disk.rm(path, { recursive: true, force: true });
    else await recoverFormer(path, folder);
  }
}

async function recoverFormer(former: string, folder: string): Promise<void> {
  // Of builds that start at the same time, one does it.
  const own = siblingPath(folder, 'former');
  if (!(await move(former, own))) return;
  if (await isNotEmpty(folder)) return removeOutput(own);
  await disk.rename(own, folder).catch((error: unknown) => {
    // Another build has put its output there since.
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return removeOutput(own);
    throw error;
  });
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

async function isNotEmpty(folder: string): Promise<boolean> {
  return ((await disk.readdir(folder).catch(ignoreMissing)) ?? []).length > 0;
}
