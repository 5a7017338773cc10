import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { withPath } from '../terminal/systemError.js';
import { CACHE_FOLDER } from './bundle.js';

/** A content-addressed cache, in memory for dev, which loads the site many times, and on disk for later builds. */
export interface Cache {
  folder: string;
  /** Returns the value of a key, computing it if necessary. Values for which `keep` returns false are not stored. */
  get: <T>(key: string, make: () => Promise<T>, keep?: (value: T) => boolean) => Promise<T>;
  /** Returns the value of a key; undefined if it isn't stored. */
  find: <T>(key: string) => Promise<T | undefined>;
  /** Removes a stale value. */
  forget: (key: string) => Promise<void>;
}

/** Maximum time since an entry was last used; older entries are removed. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Precision of an entry's time of last use. Updating it with each use would cost a write per read. */
const USE_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** Minimum time between sweeps, because listing thousands of files takes a second. */
const SWEEP_INTERVAL_MS = 24 * 60 * 60 * 1000;

/**
 * Opens a cache in a folder. Missing or damaged values are computed again, so the folder can be deleted at any time.
 * @param folder by default the one that build, dev, and tests share
 * @param options inMemory: whether values also stay in memory. In a build, which loads a site once, memory use would
 * grow with the number of pages.
 */
export function openCache(
  folder = join(CACHE_FOLDER, 'entries'),
  { inMemory: staysInMemory = true }: { inMemory?: boolean } = {},
): Cache {
  const inMemory = new Map<string, Promise<unknown>>();
  const entryFile = (key: string) => join(folder, key.slice(0, 2), `${key.slice(2)}.json`);

  const readOrMake = async <T>(
    key: string,
    make: () => Promise<T>,
    keep: (value: T) => boolean,
  ) => {
    const file = entryFile(key);
    const stored = await readJson<T>(file);
    if (stored !== undefined) return stored;
    const value = await make();
    if (keep(value)) await writeJson(file, value);
    else inMemory.delete(key);
    return value;
  };

  return {
    folder,
    get: <T>(key: string, make: () => Promise<T>, keep: (value: T) => boolean = () => true) => {
      const value = inMemory.get(key) ?? readOrMake(key, make, keep);
      inMemory.set(key, value);
      const release = () => inMemory.delete(key);
      value.then(staysInMemory ? undefined : release, release);
      return value as Promise<T>;
    },
    find: async <T>(key: string) =>
      ((await inMemory.get(key)) ?? (await readJson(entryFile(key)))) as T | undefined,
    forget: async (key) => {
      inMemory.delete(key);
      await rm(entryFile(key), { recursive: true, force: true });
    },
  };
}

/** Returns the SHA-256 hash of the parts, in hexadecimal. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) {
    // The lengths give ("ab", "c") and ("a", "bc") different hashes.
    sum.update(`${part.length}:`).update(part);
  }
  return sum.digest('hex');
}

/**
 * Removes old values, and folders next to the cache that have not been used for a long time. Runs at most once a day.
 */
export async function sweepCache({ folder }: Cache): Promise<void> {
  const lastSweep = join(folder, 'last-sweep');
  const { mtimeMs = 0 } = (await stat(lastSweep).catch(ignoreMissing)) ?? {};
  if (Date.now() - mtimeMs < SWEEP_INTERVAL_MS || !existsSync(folder)) return;
  const oldest = Date.now() - MAX_AGE_MS;
  // Another build can remove a file concurrently.
  const isOld = async (path: string) => {
    const stats = await stat(path).catch(ignoreMissing);
    return stats !== undefined && stats.mtimeMs < oldest;
  };
  const values = await namesBelow(folder, { recursive: true });
  const above = dirname(folder);
  const paths = [
    // Includes temporary files that a killed process left.
    ...values.filter((name) => name.includes('.json')).map((name) => join(folder, name)),
    ...(await namesBelow(above)).map((name) => join(above, name)).filter((path) => path !== folder),
  ];
  for (const path of paths) {
    if (await isOld(path)) await rm(path, { recursive: true, force: true });
  }
  await writeFile(lastSweep, '');
}

/**
 * Returns undefined if the error means that a file is missing: `readFile(file).catch(ignoreMissing)`.
 * @throws any other error
 */
export function ignoreMissing(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  // ENOTDIR means that a parent of the path is a file.
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  return undefined;
}

async function namesBelow(folder: string, options?: { recursive: true }): Promise<string[]> {
  return existsSync(folder) ? await readdir(folder, options) : [];
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    const text = await readUsed(file);
    const json = text.slice(PREFIX_LENGTH, -1);
    return text === createEntry(json) ? (JSON.parse(json) as T) : undefined;
  } catch {
    // The value is missing or damaged.
    return undefined;
  }
}

/** Reads a file and marks it as used by setting its modification time. */
async function readUsed(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { mtimeMs } = await handle.stat();
    if (Date.now() - mtimeMs > USE_INTERVAL_MS) await markUsed(handle);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

/** Fails in a read-only cache, from which nothing is removed either. */
async function markUsed(handle: FileHandle): Promise<void> {
  const now = new Date();
  await handle.utimes(now, now).catch(ignoreForbidden);
}

function ignoreForbidden(error: unknown): void {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EPERM' && code !== 'EACCES' && code !== 'EROFS') throw error;
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Write to a temporary file first, so that no other build reads a partial file.
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, createEntry(JSON.stringify(value))).catch(withPath(temporary));
  await rename(temporary, file).catch(async () => {
    // A damaged cache can have a folder at this path.
    await rm(file, { recursive: true, force: true });
    await rename(temporary, file);
  });
}

/** Returns the content of a cache file: a checksum of fixed length, followed by the value. */
function createEntry(json: string): string {
  return `["${crc32(json).toString(16).padStart(8, '0')}",${json}]`;
}

const PREFIX_LENGTH = createEntry('').length - 1;
