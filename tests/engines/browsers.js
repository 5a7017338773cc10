// Finds the browsers of `npm run test:engines`, or installs them from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The programs of each engine: the variable that names one, its usual names, and Debian's package.
 * @type {Record<string, { variable: string, names: string[], package: string }[]>}
 */
const PROGRAMS = {
  chromium: [
    {
      variable: 'CHROME_PATH',
      names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
      package: 'chromium',
    },
  ],
  firefox: [
    { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  ],
  webkit: [
    {
      variable: 'WEBKIT_DRIVER_PATH',
      names: ['WebKitWebDriver'],
      package: 'webkit2gtk-driver',
    },
    { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb' },
  ],
};

/**
 * Returns the paths of the programs that drive an engine.
 * @param {string} engine a key of `PROGRAMS`
 * @returns {string[]}
 * @throws when one is missing; the message has the command that installs it
 */
export function programsOf(engine) {
  return (PROGRAMS[engine] ?? []).map((program) => {
    const found = find(program);
    if (found) return found;
    throw new Error(
      `tests/engines: ${program.names[0]} is missing, so ${engine} cannot be tested: run ` +
        `\`${installCommand([program.package])}\`, or set ${program.variable} to its path`,
    );
  });
}

/** Installs the missing browsers with apt, as root on Debian and Ubuntu. Elsewhere does nothing. */
export function installBrowsers() {
  const missing = Object.values(PROGRAMS)
    .flat()
    .filter((program) => !find(program))
    .map((program) => program.package);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.join(', ')} …`);
  const { status } = spawnSync('sh', ['-c', installCommand(missing)], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.error(`apt-get failed with status ${status}.`);
}

/** @param {string[]} packages */
function installCommand(packages) {
  return `apt-get update && apt-get install -y ${packages.join(' ')}`;
}

/**
 * @param {{ variable: string, names: string[] }} program
 * @returns {string | undefined}
 * @throws when the variable names a file that does not exist
 */
function find({ variable, names }) {
  const named = process.env[variable];
  if (named && !existsSync(named)) {
    throw new Error(`${variable} is set to ${named}, which does not exist: correct or unset it`);
  }
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
