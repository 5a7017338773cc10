import { describe } from 'vitest';
import { SCREENS } from '../../browser/templates.ts';
import { expect, test } from '../journey.ts';

describe('search', () => {
  test('leads from a key press to the page and its section', async ({ page, docs }) => {
    await page.open(`${docs}/world`);
    await page.press('/');
    await expect
      .poll(async () => (await page.role('combobox', 'Search').get()).isFocused)
      .toBe(true);
    await page.type('sleeping');
    const first = page.role('listbox', 'Results').role('option').first();
    await expect.poll(() => first.text()).toContain('Sleeping');
    await page.press('Enter');
    await expect.poll(() => page.url()).toMatch(/\/body(\?.*)?#sleeping$/);
    await expect.poll(() => page.role('dialog').count()).toBe(0);
  });

  test('opens from its button on a phone, and a tap on a result leads to it', async ({
    page,
    docs,
  }) => {
    await page.resize(SCREENS.phone);
    await page.open(`${docs}/world`);
    await page.role('button', 'Search').click();
    await expect
      .poll(async () => (await page.role('combobox', 'Search').get()).isFocused)
      .toBe(true);
    await page.type('RevoluteJoint');
    await page
      .role('option')
      .withText(/RevoluteJoint/)
      .first()
      .click();
    await expect.poll(() => page.url()).not.toContain('/world');
    await expect.poll(() => page.role('dialog').count()).toBe(0);
  });
});
