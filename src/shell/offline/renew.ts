import pMap from 'p-map';
import { FILE_HASHES, SAVED_SIZE, storedPath } from './savedFiles.ts';
import {
  cacheName,
  downloadsName,
  findStored,
  hashFile,
  isComplete,
  storageKey,
  storedBuild,
} from './storage.ts';

const CONCURRENCY = 6;

export interface RenewOptions {
  /** Returns whether to store a file that isn't stored yet. */
  isWanted?: (name: string) => boolean;
  /** Receives the key of each stored file that the host has replaced. */
  onReplaced?: (key: string) => void;
  /** Receives the fraction of the files that are done, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Returns whether to renew the stored files because they are of another build. Readers update a complete copy
 * themselves.
 */
export async function needsRenewal(base: string, build: string): Promise<boolean> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || (await isComplete(base))) return false;
  return (await storedBuild(base)) !== build;
}

/**
 * Makes the stored files match those of the host. Nothing is replaced before everything is downloaded, and a call
 * continues where an earlier one was stopped.
 * @throws if offline, out of space, or if a file doesn't match the host's list, such as during a deploy
 */
export function renew(base: string, options: RenewOptions = {}): Promise<void> {
  // Two tabs, or a tab and the worker, can start this concurrently.
  return navigator.locks.request(downloadsName(base), () => renewAlone(base, options));
}

async function renewAlone(base: string, options: RenewOptions): Promise<void> {
  const { isWanted = () => false, onReplaced, onProgress, signal } = options;
  const list = await fetch(storageKey(base, FILE_HASHES.slice(1)), { cache: 'no-store', signal });
  const { files } = (await list.json()) as { files: Record<string, string> };
  const cache = await caches.open(cacheName(base));
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const keyOfFile = (name: string) => storageKey(base, storedPath(name));
  const download = createDownloads(base, signal);

  // Stored last, because it says which build all files belong to.
  const marker = SAVED_SIZE.slice(1);
  const names = Object.keys(files).filter(
    (name) => name !== marker && (stored.has(keyOfFile(name)) || isWanted(name)),
  );
  const changed: [key: string, download: string][] = [];
  const downloadChanged = async (name: string) => {
    const [path, hash = ''] = [storedPath(name), files[name]];
    const found = await findStored(base, path);
    if (found && (await hashFile(found)) === hash) return;
    changed.push([storageKey(base, path), await download(name, hash)]);
  };
  let done = 0;
  const prepare = async (name: string) => {
    await downloadChanged(name);
    onProgress?.(++done / names.length);
  };
  await pMap(names, prepare, { concurrency: CONCURRENCY, signal });
  await downloadChanged(marker);

  for (const [key, download] of changed) {
    const response = await caches.match(download);
    if (response) await cache.put(key, response);
    if (stored.has(key)) onReplaced?.(key);
  }
  const current = new Set([...names, marker].map(keyOfFile));
  for (const key of stored) if (!current.has(key)) await cache.delete(key);
  await caches.delete(downloadsName(base));
}

/**
 * Creates a function that downloads files, those with the same content only once, and returns the key of the download.
 */
function createDownloads(base: string, signal?: AbortSignal) {
  const running = new Map<string, Promise<string>>();
  const download = async (name: string, hash: string): Promise<string> => {
    const downloads = await caches.open(downloadsName(base));
    const key = storageKey(base, `.offline/${hash}`);
    if (await downloads.match(key)) return key;
    const init: RequestInit = { cache: 'no-store', integrity: hash, signal };
    await downloads.put(key, withoutRedirect(await fetch(storageKey(base, name), init)));
    return key;
  };
  return (name: string, hash: string): Promise<string> => {
    const key = running.get(hash) ?? download(name, hash);
    running.set(hash, key);
    return key;
  };
}

/** Copies a response without its redirect, because browsers refuse to display a stored page that was redirected. */
export function withoutRedirect(response: Response): Response {
  const { body, status, headers } = response;
  return response.redirected ? new Response(body, { status, headers }) : response;
}
