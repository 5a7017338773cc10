// Reads how the public API of the library changed from version to version, from the declarations in its
// packages, and writes it to docs/reference/changes.json.
//
//   npm run changes
//
// It downloads each version from npm. Run it again when a new version is published.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importTypeScript, PROJECT_FOLDER } from '../src/build/cache/bundle.js';

const LIBRARY = 'planck';
const DECLARATIONS = 'package/dist/planck.d.ts';
const OUTPUT = join(PROJECT_FOLDER, 'docs/reference/changes.json');
/** Earlier versions have a different API. */
const FIRST_MAJOR = 1;

const cache = join(PROJECT_FOLDER, 'node_modules/.cache/changes');
/** @param {string} name */
const load = (name) =>
  importTypeScript(join(PROJECT_FOLDER, `src/reference/changes/${name}.ts`), join(cache, name), {
    reuse: false,
  });
/** @type {typeof import('../src/reference/changes/readApi.ts')} */
const { readApi } = /** @type {any} */ (await load('readApi'));
/** @type {typeof import('../src/reference/changes/changes.ts')} */
const { changesBetween } = /** @type {any} */ (await load('changes'));

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
try {
  const apis = publishedVersions().map((version) => ({
    version,
    api: readApi(fetchDeclarations(version)),
  }));
  const versions = apis.flatMap(({ version, api }, index) => {
    const before = apis[index - 1];
    return before ? [{ version, ...changesBetween(before.api, api) }] : [];
  });
  writeFileSync(OUTPUT, `${JSON.stringify({ versions }, null, 2)}\n`);
  console.log(`Wrote the changes of ${versions.length} versions to ${OUTPUT}.`);
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Returns the releases without prereleases, oldest first.
 * @returns {string[]}
 */
function publishedVersions() {
  /** @type {string[]} */
  const all = JSON.parse(npm('view', LIBRARY, 'versions', '--json'));
  return all
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && Number.parseInt(version) >= FIRST_MAJOR)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** @param {string} version */
function fetchDeclarations(version) {
  const file = npm('pack', `${LIBRARY}@${version}`, '--silent').trim();
  execFileSync('tar', ['xzf', file, DECLARATIONS], { cwd: folder });
  return readFileSync(join(folder, DECLARATIONS), 'utf8');
}

/** @param {string[]} args */
function npm(...args) {
  return execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
}
