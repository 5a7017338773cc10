// Runs tests and prints a summary. `npm test` runs the steps of `ALL`, `npm run check` those that take less than two
// minutes, `npm run test:engines` journeys in three browsers, `npm run test:hosts` the files for hosts on nginx,
// `npm run test:trust` hostile code and faulty hosts, `npm run size` the size budgets, and `npm run screenshots`
// takes screenshots to review. The summary lists the slowest tests and the duration of each step, and ends with
// `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { needChromium } from './chromium.js';
import { installBrowsers } from './engines/browsers.js';
import { readPlaywright, readVitest } from './reports.js';

/** @typedef {import('./reports.js').Result} Result */
/** @typedef {{ passed: boolean, output: string }} Outcome */

const ROOT = join(import.meta.dirname, '..');
const WORK = join(ROOT, 'tests/.work');
const MAX_SLOW_TESTS = 10;
/** Prints nothing but misspelled words, and reads only files that changed. */
const SPELLING =
  '--no-progress --no-summary --cache --cache-location node_modules/.cache/cspell'.split(' ');

/** @type {Record<string, (show: boolean) => Promise<Result>>} `show`: print while it runs */
const STEPS = {
  types: (show) => command(show, ['node_modules/typescript-native/bin/tsc', '-p', '.']),
  lint: (show) => command(show, ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
  spelling: (show) => command(show, ['node_modules/cspell/bin.mjs', 'lint', ...SPELLING]),
  integrations: (show) => command(show, ['tests/integrations/types.js']),
  build: (show) => command(show, ['src/build/run.js', 'build']),
  unit: (show) =>
    vitest(
      show,
      'unit',
      join(ROOT, 'src'),
      join(ROOT, 'tests/prose'),
      join(ROOT, 'docs/integrations'),
    ),
  content: (show) =>
    vitest(
      show,
      'content',
      join(ROOT, 'tests/unit'),
      join(ROOT, 'tests/specification'),
      join(ROOT, 'tests/scenes'),
      join(ROOT, 'tests/learn'),
    ),
  browser: (show) => playwright(show, '--project=build', '--project=dev'),
  // These tests mostly wait for limits.
  trust: (show) => playwright(show, '--project=trust', '--workers=4'),
  size: (show) => playwright(show, '--project=build', '.size.spec'),
  screenshots: (show) => playwright(show, '--project=screenshots'),
  engines: (show) => engines(show),
  hosts: (show) => vitest(show, 'hosts', '--config', 'tests/hosts/vitest.config.ts'),
};

/**
 * Groups of steps, which run one after the other; the steps of a group run in parallel. The build comes
 * before the content tests, which reuse its pages from the cache.
 */
const ALL = [
  ['types', 'integrations', 'lint', 'spelling', 'build', 'unit'],
  ['content'],
  ['browser'],
];
const FAST = [['types', 'lint', 'spelling', 'unit']];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fast: { type: 'boolean' } },
});
process.chdir(ROOT);
mkdirSync(WORK, { recursive: true });

const start = performance.now();
const groups =
  positionals.length > 0 ? positionals.map((name) => [name]) : values.fast ? FAST : ALL;
const results = [];
for (const names of groups) {
  const show = names.length === 1;
  if (show) heading(names[0]);
  results.push(...(await Promise.all(names.map((name) => run(name, show)))));
}
report(results, secondsSince(start));

/** @param {string} [name] */
function heading(name = '') {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
}

/**
 * Runs a step. A step that can't start counts as one failure, and the other steps still run.
 * @param {string} name
 * @param {boolean} show
 */
async function run(name, show) {
  const start = performance.now();
  const step = STEPS[name] ?? unknown(name);
  const result = await step(show).catch((error) =>
    single({ passed: false, output: error instanceof Error ? error.message : String(error) }),
  );
  if (!show) heading(name);
  console.log(result.output);
  return { name, seconds: secondsSince(start), ...result };
}

/**
 * @param {string} name
 * @returns {() => Promise<never>}
 */
function unknown(name) {
  return async () => {
    throw new Error(`Unknown step "${name}". Available steps: ${Object.keys(STEPS).join(', ')}`);
  };
}

/** @param {number} start in milliseconds */
function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

/**
 * @param {(Result & { name: string, seconds: number })[]} results
 * @param {number} seconds total duration
 */
function report(results, seconds) {
  const slowest = results
    .flatMap(({ tests }) => tests)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SLOW_TESTS);
  if (slowest.length > 0) console.log('\nSlowest tests');
  for (const { name, seconds } of slowest) console.log(line(seconds, name));
  console.log('\nSteps');
  for (const { name, seconds } of results) console.log(line(seconds, name));
  console.log(line(seconds, 'total'));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
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
 * Returns a step that either passes or fails.
 * @param {Outcome} outcome
 * @returns {Result}
 */
function single({ passed, output }) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, tests: [], output };
}

/**
 * @param {boolean} show
 * @param {string[]} args
 */
async function command(show, args) {
  return single(await node(show, args));
}

/**
 * Runs Node until it ends.
 * @param {boolean} show print while it runs, instead of returning the output
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
async function node(show, args, env = {}) {
  const child = spawn(process.execPath, args, {
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  /** @type {Promise<boolean>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [passed, ...output] = await Promise.all([ended, ...streams]);
  return { passed, output: output.join('').trimEnd() };
}

/**
 * @param {boolean} show
 * @param {string} name of the report, because two can be written at the same time
 * @param {...string} more arguments
 */
function vitest(show, name, ...more) {
  const file = join(WORK, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...more];
  return counted(show, args, file, readVitest);
}

/**
 * Runs the journeys in Chromium, Firefox, and WebKit.
 * @param {boolean} show
 */
async function engines(show) {
  installBrowsers();
  return vitest(show, 'engines', '--config', 'tests/engines/vitest.config.ts');
}

/**
 * @param {boolean} show
 * @param {...string} more arguments
 */
async function playwright(show, ...more) {
  needChromium();
  const file = join(WORK, 'playwright.json');
  const cli = 'node_modules/@playwright/test/cli.js';
  const args = [cli, 'test', ...more];
  return counted(show, args, file, readPlaywright, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
}

/**
 * Runs a test runner and reads the report that it writes.
 * @template Report
 * @param {boolean} show
 * @param {string[]} args
 * @param {string} file of the report, as JSON
 * @param {(report: Report) => Omit<Result, 'output'>} read
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Result>}
 */
async function counted(show, args, file, read, env) {
  rmSync(file, { force: true });
  const { passed, output } = await node(show, args, env);
  const result = read(JSON.parse(readFileSync(file, 'utf8')));
  // A runner can fail even if its tests pass, such as for a file that can't be loaded or a forbidden `only`.
  return { ...result, failed: passed ? result.failed : Math.max(1, result.failed), output };
}
