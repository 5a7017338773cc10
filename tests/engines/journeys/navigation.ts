import { describe } from 'vitest';
import { SCREENS } from '../../browser/templates.ts';
import { expect, test } from '../journey.ts';
import type { Box } from '../page/query.ts';
import type { Locator, Page } from '../page.ts';

const { desktop, phone, tablet } = SCREENS;

/** Maximum gap between a button and the menu that it opens, in CSS pixels. */
const MAX_GAP = 24;

describe('menus', () => {
  test('on a phone, the menu opens right below its button, and a link in it closes it', async ({
    page,
    kitchen,
  }) => {
    await page.resize(phone);
    await page.open(`${kitchen}/guide`);
    const button = page.role('button', 'Top navigation');
    const menu = page.role('navigation', 'Main');
    await button.click();
    await expectBelow(page, menu, await button.restingBox());
    await menu.role('link', 'Blog').click();
    await expect.poll(() => page.url()).toBe(`${kitchen}/blog`);
    await expect.poll(() => menu.count()).toBe(0);
  });

  test('on a desktop, a group opens right below its button, and Escape closes it', async ({
    page,
    kitchen,
  }) => {
    await page.open(`${kitchen}/guide`);
    const button = page.role('navigation', 'Main').role('button', 'More');
    const link = page.role('navigation', 'Main').role('link', /^Blog/);
    await button.click();
    await expectBelow(page, link, await button.restingBox());
    await page.press('Escape');
    await expect.poll(() => link.count()).toBe(0);
  });

  for (const screen of [phone, tablet]) {
    test(`at ${screen.width} px, the sidebar opens from the left, and a link in it closes it`, async ({
      page,
      docs,
    }) => {
      await page.resize(screen);
      await page.open(`${docs}/world`);
      await page.role('button', 'Menu').click();
      const drawer = page.role('dialog', 'Menu');
      await expect.poll(async () => (await drawer.get()).box).toMatchObject({ x: 0 });
      await drawer.role('navigation', 'Pages').role('link', 'Body').click();
      await expect.poll(() => page.url()).toBe(`${docs}/body`);
      await expect.poll(() => drawer.count()).toBe(0);
    });

    test(`at ${screen.width} px, the outline opens from the right and leads to a heading`, async ({
      page,
      docs,
    }) => {
      await page.resize(screen);
      await page.open(`${docs}/world`);
      await page.role('button', 'On this page').click();
      const drawer = page.role('dialog', 'On this page');
      await expect.poll(async () => right((await drawer.get()).box)).toBe(screen.width);
      await drawer.role('link', 'Events').click();
      await expect.poll(() => drawer.count()).toBe(0);
      await expectAtTop(page, page.role('heading', 'Events'));
    });
  }

  test('a resized window shows the sidebar next to the article instead of its button', async ({
    page,
    docs,
  }) => {
    await page.resize(phone);
    await page.open(`${docs}/world`);
    const sidebar = page.role('navigation', 'Pages');
    expect(await sidebar.count()).toBe(0);
    await page.resize(desktop);
    await expect.poll(() => page.role('button', 'Menu').count()).toBe(0);
    const article = await page.role('main').get();
    expect(right((await sidebar.get()).box)).toBeLessThanOrEqual(article.box.x);
  });
});

describe('links', () => {
  test('next and previous follow the sidebar without loading a document', async ({
    page,
    docs,
  }) => {
    await page.open(`${docs}/world`);
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    await page.role('link', /^Next (?!steps)/).click();
    await expect.poll(() => page.url()).toBe(`${docs}/body`);
    await expect.poll(() => page.role('heading', 'Body').count()).toBe(1);
    await page.role('link', /^Previous ./).click();
    await expect.poll(() => page.url()).toBe(`${docs}/world`);
    expect(await page.evaluate(() => 'marked' in document.documentElement.dataset)).toBe(true);
  });

  test('a link in the outline scrolls to its heading and focuses it', async ({ page, kitchen }) => {
    await page.open(`${kitchen}/guide/long`);
    await page.role('navigation', 'On this page').role('link', 'Part 20').click();
    await expect.poll(() => page.url()).toBe(`${kitchen}/guide/long#part-20`);
    const heading = page.role('heading', 'Part 20');
    await expectAtTop(page, heading);
    expect((await heading.get()).isFocused).toBe(true);
  });

  test('an address with a hash opens at its heading', async ({ page, kitchen }) => {
    await page.open(`${kitchen}/guide/long#part-25`);
    await expectAtTop(page, page.role('heading', 'Part 25'));
  });

  test('back and forward restore the scroll position', async ({ page, kitchen }) => {
    await page.open(`${kitchen}/guide/long`);
    await page.role('heading', 'Part 30').hover();
    const before = await page.scrollY();
    expect(before).toBeGreaterThan(500);
    await page.role('banner').role('link', 'Guide').click();
    await expect.poll(() => page.url()).toBe(`${kitchen}/guide`);
    await expect.poll(() => page.scrollY()).toBe(0);
    await page.tab.back();
    await expect.poll(() => page.url()).toBe(`${kitchen}/guide/long`);
    await expect.poll(() => page.scrollY()).toBe(before);
    await page.tab.forward();
    await expect.poll(() => page.url()).toBe(`${kitchen}/guide`);
    await expect.poll(() => page.scrollY()).toBe(0);
  });

  test('an unknown address shows a page that leads home', async ({ page, docs }) => {
    await page.open(`${docs}/no/such/page`);
    expect(page.complaints.length).toBeGreaterThan(0);
    page.clearComplaints();
    await page.role('link', 'Go to Home Page').click();
    await expect.poll(() => page.url()).toBe(`${docs}/`);
    await expect.poll(() => page.role('heading', 'Planck.js').count()).toBe(1);
  });
});

function right({ x, width }: Box): number {
  return Math.round(x + width);
}

/** Expects an element right below a button, and inside the window. */
async function expectBelow(page: Page, opened: Locator, button: Box): Promise<void> {
  const box = await opened.restingBox();
  const gap = box.y - (button.y + button.height);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(MAX_GAP);
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(right(box)).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

/** Expects a heading below the top bar, in the upper half of the window. */
async function expectAtTop(page: Page, heading: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const bar = (await page.role('banner').get()).box;
      const { y } = (await heading.get()).box;
      const half = await page.evaluate(() => innerHeight / 2);
      return y >= bar.y + bar.height && y < half;
    })
    .toBe(true);
}
