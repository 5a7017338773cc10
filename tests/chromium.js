// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall, findByVariable, findInPath } from './programs.js';

/**
 * Chromium without its browser UI: opening a page takes a third of the processor time
 * (https://github.com/microsoft/playwright/issues/21216).
 */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
];
const OUTSIDE_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** No background requests or web fonts, no emulated GPU, and no sandbox for root, where it doesn't work on Linux. */
export const CHROMIUM_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP fonts.googleapis.com ~NOTFOUND',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Returns what Playwright launches: CHROME_PATH, a headless shell, or a full browser.
 * @returns {{ executablePath: string | undefined, args: string[] }}
 */
export function launchOptions() {
  const path = findChromium();
  return {
    // Playwright's own browser comes with a headless shell, which it prefers unless it gets a path.
    executablePath: path === chromium.executablePath() ? undefined : path,
    args: CHROMIUM_ARGS,
  };
}

/**
 * Finds a Chromium, or installs one, preferably a headless shell.
 * @throws {Error} if none can be found or installed; the message has the fix
 */
export function needChromium() {
  const attempts = [
    () => findByVariable('CHROME_PATH') ?? findInPath(HEADLESS_SHELLS),
    () => aptInstall(['chromium-headless-shell']) && findChromium(),
    findChromium,
    () => installWithPlaywright() && findChromium(),
    () => aptInstall(['chromium']) && findChromium(),
  ];
  if (attempts.some((attempt) => attempt())) return;
  throw new Error(
    'No browser found for the tests: install Chrome or Chromium, or set CHROME_PATH to its executable',
  );
}

/** @returns {string | undefined} */
function findChromium() {
  return (
    findByVariable('CHROME_PATH') ??
    findInPath(HEADLESS_SHELLS) ??
    [chromium.executablePath()].find((file) => existsSync(file)) ??
    findInPath(BROWSERS) ??
    OUTSIDE_PATH.find((file) => existsSync(file))
  );
}

/** @returns {boolean} whether it worked */
function installWithPlaywright() {
  console.log('No Chrome or Chromium found. Installing the one that Playwright provides…');
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  return (
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' }).status === 0
  );
}
