import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const FIRST_OF_NEXT = /^A_heading_that_is_one_word/;

test('another page brings its own outline, and its first heading is marked', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/long`);
  await page.keyboard.press('End');
  await expect(marked(page)).toHaveText(['Part 40']);
  await page.getByRole('link', { name: /^Next ./ }).click();
  await expectNextPage(page);
  await expect(marked(page)).toHaveText([FIRST_OF_NEXT]);
});

test('a look at the headings that was still to come is not taken on the next page', async ({
  page,
  kitchen,
}) => {
  await openWithClock(page, `${kitchen}/guide/long`);
  // Not by scrolling: the next page would scroll back, and look again of its own accord.
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  await page.keyboard.press('Shift+ArrowRight');
  await expectNextPage(page);
  await page.clock.runFor(1000);
  await expect(marked(page)).toHaveText([FIRST_OF_NEXT]);
});

test('an entry that was just chosen does not leave the next page without a mark', async ({
  page,
  kitchen,
}) => {
  await openWithClock(page, `${kitchen}/guide/long`);
  await outline(page).getByRole('link', { name: 'Part 20', exact: true }).click();
  await expect(marked(page)).toHaveText(['Part 20']);
  await page.keyboard.press('Shift+ArrowRight');
  await expectNextPage(page);
  await expect(marked(page)).toHaveText([FIRST_OF_NEXT]);
});

/** From here on time passes only as the test says. */
async function openWithClock(page: Page, url: string) {
  await page.clock.install();
  await open(page, url);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

async function expectNextPage(page: Page) {
  await expect(outline(page).getByRole('link', { name: 'A part of it' })).toBeVisible();
}

function outline(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' });
}

function marked(page: Page) {
  return outline(page).locator('[aria-current=true]');
}
