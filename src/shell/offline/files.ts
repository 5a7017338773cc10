// Which files of a site a browser can keep, and under which names: shared by the build, the service worker,
// and the page.
import { cleanPath } from '../../address/address.ts';

/** The size of what a browser can save for offline, with the id of the build. */
export const SAVED_SIZE = '/offline.build.json';

/** The service worker, which stores what readers load. */
export const SERVICE_WORKER = '/sw.js';

/** The list of a site's files with their hashes. */
export const FILE_HASHES = '/assets/manifest.json';

/** The numbers that a page shows before everything is saved. */
export interface SavedSize {
  /** Id of the build. */
  build: string;
  /** Bytes to download, compressed. */
  download: number;
}

/**
 * Returns whether a complete copy needs a file. It needs no documents of pages, because the page for missing ones shows
 * them from their data.
 */
export function isSaved(name: string): boolean {
  if ([FILE_HASHES, SERVICE_WORKER].includes(`/${name}`)) return false;
  if (name.endsWith('.html')) return isAsset(name) || name === 'embed.html';
  return !/\.(md|txt|xml|webmanifest|build\.json)$/.test(name);
}

/** Returns whether a file, below the base path, has a hash in its name and never changes. */
export function isAsset(path: string): boolean {
  return path.startsWith('assets/');
}

/** Returns whether a file is the data of a page by its name, and not that of its samples, for example. */
export function isPageData(path: string): boolean {
  return /^[^.]+\.json$/.test(path) && !/^(assets|scenes|examples)\//.test(path);
}

/** Returns the path below the base path under which a file is stored: all forms of a page's address are one. */
export function storedPath(name: string): string {
  if (!name.endsWith('.html') || isAsset(name)) return name;
  return cleanPath(`/${name}`).slice(1);
}
