import type { Page } from '@playwright/test';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

test.use({ viewport: SCREENS.phone, hasTouch: true });

test('on a small screen the top navigation opens from its button', async ({ page, kitchen }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${kitchen}/guide/long`);
  // The banner and the scroll position move the bar above it.
  for (const scrolled of [24, 0]) {
    await test.step(`it is 12 pixels below its button, scrolled by ${scrolled}`, () =>
      expectBelowButton(page, scrolled));
  }

  await test.step('it has all links of all groups', async () => {
    await expect(navigation(page)).toHaveCount(0);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).tap();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(navigation(page).getByRole('link')).toHaveText([
      'Guide',
      'Blog',
      'Source',
      'Version 2',
      'Version 1',
      /Discord/,
      'Source code',
      /Telegram/,
      /Warpcast/,
      /X/,
    ]);
    for (const link of await navigation(page).getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    for (const group of ['More', 'Versions'])
      await expect(
        navigation(page).getByText(group, { exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
    await expect(navigation(page).getByRole('button')).toHaveCount(0);
  });

  await test.step('Escape closes it and returns the focus', async () => {
    await page.keyboard.press('Tab');
    await expect(navigation(page).getByRole('link', { name: 'Guide' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
  });
  for (const [name, close] of Object.entries({
    'a tap outside': () => page.touchscreen.tap(60, 700),
    'its button': () => button(page).tap(),
  })) {
    await test.step(`${name} closes it`, async () => {
      await button(page).tap();
      await expect(navigation(page)).toBeVisible();
      await close();
      await expectClosed(page);
    });
  }

  for (const size of [
    { width: 820, height: 1180 },
    { width: 844, height: 390 },
    { width: 320, height: 256 },
    { width: 390, height: 844 },
  ]) {
    await test.step(`it is within a screen of ${size.width} by ${size.height}, to its last link`, async () => {
      await resize(page, size);
      await expectWithinScreen(page, size);
    });
  }

  await test.step('the theme can be switched without opening it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Switch between light' }).tap();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(navigation(page)).toHaveCount(0);
  });

  await test.step('it becomes a row in the top bar when the window grows', async () => {
    await button(page).tap();
    await page.setViewportSize(SCREENS.desktop);
    await expect(button(page)).toHaveCount(0);
    const bar = await readBox(page.getByRole('banner'));
    await expect
      .poll(async () => {
        const row = await readBox(navigation(page));
        return row.y >= bar.y && row.y + row.height <= bar.y + bar.height;
      })
      .toBe(true);
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await resize(page, SCREENS.phone);
  });

  await test.step('a link closes it, leads on, and is marked on its page', async () => {
    await button(page).tap();
    await navigation(page).getByRole('link', { name: 'Blog' }).tap();
    await expect(page).toHaveURL(`${kitchen}/blog`);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expectClosed(page);
    await button(page).tap();
    await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Blog');
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
  await test.step('it is 12 pixels below its button on a page without a sidebar', () =>
    expectBelowButton(page, 0));
});

test('without a banner, too, the top navigation is 12 pixels below its button', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world`);
  for (const scrolled of [0, 24]) {
    await test.step(`scrolled by ${scrolled}`, () => expectBelowButton(page, scrolled));
  }
});

async function expectBelowButton(page: Page, scrolled: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
  const { x, y, width, height } = await readBox(button(page));
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(navigation(page)).toBeVisible();
  await expect
    .poll(async () => Math.abs((await readBox(navigation(page))).y - (y + height + 12)))
    .toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expectClosed(page);
}

async function expectWithinScreen(page: Page, size: { width: number; height: number }) {
  await button(page).tap();
  await expect(navigation(page)).toHaveCSS('translate', 'none');
  const box = await readBox(navigation(page));
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  // The panel scrolls, not the page.
  await navigation(page).evaluate((element) => element.scrollTo({ top: 9999 }));
  await expect(navigation(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expectClosed(page);
}

function button(page: Page) {
  return page.getByRole('button', { name: 'Top navigation' });
}

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

async function expectClosed(page: Page) {
  await expect(navigation(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
}

async function readBox(element: ReturnType<typeof button>) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}
