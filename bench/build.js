// Measures what writers and newcomers wait for, in this version and in an earlier one, each on its own pages.
//
//   npm run bench:build -- [--runs 5] [--against <commit>] [--of site|test|check]
//
// What is measured of the site:
//   start      `npm start` without a cache, until it serves a page
//   build      a full build without a cache: time, processor time, and peak memory of all its processes
//   edit       a build after a line was added to a page
//   unchanged  a build without changes
//   dev        `npm run dev` without a cache, until it serves a page
//   save       in dev, from a save until what the browser fetches has changed: a page, a scene, a note of the
//              reference, and the source of the site engine
// Of tests, which take longer:
//   test       `npm test` without a cache, 25 minutes per run
//   check      `npm run check` with one, 4 minutes per run
//
// Both versions are clones of commits (this one of HEAD) with their own packages, in a temporary folder. They take
// turns, so that other load on the machine affects both; the medians of the runs are compared. It runs on Linux.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '../src/build/cache/bundle.js';
import { positiveNumbers } from './builds.js';
import { BENCH_FOLDER } from './corpus.js';
import { measure } from './measure.js';
import { median, printTable } from './report.js';

/** The last commit before builds were made faster (November 2026). */
const BASELINE = 'a88d7eab';
const PORT = 5391;
const SITE = `http://localhost:${PORT}/planck.js/docs`;
/** Time between two requests for something that is expected to change, in milliseconds. */
const POLL_MS = 20;

/**
 * Edits whose effect dev serves: a text in a file, what takes its place, and the address that shows it.
 * @type {Record<string, { file: string, text: string, at: string }>}
 */
const EDITS = {
  page: {
    file: 'docs/pages/world.mdx',
    text: 'A world is one physics simulation',
    at: '/world.json',
  },
  scene: {
    file: 'docs/scenes/aabb-query.ts',
    text: 'defineScene',
    at: '/scenes/aabb-query.json',
  },
  note: {
    file: 'docs/reference/symbols/AABB.ts',
    text: 'An axis-aligned bounding box',
    at: '/api/classes/AABB.json',
  },
  source: { file: 'src/shell/search/SearchButton.tsx', text: 'All pages', at: '/world' },
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    against: { type: 'string', default: BASELINE },
    of: { type: 'string', default: 'site' },
  },
});
const [runs = 0] = positiveNumbers('runs', values.runs);
const measurements = { site: measureSite, test: measureTest, check: measureCheck };
const measureVersion = measurements[/** @type {keyof typeof measurements} */ (values.of)];
if (!measureVersion) throw new Error('--of must be site, test, or check');
const versions = [values.against, 'HEAD'].map(install);

/** Measured values by row, one list for each version. @type {Map<string, number[][]>} */
const measured = new Map();
for (let run = 1; run <= runs; run++) {
  for (const [index, folder] of versions.entries()) {
    const results = await measureVersion(folder, run);
    for (const [row, value] of Object.entries(results)) {
      const lists = measured.get(row) ?? versions.map(() => []);
      lists[index]?.push(value);
      measured.set(row, lists);
    }
    console.log(`run ${run}/${runs}, ${index === 0 ? values.against : 'this version'}: done`);
  }
  // Printed after every run, because all of them take more than an hour and can be stopped early.
  console.log(`\nMedians after run ${run} of ${runs}`);
  printMedians();
}

function printMedians() {
  const rows = [...measured].map(([row, lists]) => {
    const [before = 0, now = 0] = lists.map(median);
    return [row, before.toFixed(2), now.toFixed(2), (now / before).toFixed(2)];
  });
  printTable([['', values.against, 'now', 'ratio'], ...rows]);
}

/**
 * Clones a commit and installs its packages, unless an earlier run has done so.
 * @param {string} reference
 * @returns {string} its folder
 */
function install(reference) {
  const options = /** @type {const} */ ({ cwd: PROJECT_FOLDER, encoding: 'utf8' });
  const commit = execFileSync('git', ['rev-parse', `${reference}^{commit}`], options).trim();
  const folder = join(BENCH_FOLDER, commit.slice(0, 12));
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    console.log(`Installing ${reference} in ${folder}`);
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', '--no-checkout', PROJECT_FOLDER, folder]);
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder });
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  }
  // What a run that was stopped has left.
  execFileSync('git', ['checkout', '--quiet', '.'], { cwd: folder });
  return folder;
}

/** @param {string} folder */
function clean(folder) {
  for (const name of ['node_modules/.cache', 'dist'])
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** @param {string} folder */
function measureTest(folder) {
  clean(folder);
  return { 'test, s': timeScript(folder, 'test') };
}

/**
 * @param {string} folder
 * @param {number} run
 */
function measureCheck(folder, run) {
  if (run === 1) timeScript(folder, 'check'); // fills the cache
  return { 'check, s': timeScript(folder, 'check') };
}

/**
 * Runs a script of tests, and prints how many passed: those of an earlier version can fail in today's browser.
 * @param {string} folder
 * @param {string} script
 * @returns {number} its duration in seconds
 */
function timeScript(folder, script) {
  const start = performance.now();
  const { stdout } = spawnSync('npm', ['run', script], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const seconds = (performance.now() - start) / 1000;
  const [summary] = /^\d+ passed, \d+ failed$/m.exec(stdout) ?? [];
  if (!summary) throw new Error(`npm run ${script} in ${folder} ended without a summary`);
  console.log(`npm run ${script}: ${summary}`);
  return seconds;
}

/**
 * @param {string} folder
 * @param {number} run
 */
async function measureSite(folder, run) {
  return {
    ...(await measureStart(folder)),
    ...(await measureBuilds(folder, run)),
    ...(await measureDev(folder, run)),
  };
}

/** @param {string} folder */
async function measureStart(folder) {
  clean(folder);
  const { seconds, stop } = await serve(folder, 'start');
  await stop();
  return { 'start, s': seconds };
}

/**
 * @param {string} folder
 * @param {number} run
 */
async function measureBuilds(folder, run) {
  const command = ['src/build/run.js', 'build'];
  clean(folder);
  const cold = await measure(command, folder);
  appendFileSync(join(folder, EDITS.page?.file ?? ''), `\nEdited in run ${run}.\n`);
  const edit = await measure(command, folder);
  const unchanged = await measure(command, folder);
  execFileSync('git', ['checkout', '--quiet', '.'], { cwd: folder });
  return {
    'build, s': cold.seconds,
    'build, processor s': cold.processorSeconds,
    'build, peak MB': cold.peakMegabytes,
    'edit, s': edit.seconds,
    'unchanged, s': unchanged.seconds,
  };
}

/**
 * @param {string} folder
 * @param {number} run
 */
async function measureDev(folder, run) {
  clean(folder);
  const { seconds, isComplete, stop } = await serve(folder, 'dev');
  await isComplete();
  /** @type {Record<string, number>} */
  const results = { 'dev, s': seconds };
  // Twice, because dev is still busy with the types of scenes after it has compiled all pages.
  for (const round of ['First', 'Second']) {
    for (const [name, { file, text, at }] of Object.entries(EDITS)) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const edited = `${round}${run} ${text}`;
      if (!before.includes(text)) throw new Error(`${file} doesn't contain "${text}"`);
      await isServed(at, text);
      const start = performance.now();
      writeFileSync(
        path,
        name === 'scene' ? `${before}// ${edited}\n` : before.replace(text, edited),
      );
      await isServed(at, edited);
      results[`save a ${name}, s`] = (performance.now() - start) / 1000;
      writeFileSync(path, before);
      await isServed(at, edited, false);
    }
  }
  await stop();
  return results;
}

/**
 * Runs a command until it serves a page.
 * @param {string} folder
 * @param {'start' | 'dev'} command
 * @returns {Promise<{ seconds: number, isComplete: () => Promise<void>, stop: () => Promise<void> }>} isComplete:
 *   resolves when dev has compiled all pages
 */
async function serve(folder, command) {
  const start = performance.now();
  const child = spawn(process.execPath, ['src/build/run.js', command], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  await isServed('/world', EDITS.page?.text ?? '');
  return {
    seconds: (performance.now() - start) / 1000,
    isComplete: async () => {
      while (!/no problems$/m.test(printed)) await delay(POLL_MS);
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/**
 * Waits until an address serves a text, or no longer does.
 * @param {string} path
 * @param {string} text
 * @param {boolean} isExpected
 */
async function isServed(path, text, isExpected = true) {
  for (;;) {
    // Refused until the server listens.
    const response = await fetch(SITE + path).catch(() => undefined);
    if (response?.ok && (await response.text()).includes(text) === isExpected) return;
    await delay(POLL_MS);
  }
}
