import type { Page } from '@playwright/test';
import { toHash } from '../../src/lab/page/code/share.ts';
import { fact, readTime } from './ballScene.ts';
import { choose, code, readEnergy } from './playground.ts';
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
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
  });

  await test.step('it starts with a program in plain Planck.js, which runs', async () => {
    await expect(page.getByRole('application', { name: 'Wrecking ball' })).toBeVisible();
    const caption = page.getByRole('paragraph');
    await expect(caption.filter({ hasText: 'A ball on a rod swings into a tower' })).toBeVisible();
    await expect(code(page)).toContainText(
      "import { Box, Circle, DistanceJoint, World } from 'planck';",
    );
    await expect(code(page)).not.toContainText('defineScene');
  });

  await test.step('an example of the library runs unchanged, in the jail', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await choose(page, 'Car');
    await expect(code(page)).toContainText('from "planck"');
    // The editor can show the same text in the code.
    const info = page.getByRole('paragraph').filter({ hasText: 'Accelerate car' });
    await expect(info).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
    await expect.poll(() => readTime(page)).toBeGreaterThan(0.2);
    await expect(page).toHaveURL(/#example=Car$/);
  });

  await test.step('an example that listens to keys gets them, but not with Shift', async () => {
    await expect(page.getByText(/the scene receives letters/)).toBeAttached();
    await page.getByRole('button', { name: 'Tools', exact: true }).click();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    const before = await readEnergy(page);
    await picture.focus();
    await page.keyboard.down('ArrowRight');
    await expect.poll(() => readEnergy(page)).toBeGreaterThan(before + 500);
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('n');
    await page.keyboard.press('Shift+N');
    await expect(fact(page, 'Selected')).toHaveText(/^Body 1 of \d+$/);
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
    await expect(fact(page, 'Selected')).toHaveText(/^Body 1 of \d+$/);
    const before = await readEnergy(page);
    // A pushed ball can come to rest before its energy is read.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowUp');
        return readEnergy(page);
      })
      .toBeGreaterThan(before);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
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
    await page.getByRole('slider', { name: 'Speed' }).fill('7');
    await code(page).press('Control+Home');
    await page.keyboard.insertText('// größer ⚽\n');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const url = await page.getByRole('textbox', { name: 'Link to this code' }).inputValue();
    expect(url).toContain('/playground#scene=revolute-joint&change=');
    expect(url.length).toBeLessThan(500);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    return url;
  });

  await test.step('the code of a link runs when the reader presses Run', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    const cover = page.getByRole('region', { name: 'Revolute joint' });
    await expect(cover).toContainText('This code comes from a link');
    const poster = cover.locator('img').filter({ visible: true });
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(code(page)).toContainText('// größer ⚽');
    await expect(page.locator('iframe, canvas')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(cover.getByRole('button', { name: 'Run the code' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => readTime(page)).toBeGreaterThan(0.1);
    await expect(page.getByRole('application')).toBeFocused();
    await expect(cover).toHaveCount(0);
    await expect(page.getByRole('slider', { name: 'Speed' })).toHaveValue('7');
  });
});

test('the hash of the address selects the code', async ({ page, docs }) => {
  const show = (hash: string) => page.goto(`${docs}/playground${hash}`);
  const alert = page.getByRole('alert');

  await test.step('a section of the page is not code', async () => {
    await open(page, `${docs}/playground#app:content`);
    await expect(code(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  await test.step('a damaged link is reported, until another example is selected', async () => {
    await show('#code=1.q1Y');
    await expect(alert).toContainText('This link is damaged');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await choose(page, 'Tumbler');
    await expect(alert).toHaveCount(0);
    await expect.poll(() => readTime(page)).toBeGreaterThan(0.1);
  });

  await test.step('each link has its own code, which becomes a sketch when it is edited', async () => {
    const [first = '', second = ''] = await Promise.all(
      ['let a = 1;', 'let b = 2;'].map((source) => toHash({ source, values: {} })),
    );
    await show(first);
    await expect(code(page)).toHaveText('let a = 1;');
    await code(page).press('Control+End');
    await page.keyboard.insertText(' // mine');
    await expect(page).toHaveURL(/#sketch=/);
    await show(second);
    await expect(code(page)).toHaveText('let b = 2;');
    await show(first);
    await expect(code(page)).toHaveText('let a = 1;');
    await page.getByRole('button', { name: 'Sketches' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Shared code' }).click();
    await expect(code(page)).toHaveText('let a = 1; // mine');
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

test('on a small phone, nothing shifts, and the editor, which is below the screen, is loaded when the reader does anything', async ({
  page,
  docs,
}) => {
  await page.setViewportSize({ width: 412, height: 640 });
  const gate = createGate();
  await page.route('**/showPlayground*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await open(page, `${docs}/playground`);
  gate.open();
  await expect(page.getByRole('tab', { name: 'Console' })).toBeVisible();
  await expect(page.getByText('Kinetic energy')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await readLayoutShift(page)).toBeLessThan(0.01);
  await expect(code(page)).toHaveCount(0);
  await page.mouse.wheel(0, 100);
  await expect(code(page)).toBeVisible();
});

/** Returns the sum of all layout shift scores since the page was opened. */
function readLayoutShift(page: Page): Promise<number> {
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
