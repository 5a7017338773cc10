// Defines which files of a site a browser can store, and under which names. Shared by the build, the service worker,
// and the page.
import { cleanPath } from '../../address/address.ts';

/** Path of the size of what a browser can save for offline, with the id of the build. */
export const SAVED_SIZE = '/offline.build.json';

/** Path of the service worker, which stores what readers load. */
export const SERVICE_WORKER = '/sw.js';

/** Path of the list of a site's files with their hashes. */
export const FILE_HASHES = '/assets/manifest.json';

/** Numbers that a page displays before everything is saved. */
export interface SavedSize {
  /** Id of the build. */
  build: string;
  /** Download size, in compressed bytes. */
  download: number;
}

/**
 * Returns whether a complete copy needs a file. It needs no documents of pages, because the page that replaces missing
 * ones renders them from their data.
 */
export function isSaved(name: string): boolean {
  if ([FILE_HASHES, SERVICE_WORKER].includes(`/${name}`)) return false;
  if (name.endsWith('.html')) return isAsset(name) || name === 'embed.html';
  return !/\.(md|txt|xml|zip|webmanifest|build\.json)$/.test(name);
}

/** Returns whether a file, below the base path, has a hash in its name and never changes. */
export function isAsset(path: string): boolean {
  return path.startsWith('assets/');
}

/** Returns whether a file, judged by its name, is the data of a page, and not that of its samples, for example. */
export function isPageData(path: string): boolean {
  return /^[^.]+\.json$/.test(path) && !/^(assets|scenes|examples)\//.test(path);
}

/** Returns the path below the base path under which a file is stored. All forms of a page's address share one. */
export function storedPath(name: string): string {
  if (!name.endsWith('.html') || isAsset(name)) return name;
  return cleanPath(`/${name}`).slice(1);
}
