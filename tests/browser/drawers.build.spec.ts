import type { Page } from '@playwright/test';
import {
  beside,
  button,
  DRAWERS,
  type Drawer,
  dialog,
  expectClosed,
  expectOpen,
  openDrawer,
} from './drawers.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

test.use({ viewport: SCREENS.phone });

for (const drawer of DRAWERS) {
  test.describe(`the drawer of "${drawer.name}"`, () => {
    test('is a dialog that holds the navigation, and its button says so', async ({
      page,
      docs,
    }) => {
      await open(page, `${docs}/world`);
      await expectClosed(page, drawer);
      await button(page, drawer).click();
      await expectOpen(page, drawer);
      await expect(button(page, drawer)).toHaveAttribute('aria-expanded', 'true');
      await expect(dialog(page, drawer)).toHaveAttribute('aria-modal', 'true');
      const navigation = dialog(page, drawer).getByRole('navigation', { name: drawer.navigation });
      await expect(navigation.getByRole('link').first()).toBeInViewport();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });

    test('has the focus, and Tab never leaves it', async ({ page, docs }) => {
      await openDrawer(page, `${docs}/world`, drawer);
      for (const key of ['Tab', 'Shift+Tab']) {
        await dialog(page, drawer).focus();
        const walked: string[] = [];
        for (let step = 0; step < 30; step++) {
          await page.keyboard.press(key);
          walked.push(await placeOfFocus(page, drawer));
        }
        // The browser's own buttons stand between the last link and the first.
        expect(walked.filter((place) => place === 'drawer').length).toBeGreaterThan(24);
        expect(walked).not.toContain('page');
      }
    });

    test('takes the focus when it opens', async ({ page, docs }) => {
      await openDrawer(page, `${docs}/world`, drawer);
      await expect.poll(() => placeOfFocus(page, drawer)).toBe('drawer');
    });

    test('makes all else inert, and gives it free again', async ({ page, docs }) => {
      await openDrawer(page, `${docs}/world`, drawer);
      const main = page.getByRole('main', { includeHidden: true });
      await expect(main).toHaveJSProperty('inert', true);
      expect(await reachableOutside(page, drawer)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectClosed(page, drawer);
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    test('closes on Escape and gives the focus back', async ({ page, docs }) => {
      await openDrawer(page, `${docs}/world`, drawer);
      await page.keyboard.press('Escape');
      await expectClosed(page, drawer);
      await expect(button(page, drawer)).toBeFocused();
    });

    test('closes on its Close button and gives the focus back', async ({ page, docs }) => {
      await openDrawer(page, `${docs}/world`, drawer);
      await dialog(page, drawer).getByRole('button', { name: 'Close' }).click();
      await expectClosed(page, drawer);
      await expect(button(page, drawer)).toBeFocused();
    });

    test('closes on a click beside it, which does nothing else', async ({ page, docs }) => {
      await openDrawer(page, `${docs}/world`, drawer);
      await fillPageWithLink(page, `${docs}/body`);
      await page.mouse.click(beside(drawer).x, beside(drawer).y);
      await expectClosed(page, drawer);
      await expect(page).toHaveURL(`${docs}/world`);
    });

    test('opens again after it was closed', async ({ page, docs }) => {
      await openDrawer(page, `${docs}/world`, drawer);
      await page.keyboard.press('Escape');
      await expectClosed(page, drawer);
      await page.keyboard.press('Enter');
      await expectOpen(page, drawer);
      expect(await reachableOutside(page, drawer)).toEqual([]);
    });

    test('stands at its side and leaves room beside it, also at 320 pixels', async ({
      page,
      docs,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openDrawer(page, `${docs}/world`, drawer);
      const box = await dialog(page, drawer).boundingBox();
      expect(box).toMatchObject({ y: 0, height: 640 });
      const { x, width } = box ?? { x: 0, width: 0 };
      expect(width).toBeGreaterThan(240);
      expect(width).toBeLessThanOrEqual(320 - 40);
      expect(drawer.side === 'left' ? x : 320 - (x + width)).toBe(0);
    });

    test('becomes a column again when the window grows', async ({ page, docs }) => {
      await openDrawer(page, `${docs}/world`, drawer);
      await page.setViewportSize(SCREENS.desktop);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const column = page.getByRole('navigation', { name: drawer.navigation });
      await expect(column).toBeVisible();
      const main = page.getByRole('main');
      const [columnBox, mainBox] = [await column.boundingBox(), await main.boundingBox()];
      if (!columnBox || !mainBox) throw new Error('nothing is beside each other');
      if (drawer.side === 'left')
        expect(columnBox.x + columnBox.width).toBeLessThanOrEqual(mainBox.x);
      else expect(columnBox.x).toBeGreaterThanOrEqual(mainBox.x + mainBox.width);
      await expect(page.locator('[inert]')).toHaveCount(0);
    });
  });
}

test('a page that is chosen from the menu opens, and closes it', async ({ page, docs }) => {
  const [menu] = DRAWERS;
  await openDrawer(page, `${docs}/world`, menu);
  await dialog(page, menu).getByRole('link', { name: 'Body', exact: true }).click();
  await expect(page).toHaveURL(`${docs}/body`);
  await expectClosed(page, menu);
  await expect(page.getByRole('heading', { level: 1, name: 'Body' })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a group of the menu opens and closes and leaves the drawer open', async ({ page, docs }) => {
  const [menu] = DRAWERS;
  await openDrawer(page, `${docs}/world`, menu);
  const group = dialog(page, menu).getByRole('button', { name: 'Get Started' });
  const link = dialog(page, menu).getByRole('link', { name: 'Hello World' });
  await expect(link).toHaveCount(0);
  await group.click();
  await expect(link).toBeVisible();
  await group.click();
  await expect(link).toHaveCount(0);
  await expectOpen(page, menu);
});

test('a heading that is chosen is scrolled to, takes the focus, and closes the outline', async ({
  page,
  docs,
}) => {
  const [, outline] = DRAWERS;
  await openDrawer(page, `${docs}/world`, outline);
  await dialog(page, outline).getByRole('link', { name: 'Move the origin' }).click();
  await expectClosed(page, outline);
  await expect(page).toHaveURL(/#move-the-origin$/);
  const heading = page.getByRole('heading', { name: 'Move the origin' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('navigation', { name: 'This section' }).boundingBox();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
});

/** Where the focus is; on the body where it is with the browser's own buttons. */
function placeOfFocus(page: Page, drawer: Drawer): Promise<'drawer' | 'browser' | 'page'> {
  return dialog(page, drawer).evaluate((element) => {
    if (element.contains(document.activeElement)) return 'drawer';
    return document.activeElement === document.body ? 'browser' : 'page';
  });
}

/** What could be reached outside of the drawer. */
function reachableOutside(page: Page, drawer: Drawer): Promise<string[]> {
  return dialog(page, drawer).evaluate((element) =>
    [...document.querySelectorAll('a, button, [tabindex], article, [role=status]')]
      .filter((other) => !element.contains(other) && !other.closest('[inert]'))
      .map((other) => other.outerHTML),
  );
}

/** Wherever one clicks on the page, there is a link. */
async function fillPageWithLink(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    link.style.cssText = 'position: fixed; inset: 0; z-index: 9';
    document.querySelector('main')?.append(link);
  }, href);
}
