import type { Page } from '@playwright/test';
import { LOWEST, resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { blockWith, popup, typesButton } from './types.ts';

const SAMPLE = 'getPosition';

test('the keyboard walks the identifiers of a block, and the popup of each', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/code`);
  await test.step('the Types button leads to the identifiers, and arrows walk them', async () => {
    const button = typesButton(blockWith(page, SAMPLE));
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expectAt(page, 'world', 'const world: World');
      await expect(focused(page)).toHaveRole('button');
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
      await expect(button).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const walk = [
      ['ArrowRight', 'step', 'World.step(timeStep: number'],
      ['ArrowDown', 'y', 'const y: number'],
      ['ArrowRight', 'box', 'const box: Body'],
      ['ArrowRight', 'getPosition', 'getPosition(): Vec2'],
      ['ArrowDown', 'world', 'const world: World'],
      ['ArrowUp', 'getPosition', 'getPosition(): Vec2'],
      ['ArrowUp', 'step', 'World.step(timeStep: number'],
      ['ArrowLeft', 'world', 'const world: World'],
      ['ArrowUp', 'world', 'const world: World'],
      ['End', 'world', 'const world: World'],
      ['ArrowDown', 'world', 'const world: World'],
      ['ArrowLeft', 'getPosition', 'getPosition(): Vec2'],
      ['Home', 'world', 'const world: World'],
    ] as const;
    for (const [key, word, text] of walk) {
      await page.keyboard.press(key);
      await expectAt(page, word, text);
      await expect(page.locator('[aria-describedby="app:type-popup"]')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
  });
  await test.step('in a low window, keys scroll a popup that is too tall', async () => {
    await resize(page, SCREENS.phone);
    await enter(page);
    await page.keyboard.press('ArrowRight');
    await expectAt(page, 'step', 'World.step(');
    await page.keyboard.press('Escape');
    await resize(page, LOWEST);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expectAt(page, 'step', 'World.step(');
    await expect(popup(page)).toHaveJSProperty('tabIndex', 0);
    await page.keyboard.press('Tab');
    await expect(popup(page)).toBeFocused();
    await page.keyboard.press('End');
    await expect(popup(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(popup(page).getByRole('link')).toBeFocused();
    await resize(page, SCREENS.desktop);
    await page.keyboard.press('Escape');
  });
  await test.step('Tab leads to the link in the popup of the last identifier, and on', async () => {
    await enter(page);
    const block = blockWith(page, SAMPLE);
    const next = typesButton(blockWith(page, 'console.log'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Tab');
    await expect(block.getByRole('button', { name: 'Copy' })).toBeFocused();
    await expect(popup(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expectAt(page, 'y', 'const y: number');
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expectAt(page, 'step', 'World.step(');
    const link = popup(page).getByRole('link', { name: 'World.step in the reference' });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expectAt(page, 'step', 'World.step(');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(popup(page)).toBeHidden();
    await expect(next).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${kitchen}/reference/world#step`);
    await expect(page.getByRole('heading', { name: 'step()' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    await expect(popup(page)).toHaveCount(0);
  });
});

/** Moves the focus to the first identifier of the sample. */
async function enter(page: Page) {
  await typesButton(blockWith(page, SAMPLE)).press('Enter');
  await expectAt(page, 'world', 'const world: World');
}

function focused(page: Page) {
  return page.locator(':focus');
}

/** Expects the focus on an identifier, with its type in the popup and in its accessible description. */
async function expectAt(page: Page, word: string, text: string) {
  await expect(focused(page)).toHaveText(word);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toContainText(text);
  await expect(focused(page)).toHaveAttribute('aria-describedby', 'app:type-popup');
  const start = new RegExp(text.replace(/[()[\]?.]/g, '\\$&'));
  await expect(focused(page)).toHaveAccessibleDescription(start);
}
