import pMap from 'p-map';
import { keyOf, matchIn } from './caches.ts';
import { FILE_HASHES, type FileList, parseFileList, storedPath } from './files.ts';

const CONCURRENCY = 6;

/** The host has other files than its list says, such as during a deploy. */
export class OtherBuildError extends Error {}

export interface FillOptions {
  base: string;
  files: FileList;
  /** Names of the files to store. */
  names: string[];
  /** The cache to store them in, and others to copy unchanged files from. */
  into: string;
  from: string[];
  signal?: AbortSignal;
  onProgress?: (done: number, all: number) => void;
}

/**
 * Stores files of one build in a cache. What a cache already has with the right hash isn't downloaded again, so a
 * call continues where an earlier one was stopped.
 * @throws OtherBuildError when a file isn't the one in the list, and TypeError without a network
 */
export async function fill({ base, files, names, into, from, ...options }: FillOptions) {
  const cache = await caches.open(into);
  const namesOf = new Map<string, string[]>();
  for (const name of names) {
    const hash = files.get(name);
    if (hash !== undefined) namesOf.set(hash, [...(namesOf.get(hash) ?? []), name]);
  }
  let done = 0;
  await pMap(
    namesOf,
    async ([hash, [first = '', ...others]]) => {
      const response =
        (await storedWithHash([into, ...from], base, first, hash)) ??
        (await fetchWithHash(base, first, hash, options.signal));
      for (const name of [first, ...others]) {
        await cache.put(keyOf(base, storedPath(name)), response.clone());
      }
      options.onProgress?.(++done, namesOf.size);
    },
    { concurrency: CONCURRENCY, signal: options.signal },
  );
}

/** Fetches the list of a site's files as the host has it now. */
export async function fetchFileList(base: string, signal?: AbortSignal): Promise<FileList> {
  const response = await fetchFresh(keyOf(base, FILE_HASHES.slice(1)), signal);
  return parseFileList(await response.text());
}

/** Fetches a file of the site from the host. The service worker leaves such requests alone. */
export async function fetchFresh(url: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, { cache: 'no-store', signal });
  if (!response.ok) throw new OtherBuildError(`${url} has the status ${response.status}`);
  return response;
}

async function storedWithHash(names: string[], base: string, file: string, hash: string) {
  for (const name of names) {
    const found = await matchIn([name], base, storedPath(file));
    if (found && (await hashOf(await found.clone().arrayBuffer())) === hash) return found;
  }
  return undefined;
}

async function fetchWithHash(base: string, name: string, hash: string, signal?: AbortSignal) {
  const response = await fetchFresh(keyOf(base, name), signal);
  const body = await response.arrayBuffer();
  if ((await hashOf(body)) !== hash) throw new OtherBuildError(`${name} is of another build`);
  // Without the mark of a redirect, which a browser refuses in a stored page.
  return new Response(body, { headers: response.headers });
}

/** The hash of a file, as in the list of files. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
