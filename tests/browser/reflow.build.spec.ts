import type { Page } from '@playwright/test';
import { findClippedElements, SMALLEST } from './reflow.ts';
import { expect, open, test } from './site.ts';

test.use({ viewport: SMALLEST });

test('the drawers fit a screen of 320 pixels', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/deep`);
  await test.step('a menu with five levels', () => expectDrawerFits(page, 'Menu'));
  await page.getByRole('dialog').getByRole('link', { name: 'Narrow screens' }).click();
  // The previous page also has an outline.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nothing_breaks/);
  await test.step('an outline with long words', () => expectDrawerFits(page, 'On this page'));
});

async function expectDrawerFits(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toHaveCSS('translate', 'none');
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
  expect(await findClippedElements(page)).toEqual([]);
}
