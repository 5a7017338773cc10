// Measures navigation: what is left in memory after many page changes, and the time from a click to the
// painted page on a processor that is slowed down four times.
//
//   npm run bench:navigation
//   node bench/navigation.js [--navigations 200] [--runs 9]
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { PROJECT_FOLDER } from '../src/build/cache/bundle.js';
import { launchOptions, needChromium } from '../tests/chromium.js';
import { median, printTable } from './report.js';
import { startServer } from './server.js';

/** Pages with scenes, code, and tables. The first has a scene at its top. */
const PAGES = ['', 'world', 'body', 'contacts', 'joint/revolute-joint'];
/**
 * Navigations after which every page has been visited and everything that loads once has loaded; a multiple
 * of the number of pages.
 */
const WARM_UP = 20;
const SLOWDOWN = 4;
const ROUND_TRIP_MS = 100;
const MAX_PAINT_MS = 50;
const MAX_GROWTH = 1.1;

const { values } = parseArgs({
  options: {
    navigations: { type: 'string', default: '200' },
    runs: { type: 'string', default: '9' },
  },
});

const server = await startServer(`${PROJECT_FOLDER}/docs`);
needChromium();
const options = launchOptions();
// Compiled code is bounded, but grows for minutes while the browser compiles hot functions.
const interpreted = await chromium.launch({
  ...options,
  args: [...options.args, '--js-flags=--jitless'],
});
const browser = await chromium.launch(options);
try {
  const { before, after } = await countObjects(Number(values.navigations));
  const prefetched = await measureClickToPaint(true);
  const fetched = await measureClickToPaint(false);
  const counts = [...before].map(([name, count]) => ({ name, count, later: after.get(name) ?? 0 }));
  printTable([
    ['left in memory', `after ${WARM_UP}`, `after ${values.navigations}`, 'ratio'],
    ...counts.map(({ name, count, later }) => [
      name,
      format(count),
      format(later),
      (later / count).toFixed(2),
    ]),
  ]);
  printTable([
    ['click to painted, ms', 'median', 'limit'],
    ['prefetched', format(prefetched), String(MAX_PAINT_MS)],
    [`a round trip of ${ROUND_TRIP_MS}`, format(fetched), String(ROUND_TRIP_MS + MAX_PAINT_MS)],
  ]);
  const isFlat = counts.every(({ count, later }) => later <= count * MAX_GROWTH);
  const isQuick = prefetched <= MAX_PAINT_MS && fetched <= ROUND_TRIP_MS + MAX_PAINT_MS;
  process.exitCode = isFlat && isQuick ? 0 : 1;
} finally {
  await Promise.all([browser.close(), interpreted.close()]);
  server.child.kill();
}

/**
 * Counts the objects that are alive after the first navigations and after all of them, on the same page.
 * @param {number} navigations
 */
async function countObjects(navigations) {
  const page = await openPage(interpreted);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** @type {Map<string, number>} */
  let before = new Map();
  for (let done = 1; done <= navigations; done++) {
    await page.evaluate(clickLink, PAGES[done % PAGES.length] ?? '');
    await page.waitForTimeout(200);
    if (done === WARM_UP) before = await readCounts(page, session);
  }
  const after = await readCounts(page, session);
  await page.context().close();
  return { before, after };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<Map<string, number>>}
 */
async function readCounts(page, session) {
  // The previous page can take a moment to clean up: workers end, and idle callbacks run.
  await page.waitForTimeout(2000);
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (/** @type {string} */ name) =>
    metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return new Map([
    ['heap, MB', metric('JSHeapUsedSize') / 1024 ** 2],
    ['DOM nodes', metric('Nodes')],
    ['event listeners', metric('JSEventListeners')],
    ['canvases', await countInstances(session, 'HTMLCanvasElement')],
    ['workers', page.workers().length],
  ]);
}

/**
 * Counts the objects of a class, in the document or not.
 * @param {import('@playwright/test').CDPSession} session
 * @param {string} name
 */
async function countInstances(session, name) {
  const { result } = await session.send('Runtime.evaluate', { expression: `${name}.prototype` });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return length.value;
}

/**
 * Returns the median time from a click to the painted page, in milliseconds.
 * @param {boolean} isPrefetched
 */
async function measureClickToPaint(isPrefetched) {
  const times = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const page = await openPage(browser, isPrefetched ? undefined : { saveData: true });
    const session = await page.context().newCDPSession(page);
    const target = PAGES[1 + (run % (PAGES.length - 1))] ?? '';
    if (isPrefetched) await hoverLink(page, target);
    await page.waitForTimeout(1000);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    times.push(await page.evaluate(clickLink, target));
    await page.context().close();
  }
  return median(times);
}

/**
 * Points at a link, and waits until its page has arrived.
 * @param {import('@playwright/test').Page} page
 * @param {string} path
 */
async function hoverLink(page, path) {
  const isLoaded = () => page.evaluate(isFetched, path);
  if (await isLoaded()) return;
  await page.evaluate(
    (/** @type {string} */ to) =>
      [...document.querySelectorAll('a')]
        .find(({ pathname }) => pathname.endsWith(`/docs/${to}`))
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    path,
  );
  while (!(await isLoaded())) await page.waitForTimeout(50);
}

/**
 * Runs in the page.
 * @param {string} path
 */
function isFetched(path) {
  return performance
    .getEntriesByType('resource')
    .some(({ name }) => name.endsWith(`/${path}.json`));
}

/**
 * Opens the home page, as the app shows it.
 * @param {import('@playwright/test').Browser} browser
 * @param {object} [connection] what the browser reports about its network
 */
async function openPage(browser, connection) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  if (connection) {
    await context.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
  }
  const page = await context.newPage();
  await page.goto(server.url);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

/**
 * Runs in the page: clicks a link, and waits until its page is painted.
 * @param {string} path
 * @returns {Promise<number>} milliseconds
 */
function clickLink(path) {
  const link = [...document.querySelectorAll('a')].find(
    ({ pathname, hash }) => pathname.endsWith(`/docs/${path}`) && !hash,
  );
  if (!link) throw new Error(`no link to /${path}`);
  return new Promise((resolve) => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (
        !document
          .querySelector('[id="app:navigation"] [aria-current=page]')
          ?.matches(`[href$="/docs/${path}"]`)
      )
        return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    link.click();
  });
}

/** @param {number} value */
function format(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
