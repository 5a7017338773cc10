import type { Locator, Page } from '@playwright/test';
import {
  button,
  findScene,
  hashScreenshot,
  readSurfaceBox,
  showScene,
  surface,
} from './ballScene.ts';
import { expect, open, test } from './site.ts';

// Steps share a loaded page where they can: each one restores the scene for the next.

test('the view shows layers, zooms, moves, fits again, and is sharp', async ({ page, kitchen }) => {
  await showScene(page, kitchen);
  await expect(button(page, 'Play')).toBeVisible();
  const picture = () => hashScreenshot(surface(page));
  const plain = await picture();

  await test.step('by dragging next to bodies', async () => {
    const box = await readSurfaceBox(page);
    const empty = { x: box.x + box.width / 2, y: box.y + 60 };
    await page.mouse.move(empty.x, empty.y);
    await page.mouse.down();
    await page.mouse.move(empty.x + 60, empty.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(picture).not.toBe(plain);
    await page.mouse.dblclick(empty.x, empty.y);
    await expect.poll(picture).toBe(plain);
  });

  await test.step('by the name of a layer', async () => {
    await button(page, 'Tools').click();
    await button(page, 'View').click();
    await button(page, 'Tools').click();
    const boxes = findScene(page).getByRole('checkbox', { name: 'Bounding boxes' });
    await boxes.check();
    await expect.poll(picture).not.toBe(plain);
    await boxes.uncheck();
    await expect.poll(picture).toBe(plain);
  });

  await test.step('by buttons', async () => {
    await button(page, 'Zoom in').click();
    await expect.poll(picture).not.toBe(plain);
    await button(page, 'Fit').click();
    await expect.poll(picture).toBe(plain);
  });

  await test.step('by keys', async () => {
    await surface(page).focus();
    await page.keyboard.press('0');
    // The help for keys is above the same picture.
    await expect(findScene(page).getByText(/arrow keys pan the view/)).toBeVisible();
    const focused = await picture();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(picture).not.toBe(focused);
    await page.keyboard.press('0');
    await expect.poll(picture).toBe(focused);
  });

  await test.step('on screens with other pixel ratios', async () => {
    const client = await page.context().newCDPSession(page);
    const pixels = () =>
      findScene(page)
        .locator('canvas')
        .evaluate(({ width, height, clientWidth, clientHeight }: HTMLCanvasElement) => [
          width / clientWidth,
          height / clientHeight,
        ]);
    for (const ratio of [1, 1.25, 3, 1]) {
      // The browser reports another ratio only with another window width. The picture's width stays.
      const width = Math.round(1440 + 8 * ratio);
      const metrics = { width, height: 900, deviceScaleFactor: ratio, mobile: false };
      await client.send('Emulation.setDeviceMetricsOverride', metrics);
      // The canvas has whole pixels.
      const sharp = expect.closeTo(ratio, 2);
      await expect.poll(pixels).toEqual([sharp, sharp]);
    }
  });
});

test('full screen shows all controls, also with the code open, and can be left', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/body`);
  const scene = page.locator('[data-scene="body-types"]');
  const button = (name: string) => scene.getByRole('button', { name, exact: true });
  await scene.scrollIntoViewIfNeeded();
  await button('Code').click();
  await scene.getByRole('textbox', { name: /^Code of/ }).waitFor();
  const enterFullScreen = async () => {
    await button('Full screen').click();
    await expect(button('Exit full screen')).toBeVisible();
    await expect(scene).toHaveCSS('display', 'grid');
  };
  // Playwright's method resizes the window, which Chromium refuses in full screen.
  const client = await page.context().newCDPSession(page);
  const resize = async (width: number, height: number) => {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await client.send('Emulation.setDeviceMetricsOverride', metrics);
    await expect.poll(() => readScreenSize(page)).toEqual({ width, height });
  };
  await enterFullScreen();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    await resize(width, height);
    for (const control of await scene.getByRole('button').all())
      await expectOnScreen(page, control);
    const picture = await scene.getByRole('application').boundingBox();
    expect((picture?.width ?? 0) / width).toBeGreaterThan(0.45);
    expect((picture?.height ?? 0) / height).toBeGreaterThan(0.25);
    const editor = await scene.locator('.cm-editor').boundingBox();
    expect((editor?.y ?? 0) + (editor?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(editor?.height).toBeGreaterThan(90);
  }
  await resize(1440, 900);
  await button('Code').click();
  const label = scene.getByText('Kinematic body speed', { exact: true });
  await expect
    .poll(() => label.evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBe(0);
  for (const control of await scene.getByRole('button').all()) await expectOnScreen(page, control);
  await button('Exit full screen').click();
  await expect(button('Full screen')).toBeVisible();
  await expect(scene).toHaveCSS('display', 'block');
});

/** Returns width and height of the viewport, in CSS pixels. */
function readScreenSize(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
}

/** Expects the whole element to be on the screen. */
async function expectOnScreen(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  const screen = await readScreenSize(page);
  const { x = -1, y = -1, width = 0, height = 0 } = box ?? {};
  const name = (await element.getAttribute('aria-label')) ?? (await element.textContent()) ?? '';
  expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
  expect(x + width, name).toBeLessThanOrEqual(screen.width);
  expect(y + height, name).toBeLessThanOrEqual(screen.height);
}
