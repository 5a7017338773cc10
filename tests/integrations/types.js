// Checks the types of the programs in docs/integrations, against the packages that they use.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules');
const PROGRAMS = join(ROOT, 'docs/integrations');

/** The checkers: TypeScript doesn't read the components of Vue and Svelte. */
const CHECKS = [
  ['typescript-native/bin/tsc', '-p', PROGRAMS],
  ['vue-tsc/bin/vue-tsc.js', '-p', join(PROGRAMS, 'vue')],
  [
    'svelte-check/bin/svelte-check',
    ...['--workspace', join(PROGRAMS, 'svelte'), '--tsconfig', './tsconfig.json'],
    ...['--fail-on-warnings', '--output', 'human'],
  ],
];

const passed = await Promise.all(CHECKS.map(check));
process.exitCode = passed.every(Boolean) ? 0 : 1;

/**
 * @param {string[]} command path of a script in node_modules, and its arguments
 * @returns {Promise<boolean>} whether there are no errors
 */
function check([script = '', ...args]) {
  const child = spawn(process.execPath, [join(BIN, script), ...args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
