import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { ENGINE, serveSite } from './server.ts';

export interface SiteOptions {
  /** What the site is served by. */
  mode: 'build' | 'dev';
}

interface WorkerFixtures extends SiteOptions {
  /** Address of the Planck.js documentation, without a slash at the end. */
  docs: string;
  /** Address of the site that uses every setting. */
  kitchen: string;
  /** Address of the site that is dark for everybody. */
  oneTheme: string;
  /** Address of the site with pages about symbols. */
  reference: string;
}

interface TestFixtures {
  /** Everything that went wrong on the page; asserted to be empty when the test ends. */
  complaints: string[];
}

const ROOTS = {
  docs: join(ENGINE, 'docs'),
  kitchen: join(ENGINE, 'tests/fixtures/kitchen-sink'),
  oneTheme: join(ENGINE, 'tests/fixtures/one-theme'),
  reference: join(ENGINE, 'tests/fixtures/reference'),
};

/** Playwright's test with the sites served, that fails on any complaint of the page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['build', { option: true, scope: 'worker' }],
  docs: [({ mode }, use) => during(mode, 'docs', use), { scope: 'worker' }],
  kitchen: [({ mode }, use) => during(mode, 'kitchen', use), { scope: 'worker' }],
  oneTheme: [({ mode }, use) => during(mode, 'oneTheme', use), { scope: 'worker' }],
  reference: [({ mode }, use) => during(mode, 'reference', use), { scope: 'worker' }],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      await listen(page, complaints);
      await use(complaints);
      const found = [...complaints];
      // What a page still fetches when its test is over is nobody's mistake.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function during(
  mode: SiteOptions['mode'],
  name: keyof typeof ROOTS,
  use: (url: string) => Promise<void>,
) {
  // Each worker builds into a folder of its own, or one would write what another serves.
  const out = join(ENGINE, 'tests/.work', `${name}-${process.env.TEST_PARALLEL_INDEX}`);
  const command = mode === 'dev' ? 'dev' : 'start';
  const served = await serveSite(command, ROOTS[name], mode === 'dev' ? {} : { out });
  await use(served.url);
  await served.stop();
}

/** Fonts come from elsewhere in the kitchen sink; here they are answered with nothing. */
async function listen(page: Page, complaints: string[]): Promise<void> {
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was still loading.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
  });
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

/** Something to wait for that the test lets happen. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
