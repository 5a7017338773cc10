import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('the overview shows only what has the words that were typed', async ({ page, docs }) => {
  await open(page, `${docs}/api`);
  await expect(main(page).getByRole('link', { name: 'Vec2', exact: true })).toHaveCount(2);
  await filter(page).fill('revolute def');
  await expect(page.getByRole('status').filter({ hasText: '1 name is left' })).toBeAttached();
  await expect(main(page).getByRole('link', { name: 'RevoluteJointDef' })).toHaveCount(2);
  await expect(main(page).getByRole('link', { name: 'Vec2', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Math', exact: true })).toHaveCount(0);
});

test('the overview says when nothing is left, and shows all again', async ({ page, docs }) => {
  await open(page, `${docs}/api`);
  await filter(page).fill('zeppelin');
  await expect(main(page).getByText('No name here has all of these words')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By kind' })).toHaveCount(0);
  await filter(page).fill('');
  await expect(main(page).getByText('No name here has all of these words')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'By kind' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the overview has no filter', async ({ page, docs }) => {
    await page.goto(`${docs}/api`);
    await expect(filter(page)).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'RevoluteJointDef' }).first()).toBeVisible();
  });
});

function main(page: Page) {
  return page.getByRole('main');
}

function filter(page: Page) {
  return main(page).getByRole('searchbox', { name: 'Filter' });
}
