import type { Locator, Page } from '@playwright/test';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';

test('a docs page has a sidebar and an outline, and a minimal page only a top bar', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world`);
  await test.step('a site without a banner starts with the top bar', async () => {
    await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0);
    expect((await box(topBar(page))).top).toBe(0);
  });
  await test.step('only the link of the page is current', async () => {
    await expect(page.locator('[aria-current=page]')).toHaveText(['World']);
    await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  });
  await test.step('docs: the text is between sidebar and outline', async () => {
    const [left, main, right] = await Promise.all([
      box(sidebar(page)),
      box(page.getByRole('main')),
      box(outline(page)),
    ]);
    expect(left.right).toBeLessThan(main.left);
    expect(main.right).toBeLessThan(right.left);
    expect(main.width).toBe(704);
  });
  await test.step('docs: the text does not move when the outline arrives, which comes after it', async () => {
    const column = outline(page).locator('xpath=ancestor::*[@popover]');
    const lefts = await column.evaluate((element) => {
      const left = () => document.querySelector('main')?.getBoundingClientRect().left;
      const after = left();
      element.style.display = 'none';
      const before = left();
      element.style.removeProperty('display');
      return { before, after };
    });
    expect(lefts.before).toBe(lefts.after);
  });
  await test.step('docs: everything else stays while the text scrolls', async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await expect(page.getByRole('link', { name: 'Introduction' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'On this page' })).toBeInViewport();
    await expect(topBar(page)).toBeInViewport();
  });
  await test.step('minimal: the top bar stays, without sidebar and outline', async () => {
    await resize(page, { width: 1440, height: 200 });
    await open(page, `${docs}/all-pages`);
    await expect(sidebar(page)).toHaveCount(0);
    await expect(outline(page)).toHaveCount(0);
    await page.mouse.move(700, 150);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect((await box(topBar(page))).top).toBe(0);
  });
});

test('frontmatter sets the size of a landing page, and shows and hides parts of others', async ({
  page,
  kitchen,
}) => {
  await open(page, kitchen);
  const landingTitle = await titleSize(page);
  await test.step('landing: width and padding of the frontmatter', async () => {
    const main = page.getByRole('main');
    await expect(main).toHaveCSS('max-width', '960px');
    await expect(main).toHaveCSS('padding-left', '16px');
    await expect(main).toHaveCSS('padding-top', '48px');
    await expect(page.getByRole('contentinfo')).toHaveCSS('max-width', '960px');
    await expect(sidebar(page)).toHaveCount(0);
  });
  await test.step('landing: a larger title than that of a docs page', async () => {
    await follow(page, page.getByRole('main').getByRole('link', { name: 'guide' }), 'Guide');
    expect(landingTitle).toBeGreaterThan(await titleSize(page));
  });
  await test.step('minimal: a sidebar if the page enables it', async () => {
    await follow(page, page.getByRole('link', { name: 'read what is new' }), 'Second post');
    await expect(sidebar(page)).toBeVisible();
    await expect(outline(page)).toHaveCount(0);
  });
  await test.step('docs: no logo, top navigation, or outline if the page turns them off', async () => {
    await follow(page, sidebar(page).getByRole('link', { name: 'Reference' }), 'Reference');
    await follow(page, sidebar(page).getByRole('link', { name: 'Alpha' }), 'Alpha');
    await expect(page.getByRole('link', { name: 'Kitchen Sink' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(outline(page)).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
  });
});

/** Clicks the link, and waits for the page with this title. */
async function follow(page: Page, link: Locator, title: string) {
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

function titleSize(page: Page): Promise<number> {
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
}

function topBar(page: Page) {
  return page.getByRole('banner', { name: 'Site' });
}

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

function outline(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' });
}

function box(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, width } = element.getBoundingClientRect();
    return { left, right, top, width };
  });
}
