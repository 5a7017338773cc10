import { test as base, expect, type Page } from '@playwright/test';
import { fetchAddress, type Mode, type SiteName } from './sites.ts';

export interface SiteOptions {
  mode: Mode;
}

/** The address of each site, without a slash at the end. */
type WorkerFixtures = SiteOptions & Record<SiteName, string>;

interface TestFixtures {
  /**
   * Whether links in view are prefetched, as for most readers. Each page would fetch up to twenty others
   * that no test looks at, so by default the browser reports the data saver as on.
   */
  prefetch: boolean;
  /**
   * Whether scenes play and styles are animated, as for most readers. Frames that no test looks at took a tenth
   * of the time, so by default the system prefers reduced motion.
   */
  motion: boolean;
  /** Errors and warnings of the page, which have to be empty when the test ends. */
  complaints: string[];
}

/** The first test that visits a site waits for its build. */
const BUILD_TIMEOUT = 600_000;

/** Playwright's test with the sites as fixtures; fails on any complaint of the page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['build', { option: true, scope: 'worker' }],
  docs: served('docs'),
  kitchen: served('kitchen'),
  oneTheme: served('oneTheme'),
  reference: served('reference'),
  prefetch: [false, { option: true }],
  motion: [false, { option: true }],
  contextOptions: async ({ contextOptions, motion }, use) => {
    await use({ ...contextOptions, reducedMotion: motion ? 'no-preference' : 'reduce' });
  },
  context: async ({ context, prefetch }, use) => {
    if (!prefetch) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    await use(context);
  },
  complaints: [
    async ({ page }, use, testInfo) => {
      const complaints: string[] = [];
      collectComplaints(page, complaints);
      await use(complaints);
      const remaining = [...complaints];
      if (testInfo.status !== testInfo.expectedStatus) await printAlerts(page);
      // Requests that are still pending when the test is over can fail.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(remaining).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

type Use = (url: string) => Promise<void>;
type Served = ({ mode }: SiteOptions, use: Use) => Promise<void>;

function served(name: SiteName): [Served, { scope: 'worker'; timeout: number }] {
  const fixture: Served = async ({ mode }, use) => use(await fetchAddress(mode, name));
  return [fixture, { scope: 'worker', timeout: BUILD_TIMEOUT }];
}

/** Playwright's own message in a browser whose service workers are blocked. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * The kitchen sink's fonts are on another host, which tests don't reach (see `tests/chromium.js`). Serving them
 * with `page.route` would turn off the browser's cache, and each page would load the app again.
 */
const FONTS = 'https://fonts.googleapis.com/';

function collectComplaints(page: Page, complaints: string[]): void {
  const complain = (url: string, text: string) => {
    // The not-found page also has this status at its own address.
    const isExpected = url.endsWith('/404') && / 404\b/.test(text.replace(url, ''));
    if (!url.startsWith(FONTS) && !isExpected) complaints.push(text);
  };
  page.on('console', (message) => {
    const isComplaint =
      ['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED_WORKER;
    if (isComplaint) complain(message.location().url, message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // Leaving a page cancels its pending requests.
    if (errorText !== 'net::ERR_ABORTED') complain(request.url(), `${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    const [url, status] = [response.url(), response.status()];
    if (status >= 400) complain(url, `${url} ${status}`);
  });
}

/** Opens a page with a fake clock, which from here on only the test advances. */
export async function openWithClock(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await open(page, url);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Prints the alerts of a failed test's page, because CI keeps the output, but not Playwright's file about the error. */
async function printAlerts(page: Page): Promise<void> {
  if (page.isClosed()) return;
  const alerts = await page
    .getByRole('alert')
    .allInnerTexts()
    // The page can be loading another one.
    .catch((error) => [String(error)]);
  console.log(`${page.url()} shows these alerts: ${alerts.join(' | ') || 'none'}`);
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until React has taken over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Returns a promise and the function that resolves it. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
