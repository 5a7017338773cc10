import { encodePath, percentDecode } from '../../address/address.ts';

/** Below the base path, and no file of any site: what is known about a cache is stored in it. */
const COMPLETE = '.offline/complete';
const BEFORE = '.offline/before';

/** The caches of a site, one for each build that the browser has read. Sites of one origin share the browser's. */
export interface SiteCaches {
  /** Path of the site, with a slash at its end. */
  base: string;
  nameOf: (build: string) => string;
  /** Names of the caches, the newest first. */
  names: () => Promise<string[]>;
}

/** @param base path of the site, with a slash at its end */
export function siteCaches(base: string): SiteCaches {
  const prefix = `offline:${base}:`;
  return {
    base,
    nameOf: (build) => prefix + build,
    names: async () => {
      const names = await caches.keys();
      return names.filter((name) => name.startsWith(prefix)).reverse();
    },
  };
}

/** The key of a file, by its path below the base path. */
export function keyOf(base: string, path: string): string {
  return base + encodePath(path);
}

/** Returns the stored response for a path below the base path, from the first cache that has one. */
export async function matchIn(
  names: string[],
  base: string,
  path: string,
): Promise<Response | undefined> {
  for (const cacheName of names) {
    // Opening a cache that was removed meanwhile would create it again.
    const found = await caches.match(keyOf(base, path), { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** The paths below the base path that a cache has files for. */
export async function storedPaths(name: string, base: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests
    .map(({ url }) => percentDecode(new URL(url).pathname.slice(base.length)))
    .filter((path) => path !== COMPLETE && path !== BEFORE);
}

/** Whether a cache has all files of its build. */
export async function isComplete(name: string, { base }: SiteCaches): Promise<boolean> {
  return (await matchIn([name], base, COMPLETE)) !== undefined;
}

export async function markComplete(name: string, { base }: SiteCaches): Promise<void> {
  await (await caches.open(name)).put(base + COMPLETE, new Response());
}

/** What was open and stored when the worker of a build became active. */
export interface Before {
  /** Ids of the tabs that were open, if an earlier build was stored. */
  tabs: string[];
  /** Names of the caches of earlier builds. */
  caches: string[];
}

/** Returns what is stored about a cache; empty lists if nothing is. */
export async function readBefore(name: string, { base }: SiteCaches): Promise<Before> {
  const stored = await matchIn([name], base, BEFORE);
  return (await stored?.json()) ?? { tabs: [], caches: [] };
}

export async function writeBefore(
  name: string,
  { base }: SiteCaches,
  before: Before,
): Promise<void> {
  await (await caches.open(name)).put(base + BEFORE, Response.json(before));
}
