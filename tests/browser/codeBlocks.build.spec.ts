import type { Locator, Page } from '@playwright/test';
import { createGate, expect, hydrated, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

/** What a reader of /guide/code wants of its blocks, by something that only one of them shows. */
const COPIES = {
  'a diff with its marks': {
    shown: 'const ball',
    copied: [
      "import { Circle, World } from 'planck';",
      '',
      'const world = new World({ gravity: { x: 0, y: -10 } });',
      'const radius = 0.5;',
      "const ball = world.createBody({ type: 'dynamic', bullet: true });",
      'ball.createFixture({ shape: new Circle(radius), density: 1 });',
      'world.step(1 / 60);',
    ],
  },
  'a sample with types and errors below its lines': {
    shown: 'getPosition',
    copied: ['world.step(1 / 60);', 'const { y } = box.getPosition();', 'world.stepp(1 / 60);'],
  },
  'a sample whose beginning is cut off': {
    shown: 'console.log',
    copied: ['console.log(hidden.y, y);'],
  },
  'commands of a shell': {
    shown: 'node hello.js',
    copied: ['npm install planck \\', '    --save', 'node hello.js'],
  },
  'plain text': { shown: 'no language', copied: ['no language'] },
};

test.describe('Copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [what, { shown, copied }] of Object.entries(COPIES)) {
    test(`takes what a reader wants of ${what}`, async ({ page, kitchen }) => {
      await open(page, `${kitchen}/guide/code`);
      await copyButton(blockWith(page, shown)).click();
      await expect(copyButton(blockWith(page, shown))).toHaveText('Copied');
      expect(await clipboard(page)).toBe(copied.join('\n'));
    });
  }

  test('says so to everybody, for a second after the last press', async ({ page, kitchen }) => {
    await page.clock.install();
    await open(page, `${kitchen}/guide/code`);
    const button = copyButton(blockWith(page, 'no language'));
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(999);
    await expect(button).toHaveText('Copied');
    await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toBeAttached();
    await page.clock.runFor(1);
    await expect(button).toHaveText('Copy');

    await button.click();
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(600);
    await copyAnew(page, button);
    await page.clock.runFor(600);
    await expect(button).toHaveText('Copied');
    await page.clock.runFor(400);
    await expect(button).toHaveText('Copy');
  });

  for (const key of ['Enter', 'Space']) {
    test(`works by ${key}, and keeps the focus`, async ({ page, kitchen }) => {
      await open(page, `${kitchen}/guide/code`);
      const button = copyButton(blockWith(page, 'no language'));
      await button.focus();
      await page.keyboard.press(key);
      await expect(button).toHaveText('Copied');
      await expect(button).toBeFocused();
      expect(await clipboard(page)).toBe('no language');
    });
  }

  test('takes the same after the lines were wrapped', async ({ page, kitchen }) => {
    await page.setViewportSize(SCREENS.phone);
    await open(page, `${kitchen}/guide/code`);
    const block = blockWith(page, 'const sentence');
    await wrapButton(block).click();
    await copyButton(block).click();
    await expect(copyButton(block)).toHaveText('Copied');
    expect(await clipboard(page)).toMatch(/^const sentence = 'A line of code .* an outline\.';$/);
  });

  test('is not lost when it is pressed before the app is there', async ({ page, kitchen }) => {
    const gate = createGate();
    await page.route('**/assets/start-*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto(`${kitchen}/guide/code`);
    const button = copyButton(blockWith(page, 'no language'));
    await button.click();
    await expect(button).toHaveText('Copy');
    gate.open();
    await hydrated(page);
    await expect(button).toHaveText('Copied');
    expect(await clipboard(page)).toBe('no language');
  });
});

for (const [how, forbid] of Object.entries({ refuses: refuseClipboard, 'has no': takeClipboard })) {
  test(`a browser that ${how} clipboard gets the code selected instead`, async ({
    page,
    complaints,
    kitchen,
  }) => {
    await page.addInitScript(forbid);
    await open(page, `${kitchen}/guide/code`);
    const block = blockWith(page, 'getPosition');
    await copyButton(block).click();
    await expect(copyButton(block)).toHaveText('Selected');
    await expect(page.getByRole('status').filter({ hasText: /^Selected$/ })).toBeAttached();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.split('\n').filter(Boolean)).toEqual(
      COPIES['a sample with types and errors below its lines'].copied,
    );
    expect(complaints).toEqual([expect.stringContaining('does not let this page copy')]);
    complaints.length = 0;
  });
}

test.describe('Wrap', () => {
  test('is there only while the code is too wide for its block, or wrapped', async ({
    page,
    kitchen,
  }) => {
    await page.setViewportSize(SCREENS.phone);
    await open(page, `${kitchen}/guide/code`);
    const block = blockWith(page, 'world.createBody(');
    await expect(wrapButton(block)).toBeVisible();
    await expect(wrapButton(blockWith(page, 'no language'))).toHaveCount(0);
    await page.setViewportSize(SCREENS.desktop);
    await expect(wrapButton(block)).toHaveCount(0);

    const wrapped = blockWith(page, 'const wrapped');
    await expect(wrapButton(wrapped)).toHaveAttribute('aria-pressed', 'true');
    expect(await overflowOf(wrapped)).toBeLessThanOrEqual(0);
    await wrapButton(wrapped).click();
    await expect(wrapButton(wrapped)).toHaveAttribute('aria-pressed', 'false');
    expect(await overflowOf(wrapped)).toBeGreaterThan(0);
  });

  const ways = {
    'the mouse': (button: Locator) => button.click(),
    Enter: (button: Locator) => button.press('Enter'),
    Space: (button: Locator) => button.press('Space'),
  };
  for (const [way, press] of Object.entries(ways)) {
    test(`breaks the lines by ${way}, and lets them scroll again`, async ({ page, kitchen }) => {
      await open(page, `${kitchen}/guide/code`);
      const block = blockWith(page, 'const sentence');
      await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'false');
      const { height } = await boxOf(block);
      expect(await overflowOf(block)).toBeGreaterThan(0);
      await press(wrapButton(block));
      await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'true');
      expect(await overflowOf(block)).toBeLessThanOrEqual(0);
      expect((await boxOf(block)).height).toBeGreaterThan(height);
      await expect(block.getByRole('group', { name: 'Code' })).toHaveCount(0);
      await press(wrapButton(block));
      await expect(wrapButton(block)).toHaveAttribute('aria-pressed', 'false');
      expect(await overflowOf(block)).toBeGreaterThan(0);
      await expect(block.getByRole('group', { name: 'Code' })).toHaveCount(1);
    });
  }

  test('wraps no block but its own', async ({ page, kitchen }) => {
    await page.setViewportSize(SCREENS.phone);
    await open(page, `${kitchen}/guide/code`);
    await wrapButton(blockWith(page, 'const sentence')).click();
    expect(await overflowOf(blockWith(page, 'const sentence'))).toBeLessThanOrEqual(0);
    expect(await overflowOf(blockWith(page, 'const ball'))).toBeGreaterThan(0);
  });
});

test('a block is a stop for the Tab key, with a role and a name, only while it overflows', async ({
  page,
  kitchen,
}) => {
  await page.setViewportSize(SCREENS.phone);
  await open(page, `${kitchen}/guide/code`);
  const block = blockWith(page, 'world.createBody(');
  const code = block.getByRole('group', { name: 'Code' });
  await expect(code).toHaveCount(1);
  await copyButton(block).focus();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(code).not.toHaveJSProperty('scrollLeft', 0);

  await page.setViewportSize(SCREENS.desktop);
  await expect(code).toHaveCount(0);
  await copyButton(block).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Long lines' }).first()).toBeFocused();
});

test('a title that is too long is cut, and the buttons stay', async ({ page, kitchen }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${kitchen}/guide/code`);
  const block = blockWith(page, 'const sentence');
  const { x, width } = await boxOf(block);
  for (const name of ['Types', 'Wrap', 'Copy']) {
    const box = await boxOf(block.getByRole('button', { name }));
    expect(box.x).toBeGreaterThanOrEqual(x);
    expect(box.x + box.width).toBeLessThanOrEqual(x + width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code has no buttons that could do nothing', async ({ page, kitchen }) => {
    await page.goto(`${kitchen}/guide/code`);
    await expect(page.getByText('no language')).toBeVisible();
    await expect(page.getByText('ball.ts')).toBeVisible();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  });
});

function blockWith(page: Page, text: string) {
  return page.locator('.code-block').filter({ hasText: text });
}

/** The last button of a block, whatever it says at the moment. */
function copyButton(block: Locator) {
  return block.getByRole('button', { name: /^(Copy|Copied|Selected)$/ });
}

function wrapButton(block: Locator) {
  return block.getByRole('button', { name: 'Wrap' });
}

/** Presses while the button still says what came of the press before. */
async function copyAnew(page: Page, button: Locator) {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect.poll(() => clipboard(page)).toBe('no language');
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

function overflowOf(block: Locator): Promise<number> {
  return block.locator('pre').evaluate((code) => code.scrollWidth - code.clientWidth);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing of it can be seen');
  return box;
}

/** As where the reader has said no. */
function refuseClipboard() {
  navigator.clipboard.writeText = () =>
    Promise.reject(new DOMException('denied', 'NotAllowedError'));
}

/** As on a page that came without encryption. */
function takeClipboard() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}
