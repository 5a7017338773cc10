import type { Page } from '@playwright/test';
import { createGate, expect, hydrated, open, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { blockWith, popup, rest, typesButton } from './types.ts';

const SAMPLE = 'getPosition';

for (const key of ['Enter', 'Space']) {
  test(`the Types button leads to the first identifier by ${key}`, async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/code`);
    await typesButton(blockWith(page, SAMPLE)).focus();
    await page.keyboard.press(key);
    await expectAt(page, 'world', 'const world: World');
    await expect(focused(page)).toHaveRole('button');
  });
}

test('the popup follows the keys through the identifiers, and is said of each', async ({
  page,
  kitchen,
}) => {
  await enter(page, `${kitchen}/guide/code`);
  const walk = [
    ['ArrowRight', 'step', 'World.step(timeStep: number'],
    ['ArrowDown', 'y', 'const y: number'],
    ['ArrowRight', 'box', 'const box: Body'],
    ['ArrowRight', 'getPosition', 'getPosition(): Vec2'],
    ['ArrowDown', 'world', 'const world: World'],
    ['ArrowUp', 'getPosition', 'getPosition(): Vec2'],
    ['ArrowUp', 'step', 'World.step(timeStep: number'],
    ['ArrowLeft', 'world', 'const world: World'],
    ['ArrowLeft', 'world', 'const world: World'],
    ['ArrowUp', 'world', 'const world: World'],
    ['End', 'world', 'const world: World'],
    ['ArrowRight', 'world', 'const world: World'],
    ['ArrowDown', 'world', 'const world: World'],
    ['ArrowLeft', 'getPosition', 'getPosition(): Vec2'],
    ['Home', 'world', 'const world: World'],
  ] as const;
  for (const [key, word, text] of walk) {
    await page.keyboard.press(key);
    await expectAt(page, word, text);
    await expect(page.locator('[aria-describedby="type-popup"]')).toHaveCount(1);
  }
});

test('Tab leads from an identifier to the link in its popup, and on', async ({ page, kitchen }) => {
  await enter(page, `${kitchen}/guide/code`);
  await page.keyboard.press('ArrowRight');
  const link = popup(page).getByRole('link', { name: 'World.step in the reference' });
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expectAt(page, 'step', 'World.step(');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(popup(page)).toBeHidden();
  await expect(typesButton(blockWith(page, 'console.log'))).toBeFocused();
});

test('the link in the popup is followed by Enter, without a full load', async ({
  page,
  kitchen,
}) => {
  await enter(page, `${kitchen}/guide/code`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${kitchen}/reference/world#step`);
  await expect(page.getByRole('heading', { name: 'step()' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  await expect(popup(page)).toHaveCount(0);
});

test('a popup that is too high for the window is scrolled by keys', async ({ page, kitchen }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enter(page, `${kitchen}/guide/code`);
  await page.keyboard.press('ArrowRight');
  await expect(popup(page)).toHaveJSProperty('tabIndex', 0);
  await page.keyboard.press('Tab');
  await expect(popup(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect(popup(page).getByRole('link')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(popup(page).getByRole('link')).toBeFocused();
});

test('a block is one stop: the identifier that had the focus last', async ({ page, kitchen }) => {
  await enter(page, `${kitchen}/guide/code`);
  const block = blockWith(page, SAMPLE);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect(block.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expectAt(page, 'y', 'const y: number');
  await page.keyboard.press('Tab');
  await expect(typesButton(blockWith(page, 'console.log'))).toBeFocused();
});

test.describe('Escape', () => {
  test('hides the popup and leads back to the Types button', async ({ page, kitchen }) => {
    await enter(page, `${kitchen}/guide/code`);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(typesButton(blockWith(page, SAMPLE))).toBeFocused();
    await expect(page.locator('[aria-describedby="type-popup"]')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expectAt(page, 'world', 'const world: World');
  });

  test('in the popup leads back to the identifier', async ({ page, kitchen }) => {
    await enter(page, `${kitchen}/guide/code`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(focused(page)).toHaveText('step');
    await page.keyboard.press('ArrowLeft');
    await expectAt(page, 'world', 'const world: World');
  });
});

test('a mouse on its way takes no popup from the keyboard', async ({ page, kitchen }) => {
  await page.clock.install();
  await enter(page, `${kitchen}/guide/code`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('heading', { name: 'Samples' }).hover({ position: { x: 2, y: 2 } });
  await page.getByRole('banner').hover();
  await page.clock.runFor(1000);
  await expect(popup(page).getByRole('link')).toBeFocused();
  await expect(popup(page)).toBeVisible();
});

test('what the mouse shows is hidden by Escape, and the focus stays', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/code`);
  const copy = blockWith(page, SAMPLE).getByRole('button', { name: 'Copy' });
  await copy.focus();
  await rest(page, blockWith(page, SAMPLE), 'step');
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(copy).toBeFocused();
});

test('on a phone the button does the same', async ({ page, kitchen }) => {
  await page.setViewportSize(SCREENS.phone);
  await enter(page, `${kitchen}/guide/code`);
  await page.keyboard.press('ArrowRight');
  await expectAt(page, 'step', 'World.step(');
});

test('the button pressed before the app is there is not lost', async ({ page, kitchen }) => {
  const gate = createGate();
  await page.route('**/assets/start-*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(`${kitchen}/guide/code`);
  await typesButton(blockWith(page, SAMPLE)).click();
  gate.open();
  await hydrated(page);
  await expectAt(page, 'world', 'const world: World');
});

/** Opens a page and leads the keyboard to the identifiers of a block. */
async function enter(page: Page, url: string) {
  await open(page, url);
  await typesButton(blockWith(page, SAMPLE)).press('Enter');
  await expectAt(page, 'world', 'const world: World');
}

function focused(page: Page) {
  return page.locator(':focus');
}

/** The identifier has the focus, and the popup is about it, for the eyes and for the ears. */
async function expectAt(page: Page, word: string, text: string) {
  await expect(focused(page)).toHaveText(word);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toContainText(text);
  await expect(focused(page)).toHaveAttribute('aria-describedby', 'type-popup');
  const start = new RegExp(text.replace(/[()[\]?.]/g, '\\$&'));
  await expect(focused(page)).toHaveAccessibleDescription(start);
}
