import type { Locator, Page } from '@playwright/test';
import { contrast } from './colors.ts';
import { expect, open, test } from './site.ts';

const MAIN_LINKS = ['Home', 'Worlds', 'API'];
const SYMBOL_LINKS = ['Overview', 'Body', 'World', 'BodyDef', 'testOverlap'];

test('the sidebar of symbols is loaded with the first page below the overview', async ({
  page,
  reference,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open(page, `${reference}/api`);
  const texts = [await page.content(), ...(await Promise.all(scripts))];
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.includes('testOverlap'))).toEqual([]);
  await expect(sidebar(page).getByRole('link')).toHaveText(MAIN_LINKS);
  await expect(previous(page)).toHaveText(/Worlds$/);
  await expect(next(page)).toHaveCount(0);

  await markDocument(page);
  await previous(page).click();
  // The overview also has links to World.
  await expect(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible();
  await test.step('code that names a symbol looks like other links with code in them', async () => {
    const [generated, written] = [/^World$/, /^World that was/].map((name) =>
      main(page).getByRole('link', { name }),
    ) as [Locator, Locator];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const style = await readStyle(generated);
      expect(style).toEqual(await readStyle(written));
      expect(style.line).toContain('underline');
      expect(style.code).toBe(style.color);
      expect(contrast(style.color, style.background)).toBeGreaterThan(4.5);
    }
  });
  await main(page).getByRole('link', { name: 'World', exact: true }).first().click();
  await expect(page).toHaveURL(`${reference}/api/classes/World`);
  await expect(links(page)).toHaveText(SYMBOL_LINKS);
  await expect(sidebar(page).getByRole('link', { name: 'Back' })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(`${reference}/api`);
  await expect(sidebar(page).getByRole('link')).toHaveText(MAIN_LINKS);
  await expect(current(page)).toHaveText('API');
  await expectSameDocument(page);
});

test('a symbol leads to its neighbors, and to the guides that name it and back', async ({
  page,
  reference,
}) => {
  await open(page, `${reference}/api/classes/Body`);
  await markDocument(page);
  await test.step('a selection has no text for screen readers', async () => {
    await main(page).evaluate((element) => getSelection()?.selectAllChildren(element));
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected).toContain('Body');
    expect(selected).not.toContain('Source: ');
  });
  await test.step('only groups that were visited are open', async () => {
    await expect(links(page)).toHaveText(SYMBOL_LINKS);
    await expect(previous(page)).toHaveText(/Overview$/);
    await expect(next(page)).toHaveText(/World$/);
    await next(page).click();
    await expect(current(page)).toHaveText('World');
    await expectOpen(page, { Classes: true, Interfaces: false, Functions: false });
    await next(page).click();
    await expect(page).toHaveURL(`${reference}/api/interfaces/BodyDef`);
    await expectOpen(page, { Classes: true, Interfaces: true, Functions: false });
  });

  await test.step('"In the guides" lists the sections that name it', async () => {
    await next(page).click();
    await expect(page).toHaveURL(`${reference}/api/functions/testOverlap`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/testOverlap/);
    await expect(guides(page)).toHaveCount(0);
    await sidebar(page).getByRole('link', { name: 'World' }).click();
    await expect(guides(page)).toBeVisible();
    const outline = page.getByRole('navigation', { name: 'On this page' });
    await expect(outline.getByRole('link').last()).toHaveText('In the guides');
    await expect(main(page).getByRole('list').first().getByRole('link')).toHaveText([
      'Home',
      'Worlds',
      'Make one of World',
      'Move it',
    ]);
    await main(page).getByRole('link', { name: 'Move it' }).click();
    await expect(page).toHaveURL(`${reference}/worlds#move-it`);
    await expect(page.getByRole('heading', { name: 'Move it' })).toBeInViewport();
  });

  await test.step('code leads to the member that it names', async () => {
    await main(page)
      .getByRole('link', { name: /^world\.createBody/ })
      .click();
    await expect(page).toHaveURL(`${reference}/api/classes/World#createbody`);
    await expect(page.getByRole('heading', { name: 'createBody()' })).toBeFocused();
    await expectSameDocument(page);
  });
});

test('a path in lower case shows the page, loaded in any form or navigated to', async ({
  page,
  reference,
}) => {
  for (const form of ['', '/', '.html']) {
    await test.step(`with "${form}"`, async () => {
      await open(page, `${reference}/api/classes/world${form}`);
      await expectWorld(page);
    });
  }
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Reference', exact: true }).click();
  await expect(page).toHaveURL(`${reference}/`);
  await main(page).getByRole('link', { name: 'in lower case' }).click();
  await expect(page).toHaveURL(`${reference}/api/classes/world`);
  await expectWorld(page);
  await expectSameDocument(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sidebar of symbols is visible, with all groups open', async ({ page, reference }) => {
    await page.goto(`${reference}/api/classes/World`);
    await expect(links(page)).toHaveText(SYMBOL_LINKS);
    for (const link of await links(page).all()) await expect(link).toBeVisible();
    await expect(current(page)).toHaveText('World');
    await page.goto(`${reference}/api`);
    await expect(sidebar(page).getByRole('link')).toHaveText(MAIN_LINKS);
  });
});

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

/** Returns the links of the sidebar except Back, including those in closed groups. */
function links(page: Page) {
  return sidebar(page).locator('ul a');
}

function current(page: Page) {
  return sidebar(page).locator('[aria-current=page]');
}

function previous(page: Page) {
  return page.getByRole('link', { name: /^Previous ./ });
}

function next(page: Page) {
  return page.getByRole('link', { name: /^Next (?!steps)/ });
}

function main(page: Page) {
  return page.getByRole('main');
}

function guides(page: Page) {
  return main(page).getByRole('heading', { name: 'In the guides' });
}

async function expectOpen(page: Page, groups: Record<string, boolean>) {
  for (const [name, isOpen] of Object.entries(groups)) {
    const group = sidebar(page).getByRole('button', { name });
    await expect(group).toHaveAttribute('aria-expanded', String(isOpen));
  }
}

/** Expects the page of World, as under its canonical path. */
async function expectWorld(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('World');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute(
    'href',
    'https://reference.example/lib/api/classes/World',
  );
  await expect(current(page)).toHaveText('World');
  await expectOpen(page, { Classes: true, Interfaces: false, Functions: false });
}

function markDocument(page: Page) {
  return page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

async function expectSameDocument(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
}

/** Returns colors and underline of a link and of the code in it. */
function readStyle(link: Locator) {
  return link.evaluate((element) => {
    const code = getComputedStyle(element.querySelector('code') as Element);
    const { color, textDecorationLine: line } = getComputedStyle(element);
    return { color, line, code: code.color, background: code.backgroundColor };
  });
}
