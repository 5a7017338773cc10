import type { Page } from '@playwright/test';
import { time } from './ballScene.ts';
import { luminance } from './colors.ts';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

/** About the printable area of A4. */
const PAPER = { width: 700, height: 1000 };

test('a guide is printed without the shell, as a light page', async ({ page, docs }) => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `${docs}/world`);

  await test.step('a dark page is printed as a light one', async () => {
    const screen = await readColors(page);
    expect(luminance(screen.background)).toBeLessThan(0.1);
    for (const ink of screen.inks) expect(luminance(ink)).toBeGreaterThan(0.2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const paper = await readColors(page);
    for (const ink of paper.inks) expect(luminance(ink)).toBeLessThan(0.2);
  });
  await test.step('only the article is printed', () => expectOnlyArticle(page));

  await test.step('a drawer that is open is not printed', async () => {
    await page.emulateMedia({ media: 'screen' });
    await resize(page, SCREENS.phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'World' })).toBeVisible();
  });

  await test.step('the address of a link to another site can be read', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Introduction' })
      .click();
    const box2d = page.getByRole('main').getByRole('link', { name: /^Box2D/ });
    const written = () =>
      box2d.first().evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await written()).toBe('none');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(written).toContain('https://box2d.org/');
  });
});

test('a page of the reference is printed with everything that it folds', async ({ page, docs }) => {
  await page.setViewportSize(PAPER);
  await open(page, `${docs}/api/classes/World`);
  const folded = page.locator('.member-row details').first();
  const source = page.locator('.source').first();
  await expect(folded.locator('pre')).toBeHidden();
  await expect(source).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(folded.locator('pre')).toBeVisible();
  for (const control of [folded.locator('summary'), source]) await expect(control).toBeHidden();
});

test('an article fits on paper, with all of its code and without the shell', async ({
  page,
  kitchen,
}) => {
  await page.setViewportSize(PAPER);
  await open(page, `${kitchen}/guide/narrow`);

  await test.step('code wraps', async () => {
    const code = page.locator('pre');
    const overflow = () => code.evaluate((block) => block.scrollWidth - block.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expect(code).toHaveCSS('overflow-x', 'visible');
  });
  await test.step('nothing is wider than the paper', async () => {
    const wider = await page.evaluate((paper) => {
      const all = [...document.querySelectorAll('main > article *')];
      return all
        .filter((one) => one.getBoundingClientRect().right > paper)
        .map((one) => one.tagName);
    }, PAPER.width);
    expect(wider).toEqual([]);
  });
  await test.step('only the article is printed', () => expectOnlyArticle(page));

  await test.step('only the article of a page in another layout is printed', async () => {
    await page.emulateMedia({ media: 'screen' });
    await resize(page, SCREENS.desktop);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expectOnlyArticle(page);
  });

  await test.step('only the still picture of a running scene is printed', async () => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await open(page, `${kitchen}/writing`);
    const scene = page.locator('[data-scene]').first();
    await scene.scrollIntoViewIfNeeded();
    await time(page).waitFor();
    const [live, keys, still] = [
      scene.locator('canvas'),
      scene.getByText(/^Keys:/),
      scene.locator('svg').first(),
    ];
    await scene.getByRole('application').focus();
    await page.keyboard.press('0');
    await expect(live).toBeVisible();
    await expect(keys).toBeVisible();
    await expect(still).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(live).toBeHidden();
    await expect(keys).toBeHidden();
    await expect(still).toBeVisible();
  });
});

/** Expects the article alone to be printed, from a narrow window and from a wide one. */
async function expectOnlyArticle(page: Page) {
  for (const size of [PAPER, SCREENS.desktop]) {
    await page.emulateMedia({ media: 'screen' });
    await resize(page, size);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const landmark of ['banner', 'navigation', 'contentinfo', 'region'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(0);
    }
    // All visible text is in the article.
    const article = await page.locator('main > article').innerText();
    expect(article.length).toBeGreaterThan(50);
    expect((await page.locator('body').innerText()).trim()).toBe(article.trim());
    const outside = ':is(svg, img, button, a):visible:not(main > article *)';
    await expect(page.locator(outside)).toHaveCount(0);
  }
}

/** Returns the colors of the page's background and text. */
function readColors(page: Page) {
  return page.evaluate(() => {
    const readColor = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).color : '';
    };
    return {
      background: getComputedStyle(document.body).backgroundColor,
      inks: [
        'h1',
        'main > article p',
        'main > article td',
        'pre',
        'pre span',
        'main > article a',
      ].map(readColor),
    };
  });
}
