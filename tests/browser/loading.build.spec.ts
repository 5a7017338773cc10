import { createGate, expect, hydrated, test } from './site.ts';

test.use({ motion: true });

test.describe('for a reader who does not save data', () => {
  test.use({ prefetch: true });

  test('the app takes over the page as it is, and prefetches the links in view', async ({
    page,
    docs,
  }) => {
    const data: string[] = [];
    // Not when requests finish, because Playwright can report that in another order.
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // A sidebar comes with the first page that has it.
      if (pathname.endsWith('.json') && !pathname.endsWith('.nav.json')) data.push(pathname);
    });
    await test.step('hydration keeps every node of the article', async () => {
      await page.goto(`${docs}/world`, { waitUntil: 'commit' });
      await page.evaluate(markNodes);
      await hydrated(page);
      const [all, seen] = await page.evaluate(() => [
        document.querySelectorAll('main > article *').length,
        document.querySelectorAll('main > article [data-seen]').length,
      ]);
      expect(all).toBeGreaterThan(100);
      expect(seen).toBe(all);
    });
    await test.step('links of the article come first, then the sidebar', async () => {
      const [inArticle, others] = await page.evaluate(listPathsInView);
      expect(others).toContain(getDataPath(docs, '/body'));
      await expect.poll(() => data).toEqual(expect.arrayContaining(others));
      expect(data.slice(0, inArticle.length).sort()).toEqual(inArticle.sort());
    });
    await test.step('links that scroll into view follow, and those that are pointed at', async () => {
      await page.getByRole('heading', { name: 'Next steps' }).scrollIntoViewIfNeeded();
      await expect
        .poll(async () => {
          const [inArticle] = await page.evaluate(listPathsInView);
          return inArticle.filter((path) => !data.includes(path));
        })
        .toEqual([]);
      await page.getByRole('link', { name: 'Credits & License' }).hover();
      await expect.poll(() => data).toContain(getDataPath(docs, '/credits'));
    });
    await test.step('each is fetched once, and a click needs no request', async () => {
      const body = new URL(`${docs}/body.json`).pathname;
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Body', exact: true })
        .click();
      await expect(page).toHaveURL(`${docs}/body`);
      expect(data).toHaveLength(new Set(data).size);
      expect(data).toContain(body);
      expect(data).not.toContain(new URL(`${docs}/world.json`).pathname);
    });
  });
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

test('a page whose script is gone loads the new build once, or says what is missing', async ({
  page,
  complaints,
  docs,
}) => {
  const alert = page.getByRole('alert');
  let loads = 0;
  page.on('load', () => loads++);
  await test.step('the page is of an older build, from a cache', async () => {
    let isCached = true;
    await page.route(`${docs}/world`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /\/assets\/start-[\w-]+\.js/,
        '/assets/start-older.js',
      );
      await route.fulfill(isCached ? { response, body: html } : { response });
      isCached = false;
    });
    await page.goto(`${docs}/world`);
    await hydrated(page);
    expect(loads).toBe(2);
    await expect(alert).toHaveCount(0);
  });
  await test.step('the newest build is incomplete', async () => {
    await page.unroute(`${docs}/world`);
    const script = '**/assets/shared-*.js';
    await page.route(script, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await page.goto(`${docs}/body`);
    await expect(alert).toHaveText(/^Search, themes, and scenes could not be loaded\./);
    expect(loads).toBe(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await hydrated(page);
    await expect(alert).toHaveCount(0);
  });
  complaints.length = 0;
});

/** Returns the path of a page's data. */
function getDataPath(docs: string, path: string): string {
  return new URL(`${docs}${path}.json`).pathname;
}

/**
 * Returns the data paths of the pages that visible links lead to, those of the article first. Runs in the
 * page.
 */
function listPathsInView(): [inArticle: string[], others: string[]] {
  const found: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main > article a, nav a')) {
    const { top, bottom, height } = link.getBoundingClientRect();
    const isPage = link.origin === location.origin && link.pathname !== location.pathname;
    if (!isPage || height === 0 || bottom <= 0 || top >= innerHeight) continue;
    const { pathname } = link;
    const isHome = pathname === document.documentElement.dataset.site;
    const data = isHome ? `${pathname}index.json` : `${pathname.replace(/\/$/, '')}.json`;
    found[link.closest('article') ? 0 : 1].add(data);
  }
  const [inArticle, others] = found;
  return [[...inArticle], [...others].filter((path) => !inArticle.has(path))];
}

/** Marks every node of the article as soon as all of them exist. Runs in the page. */
async function markNodes() {
  while (document.readyState === 'loading')
    await new Promise((next) =>
      document.addEventListener('readystatechange', next, { once: true }),
    );
  for (const node of document.querySelectorAll('main > article *'))
    node.setAttribute('data-seen', '');
}
