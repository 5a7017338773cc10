import { randomUUID } from 'node:crypto';
import * as disk from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ignoreMissing } from './cache.ts';
import { type Disk, foreignEntries, hasCode, refusal } from './outputFolder.ts';

/** `building` is filled by a build; `former` was the output, and is about to be removed. */
type Kind = 'building' | 'former';

/**
 * A new path next to an output, so that both are on one file system. It names the process, so that
 * a later build can recognize the remains of one that was killed.
 */
export function asidePath(folder: string, kind: Kind): string {
  const parts = [kind, process.pid, startedAt(), randomUUID().slice(0, 8)];
  return join(dirname(folder), asidePrefix(folder) + parts.join('-'));
}

function asidePrefix(folder: string): string {
  return `.${basename(folder)}.`;
}

/** In containers, one process after the other has the same id, but not the same start. */
function startedAt(): number {
  return Math.round(performance.timeOrigin);
}

/**
 * Puts a finished folder in the place of the output. Everything in the output that no build wrote
 * moves along.
 * @throws ProblemsError when that is not possible; the output is then as it was
 */
export async function replaceOutput(aside: string, folder: string, files: Disk): Promise<void> {
  await foreignEntries(folder, aside, files).catch(ignoreMissing);
  for (const former of await swap(aside, folder, files)) await settle(former, folder, files);
}

/** @returns the folders that were the output before */
async function swap(aside: string, folder: string, files: Disk): Promise<string[]> {
  const former = asidePath(folder, 'former');
  const hadFormer = await files.rename(folder, former).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return false;
      throw irreplaceable(folder, error);
    },
  );
  const formers = hadFormer ? [former] : [];
  try {
    await files.rename(aside, folder);
    return formers;
  } catch (error) {
    // Another build was faster between the two renames; its output is replaced in turn.
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) {
      return [...formers, ...(await swap(aside, folder, files))];
    }
    if (hadFormer) await files.rename(former, folder);
    throw irreplaceable(folder, error);
  }
}

function irreplaceable(folder: string, error: unknown): unknown {
  if (!hasCode(error, 'EBUSY', 'EXDEV', 'EPERM', 'EACCES')) return error;
  return refusal(
    folder,
    `cannot be replaced by the new folder next to it (${error.code})`,
    'close what uses it, or choose another folder with --out, inside this one if it is a mount point',
  );
}

/** Moves what no build wrote from a former output to the present one, and removes the rest. */
async function settle(former: string, folder: string, files: Disk): Promise<void> {
  for (const name of await foreignEntries(former, folder, files)) {
    await files.mkdir(dirname(join(folder, name)), { recursive: true });
    await files.rename(join(former, name), join(folder, name));
  }
  await files.rm(former, { recursive: true });
}

/**
 * Cleans up after builds of an output that were killed. Where one was killed just between taking
 * the former output away and putting the new one in its place, the former one returns.
 */
export async function recoverOutput(folder: string, files: Disk = disk): Promise<void> {
  const parent = dirname(folder);
  const prefix = asidePrefix(folder);
  for (const name of (await files.readdir(parent).catch(ignoreMissing)) ?? []) {
    const remains = name.startsWith(prefix) && parseRemains(name.slice(prefix.length));
    if (!remains || isRunning(remains)) continue;
    const path = join(parent, name);
    if (remains.kind === 'building') await files.rm(path, { recursive: true, force: true });
    else if (await isFilled(folder, files)) await settle(path, folder, files);
    else await files.rename(path, folder);
  }
}

interface Remains {
  kind: Kind;
  pid: number;
  start: number;
}

function parseRemains(name: string): Remains | undefined {
  const found = /^(building|former)-(\d+)-(\d+)-[0-9a-f]{8}$/.exec(name);
  if (!found) return undefined;
  return { kind: found[1] as Kind, pid: Number(found[2]), start: Number(found[3]) };
}

function isRunning({ pid, start }: Remains): boolean {
  if (pid === process.pid) return start === startedAt();
  try {
    // Signal 0 reaches nobody, and fails when there is no such process.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

async function isFilled(folder: string, files: Disk): Promise<boolean> {
  return ((await files.readdir(folder).catch(ignoreMissing)) ?? []).length > 0;
}
