import type { Locator, Page, Request } from '@playwright/test';
import { createGate, expect, open, test } from './site.ts';

test('a link fetches the page as data, moves the focus and is announced', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world`);
  const requests = collect(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await sidebar(page).getByRole('link', { name: 'Body', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Bod' })).toBeVisible();
  await expect(page).toHaveURL(`${docs}/body`);
  await expect(page).toHaveTitle(/^Bod.* – Planck\.js$/);
  await expect(page.getByRole('status').filter({ hasText: /^Body – / })).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the link of the page that is shown is marked, also after a navigation', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world`);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('World');
  await page.getByRole('link', { name: /^Next ./ }).click();
  await expect(page).not.toHaveURL(`${docs}/world`);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveCount(1);
  await expect(sidebar(page).locator('[aria-current=page]')).not.toHaveText('World');
});

test('going back restores the place', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long`);
  await page.getByRole('heading', { name: 'Part 30' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await clickWithoutScrolling(page, page.getByRole('banner').getByRole('link', { name: 'Guide' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Long page' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a link to a heading leads there and moves the focus', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long`);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Part 20', exact: true })
    .click();
  await expect(page).toHaveURL(/#part-20$/);
  const heading = page.getByRole('heading', { name: 'Part 20', exact: true });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const bar = await page
    .getByRole('banner')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bar);
});

test('a link to a heading of another page leads to that heading', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/components`);
  await page.getByRole('main').getByRole('link', { name: 'link', exact: true }).click();
  await expect(page).toHaveURL(/\/guide\/markdown#custom-anchor$/);
  await expect(page.getByRole('heading', { name: 'Code' })).toBeInViewport();
});

test('an address with a hash opens at its heading', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long#part-25`);
  await expect(page.getByRole('heading', { name: 'Part 25' })).toBeInViewport();
});

test('a hash that cannot be decoded leads to the article', async ({
  page,
  complaints,
  kitchen,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const hash of ['#50%', '#%E0%A4%A']) {
    await open(page, `${kitchen}/guide${hash}`);
    await expect(heading).toHaveText('Guide');
    const link = page.getByRole('main').getByRole('link', { name: 'root', exact: true });
    await link.evaluate(
      (element, end) => element.setAttribute('href', `guide/markdown${end}`),
      hash,
    );
    await link.click();
    await expect(heading).toHaveText(/Markdown/);
    expect(page.url()).toBe(`${kitchen}/guide/markdown${hash}`);
  }
  // React Router says that it does not scroll; anything else is a complaint.
  const others = complaints.filter((text) => !text.includes('is not a decodable element ID'));
  complaints.splice(0, Number.POSITIVE_INFINITY, ...others);
});

test('a hash that is typed into the address leads to its heading', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long`);
  await page.evaluate(() => {
    location.hash = '#part-20';
  });
  await expect(page.getByRole('heading', { name: 'Part 20', exact: true })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a click with ctrl or meta is left to the browser', async ({ page, context, docs }) => {
  await open(page, `${docs}/world`);
  const opened = context.waitForEvent('page');
  await sidebar(page)
    .getByRole('link', { name: 'Body', exact: true })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`${docs}/body`);
  await expect(page).toHaveURL(`${docs}/world`);
});

test('previous and next follow the order of the sidebar', async ({ page, docs }) => {
  await open(page, docs);
  await page.getByRole('link', { name: /^Next ./ }).click();
  await expect(page).toHaveURL(`${docs}/run-your-code`);
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL(`${docs}/`);
});

test('a page with a sidebar of its own brings it', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await sidebar(page).getByRole('link', { name: 'Reference' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Alpha' })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Markdown' })).toHaveCount(0);
});

test('a slow page shows a progress bar, and a fast one none', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  const gate = createGate();
  await page.route('**/core-concepts.json', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'slow' });
    document.querySelector('main')?.append(link);
  }, `${docs}/core-concepts`);
  await page.getByRole('link', { name: 'slow' }).click();
  await expect(page.getByRole('progressbar')).toBeAttached();
  gate.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Core concepts' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

/** As a hand does it: Playwright's own click scrolls first, even to what is in view already. */
async function clickWithoutScrolling(page: Page, link: Locator) {
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function collect(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}
