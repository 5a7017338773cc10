import { expect, open, test } from './site.ts';

test('a chunk that fails raises a preload error, which is rethrown', async ({
  page,
  context,
  complaints,
  docs,
}) => {
  await open(page, `${docs}/credits`);
  await page.evaluate(() => {
    addEventListener('vite:preloadError', ({ payload }) => {
      document.documentElement.dataset.preloadError = payload.message;
    });
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
  const raised = await page.locator('html').getAttribute('data-preload-error');
  expect(raised).toContain('/assets/');
  // The code that needs the chunk receives the same error, and reports it.
  expect(complaints.filter((text) => text.startsWith('Search could not be loaded.'))).toEqual([
    expect.stringContaining(raised ?? 'no event'),
  ]);
  complaints.length = 0;
});
