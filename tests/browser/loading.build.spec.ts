import { createGate, expect, hydrated, open, test } from './site.ts';

test.use({ motion: true });

test.describe('for a reader who does not save data', () => {
  test.use({ prefetch: true });

  test('the app takes over the page as it is, and prefetches the links in view', async ({
    page,
    docs,
  }) => {
    const data: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.json')) data.push(new URL(request.url()).pathname);
    });
    await test.step('hydration keeps every node of the article', async () => {
      await page.goto(`${docs}/world`, { waitUntil: 'commit' });
      await page.evaluate(markNodes);
      await hydrated(page);
      const [all, seen] = await page.evaluate(() => [
        document.querySelectorAll('#article *').length,
        document.querySelectorAll('#article [data-seen]').length,
      ]);
      expect(all).toBeGreaterThan(100);
      expect(seen).toBe(all);
    });
    await test.step('links in view are prefetched once each, and a click needs no request', async () => {
      const body = new URL(`${docs}/body.json`).pathname;
      await expect.poll(() => data).toContain(body);
      await expect(page.getByRole('link', { name: /^Next (?!steps)/ })).not.toBeInViewport();
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Body', exact: true })
        .click();
      await expect(page).toHaveURL(`${docs}/body`);
      expect(data.filter((path) => path === body)).toHaveLength(1);
      expect(data).not.toContain(new URL(`${docs}/world.json`).pathname);
    });
  });
});

test('nothing is prefetched for a reader who saves data', async ({ page, docs }) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) data.push(new URL(request.url()).pathname);
  });
  await open(page, `${docs}/world`);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(data).toEqual([]);
});

test('a page works before the app has loaded', async ({ page, docs }) => {
  const gate = createGate();
  await page.route('**/assets/start-*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('a link leads on', async () => {
    await page.goto(`${docs}/world`);
    await page.getByRole('link', { name: /^Next (?!steps)/ }).click();
    await expect(page).toHaveURL(`${docs}/body`);
    // The script that keeps clicks and keys is at the end of the page.
    await page.waitForLoadState();
  });
  await test.step('a click and a key are not lost', async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await page.keyboard.press('/');
    gate.open();
    await hydrated(page);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  });
});

test('a chunk that is missing after a deploy reloads the page, once', async ({
  page,
  complaints,
  docs,
}) => {
  await page.route('**/assets/PageScreen-*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  );
  let loads = 0;
  page.on('framenavigated', () => {
    loads++;
  });
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('could not be loaded'),
  );
  await page.goto(`${docs}/world`);
  await failed;
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

/** Marks every node of the article as soon as all of them are there. Runs in the page. */
async function markNodes() {
  while (document.readyState === 'loading')
    await new Promise((next) =>
      document.addEventListener('readystatechange', next, { once: true }),
    );
  for (const node of document.querySelectorAll('#article *')) node.setAttribute('data-seen', '');
}
