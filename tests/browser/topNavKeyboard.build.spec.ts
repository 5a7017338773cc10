import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('keys open, walk, and close the groups', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long`);
  await group(page, 'More').focus();
  for (const [open, close] of [
    ['Enter', 'Enter'],
    ['Space', 'Space'],
    ['Enter', 'Escape'],
    ['Enter', 'Escape'],
  ] as const) {
    await test.step(`${open} opens, ${close} closes`, async () => {
      await page.keyboard.press(open);
      await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
      await expect(link(page, 'Blog')).toBeVisible();
      await expect(group(page, 'More')).toBeFocused();
      await page.keyboard.press(close);
      await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
      await expect(group(page, 'More')).toBeFocused();
    });
  }
  await test.step('Tab passes over closed groups', async () => {
    await link(page, 'Guide').focus();
    await page.keyboard.press('Tab');
    await expect(group(page, 'More')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(group(page, 'Versions')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Discord')).toBeFocused();
  });
  await test.step('Tab walks through an open group, which closes when the focus leaves', async () => {
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
  await test.step('Shift+Tab leaves an open group, which closes', async () => {
    await group(page, 'More').focus();
    await page.keyboard.press('Enter');
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(link(page, 'Guide')).toBeFocused();
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('arrow down opens a group, then moves into it, and the page stays', async () => {
    await group(page, 'More').focus();
    await page.keyboard.press('ArrowDown');
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'More')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Blog')).toBeFocused();
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('Escape closes it and returns the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'More')).toBeFocused();
  });
  await test.step('Enter on a link closes it and leads to its page', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Blog')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${kitchen}/blog`);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  });
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
