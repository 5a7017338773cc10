// How smoothly scenes run: frames in a second of a scene with 200 bodies, and of three scenes in one
// page against one alone.
//
//   npm run bench:scenes
//   node bench/scenes.js [--seconds 5] [--runs 5]
//
// A real Chromium shows the pages. The frames are counted where they are drawn, in the worker of each
// scene: a scene draws once in each of them. Without a graphics card the browser draws by the same two
// cores that the scenes run on, so this is less than what readers have.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ENGINE_FOLDER } from '../src/build/engine.js';
import { launchOptions, needChromium } from '../tests/chromium.js';
import { median } from './report.js';
import { startServer } from './server.js';

/** Frames in a second that the scenes are to have, less what counting them may miss. */
const WANTED = 59;
/** Of the frames that one scene has alone, each of three has to keep so much. */
const KEPT = 0.95;
const BODIES = '200';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '5' },
  },
});

const server = await startServer(`${ENGINE_FOLDER}/docs`);
needChromium();
const browser = await chromium.launch(launchOptions());
try {
  const many = await rates(() => openPerformance());
  const alone = await rates(() => openScenes(1));
  const three = await rates(() => openScenes(3));
  console.log(`${BODIES} bodies: ${many.toFixed(1)} frames in a second (${WANTED} are wanted)`);
  console.log(`one scene: ${alone.toFixed(1)}; each of three in a page: ${three.toFixed(1)}`);
  process.exitCode = many >= WANTED && three >= KEPT * alone ? 0 : 1;
} finally {
  await browser.close();
  server.child.kill();
}

/**
 * The median of several runs, of the slowest scene in each.
 * @param {() => Promise<import('@playwright/test').Page>} openPage
 */
async function rates(openPage) {
  const found = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const page = await openPage();
    const each = await Promise.all(
      page.workers().map((worker) => worker.evaluate(countFrames, Number(values.seconds))),
    );
    found.push(Math.min(...each));
    await page.close();
  }
  return median(found);
}

/**
 * Runs in the worker.
 * @param {number} seconds
 * @returns {Promise<number>} frames in a second
 */
function countFrames(seconds) {
  return new Promise((resolve) => {
    let frames = 0;
    /** @type {number | undefined} */
    let first;
    /** @param {number} time */
    const count = (time) => {
      first ??= time;
      if (time - first >= seconds * 1000) resolve((frames * 1000) / (time - first));
      else requestAnimationFrame(count);
      frames++;
    };
    requestAnimationFrame(count);
  });
}

async function openPerformance() {
  const page = await browser.newPage();
  await page.goto(`${server.url}playground#scene=performance`);
  await page.getByRole('slider', { name: 'Bodies' }).fill(BODIES);
  await page.getByText(new RegExp(`s · ${Number(BODIES) + 1} bodies`)).waitFor();
  return page;
}

/**
 * A page with nothing but so many scenes, all of them in sight.
 * @param {number} count
 */
async function openScenes(count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 700 * count } });
  await page.goto(`${server.url}body`, { waitUntil: 'domcontentloaded' });
  // Before anything of them is loaded.
  await page.locator('article').evaluate((article, count) => {
    const figures = [...article.querySelectorAll('figure[data-scene]')];
    article.replaceChildren(...figures.slice(0, count));
  }, count);
  await page
    .getByText(/^\d+\.\d\d s · /)
    .nth(count - 1)
    .waitFor();
  return page;
}
