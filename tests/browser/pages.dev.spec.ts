import type { Page } from '@playwright/test';
import { expectBlockStyles } from './blockStyles.ts';
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
      boxOf(page, 'navigation', 'Pages'),
      boxOf(page, 'main', 'Content'),
      boxOf(page, 'navigation', 'On this page'),
    ]);
    expect(sidebar.right).toBeLessThan(main.left);
    expect(main.right).toBeLessThan(outline.left);
    expect(main.width).toBe(704);
    await expect(page.locator('body')).toHaveCSS('font-family', /^system-ui/);
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

test('each layout arrives with its styles and parts', async ({ page, complaints, kitchen }) => {
  await test.step("an unknown path shows the site's own not-found page", async () => {
    const response = await page.goto(`${kitchen}/no/such/page`, { waitUntil: 'commit' });
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
    complaints.length = 0;
  });

  await open(page, kitchen);
  await markDocument(page);
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });

  await test.step('landing', async () => {
    await expect(main).toHaveCSS('max-width', '960px');
    await expect(main).toHaveCSS('padding-top', '48px');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('font-family', /^"?Inter"?, system-ui/);
    const sponsors = page.getByRole('region', { name: 'Gold sponsors' });
    await expect(sponsors.getByRole('img', { name: 'Acme' })).toHaveCSS('height', '60px');
  });

  await test.step('docs', async () => {
    const landingSize = await fontSizeOf(page);
    await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(title).toHaveText('Guide');
    expect(await fontSizeOf(page)).toBeLessThan(landingSize);
    const picture = page.getByRole('img', { name: 'A ramp' });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 320);
    await expect(picture).toHaveAttribute('height', '120');
  });

  await test.step('minimal, with a list of posts', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(title).toHaveText('Blog');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await expect(main.getByRole('listitem')).toHaveText([
      /Second post\s*By Ada & Grace on March 1, 2026/,
      /First post\s*By Ada on December 24, 2025/,
    ]);
    await main.getByRole('link', { name: 'Second post' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  });

  await test.step('docs, with parts switched off', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
    await linkInSidebar(page, 'Reference').click();
    await linkInSidebar(page, 'Alpha').click();
    await expect(title).toHaveText('Alpha');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  });
  await expectSameDocument(page);

  await test.step('blocks have their styles before the app has loaded, and after', () =>
    expectBlockStyles(page, kitchen));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every form of a path shows the whole page, and its links lead on', async ({
    page,
    docs,
    kitchen,
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

    await page.goto(`${kitchen}/getting-started`);
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  });
});

function linkInSidebar(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });
}

function boxOf(page: Page, role: 'main' | 'navigation', name: string) {
  return page.getByRole(role, { name }).evaluate((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return { left, right, width };
  });
}

/** Font size of the page's title, in pixels. */
function fontSizeOf(page: Page): Promise<number> {
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
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
