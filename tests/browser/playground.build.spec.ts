import type { Locator, Page } from '@playwright/test';
import { toHash } from '../../src/lab/page/code/share.ts';
import { status, timeOf } from './ballScene.ts';
import { createGate, expect, open, test } from './site.ts';

test('the playground loads without layout shifts, and runs examples with their own keys', async ({
  page,
  docs,
}) => {
  const picture = page.getByRole('application');

  await test.step('nothing shifts while it is loaded', async () => {
    const gate = createGate();
    await page.route('**/showPlayground*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await open(page, `${docs}/playground`);
    gate.open();
    await expect(code(page)).toBeVisible();
    // A good score by Web Vitals: https://web.dev/articles/cls
    expect(await layoutShift(page)).toBeLessThan(0.1);
  });

  await test.step('it starts with the first scene', async () => {
    await expect(page.getByRole('application', { name: 'Hello world: falling box' })).toBeVisible();
    const caption = page.getByRole('paragraph');
    await expect(caption.filter({ hasText: 'A box falls, rotates as it hits' })).toBeVisible();
  });

  await test.step('an example of the library runs unchanged, in the jail', async () => {
    await choose(page, 'Car');
    await expect(code(page)).toContainText('from "planck"');
    // The editor can show the same text in the code.
    const info = page.getByRole('paragraph').filter({ hasText: 'Accelerate car' });
    await expect(info).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
    await expect(page).toHaveURL(/#example=Car$/);
  });

  await test.step('an example that listens to keys gets them, but not with Shift', async () => {
    await expect(page.getByText(/the scene receives letters/)).toBeAttached();
    const before = await energyOf(page);
    await picture.focus();
    await page.keyboard.down('ArrowRight');
    await expect.poll(() => energyOf(page)).toBeGreaterThan(before + 500);
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('n');
    await page.keyboard.press('Shift+N');
    await expect(status(page)).toContainText(/Body 1 of \d+ chosen/);
    // The browser keeps every key whose event is not canceled.
    const isPrevented = (key: string) =>
      picture.evaluate((element, key) => {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        return !element.dispatchEvent(event);
      }, key);
    expect(await isPrevented('ArrowLeft')).toBe(true);
    for (const key of ['F5', 'F12', 'PageDown', 'Tab', 'Escape'])
      expect(await isPrevented(key), key).toBe(false);
    await page.keyboard.press('Tab');
    await expect(picture).not.toBeFocused();
  });

  await test.step('in an example that listens to none, keys select and push bodies', async () => {
    await choose(page, '8-Ball');
    await expect(page.getByRole('application', { name: '8-Ball' })).toBeVisible();
    await picture.focus();
    await page.keyboard.press('n');
    await expect(status(page)).toContainText(/Body 1 of \d+ chosen/);
    const before = await energyOf(page);
    // A pushed ball can come to rest before its energy is read.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowUp');
        return energyOf(page);
      })
      .toBeGreaterThan(before);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test('a scene of a guide is opened, changed, and shared by a link that runs nothing', async ({
  page,
  docs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('a scene of a guide opens in the playground', async () => {
    await open(page, `${docs}/hello-world`);
    const scene = page.getByRole('figure').filter({ hasText: 'Drop more boxes' });
    await scene.scrollIntoViewIfNeeded();
    await scene.getByRole('button', { name: 'Code', exact: true }).click();
    await scene.getByRole('link', { name: 'Open in the playground' }).click();
    await expect(page).toHaveURL(/\/playground#scene=hello-world$/);
    await expect(page.getByRole('button', { name: 'Drop a box' })).toBeVisible();
  });

  const link = await test.step('code and parameters are copied as a link', async () => {
    await page.goto(`${docs}/playground#scene=revolute-joint`);
    await page.getByRole('slider', { name: 'Motor speed' }).fill('7');
    await code(page).press('Control+Home');
    await page.keyboard.insertText('// größer ⚽\n');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const url = await page.getByRole('textbox', { name: 'Link to this code' }).inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    return url;
  });

  await test.step('the code of a link runs when the reader presses Run', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(code(page)).toContainText('// größer ⚽');
    await expect(page.getByText('Review the code, then press Run.')).toBeVisible();
    await expect(page.locator('iframe, canvas')).toHaveCount(0);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.1);
    await expect(page.getByRole('slider', { name: 'Motor speed' })).toHaveValue('7');
  });
});

test('the hash of the address selects the code', async ({ page, docs }) => {
  const show = (hash: string) => page.goto(`${docs}/playground${hash}`);
  const alert = page.getByRole('alert');

  await test.step('a section of the page is not code', async () => {
    await open(page, `${docs}/playground#content`);
    await expect(code(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  await test.step('an incomplete link is reported, until another example is selected', async () => {
    await show('#code=1.q1Y');
    await expect(alert).toContainText('The link is incomplete');
    await choose(page, 'Tumbler');
    await expect(alert).toHaveCount(0);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.1);
  });

  await test.step('each link has its own code and its own draft', async () => {
    const [first = '', second = ''] = await Promise.all(
      ['let a = 1;', 'let b = 2;'].map((source) => toHash({ source, values: {} })),
    );
    await show(first);
    await expect(code(page)).toHaveText('let a = 1;');
    await code(page).press('Control+End');
    await page.keyboard.insertText(' // mine');
    await show(second);
    await expect(code(page)).toHaveText('let b = 2;');
    await show(first);
    await expect(code(page)).toHaveText('let a = 1; // mine');
  });
});

test('the gallery is filtered by words and topic, used by keyboard, and closed by Back', async ({
  page,
  docs,
}) => {
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  const cards = gallery.getByRole('link');
  const words = gallery.getByRole('searchbox', { name: 'Filter by words' });

  await test.step('a link opens it over the first scene', async () => {
    await open(page, docs);
    await page.getByRole('main').getByRole('link', { name: 'gallery' }).click();
    await expect(cards.filter({ hasText: 'Bridge of revolute joints' })).toBeVisible();
    expect(await cards.count()).toBeGreaterThan(100);
    await expect(gallery.locator('a[aria-current]')).toContainText('Hello world');
  });

  await test.step('pictures are drawn in the theme', async () => {
    const [light, dark] = ['light', 'dark'].map((theme) =>
      cards.first().locator(`img[data-theme=${theme}]`),
    );
    await expect(light as Locator).toBeVisible();
    await expect(light as Locator).toHaveJSProperty('complete', true);
    expect(await light?.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    await expect(dark as Locator).toBeHidden();
  });

  await test.step('it is filtered by symbols and topic', async () => {
    await words.fill('raycast');
    await expect(gallery.getByRole('status')).toHaveText(/^\d items$/);
    await expect(cards.filter({ hasText: 'Tumbler' })).toHaveCount(0);
    await gallery.getByRole('combobox', { name: 'Topic' }).selectOption('Games');
    await expect(gallery.getByText('Nothing matches.')).toBeVisible();
    await words.fill('');
    await expect(cards.filter({ hasText: 'Pinball' })).toBeVisible();
    await gallery.getByRole('combobox', { name: 'Topic' }).selectOption('All topics');
  });

  await test.step('arrow keys move through it, and Enter opens an item', async () => {
    await words.fill('mobile');
    await words.press('ArrowDown');
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#example=MobileBalanced$/);
    await expect(gallery).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Mobile Balanced' })).toBeVisible();
  });

  await test.step('Back closes it, and so does Escape', async () => {
    await page.getByRole('button', { name: 'Gallery' }).click();
    await expect(gallery).toBeVisible();
    await page.goBack();
    await expect(gallery).toHaveCount(0);
    await expect(page).toHaveURL(/#example=MobileBalanced$/);
    await page.getByRole('button', { name: 'Gallery' }).click();
    await expect(words).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(page).toHaveURL(/#example=MobileBalanced$/);
    await expect(page.getByRole('button', { name: 'Gallery' })).toBeFocused();
  });
});

test('a reader finds problems by their lines, sizes the panes by keyboard, and sees the keys', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/playground`);
  const problems = page.getByRole('tabpanel', { name: /^Problems/ });
  const width = page.getByRole('separator', { name: 'Width of the picture' });

  await test.step('problems of types stay after Run, next to the error of the run', async () => {
    await code(page).press('Control+Home');
    await page.keyboard.insertText('const size: number = "large";\nnull.nothing;\n');
    await page.getByRole('tab', { name: 'Problems (2)' }).click();
    await expect(problems.getByRole('button')).toHaveText([/^.*Line 1 Type 'string'/, /Line 2/]);
    await code(page).press('Control+Enter');
    await expect(page.getByRole('alert')).toHaveText(/^Line 2: TypeError/);
    await expect(problems.getByRole('button')).toHaveText([
      /^.*Line 1 Type 'string'/,
      /Line 2 .* TypeScript$/,
      /Line 2 TypeError.* Last run$/,
    ]);
  });

  await test.step('a problem leads to its line', async () => {
    await problems.getByRole('button', { name: /Line 2 TypeError/ }).click();
    await expect(code(page)).toBeFocused();
    await page.keyboard.press('Control+Shift+k');
    await expect(problems.getByRole('button')).toHaveText([/^.*Line 1 Type 'string'/]);
  });

  await test.step('auto-run runs valid code after a change', async () => {
    await page.getByRole('checkbox', { name: 'Auto-run' }).check();
    await code(page).press('Control+Home');
    await page.keyboard.insertText('// valid\n');
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.1);
  });

  await test.step('find and replace', async () => {
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('textbox', { name: 'Find' }).fill('large');
    await page.getByRole('textbox', { name: 'Replace' }).fill('small');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await expect(code(page)).toContainText('const size: number = "small"');
    await page.keyboard.press('Escape');
  });

  await test.step('the panes keep their sizes', async () => {
    await expect(width).toHaveAttribute('aria-valuenow', '50');
    await width.press('ArrowRight');
    await width.press('ArrowRight');
    await expect(width).toHaveAttribute('aria-valuenow', '54');
    const [picture, editor] = await Promise.all([
      page.getByRole('application').boundingBox(),
      page.getByRole('region', { name: 'Code' }).boundingBox(),
    ]);
    expect(picture?.width).toBeGreaterThan(editor?.width ?? 0);
    await open(page, `${docs}/playground`);
    await expect(width).toHaveAttribute('aria-valuenow', '54');
    await width.dblclick();
    await expect(width).toHaveAttribute('aria-valuenow', '50');
  });

  await test.step('the window does not scroll', async () => {
    const overflow = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollHeight - clientHeight;
      });
    expect(await overflow()).toBe(0);
  });

  await test.step('a question mark outside of the editor shows help and keys', async () => {
    const help = page.getByRole('dialog', { name: 'Help and keys' });
    await page.getByRole('application').press('?');
    await expect(help.getByText('Find and replace')).toBeVisible();
    await expect(help.getByText('The code runs in a sandbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await code(page).press('Control+Home');
    await page.keyboard.type('?');
    await expect(code(page)).toContainText('?// valid');
    await expect(help).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a car drives by touch buttons, and Run shows the picture', async ({ page, docs }) => {
    await open(page, `${docs}/playground#example=Car`);
    const right = page.getByRole('button', { name: 'Right arrow' });
    await right.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await right.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
    const before = await energyOf(page);
    await right.hover();
    await page.mouse.down();
    await expect.poll(() => energyOf(page)).toBeGreaterThan(before + 500);
    await page.mouse.up();

    await code(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('application')).not.toBeInViewport();
    await page.getByRole('button', { name: 'Run', exact: true }).tap();
    await expect(page.getByRole('application')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the playground says that it requires JavaScript, and lists its examples', async ({
    page,
    docs,
  }) => {
    await page.goto(`${docs}/playground`);
    await expect(page.getByText('The playground requires JavaScript')).toBeVisible();
    await expect(page.getByText('Tumbler', { exact: true })).toBeVisible();
  });
});

/** Opens an item from the gallery. */
async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Gallery' }).click();
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  await gallery.getByRole('searchbox').fill(title);
  const card = gallery.getByRole('link').filter({ has: page.getByText(title, { exact: true }) });
  await card.click();
}

function code(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Code of/ });
}

/** Sum of all layout shift scores since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => done(sum)));
      }),
  );
}

/** Kinetic energy in joules, as in the status line. */
async function energyOf(page: Page): Promise<number> {
  const text = (await status(page).textContent()) ?? '';
  return Number(/(\S+) J/.exec(text)?.[1]?.replace('−', '-'));
}
