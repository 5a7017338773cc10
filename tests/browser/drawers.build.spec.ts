import type { Locator, Page } from '@playwright/test';
import {
  button,
  DRAWERS,
  type Drawer,
  dialog,
  expectClosed,
  expectOpen,
  getPointNextTo,
  openDrawer,
} from './drawers.ts';
import { resize, SMALLEST } from './reflow.ts';
import { expect, test } from './site.ts';
import { SCREENS } from './templates.ts';

const [MENU, OUTLINE] = DRAWERS;

test.use({ viewport: SMALLEST });

test('a drawer is at its side of the screen, and a modal dialog until it is closed', async ({
  page,
  docs,
}) => {
  await openDrawer(page, `${docs}/hello-world`, MENU);
  for (const drawer of DRAWERS) {
    await test.step(`${drawer.name} is on the ${drawer.side}, and becomes a column on a desktop`, async () => {
      await resize(page, SMALLEST);
      if (drawer !== MENU) await button(page, drawer).click();
      await expectOpen(page, drawer);
      await expectAtSide(page, drawer);
      await resize(page, SCREENS.desktop);
      await expectColumn(page, drawer);
    });
  }
  await resize(page, SCREENS.phone);
  for (const drawer of DRAWERS) {
    await test.step(`${drawer.name} opens as a modal dialog`, async () => {
      await expectClosed(page, drawer);
      await button(page, drawer).click();
      await expectModal(page, drawer);
      await expect(dialog(page, drawer)).toHaveAttribute('aria-modal', 'true');
      await expect(dialog(page, drawer)).toHaveAccessibleDescription(/^Links to /);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const navigation = dialog(page, drawer).getByRole('navigation', { name: drawer.navigation });
      await expect(navigation.getByRole('link').first()).toBeInViewport();
    });
    await test.step(`Tab never leaves ${drawer.name}`, () => expectTabStays(page, drawer));
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

  await test.step('a group of the menu leaves it open', async () => {
    await button(page, MENU).click();
    const group = dialog(page, MENU).getByRole('button', { name: 'Shape', exact: true });
    const link = dialog(page, MENU).getByRole('link', { name: 'Circle', exact: true });
    await expect(link).toHaveCount(0);
    await group.click();
    await expect(link).toBeVisible();
    await group.click();
    await expect(link).toHaveCount(0);
    await expectOpen(page, MENU);
  });
  await test.step('a page that is selected closes the menu', async () => {
    await dialog(page, MENU).getByRole('link', { name: 'World', exact: true }).click();
    await expect(page).toHaveURL(`${docs}/world`);
    await expectClosed(page, MENU);
    await expect(page.getByRole('heading', { level: 1, name: 'World' })).toBeInViewport();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
  await test.step('a heading that is selected closes the outline, takes the focus, and is scrolled to', async () => {
    await button(page, OUTLINE).click();
    await dialog(page, OUTLINE).getByRole('link', { name: 'Shift the world origin' }).click();
    await expectClosed(page, OUTLINE);
    await expect(page).toHaveURL(/#shift-the-world-origin$/);
    const heading = page.getByRole('heading', { name: 'Shift the world origin' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('navigation', { name: 'This section' }).boundingBox();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
  });

  await fillPageWithLink(page, `${docs}/body`);
  for (const drawer of DRAWERS) {
    await test.step(`a click next to ${drawer.name} closes it and does nothing else`, async () => {
      // By key, because the link covers the button.
      await button(page, drawer).press('Enter');
      await expectOpen(page, drawer);
      await page.mouse.click(getPointNextTo(drawer).x, getPointNextTo(drawer).y);
      await expectClosed(page, drawer);
      await expect(page).toHaveURL(`${docs}/world#shift-the-world-origin`);
    });
  }
});

async function expectAtSide(page: Page, drawer: Drawer) {
  const box = await readBox(dialog(page, drawer));
  expect(box).toMatchObject({ y: 0, height: SMALLEST.height });
  expect(box.width).toBeGreaterThan(240);
  expect(box.width, 'leaves room to tap next to it').toBeLessThanOrEqual(SMALLEST.width - 40);
  expect(drawer.side === 'left' ? box.x : SMALLEST.width - (box.x + box.width)).toBe(0);
}

async function expectColumn(page: Page, drawer: Drawer) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  const column = await readBox(page.getByRole('navigation', { name: drawer.navigation }));
  const main = await readBox(page.getByRole('main'));
  if (drawer.side === 'left') expect(column.x + column.width).toBeLessThanOrEqual(main.x);
  else expect(column.x).toBeGreaterThanOrEqual(main.x + main.width);
}

async function expectTabStays(page: Page, drawer: Drawer) {
  for (const key of ['Tab', 'Shift+Tab']) {
    await dialog(page, drawer).focus();
    const visited = await recordFocus(page, drawer);
    for (let step = 0; step < 30; step++) await page.keyboard.press(key);
    // Some presses lead to the browser's own buttons, between the last link and the first.
    await expect.poll(async () => (await visited()).length, key).toBeGreaterThan(24);
    expect(await visited(), key).not.toContain('page');
  }
}

/** Expects the drawer to be open, with the focus in it, and everything else to be inert. */
async function expectModal(page: Page, drawer: Drawer): Promise<void> {
  await expectOpen(page, drawer);
  await expect(button(page, drawer)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => locateFocus(page, drawer)).toBe('drawer');
  await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
  expect(await findReachableOutside(page, drawer)).toEqual([]);
}

async function readBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the screen`);
  return box;
}

/** Returns where the focus is. It is on the body while the browser's own buttons have it. */
function locateFocus(page: Page, drawer: Drawer): Promise<'drawer' | 'browser' | 'page'> {
  return dialog(page, drawer).evaluate((element) => {
    if (element.contains(document.activeElement)) return 'drawer';
    return document.activeElement === document.body ? 'browser' : 'page';
  });
}

/** Records where the focus goes; the returned function returns the record so far. */
async function recordFocus(page: Page, drawer: Drawer): Promise<() => Promise<string[]>> {
  const focused = await dialog(page, drawer).evaluateHandle((element) => {
    const focused: ('drawer' | 'page')[] = [];
    document.addEventListener('focusin', ({ target }) => {
      focused.push(element.contains(target as Node) ? 'drawer' : 'page');
    });
    return focused;
  });
  return () => focused.jsonValue();
}

/** Returns elements outside the drawer that are not inert. */
function findReachableOutside(page: Page, drawer: Drawer): Promise<string[]> {
  return dialog(page, drawer).evaluate((element) =>
    [...document.querySelectorAll('a, button, [tabindex], article, [role=status]')]
      .filter((other) => !element.contains(other) && !other.closest('[inert]'))
      .map((other) => other.outerHTML),
  );
}

/** Covers the whole page with a link. */
async function fillPageWithLink(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    link.style.cssText = 'position: fixed; inset: 0; z-index: 9';
    document.querySelector('main')?.append(link);
  }, href);
}
