// Measures how long a reader waits for results: from a key to the frame that shows them, minus the 200 ms for
// which the search waits for the next key.
//
//   npm run bench:search -- [--root docs]
//   node bench/search/speed.js [--root docs] [--runs 5]
//
// In a real Chromium, each query is filled in except for its last letter, which is typed. The time is
// measured in the page, from the time stamp of that key to the end of the first frame that is painted after
// the list of results has changed.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { launchOptions, needChromium } from '../../tests/chromium.js';
import { median } from '../report.js';
import { startServer } from '../server.js';

const DEBOUNCE_MS = 200;
const MAX_MS = 30;
const QUERIES = [
  'gravity',
  'createBody',
  'how to step',
  'sleeping',
  'densty',
  'world.step',
  'joint',
];

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: join(PROJECT_FOLDER, 'docs') },
    runs: { type: 'string', default: '5' },
  },
});

const server = await startServer(values.root);
needChromium();
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  const times = [];
  for (let run = 0; run < Number(values.runs); run++) {
    for (const query of QUERIES) times.push(await measureQuery(page, query));
  }
  const middle = median(times);
  const worst = Math.max(...times);
  console.log(
    `From a key to painted results, in addition to the ${DEBOUNCE_MS} ms of waiting: median ` +
      `${middle.toFixed(1)} ms of ${times.length} (limit ${MAX_MS} ms), longest ${worst.toFixed(1)} ms`,
  );
  process.exitCode = middle <= MAX_MS ? 0 : 1;
} finally {
  await browser.close();
  server.child.kill();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} query
 * @returns {Promise<number>} milliseconds in addition to the debounce
 */
async function measureQuery(page, query) {
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('');
  const painted = page.evaluate(
    () =>
      new Promise((resolve) => {
        const dialog = document.querySelector('dialog');
        if (!dialog) throw new Error('the search is not open');
        let pressed = 0;
        const onKey = (/** @type {KeyboardEvent} */ { timeStamp }) => {
          pressed = timeStamp;
        };
        addEventListener('keydown', onKey, { once: true });
        const observer = new MutationObserver(() => {
          // Changes before the end of the debounce are those of the field itself.
          if (pressed === 0 || performance.now() - pressed < 200) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // The first task after a frame runs once the frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressed);
            port2.postMessage(null);
          });
        });
        observer.observe(dialog, { subtree: true, childList: true, characterData: true });
      }),
  );
  // Faster than the debounce, so that there are no results before the last key.
  await field.fill(query.slice(0, -1));
  await field.press(query.slice(-1));
  return (await painted) - DEBOUNCE_MS;
}
