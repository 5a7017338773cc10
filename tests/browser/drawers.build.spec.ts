import type { Locator, Page } from '@playwright/test';
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
import { resize, SMALLEST } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

test.use({ viewport: SCREENS.phone });

test('a drawer is a modal dialog that takes the focus and gives it back', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world`);
  for (const drawer of DRAWERS) {
    await test.step(`${drawer.name} opens as a modal dialog`, async () => {
      await expectClosed(page, drawer);
      await button(page, drawer).click();
      await expectModal(page, drawer);
      await expect(dialog(page, drawer)).toHaveAttribute('aria-modal', 'true');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const navigation = dialog(page, drawer).getByRole('navigation', { name: drawer.navigation });
      await expect(navigation.getByRole('link').first()).toBeInViewport();
    });
    await test.step(`Escape closes ${drawer.name}`, async () => {
      await page.keyboard.press('Escape');
      await expectClosed(page, drawer);
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(button(page, drawer)).toBeFocused();
    });
    await test.step(`${drawer.name} opens again, and its Close button closes it`, async () => {
      await page.keyboard.press('Enter');
      await expectModal(page, drawer);
      await dialog(page, drawer).getByRole('button', { name: 'Close' }).click();
      await expectClosed(page, drawer);
      await expect(button(page, drawer)).toBeFocused();
    });
  }
});

test('Tab never leaves an open drawer', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  for (const drawer of DRAWERS) {
    await button(page, drawer).click();
    await expectOpen(page, drawer);
    for (const key of ['Tab', 'Shift+Tab']) {
      await dialog(page, drawer).focus();
      const walked = await recordFocus(page, drawer);
      for (let step = 0; step < 30; step++) await page.keyboard.press(key);
      // Some presses lead to the browser's own buttons, between the last link and the first.
      await expect.poll(async () => (await walked()).length, key).toBeGreaterThan(24);
      expect(await walked(), key).not.toContain('page');
    }
    await page.keyboard.press('Escape');
    await expectClosed(page, drawer);
  }
});

test('a click beside a drawer closes it and does nothing else', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  await fillPageWithLink(page, `${docs}/body`);
  for (const drawer of DRAWERS) {
    // By key, because the link covers the button.
    await button(page, drawer).press('Enter');
    await expectOpen(page, drawer);
    await page.mouse.click(beside(drawer).x, beside(drawer).y);
    await expectClosed(page, drawer);
    await expect(page).toHaveURL(`${docs}/world`);
  }
});

for (const drawer of DRAWERS) {
  test(`the drawer of "${drawer.name}" stands on the ${drawer.side}, and becomes a column when the window grows`, async ({
    page,
    docs,
  }) => {
    await page.setViewportSize(SMALLEST);
    await openDrawer(page, `${docs}/world`, drawer);
    const box = await boxOf(dialog(page, drawer));
    expect(box).toMatchObject({ y: 0, height: SMALLEST.height });
    expect(box.width).toBeGreaterThan(240);
    expect(box.width, 'leaves room to tap beside it').toBeLessThanOrEqual(SMALLEST.width - 40);
    expect(drawer.side === 'left' ? box.x : SMALLEST.width - (box.x + box.width)).toBe(0);

    await resize(page, SCREENS.desktop);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    const column = await boxOf(page.getByRole('navigation', { name: drawer.navigation }));
    const main = await boxOf(page.getByRole('main'));
    if (drawer.side === 'left') expect(column.x + column.width).toBeLessThanOrEqual(main.x);
    else expect(column.x).toBeGreaterThanOrEqual(main.x + main.width);
  });
}

test('a group of the menu leaves it open, and a page that is chosen closes it', async ({
  page,
  docs,
}) => {
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

  await dialog(page, menu).getByRole('link', { name: 'Body', exact: true }).click();
  await expect(page).toHaveURL(`${docs}/body`);
  await expectClosed(page, menu);
  await expect(page.getByRole('heading', { level: 1, name: 'Body' })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
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

/** Open, with the focus in it, and nothing else can be reached. */
async function expectModal(page: Page, drawer: Drawer): Promise<void> {
  await expectOpen(page, drawer);
  await expect(button(page, drawer)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => placeOfFocus(page, drawer)).toBe('drawer');
  await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
  expect(await reachableOutside(page, drawer)).toEqual([]);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the screen`);
  return box;
}

/** Where the focus is; on the body where it is with the browser's own buttons. */
function placeOfFocus(page: Page, drawer: Drawer): Promise<'drawer' | 'browser' | 'page'> {
  return dialog(page, drawer).evaluate((element) => {
    if (element.contains(document.activeElement)) return 'drawer';
    return document.activeElement === document.body ? 'browser' : 'page';
  });
}

/** Returns how to read what has taken the focus since. */
async function recordFocus(page: Page, drawer: Drawer): Promise<() => Promise<string[]>> {
  const places = await dialog(page, drawer).evaluateHandle((element) => {
    const places: ('drawer' | 'page')[] = [];
    document.addEventListener('focusin', ({ target }) => {
      places.push(element.contains(target as Node) ? 'drawer' : 'page');
    });
    return places;
  });
  return () => places.jsonValue();
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
