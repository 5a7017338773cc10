import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('the back link leads to the page that the reader came from', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/reference`);
  await test.step('it leads to the home page at first', async () => {
    const links = sidebar(page).getByRole('link');
    await expect(links).toHaveText(['Back', 'Overview', 'Alpha', 'World']);
    await expectBack(page, kitchen, '/');
    await back(page).click();
    await expect(page).toHaveURL(`${kitchen}/`);
  });
  await test.step('a sidebar without the setting has no back link', async () => {
    await page.getByRole('main').getByRole('link', { name: 'guide' }).click();
    await expect(page).toHaveURL(`${kitchen}/guide`);
    await expect(sidebar(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(back(page)).toHaveCount(0);
  });
  await test.step('a link within the page is not a visit', async () => {
    await page.getByRole('main').getByRole('link', { name: 'on this page' }).click();
    await expect(page).toHaveURL(/#the-end$/);
    await sidebar(page).getByRole('link', { name: 'Reference' }).click();
    await expectBack(page, kitchen, '/guide');
  });
  await test.step('it follows the reader through the pages of its sidebar', async () => {
    await sidebar(page).getByRole('link', { name: 'Alpha' }).click();
    await expectBack(page, kitchen, '/reference');
  });
  await test.step('a visit is remembered across a full page load', async () => {
    await open(page, `${kitchen}/guide/long`);
    await expectRemembered(page, '/guide/long');
    await open(page, `${kitchen}/reference`);
    await expectBack(page, kitchen, '/guide/long');
  });
  await test.step('a click on it leads there', async () => {
    await back(page).click();
    await expect(page).toHaveURL(`${kitchen}/guide/long`);
  });
  await test.step('a reload does not change where it leads', async () => {
    await sidebar(page).getByRole('link', { name: 'Reference' }).click();
    await expectBack(page, kitchen, '/guide/long');
    await expectRemembered(page, '/reference');
    // Twice, because the first reload could use up what the navigation stored.
    for (const _ of [1, 2]) {
      await page.reload();
      await expectBack(page, kitchen, '/guide/long');
    }
  });
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

/** Waits until the visit is stored, because the next step unloads the page. */
async function expectRemembered(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).map(String)))
    .toContainEqual(expect.stringMatching(new RegExp(`^${path}\n`)));
}
