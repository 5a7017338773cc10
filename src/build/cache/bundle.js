// Plain JavaScript, because run.js imports it before TypeScript can run.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { TEMPORARY_CACHE, usableCache } from './cacheFolder.js';

/** Folder of the site engine, which contains its `package.json` and `node_modules`. */
export const PROJECT_FOLDER =
  TEMPORARY_CACHE?.project ?? folderWithPackage(dirname(fileURLToPath(import.meta.url)));

/** Folder of the cache. All of its content can be deleted at any time. */
export const CACHE_FOLDER = TEMPORARY_CACHE?.folder ?? usableCache(PROJECT_FOLDER);

/**
 * Returns a hash of the site engine's source and of its locked dependencies, for cache keys.
 * @param {string[]} folders below `src/`, by default all
 * @returns {string}
 */
export function sourceKey(folders = ['.']) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(PROJECT_FOLDER, 'src', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const sum = createHash('sha256');
  for (const file of [...files.sort(), join(PROJECT_FOLDER, 'package-lock.json')]) {
    const content = readFileSync(file);
    sum.update(`${file.slice(PROJECT_FOLDER.length)}:${content.length}:`).update(content);
  }
  return sum.digest('hex');
}

/**
 * Packages that stay outside the bundle: Vite and similar packages read their own files, Shiki loads its grammars one
 * by one, and TypeScript is too large to bundle again with every change.
 */
const EXTERNAL =
  /^(node:|vite|@vitejs|rolldown|shiki|@shikijs|sirv|compression|typescript|typedoc|@resvg)/;

/**
 * Bundles a TypeScript file and its imports into a folder, and imports the bundle.
 * @param {string} entry absolute path
 * @param {string} folder absolute path below `node_modules`, so that packages are found
 * @param {{ reuse: boolean, check?: (folder: string) => Promise<void>, more?: Record<string, string> }} options
 *   reuse: use the bundle that is already in the folder, if it is intact; check: called with the folder of
 *   each new bundle, which then has a source map; more: paths of other entries, by name, which share its code
 * @returns {Promise<Record<string, unknown>>}
 */
export async function importTypeScript(entry, folder, { reuse, check, more }) {
  if (!reuse) rmSync(folder, { recursive: true, force: true });
  await cachedFolder(folder, async (temporary) => {
    await bundle({ entry, ...more }, temporary, check !== undefined);
    await check?.(temporary);
  });
  return import(pathToFileURL(join(folder, 'entry.js')).href);
}

/**
 * Bundles the entries into a folder.
 * @param {Record<string, string>} input paths of the entries by the names of their bundles
 * @param {string} folder
 * @param {boolean} sourcemap
 */
async function bundle(input, folder, sourcemap) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input,
    platform: 'node',
    external: EXTERNAL,
    onLog: (level, log, handle) => {
      // An unresolved import in a site's file is an error with a line. As a mere warning, the import would fail later,
      // without a line.
      if (sourcemap && log.code === 'UNRESOLVED_IMPORT') handle('error', log);
      // Directives such as "use client" in packages have no meaning in a bundle.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
  });
  await bundle.write({ dir: folder, entryFileNames: '[name].js', sourcemap });
  await bundle.close();
}

const CHECKSUM_FILE = 'checksum';

/**
 * Ensures that a folder of the cache exists and is intact; recreates a missing or damaged one.
 * @param {string} folder
 * @param {(temporary: string) => Promise<void>} make writes the files to a new folder next to it
 */
export async function cachedFolder(folder, make) {
  if (isIntact(folder)) {
    // Marks the folder as used, because sweepCache removes unused ones.
    const now = new Date();
    utimesSync(folder, now, now);
    return;
  }
  mkdirSync(dirname(folder), { recursive: true });
  // A unique name, because several processes, or calls in this one, can create the same folder concurrently.
  const temporary = mkdtempSync(`${folder}.`);
  try {
    await make(temporary);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(join(temporary, CHECKSUM_FILE), computeChecksum(temporary));
  moveTemporaryFolder(temporary, folder);
}

/**
 * Moves a finished folder to its final path.
 * @param {string} temporary
 * @param {string} folder
 */
function moveTemporaryFolder(temporary, folder) {
  if (!isIntact(folder)) {
    rmSync(folder, { recursive: true, force: true });
    try {
      renameSync(temporary, folder);
    } catch (error) {
      if (!isIntact(folder)) throw error;
    }
  }
  // The temporary folder remains if another process was faster. Its result is the same.
  rmSync(temporary, { recursive: true, force: true });
}

/**
 * Returns whether the folder's content matches its checksum.
 * @param {string} folder
 * @returns {boolean}
 */
function isIntact(folder) {
  try {
    return readFileSync(join(folder, CHECKSUM_FILE), 'utf8') === computeChecksum(folder);
  } catch {
    // The checksum is missing or unreadable.
    return false;
  }
}

/**
 * Computes one checksum over the names and contents of all files in a folder. CRC-32 suffices against accidental damage
 * and takes a tenth of the time that SHA-256 would add to every start.
 * @param {string} folder
 * @returns {string}
 */
function computeChecksum(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== CHECKSUM_FILE)
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  let sum = 0;
  for (const name of names.sort()) {
    const content = readFileSync(join(folder, name));
    sum = crc32(content, crc32(`${name}:${content.length}:`, sum));
  }
  return sum.toString(16);
}

/**
 * Returns the nearest folder with a `package.json`. It is the same for the source and its bundle.
 * @param {string} folder
 * @returns {string}
 */
function folderWithPackage(folder) {
  return existsSync(join(folder, 'package.json')) ? folder : folderWithPackage(dirname(folder));
}
