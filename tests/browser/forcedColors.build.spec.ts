import type { Locator, Page } from '@playwright/test';
import { alpha, contrast } from './colors.ts';
import { expect, open, test } from './site.ts';
import { THEMES } from './templates.ts';

const PHONE = { width: 390, height: 844 };

for (const theme of THEMES) {
  test.describe(`where the system takes colors away, on a ${theme} ground`, () => {
    test.beforeEach(({ page }) =>
      page.emulateMedia({ colorScheme: theme, forcedColors: 'active' }),
    );

    test('the page that is shown still stands out in the sidebar', async ({ page, docs }) => {
      await open(page, `${docs}/world`);
      const current = await outlineOf(link(page, 'Pages', 'World'));
      expect(current).toMatchObject({ style: 'solid', width: 2 });
      expect(await stands(page, current.color)).toBe(true);
      expect(await outlineOf(link(page, 'Pages', 'Body'))).toMatchObject({ style: 'none' });
    });

    test('the heading that is read still stands out in the outline', async ({ page, docs }) => {
      await open(page, `${docs}/world`);
      const [current, other] = await Promise.all(
        ['Create a world', 'Step the world'].map((name) =>
          edgeOf(link(page, 'On this page', name)),
        ),
      );
      expect(current).not.toBe(other);
      expect(await stands(page, current ?? '')).toBe(true);
      expect(await stands(page, other ?? '')).toBe(false);
    });

    test('icons can be seen on whatever they lie', async ({ page, kitchen }) => {
      for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
        await page.setViewportSize(viewport);
        await open(page, `${kitchen}/guide/long`);
        const icons = await iconContrasts(page);
        expect(icons.length).toBeGreaterThan(4);
        expect(icons.filter(({ contrast }) => contrast < 3)).toEqual([]);
      }
    });

    test('a drawer has an edge', async ({ page, docs }) => {
      await page.setViewportSize(PHONE);
      await open(page, `${docs}/world`);
      await page.getByRole('button', { name: 'Menu' }).click();
      const { style, color } = await outlineOf(page.getByRole('dialog', { name: 'Menu' }));
      expect(style).toBe('solid');
      expect(await stands(page, color)).toBe(true);
    });
  });
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
