import type { Locator, Page } from '@playwright/test';
import { measurePageOverflow, resize, SMALLEST } from './reflow.ts';
import { createGate, expect, hydrated, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { blockWith, popup, typesButton } from './types.ts';

test.describe('code blocks', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copy and wrap code, also before the app has loaded, and fit on every screen', async ({
    page,
    complaints,
    kitchen,
  }) => {
    await test.step('Copy and Types, pressed before the app has loaded', async () => {
      const gate = createGate();
      await page.route('**/assets/start-*.js', async (route) => {
        await gate.opened;
        await route.continue();
      });
      await page.goto(`${kitchen}/guide/code`);
      const button = copyButton(blockWith(page, 'no language'));
      await button.click();
      await typesButton(blockWith(page, 'getPosition')).click();
      await expect(button).toHaveText('Copy');
      await expectToShow(button, 'Copied', async () => {
        gate.open();
        await hydrated(page);
      });
      expect(await clipboard(page)).toBe('no language');
      await expect(popup(page)).toContainText('const world: World');
      await expect(page.locator(':focus')).toHaveText('world');
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
    });
    await test.step('Copy', () => expectToCopy(page, complaints));
    await test.step('Wrap', () => expectToWrap(page));
    await test.step('a block is a tab stop only while it overflows', () =>
      expectStopWhileOverflowing(page));
    await test.step('the buttons fit on the smallest screen', () => expectButtonsToFit(page));
  });
});

/** Expects Copy to work by mouse and keys, and to select the code where there is no clipboard. */
async function expectToCopy(page: Page, complaints: string[]) {
  const sample = blockWith(page, 'getPosition');
  const lines = [
    'world.step(1 / 60);',
    'const { y } = box.getPosition();',
    '// @ts-expect-error',
    'world.stepp(1 / 60);',
  ];
  await expectToShow(copyButton(sample), 'Copied', () => copyButton(sample).click());
  await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeAttached();
  expect(await clipboard(page)).toBe(lines.join('\n'));

  const button = copyButton(blockWith(page, 'no language'));
  for (const key of ['Enter', 'Space']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button.focus();
    await expectToShow(button, 'Copied', () => page.keyboard.press(key));
    await expect.poll(() => clipboard(page)).toBe('no language');
    await expect(button).toBeFocused();
  }

  await test.step('a selection leaves out removed lines and text for screen readers', async () => {
    const diff = blockWith(page, 'const ball').getByRole('code');
    await diff.evaluate((code) => getSelection()?.selectAllChildren(code));
    await page.keyboard.press('Control+c');
    await expect.poll(() => clipboard(page)).not.toBe('no language');
    const copied = (await clipboard(page)).replaceAll('\r', '').split('\n').filter(Boolean);
    expect(copied.slice(3, 5)).toEqual([
      "const ball = world.createBody({ type: 'dynamic', bullet: true });",
      'ball.createFixture({ shape: new Circle(radius), density: 1 });',
    ]);
  });

  // As on a page without HTTPS.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await expectToShow(copyButton(sample), 'Selected', () => copyButton(sample).click());
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.split('\n').filter(Boolean)).toEqual(lines);
  expect(complaints).toEqual([expect.stringContaining('denied access to the clipboard')]);
  complaints.length = 0;
}

/**
 * Expects Wrap to break the lines of all blocks, and to be visible only for lines that are too long or
 * wrapped.
 */
async function expectToWrap(page: Page) {
  const block = blockWith(page, 'const sentence');
  const { height } = await readBox(block);
  const inputs = {
    'the mouse': (button: Locator) => button.click(),
    Enter: (button: Locator) => button.press('Enter'),
    Space: (button: Locator) => button.press('Space'),
  };
  for (const [input, press] of Object.entries(inputs)) {
    await test.step(input, async () => {
      await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => measureOverflow(block)).toBeGreaterThan(0);
      await press(wrapButton(block));
      await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => measureOverflow(block)).toBeLessThanOrEqual(0);
      expect((await readBox(block)).height).toBeGreaterThan(height);
      await expect(block.getByRole('group', { name: 'Code' })).toHaveCount(0);
      await press(wrapButton(block));
      await expect(block.getByRole('group', { name: 'Code' })).toHaveCount(1);
    });
  }

  const wrapped = blockWith(page, 'const wrapped');
  await expect(wrapButton(wrapped)).toHaveAttribute('aria-pressed', 'true');
  expect(await measureOverflow(wrapped)).toBeLessThanOrEqual(0);
  await wrapButton(wrapped).click();
  await expect(wrapButton(wrapped)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => measureOverflow(wrapped)).toBeGreaterThan(0);

  const other = blockWith(page, 'const ball');
  await expect(wrapButton(other)).toHaveCount(0);
  await resize(page, SCREENS.phone);
  await expect(wrapButton(other)).toBeVisible();
  await expect(wrapButton(blockWith(page, 'no language'))).toHaveCount(0);
  await wrapButton(block).click();
  await expect.poll(() => measureOverflow(block)).toBeLessThanOrEqual(0);
  // The other blocks also wrap.
  expect(await measureOverflow(other)).toBeLessThanOrEqual(0);
  await wrapButton(block).click();
  await expect.poll(() => measureOverflow(other)).toBeGreaterThan(0);
}

async function expectStopWhileOverflowing(page: Page) {
  await resize(page, SCREENS.phone);
  const block = blockWith(page, 'world.createBody(');
  const code = block.getByRole('group', { name: 'Code' });
  await expect(code).toHaveCount(1);
  await copyButton(block).focus();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(code).not.toHaveJSProperty('scrollLeft', 0);

  await resize(page, SCREENS.desktop);
  await expect(code).toHaveCount(0);
  await copyButton(block).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Long lines' }).first()).toBeFocused();
}

async function expectButtonsToFit(page: Page) {
  await resize(page, SMALLEST);
  const titled = blockWith(page, 'const sentence');
  const { x, width } = await readBox(titled);
  for (const name of ['Types', 'Wrap', 'Copy']) {
    const box = await readBox(titled.getByRole('button', { name }));
    expect(box.x).toBeGreaterThanOrEqual(x);
    expect(box.x + box.width).toBeLessThanOrEqual(x + width);
  }
  await expect.poll(() => measurePageOverflow(page)).toBe(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code has no buttons that would do nothing', async ({ page, kitchen }) => {
    await page.goto(`${kitchen}/guide/code`);
    await expect(page.getByText('no language')).toBeVisible();
    await expect(page.getByText('ball.ts')).toBeVisible();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  });
});

/** Returns the Copy button of a block, whatever its current label. */
function copyButton(block: Locator) {
  return block.getByRole('button', { name: /^(Copy|Copied|Selected)(:|$)/ });
}

/** Presses a Copy button, and waits for its label, which is gone after a second: too soon for an assertion. */
async function expectToShow(button: Locator, text: string, press: () => Promise<void>) {
  const feedback = await button.evaluateHandle(
    (element, text) => ({
      label: new Promise<void>((done) => {
        const observer = new MutationObserver(() => element.textContent === text && done());
        observer.observe(element, { childList: true });
      }),
    }),
    text,
  );
  await press();
  await feedback.evaluate(({ label }) => label);
}

function wrapButton(block: Locator) {
  return block.getByRole('button', { name: 'Wrap' });
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

function measureOverflow(block: Locator): Promise<number> {
  return block.locator('pre').evaluate((code) => code.scrollWidth - code.clientWidth);
}

async function readBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}
