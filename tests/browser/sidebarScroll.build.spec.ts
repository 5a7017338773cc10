import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** So low that the last items of a sidebar are below its edge. */
test.use({ viewport: { width: 1440, height: 300 } });

test('the link of the page is scrolled into view, and the page stays', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/deep`);
  await expectInSidebar(page, 'Fifth level');
  expect(await scrolled(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a sidebar in which the link can be seen is not scrolled', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await expectInSidebar(page, 'Overview');
  expect(await scrolled(page)).toBe(0);
});

test('a navigation to a page far down scrolls the sidebar and not the page', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide`);
  expect(await scrolled(page)).toBe(0);
  await followInArticle(page, `${kitchen}/guide/long`);
  await expectInSidebar(page, 'Long page');
  expect(await scrolled(page)).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a navigation into a closed group scrolls to what it opens', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await followInArticle(page, `${kitchen}/guide/deep`);
  await expectInSidebar(page, 'Fifth level');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a navigation leaves a sidebar alone in which the link can be seen', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/narrow`);
  await expectInSidebar(page, 'Narrow screens');
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await followInArticle(page, `${kitchen}/guide/long`);
  await expectInSidebar(page, 'Long page');
  expect(await scrolled(page)).toBe(before);
});

/** The article's links do not touch the sidebar, as a click in it would. */
async function followInArticle(page: Page, url: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Onwards' });
    document.querySelector('h1')?.before(link);
  }, url);
  await page.getByRole('link', { name: 'Onwards' }).click();
  await expect(page).toHaveURL(url);
}

/** The whole link lies within the part of the sidebar that the window shows. */
async function expectInSidebar(page: Page, name: string) {
  const link = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
  await expect(link).toHaveText(name);
  await expect(link).toBeInViewport({ ratio: 1 });
  const inside = await link.evaluate((element) => {
    const column = element.closest('#navigation')?.getBoundingClientRect() as DOMRect;
    const { top, bottom } = element.getBoundingClientRect();
    return top >= column.top && bottom <= Math.min(column.bottom, innerHeight);
  });
  expect(inside).toBe(true);
}

function scrolled(page: Page): Promise<number> {
  return page.locator('#navigation').evaluate((column) => column.scrollTop);
}
