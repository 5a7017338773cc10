// Checks a site on its host: forms of addresses, content and types of files, missing pages, and headers. If there
// is a Chromium, it also opens a page.
//
//   npm run verify -- https://example.org/docs
//
// Prints what readers can notice, which sets the exit status, and then what is only advice.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CACHE_FOLDER, importTypeScript, PROJECT_FOLDER } from '../src/build/cache/bundle.js';
import { launchOptions } from '../tests/chromium.js';

/** @typedef {import('../src/config/problem.ts').Problem} Problem */

/** @param {string} path */
const load = (path) =>
  importTypeScript(join(PROJECT_FOLDER, 'src', path), join(CACHE_FOLDER, 'verify'), {
    reuse: false,
  });

const [address = ''] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address)) {
  console.error('Usage: npm run verify -- https://example.org/docs');
  process.exit(2);
}

/** @type {typeof import('../src/build/hosts/verify.ts')} */
const { verifySite } = /** @type {any} */ (await load('build/hosts/verify.ts'));
try {
  const { problems, advice, pages, files } = await verifySite(address, showProgress);
  console.log(`Compared ${pages} pages in all forms of their addresses, and ${files} files.`);
  const hydration = pages > 0 ? await openPage(address) : [];
  print('Problems', [...problems, ...hydration]);
  print('Advice', advice);
  process.exitCode = problems.length + hydration.length > 0 ? 1 : 0;
} catch (error) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  console.error(
    `${address} could not be checked: ${cause instanceof Error ? cause.message : cause}`,
  );
  process.exitCode = 1;
}

/**
 * @param {number} done
 * @param {number} all
 */
function showProgress(done, all) {
  if (process.stdout.isTTY) process.stdout.write(done < all ? `\r${done} of ${all}` : '\r\x1b[K');
}

/**
 * @param {string} title
 * @param {Problem[]} list
 */
function print(title, list) {
  console.log(`\n${title}: ${list.length === 0 ? 'none' : list.length}`);
  for (const { file, message, fix } of list) console.log(`  ${file} ${message} — ${fix}`);
}

/**
 * Opens the home page, and waits until its app has started.
 * @param {string} url
 * @returns {Promise<Problem[]>}
 */
async function openPage(url) {
  const browser = await chromium.launch(launchOptions()).catch(() => undefined);
  if (!browser) {
    console.log('No page was opened, because there is no Chromium. To name one, set CHROME_PATH.');
    return [];
  }
  /** @type {string[]} */
  const errors = [];
  const page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  const start = async () => {
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
  await start().catch((error) =>
    errors.push(`The app does not start: ${error.message.split('\n')[0]}`),
  );
  await browser.close();
  console.log('Opened the home page in Chromium.');
  return errors.map((error) => ({
    file: '/',
    message: `reports in the browser: ${error}`,
    fix: 'deploy the site again, and compare the headers with those of `npm run build -- --hosts DIR`',
  }));
}
