import { describe } from 'vitest';
import { SCREENS } from '../../browser/templates.ts';
import { expect, test } from '../journey.ts';
import type { Box } from '../page/query.ts';
import type { Page } from '../page.ts';

/** Maximum gap between an identifier and its popup, in CSS pixels. */
const MAX_GAP = 24;

describe('code in articles', () => {
  test('Copy puts the code on the clipboard', async ({ page, kitchen }) => {
    await page.open(`${kitchen}/guide/code`);
    await page
      .role('button', /^Copy:/)
      .first()
      .click();
    await expect.poll(() => page.role('button', /^Copied:/).count()).toBe(1);
    // Not every engine allows scripts to read the clipboard, but readers can paste in all of them.
    await page.press('/');
    const field = page.role('combobox', 'Search');
    await expect.poll(async () => (await field.get()).isFocused).toBe(true);
    await page.press('Control+v');
    await expect.poll(async () => (await field.get()).value).toContain('bullet: true');
    expect((await field.get()).value).not.toContain("createBody('dynamic')");
  });

  for (const screen of [SCREENS.desktop, SCREENS.phone]) {
    test(`at ${screen.width} px, the type popup opens next to its identifier`, async ({
      page,
      kitchen,
    }) => {
      await page.resize(screen);
      await page.open(`${kitchen}/guide/code`);
      const main = page.role('main');
      const word = await main.boxOfWord('getPosition');
      await page.tab.move({ x: word.x + word.width / 2, y: word.y + word.height / 2 });
      await expect
        .poll(async () => gapBetween(word, await readPopupBox(page)))
        .toSatisfy((gap) => gap > 0 && gap < MAX_GAP);
      const popup = await readPopupBox(page);
      expect(popup.x).toBeGreaterThan(0);
      expect(popup.x + popup.width).toBeLessThan(screen.width);
    });
  }

  test('a tab shows its panel, arrow keys select the next, and a reload keeps the selection', async ({
    page,
    kitchen,
  }) => {
    await page.open(`${kitchen}/guide/tabs`);
    await page.role('tablist').first().role('tab', 'yarn').click();
    await expect.poll(() => page.text()).toContain('Install it with yarn');
    await page.press('ArrowRight');
    await expect.poll(() => page.text()).toContain('Install it with pnpm');
    expect(await page.text()).not.toContain('Install it with npm');
    await page.reload();
    await expect.poll(() => page.text()).toContain('Install it with pnpm');
  });
});

/**
 * Returns the box of the type popup, which has no role because it describes the identifier. Empty while it is
 * hidden.
 */
function readPopupBox(page: Page): Promise<Box> {
  return page.evaluate(() => {
    const popup = document.querySelector('[id="app:type-popup"]') ?? new Image();
    return popup.getBoundingClientRect().toJSON();
  });
}

/** Returns the vertical distance between two boxes, negative where they overlap. */
function gapBetween(a: Box, b: Box): number {
  return Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height));
}
