import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { painted } from './touch.ts';

test.use({ viewport: SCREENS.phone, motion: true });

test('Top leads back to the top of a long page', async ({ page, docs }) => {
  await page.addInitScript(recordScrollCalls);
  await open(page, `${docs}/world`);
  await test.step('it appears when the top bar is more than 100 pixels away', async () => {
    await expect(page.getByRole('button', { name: 'On this page' })).toBeVisible();
    await expect(top(page)).toHaveCount(0);
    await scrollBarTo(page, -90);
    await painted(page);
    await expect(top(page)).toHaveCount(0);
    await scrollBarTo(page, -110);
    await expect(top(page)).toBeVisible();
    await scrollBarTo(page, -90);
    await expect(top(page)).toHaveCount(0);
  });
  await test.step('a click scrolls smoothly, moves the focus to the content, and hides it', async () => {
    await scrollBarTo(page, -2000);
    await top(page).click();
    await expect(page.getByRole('main')).toBeFocused();
    await expectScrolledToTop(page, 'smooth');
    await expect(top(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('by keyboard and with reduced motion, it scrolls without animation', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollBarTo(page, -2000);
    await top(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expectScrolledToTop(page, 'auto');
  });
});

/** Runs in the page. */
function recordScrollCalls() {
  const { scrollTo } = window;
  const calls: unknown[] = [];
  Object.assign(window, {
    scrollCalls: calls,
    scrollTo: (options: ScrollToOptions) => {
      calls.push(options);
      Reflect.apply(scrollTo, window, [options]);
    },
  });
}

async function expectScrolledToTop(page: Page, behavior: 'smooth' | 'auto') {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const last = await page.evaluate(() => Reflect.get(window, 'scrollCalls').at(-1));
  expect(last).toEqual({ top: 0, behavior });
}

function top(page: Page) {
  return page.getByRole('button', { name: 'Top', exact: true });
}

/** Scrolls the page so that the lower edge of the top bar is at this position. */
async function scrollBarTo(page: Page, bottom: number) {
  const edge = await page.getByRole('banner').evaluate((bar, to) => {
    window.scrollBy({ top: bar.getBoundingClientRect().bottom - to, behavior: 'instant' });
    return bar.getBoundingClientRect().bottom;
  }, bottom);
  expect(Math.abs(edge - bottom)).toBeLessThan(1);
}
