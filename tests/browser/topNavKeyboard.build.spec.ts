import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a group and closes it again`, async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide`);
    await group(page, 'More').focus();
    await page.keyboard.press(key);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'Blog')).toBeVisible();
    await expect(group(page, 'More')).toBeFocused();
    await page.keyboard.press(key);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'More')).toBeFocused();
  });
}

test('arrow down opens a group, then moves into it, and the page stays', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/long`);
  await group(page, 'More').focus();
  await page.keyboard.press('ArrowDown');
  await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'More')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Blog')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('arrow down on a button does not close an open group', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await group(page, 'More').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Blog')).toBeFocused();
  await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
});

test('Tab walks through the links of an open group and closes it behind itself', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide`);
  await group(page, 'More').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Blog')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Source')).toBeFocused();
  await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(group(page, 'Versions')).toBeFocused();
  await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'Versions')).toHaveAttribute('aria-expanded', 'false');
});

test('Shift and Tab leave an open group backwards and close it', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await group(page, 'More').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(link(page, 'Guide')).toBeFocused();
  await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
});

test('Tab passes over the links of a closed group', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await link(page, 'Guide').focus();
  await page.keyboard.press('Tab');
  await expect(group(page, 'More')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(group(page, 'Versions')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Discord')).toBeFocused();
});

test('Escape closes a group and gives the focus back', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await group(page, 'More').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Blog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'More')).toBeFocused();
});

test('Escape on the button closes its group, and the next Enter opens it', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide`);
  await group(page, 'More').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'More')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
});

test('Enter on a link of a group closes it and leads to its page', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await group(page, 'More').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${kitchen}/blog`);
  await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
});

function mainNav(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

function group(page: Page, name: string) {
  return mainNav(page).getByRole('button', { name });
}

function link(page: Page, name: string) {
  return mainNav(page).getByRole('link', { name, exact: true });
}
