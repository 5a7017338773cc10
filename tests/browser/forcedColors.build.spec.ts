import type { Locator, Page } from '@playwright/test';
import { alpha, contrast } from './colors.ts';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS, THEMES } from './templates.ts';

// Forced colors, as in Windows high contrast, on a light and a dark background.

test('what is current still stands out, and a drawer has an edge', async ({ page, docs }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `${docs}/world`);
  for (const theme of THEMES) {
    await changeTheme(page, theme);
    await test.step(`${theme}: the page in the sidebar`, async () => {
      const current = await outlineOf(link(page, 'Pages', 'World'));
      expect(current).toMatchObject({ style: 'solid', width: 2 });
      expect(await stands(page, current.color)).toBe(true);
      expect(await outlineOf(link(page, 'Pages', 'Body'))).toMatchObject({ style: 'none' });
    });
    await test.step(`${theme}: the heading in the outline`, async () => {
      const [current, other] = await Promise.all(
        ['Create a world', 'Step the world'].map((name) =>
          edgeOf(link(page, 'On this page', name)),
        ),
      );
      expect(current).not.toBe(other);
      expect(await stands(page, current ?? '')).toBe(true);
      expect(await stands(page, other ?? '')).toBe(false);
    });
  }
  await resize(page, SCREENS.phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const theme of THEMES) {
    await test.step(`${theme}: a drawer`, async () => {
      await changeTheme(page, theme);
      const { style, color } = await outlineOf(page.getByRole('dialog', { name: 'Menu' }));
      expect(style).toBe('solid');
      expect(await stands(page, color)).toBe(true);
    });
  }
});

test('icons can be seen on every background', async ({ page, kitchen }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `${kitchen}/guide/long`);
  for (const screen of ['desktop', 'phone'] as const) {
    await resize(page, SCREENS[screen]);
    for (const theme of THEMES) {
      const where = `${screen}, ${theme}`;
      await changeTheme(page, theme);
      const icons = await iconContrasts(page);
      expect(icons.length, where).toBeGreaterThan(4);
      expect(
        icons.filter(({ contrast }) => contrast < 3),
        where,
      ).toEqual([]);
    }
  }
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

function outlineOf(element: Locator) {
  return element.evaluate((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor };
  });
}

function edgeOf(element: Locator) {
  return element.evaluate((one) => getComputedStyle(one).borderInlineStartColor);
}

/** Whether a line of this color can be told from the ground that it is on. */
async function stands(page: Page, color: string): Promise<boolean> {
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // Chromium's stand-in for a system's highlight lets some of the ground through.
  return alpha(color) > 0.5 && contrast(color, ground) >= 3;
}

/** Every icon on the screen, with the contrast of its color to what it lies on. */
async function iconContrasts(page: Page) {
  const icons = await page.locator('svg:visible').evaluateAll((found) =>
    found.map((icon) => {
      let ground = 'rgb(0 0 0 / 0)';
      // What has no color of its own is transparent, and the next around it shows.
      for (let around: Element | null = icon; around; around = around.parentElement) {
        const { backgroundColor } = getComputedStyle(around);
        if (!/[,/] 0\)$/.test(backgroundColor)) {
          ground = backgroundColor;
          break;
        }
      }
      const name = icon.parentElement?.textContent || icon.parentElement?.ariaLabel;
      const drawn = [...icon.querySelectorAll('path, circle')].flatMap((part) => {
        const { stroke, fill } = getComputedStyle(part);
        return [stroke, fill].filter((color) => color !== 'none');
      });
      return { name, ground, drawn };
    }),
  );
  return icons.map(({ name, ground, drawn }) => ({
    name,
    ground,
    drawn,
    contrast: Math.max(0, ...drawn.map((color) => contrast(color, ground))),
  }));
}
