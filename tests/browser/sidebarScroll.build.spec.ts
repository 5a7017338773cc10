import type { Page } from '@playwright/test';
import { createGate, expect, hydrated, open, test } from './site.ts';

const LEVELS = ['Five levels', 'Second level', 'Third level', 'Fourth level'];

// So low that the last items of a sidebar are below its edge.
test.use({ viewport: { width: 1440, height: 300 } });

test('the sidebar, and not the page, scrolls to the link of the page if necessary', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide`);
  await test.step('not when the page opens with the link in view', async () => {
    await expectInSidebar(page, 'Overview');
    expect(await scrolled(page)).toBe(0);
  });
  await test.step('on navigation to a page far down', async () => {
    await followInArticle(page, `${kitchen}/guide/long`);
    await expectInSidebar(page, 'Long page');
    expect(await scrolled(page)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('not on navigation to a page whose link is in view', async () => {
    const before = await scrolled(page);
    await followInArticle(page, `${kitchen}/guide/narrow`);
    await expectInSidebar(page, 'Narrow screens');
    expect(await scrolled(page)).toBe(before);
  });
  await test.step('on navigation into a closed group, which opens', async () => {
    await column(page).evaluate((element) => element.scrollTo({ top: 0 }));
    await followInArticle(page, `${kitchen}/guide/deep`);
    await expectInSidebar(page, 'Fifth level');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the sidebar shows the link of the page before the app has loaded, and after', async ({
  page,
  docs,
  kitchen,
}) => {
  const { opened, open: release } = createGate();
  await page.route('**/assets/start-*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await test.step('before, in a short sidebar', async () => {
    await page.setViewportSize({ width: 1440, height: 200 });
    await page.goto(`${docs}/api`);
    await expectScrolledTo(page, 'API Reference');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });
  await test.step('before, in a group on the fifth level', async () => {
    await page.goto(`${kitchen}/guide/deep`);
    await expectScrolledTo(page, 'Fifth level');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });
  await test.step('after', async () => {
    release();
    await hydrated(page);
    await expectScrolledTo(page, 'Fifth level');
  });
  await test.step('all groups above the page are open, and no others', async () => {
    for (const name of LEVELS) {
      await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(group(page, 'Writing')).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('each group controls its own list', async () => {
    const controlled = await sidebar(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
          return list?.tagName === 'UL' && list === button.nextElementSibling;
        }),
      );
    expect(controlled).toEqual(['Writing', 'Reading', ...LEVELS].map(() => true));
  });
});

function group(page: Page, name: string) {
  return sidebar(page).getByRole('button', { name, exact: true });
}

async function expectScrolledTo(page: Page, name: string) {
  await expectInSidebar(page, name);
  expect(await scrolled(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** Navigates by a link in the article: a click in the sidebar could scroll it. */
async function followInArticle(page: Page, url: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Onward' });
    document.querySelector('h1')?.before(link);
  }, url);
  await page.getByRole('link', { name: 'Onward' }).click();
  await expect(page).toHaveURL(url);
}

/** Expects the whole link within the visible part of the sidebar. */
async function expectInSidebar(page: Page, name: string) {
  const link = sidebar(page).locator('[aria-current=page]');
  await expect(link).toHaveText(name);
  await expect(link).toBeInViewport({ ratio: 1 });
  const isInside = await link.evaluate((element) => {
    const column = element.closest('[id="app:navigation"]')?.getBoundingClientRect() as DOMRect;
    const { top, bottom } = element.getBoundingClientRect();
    return top >= column.top && bottom <= Math.min(column.bottom, innerHeight);
  });
  expect(isInside).toBe(true);
}

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

/** Finds the element that scrolls the sidebar. */
function column(page: Page) {
  return page.locator('[id="app:navigation"]');
}

function scrolled(page: Page): Promise<number> {
  return column(page).evaluate(({ scrollTop }) => scrollTop);
}
