// Names in the browser's cache of a site, shared by the service worker and the page. Sites of one origin share the
// browser's caches, so all names start with the base path; deploy/sw.js removes caches by that prefix.
import { encodePath } from '../../address/address.ts';
import { SAVED_SIZE, type SavedSize } from './savedFiles.ts';

/** @param base path of the site, with a trailing slash */
export const cacheName = (base: string) => `offline:${base}:files`;

/** Returns the name of the cache for files that aren't used before everything is downloaded. */
export const downloadsName = (base: string) => `offline:${base}:downloads`;

/**
 * Key of the marker that is stored along with a complete copy. It is below the base path, and not a file of any site.
 */
const COMPLETE = '.offline/complete';

/** Returns the key of a file, by its path below the base path. */
export function storageKey(base: string, path: string): string {
  return base + encodePath(path);
}

/** Returns the stored response for a path below the base path. */
export function findStored(base: string, path: string): Promise<Response | undefined> {
  return caches.match(storageKey(base, path), { ignoreVary: true });
}

/** Returns whether all files of a build are stored. */
export async function isComplete(base: string): Promise<boolean> {
  return (await findStored(base, COMPLETE)) !== undefined;
}

export async function markComplete(base: string): Promise<void> {
  await (await caches.open(cacheName(base))).put(storageKey(base, COMPLETE), new Response());
}

/** Returns the id of the build that the stored files were last compared with; undefined if nothing is stored. */
export async function storedBuild(base: string): Promise<string | undefined> {
  const size: SavedSize | undefined = await (await findStored(base, SAVED_SIZE.slice(1)))?.json();
  return size?.build;
}

/** Returns the hash of a file, in the format of the list of files. */
export async function hashFile(file: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
