import type { Locator, Page } from '@playwright/test';
import { createGate, expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';
import { blockWith, explaining, placeOf, popup, rest, typesButton } from './types.ts';

const SAMPLE = 'getPosition';

test.describe('by mouse', () => {
  test('resting on an identifier shows its declaration and what is documented of it', async ({
    page,
    kitchen,
  }) => {
    await open(page, `${kitchen}/guide/code`);
    await rest(page, blockWith(page, SAMPLE), 'box');
    await expect(popup(page)).toContainText('const box: Body');
    await expect(popup(page).getByRole('link')).toHaveCount(0);
    // The popup lies below, so that one on the line above can be reached.
    await rest(page, blockWith(page, SAMPLE), 'step');
    await expect(popup(page)).toContainText('(method) World.step(timeStep: number');
    await expect(popup(page)).toContainText('Take a time step.');
    await expect(popup(page)).not.toContainText('const box');
    await expect(popup(page).getByRole('link')).toHaveText('World.step in the reference');
    await expect(popup(page)).toHaveCount(1);
  });

  test('the first identifier may be one on any page with samples', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/writing`);
    await rest(
      page,
      blockWith(page, 'halfWidth').or(blockWith(page, 'createFixture')).last(),
      'Box',
    );
    await expect(popup(page)).toContainText('new Box(halfWidth: number');
  });

  test('the mouse has to rest, and may leave for a while', async ({ page, kitchen }) => {
    await openStill(page, `${kitchen}/guide/code`);
    const block = blockWith(page, SAMPLE);
    await rest(page, block, 'step');
    await expect(popup(page)).toContainText('World.step');
    await away(page);
    await page.clock.runFor(299);
    await expect(popup(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(popup(page)).toBeHidden();

    await rest(page, block, 'box');
    await page.clock.runFor(119);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(popup(page)).toContainText('const box: Body');

    await away(page);
    await page.clock.runFor(200);
    await rest(page, block, 'box');
    await page.clock.runFor(1000);
    await expect(popup(page)).toContainText('const box: Body');
  });

  test('the mouse can move into the popup and follow its link', async ({ page, kitchen }) => {
    await openStill(page, `${kitchen}/guide/code`);
    await rest(page, blockWith(page, SAMPLE), 'step');
    const link = popup(page).getByRole('link', { name: 'World.step in the reference' });
    await expect(link).toBeVisible();
    const { x, y, width, height } = await boxOf(link);
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 40 });
    await page.clock.runFor(2000);
    await expect(link).toBeVisible();

    await page.clock.resume();
    await markDocument(page);
    await link.click();
    await expect(page).toHaveURL(`${kitchen}/reference/world#step`);
    await expect(page.getByRole('heading', { name: 'step()' })).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    await expect(popup(page)).toHaveCount(0);
  });

  test('a mouse that leaves the article hides it', async ({ page, kitchen }) => {
    await openStill(page, `${kitchen}/guide/code`);
    await rest(page, blockWith(page, SAMPLE), 'step');
    await expect(popup(page)).toBeVisible();
    await page.getByRole('banner').hover();
    await page.clock.runFor(300);
    await expect(popup(page)).toBeHidden();
  });

  test('Escape hides it', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/code`);
    await rest(page, blockWith(page, SAMPLE), 'step');
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
  });

  test('what no checker has seen explains nothing', async ({ page, kitchen }) => {
    const asked = explaining(page);
    await openStill(page, `${kitchen}/guide/code`);
    await rest(page, blockWith(page, 'node hello.js'), 'npm');
    await page.clock.runFor(1000);
    await rest(page, blockWith(page, SAMPLE), 'step');
    await expect(popup(page)).toBeVisible();
    await rest(page, blockWith(page, 'node hello.js'), 'npm');
    await page.clock.runFor(300);
    await expect(popup(page)).toBeHidden();
    expect(asked).toHaveLength(2);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: SCREENS.phone, hasTouch: true });

  test('a tap shows a type, and one elsewhere hides it', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/code`);
    await tap(page, blockWith(page, SAMPLE), 'getPosition');
    await expect(popup(page)).toContainText('getPosition(): Vec2');
    // The popup lies below, so that one on the line above can be tapped.
    await tap(page, blockWith(page, SAMPLE), 'world');
    await expect(popup(page)).toContainText('const world: World');
    await tap(page, blockWith(page, SAMPLE), 'world');
    await expect(popup(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Samples' }).tap();
    await expect(popup(page)).toBeHidden();
    await tap(page, blockWith(page, SAMPLE), 'step');
    await expect(popup(page)).toContainText('World.step(timeStep');
  });

  test('a tap on the link in it leads on', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/code`);
    await tap(page, blockWith(page, SAMPLE), 'step');
    await popup(page).getByRole('link').tap();
    await expect(page).toHaveURL(`${kitchen}/reference/world#step`);
  });

  test('a tap in it leaves it there', async ({ page, kitchen }) => {
    await openStill(page, `${kitchen}/guide/code`);
    await tap(page, blockWith(page, SAMPLE), 'step');
    await popup(page).getByText('Take a time step.').tap();
    await page.clock.runFor(1000);
    await expect(popup(page)).toBeVisible();
  });

  test('a tap on what is explained nowhere shows nothing', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/code`);
    await tap(page, blockWith(page, SAMPLE), 'getPosition');
    await expect(popup(page)).toBeVisible();
    await tap(page, blockWith(page, SAMPLE), 'const');
    await expect(popup(page)).toBeHidden();
  });
});

test.describe('the place of the popup', () => {
  for (const [width, height] of [
    [1440, 900],
    [820, 400],
    [320, 640],
    [320, 256],
  ] as const) {
    test(`is inside a window of ${width} × ${height}, wherever the identifier is`, async ({
      page,
      kitchen,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, `${kitchen}/guide/code`);
      const block = blockWith(page, 'const ball');
      await typesButton(block).click();
      await expect(popup(page)).toBeVisible();
      const identifiers = block.locator('.typed');
      expect(await identifiers.count()).toBe(21);
      for (const [index, side] of (['start', 'end', 'nearest'] as const).entries()) {
        await page.keyboard.press('Home');
        for (let step = 0; step < 20; step++) {
          await page.keyboard.press('ArrowRight');
          const identifier = page.locator('.typed:focus');
          if (step % 3 !== index) continue;
          await identifier.evaluate(
            (one, block) => one.scrollIntoView({ block, behavior: 'instant' }),
            side,
          );
          await expectBeside(page, identifier);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('follows its identifier when the page scrolls', async ({ page, kitchen }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await open(page, `${kitchen}/guide/code`);
    await typesButton(blockWith(page, SAMPLE)).click();
    const identifier = page.locator('.typed:focus');
    await identifier.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await expectBeside(page, identifier);
    const before = await boxOf(popup(page));
    await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
    await expect.poll(async () => (await boxOf(popup(page))).y).toBeCloseTo(before.y - 40, 0);
    await expectBeside(page, identifier);
  });

  test('follows its identifier when the code scrolls', async ({ page, kitchen }) => {
    await page.setViewportSize(SCREENS.phone);
    await open(page, `${kitchen}/guide/code`);
    const block = blockWith(page, 'const ball');
    await typesButton(block).click();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(block.getByRole('group', { name: 'Code' })).not.toHaveJSProperty('scrollLeft', 0);
    await expectBeside(page, page.locator('.typed:focus'));
  });
});

test.describe('another page', () => {
  test('has no popup of the one that was left, and types of its own', async ({ page, kitchen }) => {
    const asked = explaining(page);
    await open(page, `${kitchen}/guide/code`);
    await typesButton(blockWith(page, SAMPLE)).click();
    await expect(popup(page)).toBeVisible();
    await followInSidebar(page, 'All of it');
    await expect(popup(page)).toHaveCount(0);
    await rest(page, blockWith(page, 'createFixture').last(), 'density');
    await expect(popup(page)).toContainText('The density, usually in kg/m^2');
    await expect(popup(page)).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
    await expect(popup(page)).toHaveCount(0);
    await rest(page, blockWith(page, SAMPLE), 'box');
    await expect(popup(page)).toContainText('const box: Body');
    expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1);
  });

  test('stays as it is when the types of the one that was left come late', async ({
    page,
    kitchen,
  }) => {
    const gate = createGate();
    await page.route('**/guide/code.types.json', async (route) => {
      const response = await route.fetch();
      await gate.opened;
      await route.fulfill({ response });
    });
    await open(page, `${kitchen}/guide/code`);
    const asked = page.waitForRequest('**/guide/code.types.json');
    await rest(page, blockWith(page, SAMPLE), 'step');
    await asked;
    await followInSidebar(page, 'All of it');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing');
    gate.open();
    await rest(page, blockWith(page, 'createFixture').last(), 'density');
    await expect(popup(page)).toContainText('The density, usually in kg/m^2');
    await expect(page.locator('.typed .typed')).toHaveCount(0);
    await expect(popup(page)).toHaveCount(1);
  });
});

test.describe('what is fetched', () => {
  test('is nothing for a reader who only reads and copies', async ({ page, kitchen }) => {
    const asked = explaining(page);
    await open(page, `${kitchen}/guide/code`);
    await blockWith(page, SAMPLE).getByRole('button', { name: 'Wrap' }).first().isVisible();
    await page.getByText('no language').hover();
    await page.mouse.wheel(0, 300);
    await followInSidebar(page, 'All of it');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('is one script and one list of types, however often they are used', async ({
    page,
    kitchen,
  }) => {
    const asked = explaining(page);
    await open(page, `${kitchen}/guide/code`);
    await rest(page, blockWith(page, SAMPLE), 'step');
    await expect(popup(page)).toBeVisible();
    await typesButton(blockWith(page, 'const ball')).click();
    await expect(popup(page)).toContainText('Circle');
    await rest(page, blockWith(page, 'console.log'), 'hidden');
    await expect(popup(page)).toContainText('const hidden');
    expect(asked.sort()).toEqual(['/assets/explainer.js', '/guide/code.types.json']);
  });
});

test.describe('types that cannot be had', () => {
  const answers = {
    'no network': (page: Page) => page.route(TYPES, (route) => route.abort('failed')),
    'a server that fails': (page: Page) =>
      page.route(TYPES, (route) => route.fulfill({ status: 503 })),
    'another build': (page: Page) =>
      page.route(TYPES, async (route) => {
        const types = await (await route.fetch()).json();
        await route.fulfill({ json: { ...types, version: 'other' } });
      }),
  };
  for (const [why, fail] of Object.entries(answers)) {
    test(`because of ${why} are told by the button, and asked for again`, async ({
      page,
      complaints,
      kitchen,
    }) => {
      await fail(page);
      await open(page, `${kitchen}/guide/code`);
      const button = typesButton(blockWith(page, SAMPLE));
      await button.click();
      await expect(
        page.getByRole('status').filter({ hasText: 'The types could not be loaded.' }),
      ).toBeAttached();
      await expect(popup(page)).toHaveCount(0);
      await expect(page.locator('.typed')).toHaveCount(0);
      const told = complaints.filter((text) => text.includes('The types of the code could not'));
      expect(told).toHaveLength(1);
      complaints.length = 0;

      await page.unroute(TYPES);
      await button.click();
      await expect(popup(page)).toContainText('const world: World');
    });
  }

  test('leave a mouse in peace', async ({ page, complaints, kitchen }) => {
    await page.route(TYPES, (route) => route.abort('failed'));
    await open(page, `${kitchen}/guide/code`);
    await rest(page, blockWith(page, SAMPLE), 'step');
    await expect.poll(() => complaints.join('\n')).toContain('The types of the code could not');
    await expect(page.getByRole('status').filter({ hasText: 'could not' })).toHaveCount(0);
    complaints.length = 0;
    await page.unroute(TYPES);
    await rest(page, blockWith(page, SAMPLE), 'box');
    await expect(popup(page)).toContainText('const box: Body');
  });
});

test.describe('what stays as it was', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is what Copy takes', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/code`);
    const copied: string[] = [];
    for (const hasTypes of [false, true]) {
      const block = blockWith(page, 'const ball');
      if (hasTypes) await typesButton(block).click();
      await expect(popup(page)).toHaveCount(hasTypes ? 1 : 0);
      await block.getByRole('button', { name: 'Copy' }).click();
      await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
      copied.push(await page.evaluate(() => navigator.clipboard.readText()));
      await page.evaluate(() => navigator.clipboard.writeText(''));
    }
    expect(copied[0]).toContain('world.createBody({');
    expect(copied[1]).toBe(copied[0]);
  });

  test('is what the search has marked', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide`);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('getPosition');
    await page.getByRole('option').filter({ hasText: 'Code' }).first().click();
    await expect(page).toHaveURL(/guide\/code/);
    await expect.poll(() => marks(page)).toContain('getPosition');
    const before = await marks(page);
    await rest(page, blockWith(page, SAMPLE), 'step');
    await expect(popup(page)).toBeVisible();
    expect(await marks(page)).toEqual(before);
  });

  test('is how the code looks, in both themes', async ({ page, kitchen }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, `${kitchen}/guide/code`);
      const before = await looks(page);
      await rest(page, blockWith(page, SAMPLE), 'step');
      await expect(popup(page)).toBeVisible();
      expect(await looks(page)).toEqual(before);
    }
  });

  test('is the theme of the popup, which is the one of the page', async ({ page, kitchen }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, `${kitchen}/guide/code`);
    await typesButton(blockWith(page, SAMPLE)).click();
    const ground = () => popup(page).evaluate((one) => getComputedStyle(one).backgroundColor);
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).not.toBe(light);
  });

  test('is what is printed', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/code`);
    await rest(page, blockWith(page, SAMPLE), 'step');
    await expect(popup(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(popup(page)).toBeHidden();
  });
});

const TYPES = '**/guide/code.types.json';

/** Opens a page whose clock stands still from then on. */
async function openStill(page: Page, url: string) {
  await page.clock.install();
  await open(page, url);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Moves the mouse to a text that is no code. */
async function away(page: Page) {
  await page.getByRole('heading', { name: 'Samples' }).hover({ position: { x: 2, y: 2 } });
}

async function tap(page: Page, block: Locator, word: string) {
  const { x, y } = await placeOf(block, word);
  await page.touchscreen.tap(x, y);
}

function followInSidebar(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name, exact: true })
    .click();
}

/** The popup is inside the window, close to the identifier, and nothing of the identifier is below it. */
async function expectBeside(page: Page, identifier: Locator) {
  await expect(async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const shown = await boxOf(popup(page));
    const word = await boxOf(identifier);
    expect(shown.x).toBeGreaterThanOrEqual(0);
    expect(shown.x + shown.width).toBeLessThanOrEqual(width);
    expect(shown.y).toBeGreaterThanOrEqual(0);
    expect(shown.y + shown.height).toBeLessThanOrEqual(height);
    const gap = Math.max(shown.y - (word.y + word.height), word.y - (shown.y + shown.height));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(24);
  }).toPass({ timeout: 5000 });
}

function markDocument(page: Page) {
  return page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

function marks(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
}

/** Text, color and size of all pieces of code. */
function looks(page: Page) {
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

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing of it can be seen');
  return box;
}
