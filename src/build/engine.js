// Plain JavaScript, because it is what makes TypeScript run: see run.js.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the site engine: where its `package.json` and `node_modules` are. */
export const ENGINE_FOLDER = folderWithPackage(dirname(fileURLToPath(import.meta.url)));

/** Where everything that may be thrown away is kept. */
export const CACHE_FOLDER = join(ENGINE_FOLDER, 'node_modules/.cache/site');

/**
 * A hash of the engine's own source below the given folders of `src/` and of its locked
 * dependencies: whatever these made is stale when it changes.
 * @param {string[]} folders
 * @returns {string}
 */
export function sourceKey(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ENGINE_FOLDER, 'src', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const sum = createHash('sha256');
  for (const file of [...files.sort(), join(ENGINE_FOLDER, 'package-lock.json')]) {
    const content = readFileSync(file);
    sum.update(`${file.slice(ENGINE_FOLDER.length)}:${content.length}:`).update(content);
  }
  return sum.digest('hex');
}

/**
 * Packages that a bundle leaves outside: Vite and its kind find files beside themselves, React has
 * to be the very one that the app's own build uses, Shiki loads its grammars one by one, and TypeScript is
 * too large to be bundled again with every change.
 */
const OUTSIDE =
  /^(node:|vite|@vitejs|rolldown|react|shiki|@shikijs|sirv|compression|twoslash|typescript|typedoc)/;

/**
 * Bundles a TypeScript file with what it imports into a folder, and imports the result.
 * @param {string} entry absolute path
 * @param {string} folder absolute path; must lie below `node_modules`, so that packages are found
 * @param {{ reuse: boolean }} options reuse: take what is in the folder, if anything is
 * @returns {Promise<Record<string, unknown>>}
 */
export async function importTypeScript(entry, folder, { reuse }) {
  const file = join(folder, 'entry.js');
  if (reuse && existsSync(file)) {
    markUsed(folder);
  } else {
    const { rolldown } = await import('rolldown');
    const bundle = await rolldown({
      input: entry,
      platform: 'node',
      external: OUTSIDE,
      onLog: (level, log, handle) => {
        // Packages hold such directives, and they mean nothing to a bundle.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    });
    const aside = `${folder}.${process.pid}`;
    await bundle.write({ dir: aside, entryFileNames: 'entry.js' });
    await bundle.close();
    moveIntoPlace(aside, folder);
  }
  return import(pathToFileURL(file).href);
}

/**
 * Moves a folder that is whole to where it is looked for. Another process may have been faster;
 * then its result, which is the same, stays.
 * @param {string} aside
 * @param {string} folder
 */
export function moveIntoPlace(aside, folder) {
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(aside, { recursive: true });
  }
}

/**
 * Tells that a folder of the cache is still of use: what isn't for long is removed.
 * @param {string} folder
 */
export function markUsed(folder) {
  const now = new Date();
  utimesSync(folder, now, now);
}

/**
 * The nearest folder upwards that holds a `package.json`: the same for the source and for the
 * bundle made of it.
 * @param {string} folder
 * @returns {string}
 */
function folderWithPackage(folder) {
  return existsSync(join(folder, 'package.json')) ? folder : folderWithPackage(dirname(folder));
}
