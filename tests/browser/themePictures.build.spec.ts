import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const OTHER = { light: 'dark', dark: 'light' } as const;

test("only the picture of the current theme is fetched: the system's, or the chosen one", async ({
  page,
  kitchen,
}) => {
  const fetched = pictures(page);
  for (const system of ['light', 'dark'] as const) {
    await test.step(`nothing is chosen on a ${system} system`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await openWithoutMemoryCache(page, `${kitchen}/writing`);
      await expectPicture(page, system);
      expect(fetched.splice(0)).toEqual([system]);
    });
    await test.step('the light one is printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expectPicture(page, 'light');
      await page.emulateMedia({ media: 'screen' });
    });
    await test.step('the reader chooses the other theme', async () => {
      await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
      await expectPicture(page, OTHER[system]);
      // On a dark system, printing fetched it.
      expect(fetched.splice(0)).toEqual([OTHER[system]]);
    });
    await test.step('the choice applies on the next visit', async () => {
      await openWithoutMemoryCache(page, `${kitchen}/writing`);
      await expectPicture(page, OTHER[system]);
      expect(new Set(fetched.splice(0))).toEqual(new Set([OTHER[system]]));
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Both are fetched: browsers that run no script are never lazy, so that nobody is tracked by it.
  test("the picture of the system's theme is visible", async ({ page, kitchen }) => {
    for (const system of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: system, media: 'screen' });
      await page.goto(`${kitchen}/writing`);
      await expectPicture(page, system);
      await page.emulateMedia({ colorScheme: OTHER[system] });
      await expectPicture(page, OTHER[system]);
      await page.emulateMedia({ media: 'print' });
      await expectPicture(page, 'light');
    }
  });
});

/**
 * Opens a page after evicting the renderer's memory cache: Chromium loads even hidden, lazy pictures
 * from there. That is no fetch, but Playwright reports it as a request.
 */
async function openWithoutMemoryCache(page: Page, url: string) {
  const client = await page.context().newCDPSession(page);
  for (const cacheDisabled of [true, false]) {
    await client.send('Network.setCacheDisabled', { cacheDisabled });
  }
  await client.detach();
  await open(page, url);
}

/** Expects only the variant of the theme to be visible, and to have loaded. */
async function expectPicture(page: Page, theme: 'light' | 'dark') {
  const file = theme === 'dark' ? /\/ramp\.dark-\w+\.svg$/ : /\/ramp-\w+\.svg$/;
  const name = 'A blue cart halfway down a ramp';
  const picture = page.getByRole('img', { name, exact: true });
  await expect(picture).toHaveCount(1);
  await expect(picture).toHaveAttribute('src', file);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

/** Records the variants of the picture in the order in which they are fetched. */
function pictures(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const dark = /\/ramp(\.dark)?-\w+\.svg$/.exec(request.url());
    if (dark) fetched.push(dark[1] ? 'dark' : 'light');
  });
  return fetched;
}
