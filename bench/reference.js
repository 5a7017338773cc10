// Measures how long it takes to read a library's own types for the reference.
//
//   npm run bench:reference -- [--runs 5]
//
// What is measured, each in a separate process, from the call to its result:
//   cold   with an empty cache: TypeDoc and TypeScript are loaded, and read the library's source
//   warm   a second time, from the cache
//
// It uses a separate cache, and leaves that of the site engine alone.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '../src/build/cache/bundle.js';
import { median } from './report.js';

const MAX_SECONDS = { cold: 6, warm: 0.3 };

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const folder = join(PROJECT_FOLDER, 'node_modules/.cache/bench-reference');
rmSync(folder, { recursive: true, force: true });
const script = writeScript();

/** @type {{ cold: number, warm: number }[]} */
const runs = [];
for (let run = 1; run <= Number(values.runs); run++) {
  rmSync(join(folder, 'cache'), { recursive: true, force: true });
  const result = { cold: measureSeconds(), warm: measureSeconds() };
  runs.push(result);
  console.log(`run ${run}: cold ${result.cold.toFixed(2)} s, warm ${result.warm.toFixed(2)} s`);
}
rmSync(folder, { recursive: true });

const cold = median(runs.map((run) => run.cold));
const warm = median(runs.map((run) => run.warm));
console.log(`\nmedians of ${runs.length}:`);
console.log(`cold ${cold.toFixed(2)} s (limit ${MAX_SECONDS.cold} s)`);
console.log(`warm ${warm.toFixed(2)} s (limit ${MAX_SECONDS.warm} s)`);
process.exitCode = cold <= MAX_SECONDS.cold && warm <= MAX_SECONDS.warm ? 0 : 1;

/**
 * Writes a program that loads the site engine as a build does, reads the library, and prints the seconds.
 * @returns {string} path of the program
 */
function writeScript() {
  const source = join(PROJECT_FOLDER, 'src');
  const file = join(folder, 'read.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `import { importTypeScript } from '${source}/build/cache/bundle.js';
const load = (path) =>
  importTypeScript('${source}/' + path, '${folder}/' + path, { reuse: true });
const { openCache } = await load('build/cache/cache.ts');
const { readLibrary } = await load('build/read/reference.ts');
const { extractLibrary } = await load('reference/extraction/extract.ts');
const config = {
  library: { package: 'planck', reference: { path: '/api', entry: 'src/main.ts' } },
};
const start = performance.now();
const { library, problems } = await readLibrary(config, '${PROJECT_FOLDER}', { cache: openCache('${folder}/cache'), builderKey: '', tasks: { extractLibrary } });
if (!library || problems.length > 0) throw new Error('the library could not be read');
console.log((performance.now() - start) / 1000);
`,
  );
  // The first run bundles the modules.
  spawnSync(process.execPath, [file]);
  return file;
}

/** @returns {number} duration that a new process measured */
function measureSeconds() {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}
