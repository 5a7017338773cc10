// Runs the tests and counts them: `npm test` runs everything, `npm run check` what takes seconds,
// `npm run size` the sizes, `npm run screenshots` pictures to look at, `npm run test:engines` journeys in
// three browsers. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { needChromium } from './chromium.js';
import { installBrowsers } from './engines/browsers.js';

const ROOT = join(import.meta.dirname, '..');
const WORK = join(ROOT, 'tests/.work');

/** @typedef {{ passed: number, failed: number }} Count */

/** @type {Record<string, () => Count>} */
const STEPS = {
  types: () => command('typescript/bin/tsc', ['-p', '.']),
  lint: () => command('@biomejs/biome/bin/biome', ['check', '.']),
  unit: () => counted('vitest/vitest.mjs', unitArguments, countVitest),
  build: () => build(),
  browser: () => browser(['build', 'dev']),
  size: () => browser(['size']),
  screenshots: () => browser(['screenshots']),
  engines: () => engines(),
};

const FAST = ['types', 'lint', 'unit'];
/** Pictures are for people to look at; the engines are tested by a command of their own. */
const ON_DEMAND = ['screenshots', 'engines'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fast: { type: 'boolean' } },
});
process.chdir(ROOT);
mkdirSync(WORK, { recursive: true });

const total = { passed: 0, failed: 0 };
for (const name of chosenSteps()) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const { passed, failed } = run(name);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function chosenSteps() {
  if (positionals.includes('size')) return ['build', 'size'];
  if (positionals.length > 0) return positionals;
  if (values.fast) return FAST;
  return Object.keys(STEPS).filter((name) => !ON_DEMAND.includes(name));
}

/**
 * A step that can't even run counts as one failure, and the others still have their turn.
 * @param {string} name
 * @returns {Count}
 */
function run(name) {
  try {
    return STEPS[name]?.() ?? { passed: 0, failed: 1 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} file below node_modules
 * @param {string[]} args
 * @returns {Count} one check
 */
function command(file, args) {
  return asCount(node([join('node_modules', file), ...args]));
}

/** @param {boolean} isGood */
function asCount(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function node(args, env = {}) {
  const result = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

/** The sites that the browser tests visit. */
function build() {
  const sites = [
    ['docs', 'dist'],
    ['tests/fixtures/kitchen-sink', join(WORK, 'kitchen-sink')],
  ];
  return sites
    .map(([root = '', out = '']) =>
      asCount(node(['src/build/run.js', 'build', '--root', root, '--out', out])),
    )
    .reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
}

/** @param {string[]} projects */
function browser(projects) {
  const chrome = needChromium();
  return counted(
    '@playwright/test/cli.js',
    () => ['test', ...projects.map((project) => `--project=${project}`)],
    countPlaywright,
    { CHROME_PATH: chrome },
  );
}

/** The journeys in Chromium, Firefox and WebKit, which are installed first where they are missing. */
function engines() {
  installBrowsers();
  const config = ['--config', 'tests/engines/vitest.config.ts'];
  return counted(
    'vitest/vitest.mjs',
    (report) => [...unitArguments(report), ...config],
    countVitest,
  );
}

/** @param {string} report */
function unitArguments(report) {
  return ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/**
 * Runs a test runner that writes its report as JSON, and counts what that says.
 * @template Report
 * @param {string} file below node_modules
 * @param {(report: string) => string[]} args
 * @param {(report: Report) => Count} count
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Count}
 */
function counted(file, args, count, env = {}) {
  const report = join(WORK, 'report.json');
  rmSync(report, { force: true });
  const isGood = node([join('node_modules', file), ...args(report)], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const found = count(JSON.parse(readFileSync(report, 'utf8')));
  // A runner may fail beside its tests: a file that can't be read, a test that was left out.
  return isGood || found.failed > 0 ? found : { ...found, failed: 1 };
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report */
function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report */
function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
