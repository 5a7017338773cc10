// Installs a version of Planck.js and shows what it breaks: pages, samples, notes, scenes, and tests.
//
//   npm run update-planck -- 1.6.0
//
// It changes package.json, package-lock.json, and the list of changes, and nothing else, so that
// `git checkout .` and `npm ci` restore the former version. The exit status is 1 if anything is broken.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBrokenBuild, formatTable, readBrokenTests, readBrokenTypes } from './brokenParts.js';

/** @typedef {import('./brokenParts.js').Broken} Broken */

const ROOT = join(import.meta.dirname, '..');
const LIBRARY = 'planck';
const REPORT = join(ROOT, 'tests/.work/update-planck.json');
/** The tests that run the library. */
const TESTS = ['tests/unit', 'tests/scenes', 'tests/learn', 'src/lab', 'src/reference'];

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
  console.error('Usage: npm run update-planck -- 1.6.0');
  process.exit(2);
}
process.chdir(ROOT);

const before = installedVersion();
if (before === version) console.log(`${LIBRARY} ${version} is installed already.`);
else install();
const broken = [
  ...step('types of scenes, experiments, and notes', findBrokenTypes),
  ...step('pages and samples', findBrokenPages),
  ...step('tests', findBrokenTests),
];
console.log(`\n${LIBRARY} ${before} → ${version}\n\n${formatTable(broken)}\n\n${nextSteps()}`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** @returns {string} */
function installedVersion() {
  const file = join(ROOT, 'node_modules', LIBRARY, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

function install() {
  console.log(`Installing ${LIBRARY} ${version} instead of ${before}…`);
  // npm prints why it fails, such as a version that doesn't exist.
  const run = (/** @type {string[]} */ ...args) => {
    const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) process.exit(1);
  };
  run('install', '--save-exact', '--ignore-scripts', `${LIBRARY}@${version}`);
  console.log('Reading what each version changed…');
  run('run', 'changes');
}

/**
 * @param {string} name
 * @param {() => Broken[]} find
 */
function step(name, find) {
  console.log(`Checking ${name}…`);
  return find();
}

/** @param {string[]} args */
function node(...args) {
  const options = { encoding: /** @type {const} */ ('utf8'), maxBuffer: 64 * 1024 ** 2 };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { passed: status === 0, output: `${stdout}\n${stderr}` };
}

/** @returns {Broken[]} */
function findBrokenTypes() {
  const check = (/** @type {string[]} */ ...args) => {
    const { passed, output } = node(...args);
    const found = readBrokenTypes(output);
    return passed || found.length > 0 ? found : [describeFailure('the type checker', output)];
  };
  return [
    ...check('node_modules/typescript-native/bin/tsc', '-p', '.', '--noEmit', '--pretty', 'false'),
    ...check('node_modules/typescript-native/bin/tsc', '-p', 'docs/integrations', '--pretty', 'false'),
  ];
}

/** @returns {Broken[]} */
function findBrokenPages() {
  const { passed, output } = node('src/build/run.js', 'build', '--out', 'tests/.work/update-planck');
  const found = readBrokenBuild(output);
  return passed || found.length > 0 ? found : [describeFailure('the build', output)];
}

/** @returns {Broken[]} */
function findBrokenTests() {
  rmSync(REPORT, { force: true });
  const reporter = ['--reporter=json', `--outputFile=${REPORT}`];
  node('node_modules/vitest/vitest.mjs', 'run', ...reporter, ...TESTS);
  return readBrokenTests(JSON.parse(readFileSync(REPORT, 'utf8')), ROOT);
}

/**
 * Describes a step that failed for a reason other than a list of problems.
 * @param {string} location
 * @param {string} output
 * @returns {Broken}
 */
function describeFailure(location, output) {
  const message = output.trim().split('\n').slice(-5).join('\n    ');
  return { kind: 'Other', location, message, count: 1 };
}

/** @returns {string} */
function nextSteps() {
  const changed = execFileSync('git', ['diff', '--name-only'], { encoding: 'utf8' }).trim();
  const mentions = execFileSync('git', ['grep', '-lF', before, '--', 'docs', 'src', 'README.md'], {
    encoding: 'utf8',
  }).trim();
  const steps = [
    broken.length > 0 && 'Fix what is listed above, and run the command again.',
    `Read "npm view ${LIBRARY}@${version}" and docs/reference/changes.json: describe new members in docs/reference/.`,
    before !== version && `Replace ${before} where a text means the current version:\n     ${mentions.replaceAll('\n', '\n     ')}`,
    'Run "npm run bench:engines" for the numbers on /performance, and then "npm test".',
    `Commit the changed files${changed ? `:\n     ${changed.replaceAll('\n', '\n     ')}` : '.'}`,
    before !== version && 'Or go back: git checkout package.json package-lock.json docs/reference/changes.json && npm ci',
  ].filter((one) => one !== false);
  return ['Next steps', ...steps.map((text, index) => `  ${index + 1}. ${text}`)].join('\n');
}
