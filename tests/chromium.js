// Finds a Chromium for the browser tests, or gets one.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Chromium needs beside its defaults: no calls home, no emulated GPU, and root has no sandbox on Linux. */
export const CHROMIUM_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * CHROME_PATH, Playwright's own, or one of the system; undefined when there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which is not there: correct or unset it`);
  }
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...inPath, ...ELSEWHERE].find((file) => existsSync(file));
}

/**
 * The browser's path, after fetching one if need be.
 * @returns {string}
 * @throws when there is none and none can be had; the message says what to do
 */
export function needChromium() {
  const found = findChromium() ?? install();
  if (found) return found;
  throw new Error(
    'No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to one',
  );
}

/** @returns {string | undefined} */
function install() {
  console.log('No Chrome or Chromium found; asking Playwright for one …');
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  const result = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const found = result.status === 0 ? findChromium() : undefined;
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('Playwright could not get one; asking apt-get …');
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
  } catch (error) {
    console.error(`apt-get failed: ${error instanceof Error ? error.message : error}`);
  }
  return findChromium();
}
