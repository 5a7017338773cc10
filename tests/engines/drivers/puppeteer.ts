import type { Browser, KeyInput, LaunchOptions, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { type Driver, splitKeys, type Tab } from './driver.ts';

/** Timeout in milliseconds. Long, because it only catches hangs, and machines can be busy. */
const TIMEOUT_MS = 120_000;

/** Launches a browser without a window, over CDP (Chromium) or WebDriver BiDi (Firefox). */
export function launch(options: LaunchOptions): Promise<Browser> {
  return puppeteer.launch({
    headless: true,
    timeout: TIMEOUT_MS,
    protocolTimeout: TIMEOUT_MS,
    defaultViewport: null,
    ...options,
  });
}

/** Returns a driver that opens each tab in a separate context of the browser that `launchBrowser` returns. */
export function puppeteerDriver(launchBrowser: (javaScript: boolean) => Promise<Browser>): Driver {
  const browsers = new Map<boolean, Promise<Browser>>();
  return {
    async openTab({ javaScript }) {
      const launching = browsers.get(javaScript) ?? launchBrowser(javaScript);
      browsers.set(javaScript, launching);
      const context = await (await launching).createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      // A service worker's requests are not the page's, and can outlive it; offline.trust.spec.ts tests it.
      await page.evaluateOnNewDocument('delete Navigator.prototype.serviceWorker');
      return { ...createTab(page), close: () => context.close() };
    },
    async close() {
      for (const launching of browsers.values()) await (await launching).close();
    },
  };
}

function createTab(page: Page): Omit<Tab, 'close'> {
  return {
    complaints: collectComplaints(page),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    back: async () => void (await page.goBack({ waitUntil: 'load' })),
    forward: async () => void (await page.goForward({ waitUntil: 'load' })),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    resize: (size) => page.setViewport(size),
    move: ({ x, y }) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    async press(keys) {
      const { modifiers, key } = splitKeys(keys);
      for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const modifier of modifiers) await page.keyboard.up(modifier as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    print: () => page.pdf(),
  };
}

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
