import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('the search is fetched on demand, and works without a worker', async ({
  page,
  context,
  complaints,
  docs,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const indexes = () => requested.filter((path) => /assets\/search-\w+\.json$/.test(path));
  await open(page, `${docs}/credits`);
  await test.step('nothing is fetched before the reader searches', async () => {
    await page.waitForLoadState('networkidle');
    const isSearchFile = (path: string) => /search|engine|worker/i.test(path);
    expect(requested.filter(isSearchFile)).toEqual([]);
    expect(complaints).toEqual([]);
  });
  await test.step('without a network the page stays, and the search shows an error', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await context.setOffline(true);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    await context.setOffline(false);
    // A script that failed to load stays failed, so the page is reloaded.
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('html[data-hydrated]:not([data-same-document])').waitFor();
    await button(page).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    complaints.length = 0;
  });
  await test.step('the index is fetched once, when the mouse is on the button', async () => {
    await open(page, `${docs}/credits`);
    await page.waitForLoadState('networkidle');
    requested.length = 0;
    await button(page).hover();
    await expect.poll(indexes).toHaveLength(1);
    await button(page).click();
    await page.getByRole('combobox').fill('body');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(indexes()).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
  await test.step('a worker that cannot be loaded leaves the search to the page', async () => {
    await page.route('**/assets/worker-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await expectFound(page, `${docs}/credits`);
    await page.unroute('**/assets/worker-*.js');
    expect(complaints).not.toEqual([]);
    complaints.length = 0;
  });
  await test.step('a browser without workers searches in the page', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', { value: undefined });
    });
    await expectFound(page, `${docs}/credits`);
    expect(complaints.filter((text) => !text.includes('Web workers are unavailable'))).toEqual([]);
    complaints.length = 0;
  });
});

test('scripts without spaces are found within text, and marked', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await button(page).click();
  for (const [language, query, marked] of [
    ['Chinese', '引擎', ['引擎']],
    ['Japanese', 'ボール', ['ボー', 'ル']],
    ['Korean', '움직', ['움직']],
  ] as const) {
    await test.step(language, async () => {
      await page.getByRole('combobox').fill(query);
      const hits = page.getByRole('option');
      await expect(hits).toHaveCount(1);
      await expect(hits).toContainText('Scripts without spaces');
      await expect(hits.locator('mark')).toHaveText(marked);
    });
  }
});

/** Searches in a new document, and expects results. */
async function expectFound(page: Page, url: string) {
  await open(page, url);
  await button(page).click();
  await page.getByRole('combobox').fill('sleeping');
  await expect(page.getByRole('option').first()).toContainText('Sleeping');
}

function button(page: Page) {
  return page.getByRole('button', { name: 'Search', exact: true });
}
