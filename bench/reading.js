// Measures in Chromium what readers wait for on a site built by either tool.
import { median } from './report.js';

/** @import { Browser, CDPSession, Page } from '@playwright/test' */
/** @import { PageEntry } from './corpus.js' */
/** @import { Tool } from './tools.js' */
/**
 * @typedef {object} Served
 * @property {Tool} tool
 * @property {string} url
 * @property {() => number} bytesSent by its server so far
 * @property {PageEntry[]} pages whose titles differ
 */

/** A phone with slow 4G, as Lighthouse emulates it. */
const PHONE = { width: 412, height: 823 };
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const SLOWDOWN = 4;
/** Time after which a page counts as settled, in milliseconds. */
const QUIET_MS = 2000;
const WARM_UP = 20;
const QUERIES = ['gravity', 'createBody', 'sleeping', 'densty', 'world.step', 'joint'];

/**
 * Opens a page for the first time.
 * @param {Browser} browser
 * @param {Served} served
 */
export async function measureLoading(browser, { tool, url, pages: [entry] }) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await slowDown(page);
  const bytes = countBytes(session);
  await page.goto(url + tool.address(/** @type {PageEntry} */ (entry)));
  const firstView = bytes.total();
  await page.waitForTimeout(QUIET_MS);
  const { paint, blocked } = await page.evaluate(readTimings);
  await context.close();
  return { paint, blocked, firstView, script: bytes.script() };
}

/** Runs in the page. */
async function readTimings() {
  const observeEntries = (/** @type {string} */ type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      // A page can have no entries of this type.
      setTimeout(resolve, 500, []);
    });
  const paints = await observeEntries('largest-contentful-paint');
  const tasks = await observeEntries('longtask');
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const blocking = tasks
    .filter((/** @type {any} */ { startTime }) => startTime >= (first?.startTime ?? 0))
    .map((/** @type {any} */ { duration }) => duration - 50);
  return {
    paint: paints.at(-1)?.startTime ?? first?.startTime ?? 0,
    blocked: blocking.reduce((/** @type {number} */ sum, /** @type {number} */ ms) => sum + ms, 0),
  };
}

/**
 * Measures the time from a click on a link to its painted page, after a second of pointing at the link.
 * @param {Browser} browser
 * @param {Served} served
 * @param {number} run which page is opened
 * @returns {Promise<number>} milliseconds
 */
export async function measureClick(browser, { tool, url, pages }, run) {
  const [from, ...others] = pages;
  const to = others[run % others.length];
  if (!from || !to) throw new Error('Measuring navigation takes two pages.');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url + tool.address(from), { waitUntil: 'networkidle' });
  await page.evaluate(pointAt, tool.address(to));
  await page.waitForTimeout(1000);
  await slowDown(page);
  const milliseconds = await page.evaluate(follow, { href: tool.address(to), title: to.title });
  await context.close();
  return milliseconds;
}

/**
 * Measures the heap after many navigations, as a multiple of its size after the first twenty.
 * @param {Browser} browser that does not compile scripts, because compiled ones grow for minutes
 * @param {Served} served
 * @param {number} navigations
 */
export async function measureHeap(browser, { tool, url, pages }, navigations) {
  const [from] = pages;
  if (!from) throw new Error('Measuring memory takes a page.');
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url + tool.address(from), { waitUntil: 'networkidle' });
  let [before, after] = [0, 0];
  for (let done = 1; done <= navigations; done++) {
    const { title, ...entry } = /** @type {PageEntry} */ (pages[done % pages.length]);
    await page.evaluate(follow, { href: tool.address({ title, ...entry }), title });
    await page.waitForTimeout(100);
    if (done === WARM_UP) before = await readHeapSize(page, session);
  }
  after = await readHeapSize(page, session);
  await page.close();
  return { megabytes: after, growth: after / before };
}

/**
 * @param {Page} page
 * @param {CDPSession} session
 */
async function readHeapSize(page, session) {
  await page.waitForTimeout(QUIET_MS);
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024 ** 2;
}

/**
 * Measures what the first search fetches, and the time from the last key of a query to its painted hits.
 * @param {Browser} browser
 * @param {Served} served
 * @returns {Promise<{ milliseconds: number, bytes: number }>} the median of several queries
 */
export async function measureSearch(browser, { tool, url, bytesSent, pages: [entry] }) {
  const page = await browser.newPage();
  await page.goto(url + tool.address(/** @type {PageEntry} */ (entry)), {
    waitUntil: 'networkidle',
  });
  const sentBefore = bytesSent();
  await page.keyboard.press(tool.searchKeys);
  const field = page.locator(tool.searchField);
  await field.fill('body');
  await page.getByRole('option').first().waitFor();
  const times = [];
  for (const query of QUERIES) {
    await field.fill('');
    // Wait until the hits of the previous query are gone.
    await page.waitForTimeout(1000);
    const painted = page.evaluate(waitForHits);
    await field.pressSequentially(query);
    times.push(await painted);
  }
  await page.close();
  // Counted by the server, because the browser doesn't say what its workers fetch.
  return { milliseconds: median(times), bytes: bytesSent() - sentBefore };
}

/**
 * Runs in the page: waits until the options of the list have changed after the last key.
 * @returns {Promise<number>} milliseconds since that key
 */
function waitForHits() {
  const hits = () =>
    [...document.querySelectorAll('[role=option]')].map((hit) => hit.textContent).join();
  const before = hits();
  return new Promise((resolve) => {
    let pressed = 0;
    let seen = before;
    let timer = 0;
    const onKey = (/** @type {KeyboardEvent} */ { timeStamp }) => {
      pressed = timeStamp;
      seen = before;
    };
    addEventListener('keydown', onKey, true);
    const observer = new MutationObserver(() => {
      if (hits() === seen || hits() === '') return;
      seen = hits();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const milliseconds = performance.now() - pressed;
          // Another key can follow, and replace these hits.
          clearTimeout(timer);
          timer = window.setTimeout(() => {
            observer.disconnect();
            removeEventListener('keydown', onKey, true);
            resolve(milliseconds);
          }, 700);
        };
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * Runs in the page.
 * @param {string} href
 */
function pointAt(href) {
  const link = [...document.querySelectorAll('a')].find(
    ({ pathname, hash }) => pathname === href && !hash,
  );
  link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  link?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

/**
 * Runs in the page: clicks a link, and waits until its page is painted.
 * @param {{ href: string, title: string }} target
 * @returns {Promise<number>} milliseconds
 */
function follow({ href, title }) {
  const link = [...document.querySelectorAll('a')].find(
    ({ pathname, hash }) => pathname === href && !hash,
  );
  if (!link) throw new Error(`No link to ${href}.`);
  // The title can be a heading of any level, which VitePress ends with an invisible anchor.
  const readText = (/** @type {Element} */ { textContent }) =>
    textContent.replace('\u200b', '').trim();
  const hasArrived = () =>
    location.pathname === href &&
    [...document.querySelectorAll('h1, h2')].some((heading) => readText(heading) === title);
  return new Promise((resolve) => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (!hasArrived()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    link.click();
  });
}

/**
 * Slows down the network and the processor.
 * @param {Page} page
 */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/**
 * Counts what arrives over the network, in bytes.
 * @param {CDPSession} session with `Network` enabled
 */
function countBytes(session) {
  let total = 0;
  let script = 0;
  /** @type {Set<string>} */
  const scripts = new Set();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  return { total: () => total, script: () => script };
}
