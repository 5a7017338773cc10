import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  button,
  fact,
  factOf,
  NAME,
  sceneOf,
  showScene,
  surface,
  time,
  timeOf,
} from './ballScene.ts';
import { LOWEST, resize } from './reflow.ts';
import { createGate, expect, open, test } from './site.ts';

test.use({ motion: true });

// Steps share a loaded page where they can: each one restores the scene for the next.

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a scene is a picture with its name, in the colors of the theme', async ({
    page,
    kitchen,
  }) => {
    await page.goto(`${kitchen}/writing`);
    const picture = page.getByRole('img', { name: NAME });
    await picture.scrollIntoViewIfNeeded();
    const colorOf = () =>
      picture
        .locator('path')
        .last()
        .evaluate((path) => getComputedStyle(path).stroke);
    const light = await colorOf();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(colorOf).not.toBe(light);
    await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
  });

  test('the text of a picture is as large as that of the live scene, on each screen', async ({
    page,
    docs,
  }) => {
    await page.goto(`${docs}/contacts`);
    for (const width of [320, 390, 600, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const size = await page
        .locator('figure[data-scene="contacts"] svg')
        .evaluate((svg: SVGSVGElement) => {
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          const text = svg.querySelector('text') as SVGTextElement;
          return scale * Number.parseFloat(getComputedStyle(text).fontSize);
        });
      // The stage draws text with 13 px.
      expect(size, `at ${width} px`).toBeGreaterThan(10.5);
      expect(size, `at ${width} px`).toBeLessThan(15.5);
    }
  });
});

test('a scene is loaded when it comes near the viewport, and its buttons control it', async ({
  page,
  kitchen,
}) => {
  const scene = sceneOf(page);

  await test.step('the engine is not loaded before that', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const parts = [/\/showScene-\w+/, /\/runner-\w+\.js$/, /\/scenes\/[\w-]+\.json$/];
    const requestedParts = () => parts.filter((part) => requested.some((path) => part.test(path)));
    await open(page, `${kitchen}/writing`);
    await page.waitForLoadState('networkidle');
    expect(requestedParts()).toEqual([]);
    await scene.scrollIntoViewIfNeeded();
    await expect(time(scene)).toBeVisible();
    await expect.poll(requestedParts).toEqual(parts);
  });

  await test.step('it pauses, makes single steps, and continues', async () => {
    await button(page, 'Pause').click();
    await expect(button(page, 'Play')).toBeVisible();
    await button(page, 'Reset').click();
    await expect.poll(() => timeOf(scene)).toBe(0);
    for (let step = 0; step < 6; step++) await button(page, 'Step').click();
    await expect.poll(() => timeOf(scene)).toBe(0.1);
    await button(page, 'Play').click();
    await expect.poll(() => timeOf(scene)).toBeGreaterThan(0.3);
  });

  await test.step('slow motion takes four times as long', async () => {
    await button(page, 'Slow motion').click();
    await expect(button(page, 'Slow motion')).toHaveAttribute('aria-pressed', 'true');
    const now = async () => ({
      world: await timeOf(scene),
      page: (await page.evaluate(() => performance.now())) / 1000,
    });
    // The first status can be that of a moment before the click.
    await expect(async () => {
      const from = await now();
      await expect.poll(() => timeOf(scene)).toBeGreaterThan(from.world + 0.5);
      const to = await now();
      expect(to.page - from.page).toBeGreaterThan(2 * (to.world - from.world));
    }).toPass();
    await button(page, 'Slow motion').click();
  });

  await test.step('reset starts the same run again', async () => {
    const luck = await factOf(scene, 'luck');
    await button(page, 'View').click();
    await button(page, 'Drop a ball').click();
    await expect.poll(() => factOf(scene, 'drops')).toBe(1);
    await expect.poll(() => factOf(scene, 'Bodies')).toBe(3);
    await button(page, 'Reset').click();
    await expect.poll(() => factOf(scene, 'drops')).toBe(0);
    await expect.poll(() => factOf(scene, 'Bodies')).toBe(2);
    expect(await factOf(scene, 'luck')).toBe(luck);
  });
});

test('a scene with instructions and keys has its height before it has started', async ({
  page,
  docs,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const gate = createGate();
  await page.route('**/showScene*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await open(page, `${docs}/recipes/car`);
  const scene = page.locator('[data-scene]').first();
  const height = () => scene.evaluate((figure) => figure.getBoundingClientRect().height);
  const before = await height();
  gate.open();
  await expect(time(scene)).toBeVisible();
  await expect(scene.getByRole('button', { name: 'Step back' })).toBeVisible();
  expect(await height()).toBe(before);
});

test('parameters, mouse, keys, and pen move bodies', async ({ page, kitchen }) => {
  const scene = sceneOf(page);
  const x = () => factOf(scene, 'x');
  const y = () => factOf(scene, 'y');
  await showScene(page, kitchen);

  await test.step('the mouse drags a body', async () => {
    const ball = await positionOfBall(page);
    await page.mouse.move(ball.x, ball.y);
    await page.mouse.down();
    await page.mouse.move(ball.x + 100, ball.y - 120, { steps: 8 });
    await expect.poll(y).toBeGreaterThan(1.5);
    await expect(fact(scene, 'Selected')).toHaveText('Body 1 of 1');
    await page.mouse.up();
    await expect.poll(y).toBeLessThan(0.6);
    await button(page, 'Reset').click();
    await expect.poll(x).toBe(0);
  });

  await test.step('a click inspects a body, and Escape closes the card', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const ball = await positionOfBall(page);
    await page.mouse.click(ball.x, ball.y);
    const card = scene.getByRole('region', { name: 'Body 2 of 2' });
    await expect(card).toContainText('Why is it not moving?');
    await expect(card.getByRole('definition').first()).toHaveText('dynamic');
    expect(requested.filter((url) => /\/instruments-\w+\.js$/.test(url))).toHaveLength(1);
    await page.keyboard.press('p');
    await expect(scene.getByRole('region', { name: 'Body 1 of 2' })).toContainText('It is static');
    await expect(scene.getByRole('status')).toHaveText('Body 1 of 2 selected');
    await page.keyboard.press('Escape');
    await expect(scene.getByRole('region')).toHaveCount(0);
  });

  await test.step('a pen drags a body', async () => {
    const client = await page.context().newCDPSession(page);
    const pen = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) =>
      client.send('Input.dispatchMouseEvent', {
        ...{ type, x, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1 },
        ...{ pointerType: 'pen', clickCount: 1 },
      });
    const ball = await positionOfBall(page);
    await pen('mousePressed', ball.x, ball.y);
    await pen('mouseMoved', ball.x, ball.y - 80);
    await expect.poll(y).toBeGreaterThan(1);
    await pen('mouseReleased', ball.x, ball.y - 80);
    await button(page, 'Reset').click();
    await expect.poll(y).toBeLessThan(0.6);
  });

  await test.step('a parameter changes the running world', async () => {
    const wind = scene.getByRole('slider', { name: 'Wind' });
    await wind.focus();
    await page.keyboard.press('End');
    await expect(wind).toHaveAttribute('aria-valuetext', '20 N');
    await expect.poll(x).toBeGreaterThan(4);
    await page.keyboard.press('Home');
    await expect(wind).toHaveAttribute('aria-valuetext', '−20 N');
    await expect.poll(x).toBeLessThan(-4);
    await wind.fill('0');
    await button(page, 'Reset').click();
  });

  await test.step('a parameter that requires another world restarts the scene', async () => {
    await expect.poll(y).toBeCloseTo(0.5, 1);
    const size = scene.getByRole('combobox', { name: 'Size' });
    await size.selectOption('large');
    await expect.poll(y).toBeCloseTo(1, 1);
    await size.selectOption('small');
    await expect.poll(y).toBeCloseTo(0.5, 1);
    expect(await x()).toBeCloseTo(0, 1);
  });

  await test.step('keys select and push a body, and announce it', async () => {
    await surface(page).focus();
    await page.keyboard.press('n');
    await expect(fact(scene, 'Selected')).toHaveText('Body 1 of 1');
    const announcement = scene.getByRole('status');
    await expect(announcement).toHaveText('Body 1 of 1 selected');
    await page.keyboard.press('ArrowRight');
    await expect.poll(x).toBeGreaterThan(0.5);
    await page.keyboard.press('Space');
    await expect(button(page, 'Play')).toBeVisible();
    await expect(announcement).toHaveText('Body 1 of 1 selected, Paused');
    await page.keyboard.press('f');
    await expect(announcement).toHaveText(
      /^x: \S+, y: \S+, drops: 0, .*Time: \S+ s, Selected: Body/,
    );
    await page.keyboard.press('r');
    await expect.poll(x).toBe(0);
    await button(page, 'Play').click();
  });

  await test.step('parameters survive a reset', async () => {
    await scene.getByRole('checkbox', { name: 'No gravity' }).check();
    await button(page, 'Reset').click();
    await surface(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(y).toBeGreaterThan(4);
  });

  await test.step('a switch enables the parameters under it, and all values can be restored', async () => {
    await scene.locator('summary').click();
    const torque = scene.getByRole('slider', { name: 'Torque' });
    await expect(torque).toBeDisabled();
    await scene.getByRole('checkbox', { name: 'Spin' }).check();
    await expect(torque).toBeEnabled();
    await button(page, 'Restore values').click();
    await expect(torque).toBeDisabled();
    await expect(scene.getByRole('checkbox', { name: 'No gravity' })).not.toBeChecked();
    await expect(button(page, 'Restore values')).toHaveCount(0);
    await expect(button(page, 'Reset')).toBeFocused();
  });

  await test.step('at 400% zoom, a focused slider is visible together with the whole picture', async () => {
    await resize(page, LOWEST);
    const wind = scene.getByRole('slider', { name: 'Wind' });
    // The slider is now behind the picture.
    await scene.getByText('More', { exact: true }).first().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    await wind.focus();
    const [picture, slider] = [await boxOf(page), await wind.boundingBox()];
    expect(picture.y).toBeGreaterThan(0);
    expect(slider?.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    expect((slider?.y ?? 0) + (slider?.height ?? 0)).toBeLessThanOrEqual(LOWEST.height);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger drags bodies or scrolls the page, and two of them zoom', async ({
    page,
    kitchen,
  }) => {
    await showScene(page, kitchen);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', ...points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, id) => ({ ...point, id })),
      });
    const lift = () =>
      client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const dragUp = async ({ x, y }: { x: number; y: number }, distance: number) => {
      await touch('touchStart', { x, y });
      for (const fraction of [0.2, 0.4, 0.6, 0.8, 1])
        await touch('touchMove', { x, y: y - distance * fraction });
    };
    const scroll = () => page.evaluate(() => scrollY);

    await test.step('a finger on a body drags it', async () => {
      const before = await scroll();
      await dragUp(await positionOfBall(page), 70);
      await expect.poll(() => factOf(sceneOf(page), 'y')).toBeGreaterThan(1);
      await lift();
      expect(await scroll()).toBe(before);
    });

    await test.step('two fingers zoom the view, and not the page', async () => {
      await button(page, 'Reset').click();
      await button(page, 'Pause').click();
      await expect(button(page, 'Play')).toBeVisible();
      const box = await boxOf(page);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - 20];
      const fingers = (offset: number) => [-1, 1].map((side) => ({ x: x + side * offset, y }));
      const before = await scroll();
      const picture = () => digestOf(surface(page));
      const plain = await picture();
      await touch('touchStart', ...fingers(20));
      for (const offset of [30, 45, 60]) await touch('touchMove', ...fingers(offset));
      await lift();
      await expect.poll(picture).not.toBe(plain);
      expect(await scroll()).toBe(before);
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    });

    await test.step('a finger elsewhere scrolls the page', async () => {
      const before = await scroll();
      const box = await boxOf(page);
      await dragUp({ x: box.x + 20, y: box.y + box.height / 2 }, 60);
      await lift();
      await expect.poll(scroll).toBeGreaterThan(before);
    });
  });
});

test('the view shows layers, zooms, moves, fits again, and is sharp', async ({ page, kitchen }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showScene(page, kitchen);
  await expect(button(page, 'Play')).toBeVisible();
  const picture = () => digestOf(surface(page));
  const plain = await picture();

  await test.step('by dragging next to bodies', async () => {
    const box = await boxOf(page);
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
    await button(page, 'View').click();
    const boxes = sceneOf(page).getByRole('checkbox', { name: 'Bounding boxes' });
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
    // The help for keys is shown above the same picture.
    await expect(page.getByText(/arrow keys pan the view/)).toBeVisible();
    const focused = await picture();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(picture).not.toBe(focused);
    await page.keyboard.press('0');
    await expect.poll(picture).toBe(focused);
  });

  await test.step('on screens with other pixel ratios', async () => {
    const client = await page.context().newCDPSession(page);
    const pixels = () =>
      sceneOf(page)
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
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  // Playwright's own way resizes the window, which Chromium refuses in full screen.
  const client = await page.context().newCDPSession(page);
  const resize = async (width: number, height: number) => {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await client.send('Emulation.setDeviceMetricsOverride', metrics);
    await expect.poll(() => screenOf(page)).toEqual({ width, height });
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

test('a scene stops while it is not visible, and ends with its page', async ({ page, kitchen }) => {
  const scene = sceneOf(page);
  // Frames of the page, in which a running scene would advance.
  const passFrames = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
    });
  /** Waits until the scene no longer advances, and returns its time. */
  const stoppedTime = async () => {
    const passed = async () => {
      const before = await timeOf(scene);
      await passFrames();
      return (await timeOf(scene)) - before;
    };
    await expect.poll(passed).toBe(0);
    return timeOf(scene);
  };

  await test.step('it starts paused for readers who prefer reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showScene(page, kitchen);
    await expect(button(page, 'Play')).toBeVisible();
    expect(await timeOf(scene)).toBe(0);
    await button(page, 'Play').click();
    await expect.poll(() => timeOf(scene)).toBeGreaterThan(0);
  });

  await test.step('it stops in a hidden tab', async () => {
    const hide = (isHidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    const stoppedAt = await stoppedTime();
    await hide(false);
    await expect.poll(() => timeOf(scene)).toBeGreaterThan(stoppedAt + 0.5);
  });

  await test.step('it stops outside of the viewport', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(surface(page)).not.toBeInViewport();
    const stoppedAt = await stoppedTime();
    await scene.scrollIntoViewIfNeeded();
    await expect.poll(() => timeOf(scene)).toBeGreaterThan(stoppedAt + 0.5);
  });

  await test.step('its worker ends with the page', async () => {
    expect(page.workers()).toHaveLength(1);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Guide' }).click();
    await expect.poll(() => page.workers().length).toBe(0);
  });
});

test('a scene that cannot be fetched stays a picture', async ({ page, kitchen, complaints }) => {
  await page.route('**/scenes/*.json', (route) => route.fulfill({ status: 503 }));
  const warning = page.waitForEvent('console', (message) =>
    message.text().includes('A scene could not'),
  );
  await open(page, `${kitchen}/writing`);
  await sceneOf(page).scrollIntoViewIfNeeded();
  await warning;
  await expect(page.getByRole('img', { name: NAME })).toBeVisible();
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

/** Hash of a screenshot, because a diff of two pictures would fill a report with bytes. */
async function digestOf(element: Locator): Promise<string> {
  const picture = await element.screenshot({ animations: 'disabled' });
  return createHash('sha256').update(picture).digest('hex');
}

/** Width and height of the viewport, in CSS pixels. */
function screenOf(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
}

/** Expects the whole element to be on the screen. */
async function expectOnScreen(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  const screen = await screenOf(page);
  const { x = -1, y = -1, width = 0, height = 0 } = box ?? {};
  const name = (await element.getAttribute('aria-label')) ?? (await element.textContent()) ?? '';
  expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
  expect(x + width, name).toBeLessThanOrEqual(screen.width);
  expect(y + height, name).toBeLessThanOrEqual(screen.height);
}

async function boxOf(page: Page) {
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('the scene is not visible');
  return box;
}

/** Where the ball is on the screen: the view is 13 m wide around x = 0, and begins at y = −0.3 m. */
async function positionOfBall(page: Page) {
  const box = await boxOf(page);
  const scale = box.width / 13;
  const [x, y] = [await factOf(sceneOf(page), 'x'), await factOf(sceneOf(page), 'y')];
  return {
    x: box.x + box.width / 2 + x * scale,
    y: box.y + box.height - (y + 0.3) * scale,
  };
}
