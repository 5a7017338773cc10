import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { blockWith, popup, typesButton } from './types.ts';

/** Removes from Chromium the features that some engine gained in the last four years, or still lacks. */
function removeNewApis(): void {
  const removals: [object, string[]][] = [
    [
      Element.prototype,
      [
        'checkVisibility',
        'role',
        ...Object.getOwnPropertyNames(Element.prototype).filter((name) => name.startsWith('aria')),
      ],
    ],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
    [HTMLCanvasElement.prototype, ['transferControlToOffscreen']],
    [CSS, ['highlights']],
    [
      window,
      [
        'Highlight',
        'OffscreenCanvas',
        'CompressionStream',
        'DecompressionStream',
        'requestIdleCallback',
        'cancelIdleCallback',
      ],
    ],
  ];
  for (const [object, names] of removals)
    for (const name of names) Reflect.deleteProperty(object, name);
}

/** Replaces parts of each page's HTML, so that the browser does not know them. */
async function replaceInPages(page: Page, replacements: [from: string, to: string][]) {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      for (const [from, to] of replacements) {
        expect(body).toContain(from);
        body = body.replaceAll(from, to);
      }
      await route.fulfill({ response, body });
    },
  );
}

test.describe('without new APIs', () => {
  test.beforeEach(({ page }) => page.addInitScript(removeNewApis));

  test('links lead into tabs, and tabs are chosen', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/tabs`);
    await page.getByRole('main').getByRole('link', { name: 'Strings' }).first().click();
    await expect(page.getByText('A mirror hangs on two strings.')).toBeInViewport();
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('Install it with pnpm.')).toBeVisible();
    await expect(page.getByText('Install it with npm.')).toBeHidden();
  });

  test('types are explained, and code is wrapped', async ({ page, kitchen }) => {
    await page.setViewportSize(SCREENS.phone);
    await open(page, `${kitchen}/guide/code`);
    const block = blockWith(page, 'const ball');
    await typesButton(block).click();
    await expect(popup(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    const wrap = block.getByRole('button', { name: 'Wrap' });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  });

  test('search leads to the section that was found', async ({ page, docs }) => {
    await open(page, `${docs}/world`);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('sleeping');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('heading', { name: /sleep/i }).first()).toBeInViewport();
  });

  test('a scene keeps its picture and says why it does not run', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/writing`);
    const scene = page.locator('figure[data-scene]').first();
    await scene.scrollIntoViewIfNeeded();
    await expect(scene.getByRole('alert')).toHaveText(/This browser cannot run scenes/);
    await expect(scene.locator('svg').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS.phone });

  test('without anchors the menu is below the bar', async ({ page, docs }) => {
    await replaceInPages(page, [['position-area', 'unknown-area']]);
    await open(page, `${docs}/world`);
    const button = page.getByRole('button', { name: 'Top navigation' });
    await button.click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toHaveCSS('translate', 'none');
    const [bar, box] = [await page.getByRole('banner').boundingBox(), await menu.boundingBox()];
    if (!bar || !box) throw new Error('the menu is not on the screen');
    expect(Math.abs(box.y - (bar.y + bar.height) - 12)).toBeLessThanOrEqual(1);
  });

  test('without popovers and light-dark() everything is on the page, in system colors', async ({
    page,
    docs,
  }) => {
    await page.addInitScript(removeNewApis);
    await replaceInPages(page, [
      ['light-dark(', 'unknown('],
      [':popover-open', ':unknown'],
      [' popover="auto"', ''],
    ]);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, `${docs}/world`);
    for (const name of ['Main', 'Pages', 'On this page']) {
      const links = page.getByRole('navigation', { name, exact: true }).getByRole('link');
      await expect(links.first()).toBeVisible();
    }
    for (const name of ['Menu', 'On this page', 'Top navigation'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    const search = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(search).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch between light' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  });
});
