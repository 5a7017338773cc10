import type { Page } from '@playwright/test';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { blockWith, popup, typesButton } from './types.ts';

/** Removes from Chromium what some engine still lacks, or gained in the last four years without the site depending on it. */
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

/** Replaces parts of each page and of its stylesheet, so that the browser does not recognize them. */
async function replaceInPages(page: Page, replacements: [from: string, to: string][]) {
  const isPage = ({ pathname }: URL) => !/\.\w+$/.test(pathname);
  const isStylesheet = ({ pathname }: URL) => pathname.endsWith('.css');
  await page.route(
    (url) => isPage(url) || isStylesheet(url),
    async (route) => {
      const response = await route.fetch();
      let body = await response.text();
      for (const [from, to] of replacements) {
        if (isPage(new URL(route.request().url()))) expect(body).toContain(from);
        body = body.replaceAll(from, to);
      }
      // It has the hashes of the styles before.
      body = body.replace('http-equiv="Content-Security-Policy"', '');
      await route.fulfill({ response, body });
    },
  );
}

test('without new APIs tabs, types, and code work, and a scene says why it does not run', async ({
  page,
  kitchen,
}) => {
  await page.addInitScript(removeNewApis);
  await open(page, `${kitchen}/guide/tabs`);
  await test.step('links lead into tabs, and tabs can be selected', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Strings' }).first().click();
    await expect(page.getByText('A mirror hangs on two strings.')).toBeInViewport();
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('Install it with pnpm.')).toBeVisible();
    await expect(page.getByText('Install it with npm.')).toBeHidden();
  });
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  await test.step('a scene keeps its picture and says why it does not run', async () => {
    await sidebar.getByRole('link', { name: 'All of it' }).click();
    const scene = page.locator('figure[data-scene]').first();
    await scene.scrollIntoViewIfNeeded();
    await expect(scene.getByRole('alert')).toHaveText(/This browser can't run scenes/);
    await expect(scene.locator('svg').first()).toBeVisible();
  });
  await test.step('types are explained, and code is wrapped', async () => {
    await sidebar.getByRole('link', { name: 'Code', exact: true }).click();
    // The page before has the same code.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
    await resize(page, SCREENS.phone);
    const block = blockWith(page, 'const ball');
    await typesButton(block).click();
    await expect(popup(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    const wrap = block.getByRole('button', { name: 'Wrap' });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS.phone });

  test('without anchors the menu is below the bar, and without new APIs search works', async ({
    page,
    docs,
  }) => {
    await test.step('without anchors the menu is below the bar', async () => {
      await replaceInPages(page, [['position-area', 'unknown-area']]);
      await open(page, `${docs}/credits`);
      await page.getByRole('button', { name: 'Top navigation' }).click();
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toHaveCSS('translate', 'none');
      const [bar, box] = [await page.getByRole('banner').boundingBox(), await menu.boundingBox()];
      if (!bar || !box) throw new Error('the menu is not on the screen');
      expect(Math.abs(box.y - (bar.y + bar.height) - 12)).toBeLessThanOrEqual(1);
    });

    await page.unrouteAll();
    await page.addInitScript(removeNewApis);
    await open(page, `${docs}/world`);
    await test.step('search leads to the section that was found', async () => {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('sleeping');
      await page.getByRole('option').first().click();
      await expect(page.getByRole('heading', { name: /sleep/i }).first()).toBeInViewport();
    });
  });
});
