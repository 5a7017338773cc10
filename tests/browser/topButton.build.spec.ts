import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { shown } from './touch.ts';

test.use({ viewport: SCREENS.phone });

test('Top is there when the top bar is more than 100 pixels away', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  await expect(page.getByRole('button', { name: 'On this page' })).toBeVisible();
  await expect(top(page)).toHaveCount(0);
  await scrollBarTo(page, -90);
  await shown(page);
  await expect(top(page)).toHaveCount(0);
  await scrollBarTo(page, -110);
  await expect(top(page)).toBeVisible();
  await scrollBarTo(page, -90);
  await expect(top(page)).toHaveCount(0);
});

test('Top leads to the top, moves the focus to the content, and goes', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  await scrollBarTo(page, -2000);
  await top(page).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(top(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('Top works by the keyboard', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  await scrollBarTo(page, -2000);
  await top(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  test(`Top scrolls with behavior ${behavior} where motion has ${reducedMotion}`, async ({
    page,
    docs,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const real = window.scrollTo;
      const calls: unknown[] = [];
      Object.assign(window, {
        scrollCalls: calls,
        scrollTo: (options: ScrollToOptions) => {
          calls.push(options);
          Reflect.apply(real, window, [options]);
        },
      });
    });
    await open(page, `${docs}/world`);
    await scrollBarTo(page, -2000);
    await top(page).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'scrollCalls').at(-1))).toEqual({
      top: 0,
      behavior,
    });
  });
}

function top(page: Page) {
  return page.getByRole('button', { name: 'Top', exact: true });
}

/** Scrolls the page so that the lower edge of the top bar comes to this place. */
async function scrollBarTo(page: Page, bottom: number) {
  const at = await page.getByRole('banner').evaluate((bar, to) => {
    window.scrollBy({ top: bar.getBoundingClientRect().bottom - to, behavior: 'instant' });
    return bar.getBoundingClientRect().bottom;
  }, bottom);
  expect(Math.abs(at - bottom)).toBeLessThan(1);
}
