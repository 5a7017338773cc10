// Measures how long physics engines take per step of the same scenes.
//
//   npm run bench:engines -- [--runs 5]
//
// Each engine runs each scene in a separate process: 120 steps to warm up, then a new world for 600 steps (10
// simulated seconds), which are timed as a whole. After them, the result is checked: a fallen tower or a body
// outside its container invalidates the run. Prints the median of all runs as a table in Markdown.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { median } from '../report.js';
import { box2d } from './box2d.js';
import { matter } from './matter.js';
import { p2 } from './p2.js';
import { planck } from './planck.js';
import { rapier } from './rapier.js';
import { SCENES } from './scenes.js';

const ENGINES = [planck, matter, p2, rapier, box2d];
const STEP = 1 / 60;
const WARM_UP_STEPS = 120;
const STEPS = 600;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    // Set only in the processes that this one starts.
    engine: { type: 'string' },
    scene: { type: 'string' },
  },
});

if (values.engine !== undefined) console.log(JSON.stringify(await measure()));
else printTable();

/** @returns {Promise<{ milliseconds: number, problem?: string }>} time of a step, and what is wrong with the result */
async function measure() {
  const engine = ENGINES.find(({ name }) => name === values.engine);
  const scene = SCENES.find(({ name }) => name === values.scene);
  if (!engine || !scene) throw new Error(`unknown: ${values.engine}, ${values.scene}`);
  const createWorld = await engine.load();
  const first = createWorld(scene.gravity);
  scene.build(first);
  for (let step = 0; step < WARM_UP_STEPS; step++) first.step(STEP);

  const world = createWorld(scene.gravity);
  const check = scene.build(world);
  const start = performance.now();
  for (let step = 0; step < STEPS; step++) world.step(STEP);
  const milliseconds = (performance.now() - start) / STEPS;
  return { milliseconds, problem: check() };
}

function printTable() {
  const runs = Number(values.runs);
  const [processor] = cpus();
  console.log(`${processor?.model}, Node ${process.version}, medians of ${runs}, ms per step\n`);
  const head = ['Engine', 'Version', 'Size', ...SCENES.map(({ name }) => name)];
  console.log(`| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |`);
  /** @type {string[]} */
  const problems = [];
  for (const engine of ENGINES) {
    const times = SCENES.map((scene) => {
      const results = Array.from({ length: runs }, () => run(engine.name, scene.name));
      const problem = results.find((result) => result.problem)?.problem;
      if (problem) problems.push(`${engine.name}, ${scene.name}: ${problem}`);
      const time = median(results.map(({ milliseconds }) => milliseconds)).toFixed(2);
      return problem ? `${time} †` : time;
    });
    const size = `${Math.round(measureSize(engine) / 1024)} KB`;
    console.log(`| ${[engine.name, readVersion(engine), size, ...times].join(' | ')} |`);
  }
  console.log('\nSize: what a browser loads, compressed with gzip.\n');
  for (const { name, settings } of ENGINES) console.log(`- ${name}: ${settings}`);
  if (problems.length > 0) console.log(`\n† The result is not what the scene asks for:`);
  for (const problem of problems) console.log(`- ${problem}`);
}

/**
 * @param {string} engine
 * @param {string} scene
 * @returns {{ milliseconds: number, problem?: string }}
 */
function run(engine, scene) {
  const file = fileURLToPath(import.meta.url);
  const output = execFileSync(process.execPath, [file, '--engine', engine, '--scene', scene], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/** @param {import('./engine.js').Engine} engine */
function measureSize(engine) {
  const folder = join(PROJECT_FOLDER, 'node_modules', engine.package);
  return engine.files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
    0,
  );
}

/** @param {import('./engine.js').Engine} engine */
function readVersion(engine) {
  const file = join(PROJECT_FOLDER, 'node_modules', engine.package, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
