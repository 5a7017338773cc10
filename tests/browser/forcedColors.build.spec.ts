import type { Locator, Page } from '@playwright/test';
import { alpha, contrast } from './colors.ts';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS, THEMES } from './templates.ts';

// Forced colors, as in Windows high contrast, on a light and a dark background.

test('the current links stand out, and a drawer has an outline', async ({ page, docs }) => {
  // Without motion, because the edges in the outline would fade from one theme to the other.
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `${docs}/world`);
  for (const theme of THEMES) {
    await changeTheme(page, theme);
    await test.step(`${theme}: the page in the sidebar`, async () => {
      const current = await readOutline(link(page, 'Pages', 'World'));
      expect(current).toMatchObject({ style: 'solid', width: 2 });
      expect(await isVisible(page, current.color)).toBe(true);
      expect(await readOutline(link(page, 'Pages', 'Body'))).toMatchObject({ style: 'none' });
    });
    await test.step(`${theme}: the heading in the outline`, async () => {
      const [current, other] = await Promise.all(
        ['Create a world', 'Step the world'].map((name) =>
          readBorderColor(link(page, 'On this page', name)),
        ),
      );
      expect(current).not.toBe(other);
      expect(await isVisible(page, current ?? '')).toBe(true);
      expect(await isVisible(page, other ?? '')).toBe(false);
    });
  }
  await resize(page, SCREENS.phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const theme of THEMES) {
    await test.step(`${theme}: a drawer`, async () => {
      await changeTheme(page, theme);
      const { style, color } = await readOutline(page.getByRole('dialog', { name: 'Menu' }));
      expect(style).toBe('solid');
      expect(await isVisible(page, color)).toBe(true);
    });
  }
});

test('icons are visible on every background', async ({ page, kitchen }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `${kitchen}/guide/long`);
  for (const screen of ['desktop', 'phone'] as const) {
    await resize(page, SCREENS[screen]);
    for (const theme of THEMES) {
      const where = `${screen}, ${theme}`;
      await changeTheme(page, theme);
      const icons = await measureIconContrasts(page);
      expect(icons.length, where).toBeGreaterThan(4);
      expect(
        icons.filter(({ contrast }) => contrast < 3),
        where,
      ).toEqual([]);
    }
  }
});

test('what is over a picture has the colors of the system', async ({ page, docs }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `${docs}/learn/platformer/02-run`);
  await expect(page.getByText('Click to play')).toHaveCSS('forced-color-adjust', 'auto');
});

async function changeTheme(page: Page, theme: (typeof THEMES)[number]) {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? 'dark' : '');
}

function link(page: Page, navigation: string, name: string) {
  return page
    .getByRole('navigation', { name: navigation })
    .getByRole('link', { name, exact: true });
}

function readOutline(element: Locator) {
  return element.evaluate((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor };
  });
}

function readBorderColor(element: Locator) {
  return element.evaluate((one) => getComputedStyle(one).borderInlineStartColor);
}

/** Returns whether a line of this color is visible on the page's background. */
async function isVisible(page: Page, color: string): Promise<boolean> {
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // Chromium's substitute for the system's highlight color is translucent.
  return alpha(color) > 0.5 && contrast(color, background) >= 3;
}

/** Returns every visible icon, with the contrast of its color to its background. */
async function measureIconContrasts(page: Page) {
  const icons = await page.locator('svg:visible').evaluateAll((svgs) =>
    svgs.map((icon) => {
      let background = 'rgb(0 0 0 / 0)';
      // A transparent element shows the background of its parent.
      for (let ancestor: Element | null = icon; ancestor; ancestor = ancestor.parentElement) {
        const { backgroundColor } = getComputedStyle(ancestor);
        if (!/[,/] 0\)$/.test(backgroundColor)) {
          background = backgroundColor;
          break;
        }
      }
      const name = icon.parentElement?.textContent || icon.parentElement?.ariaLabel;
      const drawn = [...icon.querySelectorAll('path, circle')].flatMap((part) => {
        const { stroke, fill } = getComputedStyle(part);
        return [stroke, fill].filter((color) => color !== 'none');
      });
      return { name, background, drawn };
    }),
  );
  return icons.map(({ name, background, drawn }) => ({
    name,
    background,
    drawn,
    contrast: Math.max(0, ...drawn.map((color) => contrast(color, background))),
  }));
}
