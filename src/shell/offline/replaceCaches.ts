import { isComplete, type SiteCaches, storedPaths } from './caches.ts';
import { nameOfStored } from './files.ts';
import { fetchFileList, fill } from './fill.ts';

/**
 * Moves what was read in earlier builds to the cache of this one: unchanged files are copied, the others
 * downloaded. A complete copy stays until the reader updates it.
 * @param older names of the caches of earlier builds, some of which can be removed already
 * @param into name of the cache of this build
 */
export async function replaceCaches(site: SiteCaches, older: string[], into: string) {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const hasCopy = await isComplete(into, site);
  const stored = (await site.names()).filter((name) => name !== into && older.includes(name));
  for (const name of stored) {
    if (!hasCopy && (await isComplete(name, site))) continue;
    if (!hasCopy && connection?.saveData) continue;
    if (!hasCopy) await renew(site, name, into);
    await caches.delete(name);
  }
}

async function renew({ base }: SiteCaches, from: string, into: string): Promise<void> {
  const paths = await storedPaths(from, base);
  const files = await fetchFileList(base);
  const names = paths.map((path) => nameOfStored(path, files));
  await fill({ base, files, names, into, from: [from] });
}
