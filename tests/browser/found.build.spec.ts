import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** Opens a drop-down of the top navigation by keyboard, and follows one of its links. */
async function follow(page: Page, menu: string, link: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: menu });
  await button.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: link }).press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}

test('recipes, speed, and the gallery are found and used by keyboard', async ({ page, docs }) => {
  await open(page, docs);

  await test.step('recipes by a tag', async () => {
    await follow(page, 'Learn', 'Recipes');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Recipes');
    const buoyancy = main.getByRole('link', { name: 'Boat and Buoyancy' });
    await expect(buoyancy).toBeVisible();
    await main.getByText('More tags').press('Enter');
    await main.getByRole('button', { name: 'terrain', exact: true }).press('Enter');
    await expect(buoyancy).toBeHidden();
    await expect(main.getByRole('link', { name: 'Destructible Terrain' })).toBeVisible();
  });

  await test.step('the own time, as a bar', async () => {
    await follow(page, 'Learn', 'How fast is it');
    // The texts of a chart are generated content, because the table says the same.
    const own = page.locator('[data-name="Your browser"]');
    await expect(own).toBeHidden();
    await page.getByRole('button', { name: 'Run: Try it in your browser' }).press('Enter');
    await expect(own).toBeVisible();
    await expect(own).toHaveAttribute('data-text', /^\d+\.\d\d ms$/);
  });

  await test.step('the gallery, with showpieces first, and titles before descriptions', async () => {
    await follow(page, 'Playground', 'Playground');
    await page.getByRole('button', { name: 'Gallery' }).press('Enter');
    const gallery = page.getByRole('dialog', { name: 'Gallery' });
    const first = gallery.getByRole('link').first();
    await expect(first).toContainText('Hill Hopper');
    await gallery.getByRole('searchbox', { name: 'Filter by words' }).fill('car with');
    await expect(first).toContainText('Car with suspension');
  });
});
