// Finds the browsers of `npm run test:engines`, or installs them from Debian's packages.
import { aptInstall, findByVariable, findInPath } from '../programs.js';

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
export function findPrograms(engine) {
  return (PROGRAMS[engine] ?? []).map((program) => {
    const path = find(program);
    if (path) return path;
    throw new Error(
      `tests/engines: ${program.names[0]} is missing, so ${engine} cannot be tested: run ` +
        `\`apt-get update && apt-get install -y ${program.package}\`, or set ${program.variable} to its path`,
    );
  });
}

/** Installs the missing browsers with apt, as root on Debian and Ubuntu. Elsewhere does nothing. */
export function installBrowsers() {
  const missing = Object.values(PROGRAMS)
    .flat()
    .filter((program) => !find(program))
    .map((program) => program.package);
  if (missing.length > 0) aptInstall(missing);
}

/** @param {{ variable: string, names: string[] }} program */
function find({ variable, names }) {
  return findByVariable(variable) ?? findInPath(names);
}
