import type { Locator, Page } from '@playwright/test';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

for (const screen of ['phone', 'tablet'] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport: SCREENS[screen] });

    test('the bar names the item of the sidebar, leads to the menu and to the outline, and sticks', async ({
      page,
      docs,
    }) => {
      await open(page, `${docs}/core-concepts`);
      // The page itself is called "Core concepts".
      await expect(bar(page).getByText('Core Concepts', { exact: true })).toBeVisible();
      await expect(bar(page).getByRole('button')).toHaveCount(2);
      await expect(bar(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      await expect(bar(page).getByRole('button', { name: 'On this page' })).toBeVisible();

      await page.getByRole('link', { name: /^Previous/ }).click();
      await expect(page).toHaveURL(`${docs}/hello-world`);
      await expect(bar(page).getByText('Hello World', { exact: true })).toBeVisible();
      await expect(bar(page).getByText('Core Concepts')).toHaveCount(0);

      await test.step('the top bar scrolls away, the local bar stays at the top', async () => {
        await scrollTo(page, 600);
        await expect(page.getByRole('banner')).not.toBeInViewport();
        await expect.poll(() => topOf(bar(page))).toBe(0);
      });
    });
  });
}

test('the bar names the page without an item in the sidebar, and has no button for an outline that is switched off', async ({
  page,
  kitchen,
}) => {
  await page.setViewportSize(SCREENS.phone);
  for (const [path, name] of [
    ['/blog/second-post', 'Second post'],
    ['/reference/alpha', 'Alpha'],
  ] as const) {
    await open(page, kitchen + path);
    for (const screen of ['phone', 'tablet'] as const) {
      await resize(page, SCREENS[screen]);
      await expect(bar(page).getByText(name, { exact: true })).toBeVisible();
      await expect(bar(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      await expect(bar(page).getByRole('button')).toHaveCount(1);
    }
  }
});

test('a wide screen has no local bar', async ({ page, docs, kitchen }) => {
  for (const url of [`${docs}/core-concepts`, `${kitchen}/blog/second-post`]) {
    await open(page, url);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'On this page' })).toHaveCount(0);
  }
});

test.describe('with room for the sidebar, but not for the outline', () => {
  test.use({ viewport: { width: 1000, height: 800 } });

  test('the bar leads only to the outline, and sticks below the top bar', async ({
    page,
    docs,
  }) => {
    await open(page, `${docs}/world`);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'On this page' })).toBeVisible();
    await expect(bar(page).getByRole('button')).toHaveCount(1);

    await scrollTo(page, 600);
    const top = page.getByRole('banner');
    await expect.poll(() => topOf(top)).toBe(0);
    const height = (await top.boundingBox())?.height ?? 0;
    // They may share a line, but nothing may show between them.
    await expect
      .poll(async () => Math.abs((await topOf(bar(page))) - height))
      .toBeLessThanOrEqual(1);
  });
});

test.describe('on pages without a sidebar', () => {
  // Low, so that there is something to scroll on every one of them.
  test.use({ viewport: { width: 390, height: 240 } });

  test('there is no local bar, and the top bar stays', async ({ page, kitchen }) => {
    for (const path of ['/', '/blog', '/blog/first-post']) {
      await test.step(path, async () => {
        await open(page, kitchen + path);
        await expect(bar(page)).toHaveCount(0);
        const before = await topOf(page.getByRole('banner'));
        // Below the announcement, which scrolls away.
        expect(before).toBeGreaterThan(20);
        await scrollTo(page, before + 20);
        await expect.poll(() => topOf(page.getByRole('banner'))).toBe(0);
      });
    }
  });
});

function bar(page: Page) {
  return page.getByRole('navigation', { name: 'This section' });
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** At once, and where the page is long enough for it. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  expect(await page.evaluate(() => scrollY)).toBe(top);
}
