import type { Locator, Page } from '@playwright/test';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

const SMALL = ['phone', 'tablet'] as const;

test.use({ viewport: SCREENS.phone });

test('the local bar leads to sidebar and outline where they have no room', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/core-concepts`);
  for (const screen of SMALL) {
    await test.step(`on a ${screen} it names the item of the sidebar, and sticks`, async () => {
      await resize(page, SCREENS[screen]);
      // The page itself is called "Core concepts".
      await expect(bar(page).getByText('Core Concepts', { exact: true })).toBeVisible();
      await expect(bar(page).getByRole('button')).toHaveCount(2);
      await expect(bar(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      await expect(bar(page).getByRole('button', { name: 'On this page' })).toBeVisible();

      await scrollTo(page, 600);
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect.poll(() => readTop(bar(page))).toBe(0);
      await scrollTo(page, 0);
    });
  }
  await test.step('it follows the reader to another page', async () => {
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL(`${docs}/hello-world`);
    for (const screen of SMALL) {
      await resize(page, SCREENS[screen]);
      await expect(bar(page).getByText('Hello World', { exact: true })).toBeVisible();
      await expect(bar(page).getByText('Core Concepts')).toHaveCount(0);
    }
  });
  await test.step('with room for the sidebar, it leads to the outline, and sticks below the top bar', async () => {
    await resize(page, { width: 1000, height: 800 });
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'On this page' })).toBeVisible();
    await expect(bar(page).getByRole('button')).toHaveCount(1);

    await scrollTo(page, 600);
    const top = page.getByRole('banner');
    await expect.poll(() => readTop(top)).toBe(0);
    const height = (await top.boundingBox())?.height ?? 0;
    // They can share a line, but nothing must be visible between them.
    await expect
      .poll(async () => Math.abs((await readTop(bar(page))) - height))
      .toBeLessThanOrEqual(1);
  });
  await test.step('a wide screen has none', () => expectNoBarWhenWide(page));
});

test('on small screens, all layouts have the local bar, and pages without an outline only there', async ({
  page,
  kitchen,
}) => {
  // Low, so that there is something to scroll on every page.
  await page.setViewportSize({ width: 390, height: 240 });
  await open(page, `${kitchen}/blog`);
  for (const [layout, name, next] of [
    ['minimal', 'Blog', page.getByRole('link', { name: 'First post' })],
    ['minimal', 'First post', page.getByRole('banner').getByRole('link', { name: 'Kitchen Sink' })],
    ['landing', 'Kitchen Sink', page.getByRole('link', { name: 'read what is new' })],
  ] as const) {
    await test.step(`${layout}: "${name}" has its name and Top in it, and a top bar that leaves`, async () => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(bar(page).getByText(name, { exact: true })).toBeVisible();
      await expect(bar(page).getByRole('button')).toHaveCount(0);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await expect.poll(() => readTop(bar(page))).toBe(0);
      await bar(page).getByRole('button', { name: 'Top', exact: true }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
    await next.click();
  }
  await test.step('it names a page that is not in the sidebar', () =>
    expectOnlyMenu(page, 'Second post'));
  await test.step('it has no button for a disabled outline', async () => {
    await expectNoBarWhenWide(page);
    const sidebar = page.getByRole('navigation', { name: 'Pages' });
    await sidebar.getByRole('link', { name: 'Reference' }).click();
    await sidebar.getByRole('link', { name: 'Alpha' }).click();
    await expectOnlyMenu(page, 'Alpha');
  });
});

async function expectOnlyMenu(page: Page, title: string) {
  for (const screen of SMALL) {
    await resize(page, SCREENS[screen]);
    await expect(bar(page).getByText(title, { exact: true })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await expect(bar(page).getByRole('button')).toHaveCount(1);
  }
}

async function expectNoBarWhenWide(page: Page) {
  await resize(page, SCREENS.desktop);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'On this page' })).toHaveCount(0);
}

function bar(page: Page) {
  return page.getByRole('navigation', { name: 'This section' });
}

function readTop(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

/** Scrolls without animation, on a page that is long enough. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  expect(await page.evaluate(() => scrollY)).toBe(top);
}
