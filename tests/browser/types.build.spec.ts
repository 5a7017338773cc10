import type { Locator, Page } from '@playwright/test';
import { createGate, expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';
import {
  blockWith,
  collectTypeRequests,
  findCenter,
  hoverWord,
  popup,
  typesButton,
} from './types.ts';

const SAMPLE = 'getPosition';

test('the mouse shows the type of what it hovers over, and each page has its own types', async ({
  page,
  kitchen,
}) => {
  await page.clock.install();
  await open(page, `${kitchen}/guide/code`);
  const requested = collectTypeRequests(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('code without types fetches none', async () => {
    await page.getByText('no language').hover();
    await hoverWord(page, blockWith(page, 'node hello.js'), 'npm');
    await page.clock.runFor(1000);
    expect(requested).toEqual([]);
  });

  const block = blockWith(page, SAMPLE);
  await test.step('the popup appears below, and disappears when the mouse leaves', async () => {
    await hoverWord(page, block, 'box');
    // The types can have been requested earlier, when the page scrolled below the mouse.
    await page.clock.runFor(120);
    await expect(popup(page)).toContainText('const box: Body');
    await expect(popup(page).getByRole('link')).toHaveCount(0);
    // The popup is below, so that identifiers on the line above can be reached.
    await hoverWord(page, block, 'step');
    await page.clock.runFor(120);
    await expect(popup(page)).toContainText('(method) World.step(timeStep: number');
    await expect(popup(page)).toContainText('Take a time step.');
    await expect(popup(page)).not.toContainText('const box');
    await leaveCode(page);
    await page.clock.runFor(300);
    await expect(popup(page)).toBeHidden();
  });
  const link = popup(page).getByRole('link', { name: 'World.step in the reference' });
  await test.step('the mouse can move into the popup', async () => {
    await hoverWord(page, block, 'step');
    await page.clock.runFor(120);
    await expect(link).toBeVisible();
    const { x, y, width, height } = await readBox(link);
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 40 });
    await page.clock.runFor(2000);
    await expect(link).toBeVisible();
    await page.getByRole('banner').hover();
    await page.clock.runFor(300);
    await expect(popup(page)).toBeHidden();
  });
  await test.step('the link in the popup leads to the reference', async () => {
    await hoverWord(page, block, 'step');
    await page.clock.runFor(120);
    await page.clock.resume();
    await markDocument(page);
    await link.click();
    await expect(page).toHaveURL(`${kitchen}/reference/world#step`);
    await expect(page.getByRole('heading', { name: 'step()' })).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    await expect(popup(page)).toHaveCount(0);
    expect(requested.sort()).toEqual(['/assets/explainer.js', '/guide/code.types.json']);
  });
  await page.goBack();
  await test.step('types can arrive after their page was left', () => expectLateTypes(page));
  expect(requested.filter((path) => path.endsWith('.js'))).toHaveLength(1);
});

test.describe('a touch', () => {
  test.use({ viewport: SCREENS.phone, hasTouch: true });

  test('shows a type, hides it when it is elsewhere, and follows its link', async ({
    page,
    kitchen,
  }) => {
    await open(page, `${kitchen}/guide/code`);
    const block = blockWith(page, SAMPLE);
    await tap(page, block, 'getPosition');
    await expect(popup(page)).toContainText('getPosition(): Vec2');
    // The popup is below, so that identifiers on the line above can be tapped.
    await tap(page, block, 'world');
    await expect(popup(page)).toContainText('const world: World');
    await tap(page, block, 'world');
    await expect(popup(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Samples' }).tap();
    await expect(popup(page)).toBeHidden();
    await tap(page, block, 'getPosition');
    await expect(popup(page)).toBeVisible();
    await tap(page, block, 'const');
    await expect(popup(page)).toBeHidden();
    await tap(page, block, 'step');
    await popup(page).getByText('Take a time step.').tap();
    await expect(popup(page)).toContainText('World.step(timeStep');
    await popup(page).getByRole('link').tap();
    await expect(page).toHaveURL(`${kitchen}/reference/world#step`);
  });
});

test('the popup stays in the window, next to the identifier, and changes nothing else', async ({
  page,
  kitchen,
}) => {
  await test.step('highlights of the search stay, code keeps its look in both themes, and no popup is printed', async () => {
    await open(page, `${kitchen}/guide`);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('getPosition');
    await page.getByRole('option').filter({ hasText: 'Code' }).first().click();
    await expect(page).toHaveURL(/guide\/code/);
    await expect.poll(() => marks(page)).toContain('getPosition');
    const marked = await marks(page);
    const lookBefore = await readBothThemes(page);
    await hoverWord(page, blockWith(page, SAMPLE), 'step');
    await expect(popup(page)).toBeVisible();
    expect(await marks(page)).toEqual(marked);
    expect(await readBothThemes(page)).toEqual(lookBefore);

    const background = () => popup(page).evaluate((one) => getComputedStyle(one).backgroundColor);
    await showTheme(page, 'light');
    const light = await background();
    await showTheme(page, 'dark');
    expect(await background()).not.toBe(light);
    await page.emulateMedia({ media: 'print' });
    await expect(popup(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('the popup follows its identifier when the page or the code scrolls', async () => {
    // A mouse that rests on code points at another identifier when that scrolls.
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 1440, height: 600 });
    await typesButton(blockWith(page, SAMPLE)).click();
    const identifier = page.locator('.typed:focus');
    await identifier.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await expectNextTo(page, identifier);
    const before = await readBox(popup(page));
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await expect.poll(async () => (await readBox(popup(page))).y).toBeCloseTo(before.y - 40, 0);
    await expectNextTo(page, identifier);

    await page.setViewportSize(SCREENS.phone);
    const block = blockWith(page, 'const ball');
    await typesButton(block).click();
    await expect(popup(page)).toContainText('Circle');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(block.getByRole('group', { name: 'Code' })).not.toHaveJSProperty('scrollLeft', 0);
    await expectNextTo(page, identifier);
  });
  await test.step('the popup is next to each identifier at every window size', async () => {
    const block = blockWith(page, 'const ball');
    await typesButton(block).click();
    await expect(popup(page)).toBeVisible();
    const identifiers = block.locator('.typed');
    expect(await identifiers.count()).toBe(21);
    for (const [width, height] of [
      [1440, 900],
      [820, 400],
      [320, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.keyboard.press('Home');
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press('ArrowRight');
        const identifier = page.locator('.typed:focus');
        await identifier.evaluate(
          (one, block) => one.scrollIntoView({ block, behavior: 'instant' }),
          (['start', 'end', 'nearest'] as const)[step % 3],
        );
        await expectNextTo(page, identifier);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

/** Leaves a page while its types are loading, then returns to it. */
async function expectLateTypes(page: Page) {
  const gate = createGate();
  await page.route('**/writing.types.json', async (route) => {
    const response = await route.fetch();
    await gate.opened;
    await route.fulfill({ response });
  });
  await followInSidebar(page, 'All of it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing');
  const request = page.waitForRequest('**/writing.types.json');
  await hoverWord(page, blockWith(page, 'createFixture').last(), 'density');
  await request;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
  gate.open();
  await hoverWord(page, blockWith(page, SAMPLE), 'box');
  await expect(popup(page)).toContainText('const box: Body');
  await expect(page.locator('.typed .typed')).toHaveCount(0);
  await expect(popup(page)).toHaveCount(1);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing');
  await expect(popup(page)).toHaveCount(0);
  await hoverWord(page, blockWith(page, 'createFixture').last(), 'density');
  await expect(popup(page)).toContainText('The density, usually in kg/m^2');
}

/** Moves the mouse to text that is not code. */
async function leaveCode(page: Page) {
  await page.getByRole('heading', { name: 'Samples' }).hover({ position: { x: 2, y: 2 } });
}

async function tap(page: Page, block: Locator, word: string) {
  const { x, y } = await findCenter(block, word);
  await page.touchscreen.tap(x, y);
}

function followInSidebar(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name, exact: true })
    .click();
}

/** Expects the popup inside the window, close to the identifier, and not over it. */
async function expectNextTo(page: Page, identifier: Locator) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    const [popup, word] = await identifier.evaluate((one) => {
      const readEdges = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      return [
        readEdges(document.getElementById('app:type-popup') as HTMLElement),
        readEdges(one),
      ] as const;
    });
    expect(popup.bottom).toBeGreaterThan(popup.top);
    expect(popup.left).toBeGreaterThanOrEqual(0);
    expect(popup.right).toBeLessThanOrEqual(width);
    expect(popup.top).toBeGreaterThanOrEqual(0);
    expect(popup.bottom).toBeLessThanOrEqual(height);
    const gap = Math.max(popup.top - word.bottom, word.top - popup.bottom);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(24);
  }).toPass({ intervals: [20, 50, 100] });
}

function markDocument(page: Page) {
  return page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

function marks(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
}

/** Returns how the code looks in the light and in the dark theme. */
async function readBothThemes(page: Page) {
  await showTheme(page, 'light');
  const light = await readAppearance(page);
  await showTheme(page, 'dark');
  return { light, dark: await readAppearance(page) };
}

/** Switches the theme of the system, and waits until the page has followed. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

/** Returns text, colors, and size of all code blocks. */
function readAppearance(page: Page) {
  return page.locator('.code').evaluateAll((blocks) =>
    blocks.map((block) => ({
      text: block.textContent,
      colors: [...block.querySelectorAll('span[class^="l"], span[class^="d"]')].map(
        (one) => getComputedStyle(one).color,
      ),
      width: block.scrollWidth,
      height: block.clientHeight,
    })),
  );
}

async function readBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}
