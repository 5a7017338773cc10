import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, inject, type RunnerTestCase } from 'vitest';
import { bundleScript } from '../../src/build/app/script.ts';
import { PROJECT } from '../browser/server.ts';
import { SCREENS } from '../browser/templates.ts';
import { startChromium } from './drivers/chromium.ts';
import type { Driver, Tab } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';
import { type Network, serveFront } from './front.ts';
import { Page } from './page.ts';
import { SITE_NAMES, type SiteName } from './sites.ts';

export { expect };

/** The browser engine that the journeys run in. */
export const engine = inject('engine');

const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** Folder with screenshots of failed journeys. */
const SCREENSHOTS = join(PROJECT, 'tests/.work/engines/failed');

interface Served {
  network: Network;
  /** Addresses without a slash at the end. */
  urls: Record<SiteName, string>;
}

/** Vitest's test in one engine. Fails on each complaint of the page that the test does not clear. */
export const test = base.extend<{
  /** Started once for all journeys. */
  driver: Driver;
  served: Served;
  /** A new tab on the screen of a desktop. */
  page: Page;
  /** A new tab with JavaScript disabled. */
  pageWithoutScript: Page;
  docs: string;
  kitchen: string;
}>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from the pattern
    async ({}, use) => {
      const driver = await START[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'file' },
  ],
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const script =
        engine === 'webkit' ? await bundleScript('tests/engines/page/recorder.ts') : '';
      const network: Network = { isOnline: true, complaints: [] };
      const fronts = await Promise.all(
        SITE_NAMES.map((name) => serveFront(inject('sites')[name], script, network)),
      );
      const [docs = '', kitchen = '', reference = ''] = fronts.map(({ url }) => url);
      await use({ network, urls: { docs, kitchen, reference } });
      await Promise.all(fronts.map((front) => front.close()));
    },
    { scope: 'file' },
  ],
  page: async ({ driver, served, task }, use) => {
    await usePage(driver, served.network, { javaScript: true, task }, use);
  },
  pageWithoutScript: async ({ driver, served, task }, use) => {
    await usePage(driver, served.network, { javaScript: false, task }, use);
  },
  docs: ({ served }, use) => use(served.urls.docs),
  kitchen: ({ served }, use) => use(served.urls.kitchen),
});

async function usePage(
  driver: Driver,
  network: Network,
  { javaScript, task }: { javaScript: boolean; task: RunnerTestCase },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  Object.assign(network, { isOnline: true, stalled: undefined, complaints: [] });
  const tab = await driver.openTab({ javaScript });
  const page = new Page(tab, network);
  await page.resize(SCREENS.desktop);
  await use(page);
  if (task.result?.errors?.length) await saveScreenshot(tab, task.name);
  // Waits for errors that are about to be thrown.
  if (javaScript) await page.evaluate(() => new Promise((done) => setTimeout(done)));
  const complaints = page.complaints;
  await tab.close();
  expect(complaints).toEqual([]);
}

async function saveScreenshot(tab: Tab, name: string): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  const file = join(SCREENSHOTS, `${engine} ${name.replace(/[^\w ]+/g, '-')}.png`);
  await writeFile(file, await tab.screenshot());
}
