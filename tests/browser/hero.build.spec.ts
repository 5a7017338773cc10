import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const surface = (page: Page) => page.getByRole('application', { name: 'Planck.js in blocks' });
/** Returns how visible the controls of the scene are, from 0 to 1. */
const opacity = (page: Page) =>
  page.getByRole('group', { name: 'Planck.js in blocks' }).evaluate((controls) => {
    let product = 1;
    for (let element: Element | null = controls; element; element = element.parentElement)
      product *= Number(getComputedStyle(element).opacity);
    return product;
  });

test.describe('with motion', () => {
  test.use({ motion: true });

  test('the scene of the home page shows its controls with a pointer, the focus, or once it is used, and shifts nothing', async ({
    page,
    docs,
  }) => {
    await page.goto(`${docs}/`);
    const below = page.getByRole('heading', { name: 'Recipes' });
    await expect.poll(() => opacity(page)).toBe(0);
    const place = await below.boundingBox();

    await surface(page).hover();
    await expect.poll(() => opacity(page)).toBe(1);
    expect(await below.boundingBox()).toEqual(place);
    await page.mouse.move(0, 0);
    await expect.poll(() => opacity(page)).toBe(0);

    await surface(page).focus();
    await expect.poll(() => opacity(page)).toBe(1);
    await surface(page).blur();
    await expect.poll(() => opacity(page)).toBe(0);
    await surface(page).press('ArrowUp');
    await surface(page).blur();
    await expect.poll(() => opacity(page)).toBe(1);
    expect(await below.boundingBox()).toEqual(place);
  });
});

test('the controls are visible for readers who prefer reduced motion, because they start the scene', async ({
  page,
  docs,
}) => {
  await page.goto(`${docs}/`);
  await expect(page.getByRole('group', { name: 'Planck.js in blocks' })).toBeVisible();
  expect(await opacity(page)).toBe(1);
});
