// Measures how smoothly scenes run: frame rates of a scene with 200 bodies, of a single scene, and of three
// scenes in a page.
//
//   npm run bench:scenes
//   node bench/scenes.js [--seconds 5] [--runs 5]
//
// The pages run in a real Chromium. Frames are counted in the worker of each scene, which draws once per
// frame. Without a GPU, the browser draws with the same processor cores that run the scenes, so readers get
// higher rates.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { PROJECT_FOLDER } from '../src/build/cache/bundle.js';
import { launchOptions, needChromium } from '../tests/chromium.js';
import { median } from './report.js';
import { startServer } from './server.js';

/** Frames per second: 60, minus the one that counting can miss. */
const MIN_FRAME_RATE = 59;
/** Minimum frame rate of each of three scenes in a page, relative to a single one. */
const MIN_RATIO = 0.95;
const BODIES = '200';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '5' },
  },
});

const server = await startServer(`${PROJECT_FOLDER}/docs`);
needChromium();
const browser = await chromium.launch(launchOptions());
try {
  const many = await measureFrameRate(openPerformance);
  const plotted = await measureFrameRate(openPlotted);
  const alone = await measureFrameRate(() => openScenes(1));
  const three = await measureFrameRate(() => openScenes(3));
  console.log(
    `${BODIES} bodies: ${many.toFixed(1)} frames in a second (${MIN_FRAME_RATE} are wanted)`,
  );
  console.log(`with a plot: ${plotted.toFixed(1)}`);
  console.log(`one scene: ${alone.toFixed(1)}; each of three in a page: ${three.toFixed(1)}`);
  process.exitCode = many >= MIN_FRAME_RATE && three >= MIN_RATIO * alone ? 0 : 1;
} finally {
  await browser.close();
  server.child.kill();
}

/**
 * Returns the median of several runs, each with the rate of its slowest scene.
 * @param {() => Promise<import('@playwright/test').Page>} openPage
 */
async function measureFrameRate(openPage) {
  const rates = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const page = await openPage();
    const each = await Promise.all(
      page.workers().map((worker) => worker.evaluate(countFrames, Number(values.seconds))),
    );
    rates.push(Math.min(...each));
    await page.close();
  }
  return median(rates);
}

/**
 * Runs in the worker.
 * @param {number} seconds
 * @returns {Promise<number>} frames per second
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
  await waitUntilRunning(page, 1);
  return page;
}

/** Opens the same page with a plot of a value along the time strip. */
async function openPlotted() {
  const page = await openPerformance();
  await page.getByRole('term').getByRole('button').first().click();
  await page.getByRole('table', { name: 'Plotted values' }).waitFor({ state: 'attached' });
  return page;
}

/**
 * Waits until a number of scenes show their time.
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
async function waitUntilRunning(page, count) {
  const times = page.getByRole('term').filter({ hasText: /^Time$/ });
  await times.nth(count - 1).waitFor();
}

/**
 * Opens a page with nothing but a number of scenes, all of them visible.
 * @param {number} count
 */
async function openScenes(count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 700 * count } });
  await page.goto(`${server.url}body`, { waitUntil: 'domcontentloaded' });
  // Before they load.
  await page.locator('article').evaluate((article, count) => {
    const figures = [...article.querySelectorAll('figure[data-scene]')];
    article.replaceChildren(...figures.slice(0, count));
  }, count);
  await waitUntilRunning(page, count);
  return page;
}
