import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('the back link leads to the home page at first', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/reference`);
  await expectBack(page, kitchen, '/');
  await back(page).click();
  await expect(page).toHaveURL(`${kitchen}/`);
});

test('only a sidebar that asks for it has a back link', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await expect(sidebar(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(back(page)).toHaveCount(0);
});

test('it leads to the page that the reader came from', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long`);
  await sidebar(page).getByRole('link', { name: 'Reference' }).click();
  await expectBack(page, kitchen, '/guide/long');
  await back(page).click();
  await expect(page).toHaveURL(`${kitchen}/guide/long`);
});

test('it follows the reader through the pages of its sidebar', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long`);
  await sidebar(page).getByRole('link', { name: 'Reference' }).click();
  await sidebar(page).getByRole('link', { name: 'Alpha' }).click();
  await expectBack(page, kitchen, '/reference');
});

test('a reload changes nothing of where it leads', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long`);
  await sidebar(page).getByRole('link', { name: 'Reference' }).click();
  await expectBack(page, kitchen, '/guide/long');
  await remembered(page, '/reference');
  // Twice, because the first one could take what the navigation had stored.
  for (const _ of [1, 2]) {
    await page.reload();
    await expectBack(page, kitchen, '/guide/long');
  }
});

test('it also knows the way over a whole page load', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long`);
  await remembered(page, '/guide/long');
  await open(page, `${kitchen}/reference`);
  await expectBack(page, kitchen, '/guide/long');
});

test('a link to a heading is no visit', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await page.getByRole('main').getByRole('link', { name: 'on this page' }).click();
  await expect(page).toHaveURL(/#the-end$/);
  await sidebar(page).getByRole('link', { name: 'Reference' }).click();
  await expectBack(page, kitchen, '/guide');
});

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

function back(page: Page) {
  return sidebar(page).getByRole('link', { name: 'Back' });
}

async function expectBack(page: Page, site: string, path: string) {
  await expect(back(page)).toHaveJSProperty('href', site + path);
}

/** What comes next ends the page, which may still be writing down that it was visited. */
async function remembered(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).map(String)))
    .toContainEqual(expect.stringMatching(new RegExp(`^${path}\n`)));
}
