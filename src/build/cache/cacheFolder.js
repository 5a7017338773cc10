// Plain JavaScript, because run.js imports it before TypeScript can run.
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The temporary cache that this process has already created, and the folder of its site engine. Bundles in that cache,
 * and threads, cannot find out either one themselves.
 * @type {{ folder: string, project: string } | undefined}
 */
export const TEMPORARY_CACHE =
  process.env.SITE_CACHE === undefined ? undefined : JSON.parse(process.env.SITE_CACHE);

/**
 * Returns the folder of the cache, or a temporary one if it isn't writable. The temporary folder is removed when the
 * process ends, so nothing is kept.
 * @param {string} project folder of the site engine
 * @returns {string}
 */
export function usableCache(project) {
  const folder = join(project, 'node_modules/.cache/site');
  const reason = checkWritable(folder);
  if (reason === undefined) return folder;
  const temporary = mkdtempSync(join(tmpdir(), 'site-cache-'));
  // Bundles in the folder resolve their packages through this link.
  symlinkSync(join(project, 'node_modules'), join(temporary, 'node_modules'), 'junction');
  process.env.SITE_CACHE = JSON.stringify({ folder: temporary, project });
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  console.warn(
    `${folder} can't be written (${reason}), so nothing is kept for the next build, which takes longer — delete it, or change its owner or its permissions`,
  );
  return temporary;
}

/**
 * Returns why a folder can't be used as the cache.
 * @param {string} folder
 * @returns {string | undefined} the code of the error
 */
function checkWritable(folder) {
  try {
    for (const path of [folder, join(folder, 'entries')]) {
      mkdirSync(path, { recursive: true });
      accessSync(path, constants.W_OK);
    }
    return undefined;
  } catch (error) {
    return String(/** @type {NodeJS.ErrnoException} */ (error).code);
  }
}
