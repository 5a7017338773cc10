import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { CACHE_FOLDER } from './engine.js';

/** Results kept by the content they were made from: in memory for dev, on disk between builds. */
export interface Cache {
  folder: string;
  /** The value under a key, or the one that is made now. `keep` says whether it is worth keeping. */
  get: <T>(key: string, make: () => Promise<T>, keep?: (value: T) => boolean) => Promise<T>;
  /** Forgets a value that turned out to be stale. */
  forget: (key: string) => Promise<void>;
}

/** Entries older than this are removed: nothing is so slow to make that it must be kept for ever. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * A cache in a folder. A missing or damaged value is made again, so the folder can be deleted at any
 * time.
 * @param folder left out for the one that build, dev, and tests share, so that none repeats the work of another
 */
export function openCache(folder = join(CACHE_FOLDER, 'entries')): Cache {
  const known = new Map<string, Promise<unknown>>();
  const fileOf = (key: string) => join(folder, key.slice(0, 2), `${key.slice(2)}.json`);

  const readOrMake = async <T>(
    key: string,
    make: () => Promise<T>,
    keep: (value: T) => boolean,
  ) => {
    const file = fileOf(key);
    const stored = await readJson<T>(file);
    if (stored !== undefined) return stored;
    const value = await make();
    if (keep(value)) await writeJson(file, value);
    else known.delete(key);
    return value;
  };

  return {
    folder,
    get: <T>(key: string, make: () => Promise<T>, keep: (value: T) => boolean = () => true) => {
      const found = known.get(key) ?? readOrMake(key, make, keep);
      known.set(key, found);
      found.catch(() => known.delete(key));
      return found as Promise<T>;
    },
    forget: async (key) => {
      known.delete(key);
      await rm(fileOf(key), { force: true });
    },
  };
}

/** SHA-256 of its parts, in hexadecimal. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) {
    // The length keeps ("ab", "c") and ("a", "bc") apart.
    sum.update(`${part.length}:`).update(part);
  }
  return sum.digest('hex');
}

/** Removes values made long ago, and folders beside the cache that were long not used. */
export async function sweepCache({ folder }: Cache): Promise<void> {
  const oldest = Date.now() - KEEP_MS;
  // What another build moves or removes meanwhile is no longer ours to judge.
  const isOld = async (path: string) => {
    const found = await stat(path).catch(ignoreMissing);
    return found !== undefined && found.mtimeMs < oldest;
  };
  const values = await namesBelow(folder, { recursive: true });
  const above = dirname(folder);
  const paths = [
    ...values.filter((name) => name.endsWith('.json')).map((name) => join(folder, name)),
    ...(await namesBelow(above)).map((name) => join(above, name)).filter((path) => path !== folder),
  ];
  for (const path of paths) {
    if (await isOld(path)) await rm(path, { recursive: true, force: true });
  }
}

/**
 * For what may be missing: `readFile(file).catch(ignoreMissing)`.
 * @throws any error but that there is no such file
 */
export function ignoreMissing(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  // A folder on the way that is a file.
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  return undefined;
}

async function namesBelow(folder: string, options?: { recursive: true }): Promise<string[]> {
  return existsSync(folder) ? await readdir(folder, options) : [];
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const json = text.slice(PREFIX_LENGTH, -1);
    return text === entryOf(json) ? (JSON.parse(json) as T) : undefined;
  } catch {
    // Not there yet, or not readable: both are made again.
    return undefined;
  }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  // Written aside and moved, so that two builds at once never read half a file.
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, entryOf(JSON.stringify(value)));
  await rename(aside, file);
}

/** A file of the cache: the value with a checksum in front, of fixed length. */
function entryOf(json: string): string {
  return `["${crc32(json).toString(16).padStart(8, '0')}",${json}]`;
}

const PREFIX_LENGTH = entryOf('').length - 1;
