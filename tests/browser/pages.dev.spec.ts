import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site.ts';

// How the dev server serves pages. The shell is the same as in the build, where other specs test it.

test('a page of the docs arrives in its columns, the next one as data, and a missing one as not found', async ({
  page,
  complaints,
  docs,
}) => {
  await open(page, `${docs}/body`);
  await test.step('the first page arrives in its columns', async () => {
    const [sidebar, main, outline] = await Promise.all([
      readBox(page, 'navigation', 'Pages'),
      readBox(page, 'main', 'Content'),
      readBox(page, 'navigation', 'On this page'),
    ]);
    expect(sidebar.right).toBeLessThan(main.left);
    expect(main.right).toBeLessThan(outline.left);
    expect(main.width).toBe(704);
    await expect(page.locator('body')).toHaveCSS('font-family', /^site-text, system-ui/);
  });
  await markDocument(page);
  await test.step('the next page arrives as data', async () => {
    await linkInSidebar(page, 'World').click();
    await expect(page).toHaveURL(`${docs}/world`);
    await expect(page).toHaveTitle('World – Planck.js');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(linkInSidebar(page, 'World')).toHaveAttribute('aria-current', 'page');
    await expectSameDocument(page);
    expect(complaints).toEqual([]);
  });
  await test.step('a page whose data cannot be fetched is loaded as a document', async () => {
    await page.route('**/core-concepts.json', (route) => route.fulfill({ status: 503, body: '' }));
    await follow(page, `${docs}/core-concepts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Core Concepts' })).toBeVisible();
    await expect(page.locator('html[data-same-document]')).toHaveCount(0);
    await page.unroute('**/core-concepts.json');
  });
  await test.step('an unknown path shows the not-found page, which leads home', async () => {
    const response = await page.goto(`${docs}/no/such/page`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle('Page Not Found – Planck.js');
    complaints.length = 0;
    await page.getByRole('link', { name: 'Go to Home Page' }).click();
    await expect(page).toHaveURL(`${docs}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Planck.js' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every form of a path shows the whole page, and its links lead on', async ({
    page,
    docs,
  }) => {
    const response = await page.goto(`${docs}/world`);
    const whole = await response?.text();
    for (const form of ['/world/', '/world.html', '/world/index.html']) {
      const other = await page.request.get(docs + form);
      expect(await other.text(), form).toBe(whole);
    }
    await expect(page.getByRole('heading', { level: 1, name: 'World' })).toBeVisible();
    await expect(linkInSidebar(page, 'World')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Step the world' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
    await page.getByRole('link', { name: 'All pages' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Hello World' }).click();
    await expect(page).toHaveURL(`${docs}/hello-world`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

function linkInSidebar(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });
}

function readBox(page: Page, role: 'main' | 'navigation', name: string) {
  return page.getByRole(role, { name }).evaluate((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return { left, right, width };
  });
}

/** Leaves a trace in the document, which a reload would wipe out. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
}

/** Follows a link that is on no page. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href });
    document.querySelector('main')?.append(link);
  }, to);
  await page.getByRole('link', { name: to, exact: true }).click();
}
