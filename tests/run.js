// Runs the tests and counts them: `npm test` runs everything, `npm run check` what takes seconds,
// `npm run test:engines` journeys in three browsers, `npm run size` the sizes, `npm run screenshots`
// pictures to look at. It ends with the slowest tests, the seconds of each step, and `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { needChromium } from './chromium.js';
import { installBrowsers } from './engines/browsers.js';
import { readPlaywright, readVitest } from './reports.js';

/** @typedef {import('./reports.js').Result} Result */

const ROOT = join(import.meta.dirname, '..');
const WORK = join(ROOT, 'tests/.work');
const SLOWEST = 10;

/** @type {Record<string, () => Result>} */
const STEPS = {
  types: () => command('typescript/bin/tsc', ['-p', '.']),
  lint: () => command('@biomejs/biome/bin/biome', ['check', '.']),
  unit: () => vitest(),
  build: () => build(),
  browser: () => playwright(['build', 'dev', 'size']),
  size: () => playwright(['size']),
  screenshots: () => playwright(['screenshots']),
  engines: () => engines(),
};

const ALL = ['types', 'lint', 'unit', 'build', 'browser'];
const FAST = ['types', 'lint', 'unit'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fast: { type: 'boolean' } },
});
process.chdir(ROOT);
mkdirSync(WORK, { recursive: true });

const chosen = positionals.length > 0 ? positionals : values.fast ? FAST : ALL;
report(chosen.map(run));

/**
 * Runs a step. One that can't even start counts as one failure, and the others still run.
 * @param {string} name
 */
function run(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const start = performance.now();
  const result = attempt(STEPS[name] ?? unknown(name));
  return { name, seconds: (performance.now() - start) / 1000, ...result };
}

/**
 * @param {() => Result} step
 * @returns {Result}
 */
function attempt(step) {
  try {
    return step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return single(false);
  }
}

/**
 * @param {string} name
 * @returns {() => never}
 */
function unknown(name) {
  return () => {
    throw new Error(`No step is called "${name}": choose from ${Object.keys(STEPS).join(', ')}`);
  };
}

/** @param {(Result & { name: string, seconds: number })[]} results */
function report(results) {
  const slowest = results
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\nSlowest tests');
  for (const { name, seconds } of slowest) console.log(line(seconds, name));
  console.log('\nSteps');
  for (const { name, seconds } of results) console.log(line(seconds, name));
  const sum = (/** @type {(result: Result & { seconds: number }) => number} */ pick) =>
    results.reduce((total, result) => total + pick(result), 0);
  console.log(
    line(
      sum(({ seconds }) => seconds),
      'total',
    ),
  );
  const failed = sum((result) => result.failed);
  console.log(`\n${sum((result) => result.passed)} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/**
 * @param {number} seconds
 * @param {string} name
 */
function line(seconds, name) {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}`;
}

/**
 * A step that either passes or fails.
 * @param {boolean} hasPassed
 * @returns {Result}
 */
function single(hasPassed) {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, tests: [] };
}

/**
 * @param {string} file below node_modules
 * @param {string[]} args
 */
function command(file, args) {
  return single(node([join('node_modules', file), ...args]));
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean} whether it ended with status 0
 */
function node(args, env = {}) {
  const result = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

function build() {
  return single(node(['src/build/run.js', 'build']));
}

/** @param {string[]} more arguments */
function vitest(...more) {
  const file = join(WORK, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', ...reporters, ...more];
  return counted('vitest/vitest.mjs', args, file, readVitest);
}

/** The journeys in Chromium, Firefox, and WebKit. */
function engines() {
  installBrowsers();
  return vitest('--config', 'tests/engines/vitest.config.ts');
}

/** @param {string[]} projects */
function playwright(projects) {
  needChromium();
  const file = join(WORK, 'playwright.json');
  const args = ['test', ...projects.map((project) => `--project=${project}`)];
  return counted('@playwright/test/cli.js', args, file, readPlaywright, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
}

/**
 * Runs a test runner and reads the report that it writes.
 * @template Report
 * @param {string} runner below node_modules
 * @param {string[]} args
 * @param {string} file of the report, as JSON
 * @param {(report: Report) => Result} read
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Result}
 */
function counted(runner, args, file, read, env) {
  rmSync(file, { force: true });
  const hasPassed = node([join('node_modules', runner), ...args], env);
  const result = read(JSON.parse(readFileSync(file, 'utf8')));
  // A runner can fail although its tests pass: a file that can't be loaded, a forbidden `only`.
  return hasPassed || result.failed > 0 ? result : { ...result, failed: 1 };
}
