import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('the search is fetched on demand, and works without a worker', async ({
  page,
  context,
  complaints,
  docs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const indexes = () => asked.filter((path) => /assets\/search-\w+\.json$/.test(path));
  await open(page, `${docs}/credits`);
  await test.step('nothing of it is fetched by a reader who does not search', async () => {
    await page.waitForLoadState('networkidle');
    const ofSearch = (path: string) => /search|engine|worker/i.test(path);
    expect(asked.filter(ofSearch)).toEqual([]);
    expect(complaints).toEqual([]);
  });
  await test.step('without a network the page stays, and the search says why it does not come', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await context.setOffline(true);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    await context.setOffline(false);
    // A chunk that failed stays failed in its document, so the page may be loaded anew in between.
    await expect(async () => {
      const field = page.getByRole('combobox', { name: 'Search' });
      if (!(await field.isVisible())) await button(page).click({ timeout: 5000 });
      await expect(field).toBeFocused({ timeout: 5000 });
    }).toPass();
    complaints.length = 0;
  });
  await test.step('the index is fetched once, when the mouse is on the button', async () => {
    await open(page, `${docs}/credits`);
    await page.waitForLoadState('networkidle');
    asked.length = 0;
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
    expect(complaints.filter((text) => !text.includes('runs no worker'))).toEqual([]);
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

/** In a document that has not searched yet. */
async function expectFound(page: Page, url: string) {
  await open(page, url);
  await button(page).click();
  await page.getByRole('combobox').fill('sleeping');
  await expect(page.getByRole('option').first()).toContainText('Sleeping');
}

function button(page: Page) {
  return page.getByRole('button', { name: 'Search', exact: true });
}
