import type { Locator } from '@playwright/test';
import { expect, open, test } from './site.ts';

test.describe('a page of the docs layout', () => {
  test('stands between its sidebar and its outline, which stay while the text scrolls', async ({
    page,
    docs,
  }) => {
    await open(page, `${docs}/world`);
    const [sidebar, main, outline] = await Promise.all([
      box(page.getByRole('navigation', { name: 'Pages' })),
      box(page.getByRole('main')),
      box(page.getByRole('navigation', { name: 'On this page' })),
    ]);
    expect(sidebar.right).toBeLessThan(main.left);
    expect(main.right).toBeLessThan(outline.left);
    expect(main.width).toBe(704);

    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await expect(page.getByRole('link', { name: 'Introduction' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'On this page' })).toBeInViewport();
    await expect(page.getByRole('banner', { name: 'Site' })).toBeInViewport();
  });

  test('shows only what its frontmatter leaves it', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/reference/alpha`);
    await expect(page.getByRole('link', { name: 'Kitchen Sink' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  });
});

test.describe('a page of the minimal layout', () => {
  test('has a top bar that stays, and neither sidebar nor outline', async ({ page, docs }) => {
    await page.setViewportSize({ width: 1440, height: 200 });
    await open(page, `${docs}/all-pages`);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
    await page.mouse.move(700, 150);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect((await box(page.getByRole('banner', { name: 'Site' }))).top).toBe(0);
  });

  test('has a sidebar when it asks for one', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/blog/second-post`);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  });
});

test.describe('a page of the landing layout', () => {
  test('has the width and the padding that it asks for, and a larger title than others', async ({
    page,
    kitchen,
  }) => {
    const sizeOfTitle = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    await open(page, kitchen);
    const main = page.getByRole('main');
    await expect(main).toHaveCSS('max-width', '960px');
    await expect(main).toHaveCSS('padding-left', '16px');
    await expect(main).toHaveCSS('padding-top', '48px');
    await expect(page.getByRole('contentinfo')).toHaveCSS('max-width', '960px');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    const landing = await sizeOfTitle();
    await open(page, `${kitchen}/guide`);
    expect(landing).toBeGreaterThan(await sizeOfTitle());
  });
});

function box(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, width } = element.getBoundingClientRect();
    return { left, right, top, width };
  });
}
