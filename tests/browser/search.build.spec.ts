import { expect, open, test } from './site.ts';

test('nothing of the search is fetched by a reader who does not search', async ({ page, docs }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, `${docs}/world`);
  await page.waitForLoadState('networkidle');
  const ofSearch = (path: string) => /search|engine|worker/i.test(path);
  expect(asked.filter(ofSearch)).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).hover();
  await expect.poll(() => asked.some((path) => /assets\/search-\w+\.json$/.test(path))).toBe(true);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('body');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked.filter((path) => /assets\/search-\w+\.json$/.test(path)).length).toBe(1);
});

test('scripts without spaces are found within text, and marked', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await page.getByRole('button', { name: 'Search' }).click();
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

test('a browser without workers searches all the same', async ({ page, complaints, docs }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await open(page, `${docs}/world`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('sleeping');
  await expect(page.getByRole('option').first()).toContainText('Sleeping');
  expect(complaints.every((text) => text.includes('runs no worker'))).toBe(true);
  complaints.length = 0;
});

test('a worker that cannot be loaded leaves the search to the page', async ({
  page,
  complaints,
  docs,
}) => {
  await page.route('**/assets/worker-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, `${docs}/world`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('sleeping');
  await expect(page.getByRole('option').first()).toContainText('Sleeping');
  complaints.length = 0;
});

test('without a network the page stays, and the search says why it does not come', async ({
  page,
  context,
  complaints,
  docs,
}) => {
  await open(page, `${docs}/world`);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  await context.setOffline(false);
  // A chunk that failed stays failed in its document, so the page may be loaded anew in between.
  await expect(async () => {
    const field = page.getByRole('combobox', { name: 'Search' });
    if (!(await field.isVisible()))
      await page.getByRole('button', { name: 'Search', exact: true }).click({ timeout: 5000 });
    await expect(field).toBeFocused({ timeout: 5000 });
  }).toPass();
  complaints.length = 0;
});
