import type { Locator, Page } from '@playwright/test';
import { button, DRAWERS, type Drawer } from './drawers.ts';
import { expect, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { expectFoldsAndLinks, expectReadable } from './writing.ts';

test.use({ javaScriptEnabled: false });

test('outline, drawers, and reference work without JavaScript', async ({ page, docs }) => {
  await page.goto(`${docs}/world`);
  await test.step('the outline lists the headings, marks the first, and leads to each', async () => {
    const outline = page.getByRole('navigation', { name: 'On this page' });
    const headings = page.getByRole('article').locator('h2, h3');
    expect(await headings.count()).toBeGreaterThan(10);
    await expect(outline.getByRole('link')).toHaveText(await headings.allInnerTexts());
    await expect(outline.locator('[aria-current=true]')).toHaveText(['Create a world']);
    await outline.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page).toHaveURL(`${docs}/world#events`);
    await expect(page.getByRole('heading', { name: 'Events' })).toBeInViewport();
  });

  await test.step('the overview of the reference lists symbols, and has no filter', async () => {
    await page.goto(`${docs}/api`);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox', { name: 'Filter' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'RevoluteJointDef' }).first()).toBeVisible();
  });
  await test.step('a symbol has its members, and unfolds inherited ones', () =>
    expectSymbolWorks(page, `${docs}/api/classes/BoxShape`));

  await page.goto(`${docs}/world#events`);
  await page.setViewportSize(SCREENS.phone);
  // The menu last: its links lead to other pages.
  for (const drawer of DRAWERS.toReversed()) {
    await test.step(`Escape and Close close the drawer of "${drawer.name}", and links work`, () =>
      expectDrawerWorks(page, drawer));
  }
});

test('banner, sidebar, top navigation, and blocks work without JavaScript', async ({
  page,
  kitchen,
}) => {
  await page.goto(`${kitchen}/guide`);
  await test.step('all groups of the sidebar are open, as a column and as a drawer', async () => {
    await expectAllPagesListed(page);
    await page.setViewportSize(SCREENS.phone);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expectAllPagesListed(page);
    await page.keyboard.press('Escape');
  });
  await test.step('the top navigation opens and closes, with its groups open', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toHaveCount(0);
    await page.getByRole('button', { name: 'Top navigation' }).click();
    await expect(navigation.getByRole('link', { name: 'Version 1' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(navigation).toHaveCount(0);
  });
  await test.step('the banner has a link, and no button to dismiss it', async () => {
    const banner = page.getByRole('region', { name: 'Announcement' });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('button')).toHaveCount(0);
    await banner.getByRole('link', { name: 'read what is new' }).click();
    await expect(page).toHaveURL(`${kitchen}/blog/second-post`);
  });
  await page.setViewportSize(SCREENS.desktop);
  await page.goto(`${kitchen}/writing`);
  await test.step('the content of every block can be read', () => expectReadable(page));
  await test.step('details and folders open and close, and links lead on', () =>
    expectFoldsAndLinks(page, kitchen));
});

async function expectSymbolWorks(page: Page, url: string) {
  for (const anchor of ['getRadius', 'getradius']) {
    await page.goto('about:blank');
    await page.goto(`${url}#${anchor}`);
    await expect(page.getByRole('link', { name: 'getRadius' })).toBeInViewport();
  }
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BoxShape');
  await expect(page.getByRole('heading', { name: 'new BoxShape()' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  await expect(sidebar.getByRole('link', { name: 'BodyDef' })).toBeVisible();
  await page.getByRole('article').locator('summary', { hasText: 'from PolygonShape' }).click();
  await page.getByRole('link', { name: 'computeMass' }).click();
  await expect(page).toHaveURL(/\/classes\/PolygonShape#computemass$/);
  await expect(page.getByRole('heading', { name: 'computeMass()' })).toBeInViewport();
}

async function expectDrawerWorks(page: Page, drawer: Drawer) {
  const content = page.getByRole('navigation', { name: drawer.navigation });
  await expect(content).toHaveCount(0);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await button(page, drawer).click();
    await expect(content.getByRole('link').first()).toBeInViewport();
    await close();
    await expect(content).toHaveCount(0);
  }
  await button(page, drawer).click();
  const link = content.getByRole('link').last();
  const address = await resolveAddress(link, page);
  expect(address).not.toBe(page.url());
  await link.click();
  await expect(page).toHaveURL(address);
}

async function resolveAddress(link: Locator, page: Page) {
  return new URL((await link.getAttribute('href')) ?? '', page.url()).href;
}

async function expectAllPagesListed(page: Page) {
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'Overview',
    'Markdown',
    'Components',
    'Code',
    'Tabs',
    'All of it',
    'Long page',
    'Narrow screens',
    'Fifth level',
    'Reference',
  ]);
  for (const link of await links.all()) await expect(link).toBeVisible();
}
