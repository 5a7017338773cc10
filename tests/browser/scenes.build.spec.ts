import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** A scene of the kitchen sink: a ball in a room of 12 m, whose place the status line tells. */
const NAME = 'A ball in a room';

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

  test('texts of a picture are as large as those of the live scene, on each screen', async ({
    page,
    docs,
  }) => {
    for (const width of [320, 390, 600, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${docs}/contacts`);
      const size = await page
        .locator('figure[data-scene="contacts"] svg')
        .evaluate((svg: SVGSVGElement) => {
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          const text = svg.querySelector('text') as SVGTextElement;
          return scale * Number.parseFloat(getComputedStyle(text).fontSize);
        });
      // The stage writes with 13 px.
      expect(size, `at ${width} px`).toBeGreaterThan(10.5);
      expect(size, `at ${width} px`).toBeLessThan(15.5);
    }
  });
});

test('nothing of the engine is loaded until the reader comes near', async ({ page, kitchen }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, `${kitchen}/writing`);
  await page.waitForLoadState('networkidle');
  const parts = [/\/showScene-\w+/, /\/stage-\w+\.js$/, /\/scenes\/[\w-]+\.json$/];
  const partsAsked = () => parts.filter((part) => asked.some((path) => part.test(path)));
  expect(partsAsked()).toEqual([]);
  await sceneOf(page).scrollIntoViewIfNeeded();
  await running(page);
  expect(partsAsked()).toEqual(parts);
});

test('it runs when it is seen, pauses, goes on, and makes single steps', async ({
  page,
  kitchen,
}) => {
  await show(page, kitchen);
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
  await button(page, 'Reset').click();
  await expect.poll(() => timeOf(page)).toBe(0);
  for (let step = 0; step < 6; step++) await button(page, 'Step').click();
  await expect.poll(() => timeOf(page)).toBe(0.1);
  await button(page, 'Play').click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3);
});

test('slow motion takes four times as long', async ({ page, kitchen }) => {
  await show(page, kitchen);
  await button(page, 'Slow motion').click();
  await expect(button(page, 'Slow motion')).toHaveAttribute('aria-pressed', 'true');
  const now = async () => ({
    world: await timeOf(page),
    page: (await page.evaluate(() => performance.now())) / 1000,
  });
  const from = await now();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(from.world + 0.5);
  const to = await now();
  expect(to.page - from.page).toBeGreaterThan(2 * (to.world - from.world));
});

test('reset starts the same run again', async ({ page, kitchen }) => {
  await show(page, kitchen);
  const luck = await factOf(page, 'luck');
  await button(page, 'Drop a ball').click();
  await expect.poll(() => factOf(page, 'drops')).toBe(1);
  await expect(status(page)).toContainText('3 bodies');
  await button(page, 'Reset').click();
  await expect.poll(() => factOf(page, 'drops')).toBe(0);
  await expect(status(page)).toContainText('2 bodies');
  expect(await factOf(page, 'luck')).toBe(luck);
});

test.describe('parameters', () => {
  test('are felt by the world that runs', async ({ page, kitchen }) => {
    await show(page, kitchen);
    const wind = sceneOf(page).getByRole('slider', { name: 'Wind' });
    await wind.focus();
    await page.keyboard.press('End');
    await expect(wind).toHaveAttribute('aria-valuetext', '20 N');
    await expect.poll(() => factOf(page, 'x')).toBeGreaterThan(4);
    await page.keyboard.press('Home');
    await expect(wind).toHaveAttribute('aria-valuetext', '−20 N');
    await expect.poll(() => factOf(page, 'x')).toBeLessThan(-4);
  });

  test('that make another world start a new run', async ({ page, kitchen }) => {
    await show(page, kitchen);
    expect(await factOf(page, 'y')).toBeCloseTo(0.5, 1);
    await sceneOf(page).getByRole('combobox', { name: 'Size' }).selectOption('large');
    await expect.poll(() => factOf(page, 'y')).toBeCloseTo(1, 1);
  });

  test('outlive a reset', async ({ page, kitchen }) => {
    await show(page, kitchen);
    await sceneOf(page).getByRole('checkbox', { name: 'No gravity' }).check();
    await button(page, 'Reset').click();
    await surface(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => factOf(page, 'y')).toBeGreaterThan(4);
  });
});

test.describe('a body is moved', () => {
  test('by mouse', async ({ page, kitchen }) => {
    await show(page, kitchen);
    const at = await placeOfBall(page);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 100, at.y - 120, { steps: 8 });
    await expect.poll(() => factOf(page, 'y')).toBeGreaterThan(1.5);
    await expect(status(page)).toContainText('Body 1 of 1 chosen');
    await page.mouse.up();
    await expect.poll(() => factOf(page, 'y')).toBeLessThan(0.6);
  });

  test('by keys: chosen and pushed', async ({ page, kitchen }) => {
    await show(page, kitchen);
    await surface(page).focus();
    await page.keyboard.press('n');
    await expect(status(page)).toContainText('Body 1 of 1 chosen');
    // It is read out, too.
    const spoken = sceneOf(page).getByRole('status');
    await expect(spoken).toHaveText('Body 1 of 1 chosen');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => factOf(page, 'x')).toBeGreaterThan(0.5);
    await page.keyboard.press('Space');
    await expect(button(page, 'Play')).toBeVisible();
    await expect(spoken).toHaveText('Body 1 of 1 chosen, Paused');
    await page.keyboard.press('r');
    await expect.poll(() => factOf(page, 'x')).toBe(0);
  });

  test.describe('by a finger', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('which scrolls the page where there is no body', async ({ page, kitchen }) => {
      await show(page, kitchen);
      const client = await page.context().newCDPSession(page);
      const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
        const send = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
          client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
        await send('touchStart', from.x, from.y);
        for (let part = 1; part <= 5; part++) {
          const share = part / 5;
          await send(
            'touchMove',
            from.x + (to.x - from.x) * share,
            from.y + (to.y - from.y) * share,
          );
        }
      };
      const lift = () =>
        client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      const scroll = () => page.evaluate(() => scrollY);

      const before = await scroll();
      const ball = await placeOfBall(page);
      await drag(ball, { x: ball.x, y: ball.y - 70 });
      await expect.poll(() => factOf(page, 'y')).toBeGreaterThan(1);
      await lift();
      expect(await scroll()).toBe(before);

      const box = await boxOf(page);
      const empty = { x: box.x + 20, y: box.y + box.height / 2 };
      await drag(empty, { x: empty.x, y: empty.y - 60 });
      await lift();
      await expect.poll(scroll).toBeGreaterThan(before);
    });

    test('and two of them bring the view nearer', async ({ page, kitchen }) => {
      await show(page, kitchen);
      await button(page, 'Pause').click();
      const client = await page.context().newCDPSession(page);
      const box = await boxOf(page);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [-1, 1].map((side) => ({ x: x + side * apart, y: y - 20, id: side + 1 })),
        });
      const before = await page.evaluate(() => scrollY);
      const picture = () => digestOf(surface(page));
      const plain = await picture();
      await fingers('touchStart', 20);
      for (const apart of [30, 45, 60]) await fingers('touchMove', apart);
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(picture).not.toBe(plain);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    });
  });
});

test('layers are shown and hidden by name', async ({ page, kitchen }) => {
  await show(page, kitchen);
  await button(page, 'Pause').click();
  const picture = () => digestOf(surface(page));
  const plain = await picture();
  await button(page, 'View').click();
  const boxes = sceneOf(page).getByRole('checkbox', { name: 'Bounding boxes' });
  await boxes.check();
  await expect.poll(picture).not.toBe(plain);
  await boxes.uncheck();
  await expect.poll(picture).toBe(plain);
});

test('the view comes nearer, moves, and fits again, by buttons and by keys', async ({
  page,
  kitchen,
}) => {
  await show(page, kitchen);
  await button(page, 'Pause').click();
  const picture = () => digestOf(surface(page));
  const plain = await picture();
  await button(page, 'View').click();
  await button(page, 'Zoom in').click();
  await expect.poll(picture).not.toBe(plain);
  await button(page, 'Fit').click();
  await expect.poll(picture).toBe(plain);

  await surface(page).focus();
  await page.keyboard.press('0');
  // The picture is what it was, below what says which keys there are.
  await expect(page.getByText(/with Shift they move the view/)).toBeVisible();
  const focused = await picture();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(picture).not.toBe(focused);
  await page.keyboard.press('0');
  await expect.poll(picture).toBe(focused);
});

test('full screen has all in it, also with the code open, and is left again', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/body`);
  const scene = page.locator('[data-scene="body-types"]');
  const button = (name: string) => scene.getByRole('button', { name, exact: true });
  await scene.scrollIntoViewIfNeeded();
  await button('Code').click();
  await scene.getByRole('textbox', { name: /^Code of/ }).waitFor();
  const fill = async () => {
    await button('Full screen').click();
    await expect(button('Leave full screen')).toBeVisible();
    await expect(scene).toHaveCSS('display', 'grid');
  };
  await fill();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const one of await scene.getByRole('button').all()) await expectOnScreen(page, one);
    const picture = await scene.getByRole('application').boundingBox();
    expect((picture?.width ?? 0) / width).toBeGreaterThan(0.45);
    expect((picture?.height ?? 0) / height).toBeGreaterThan(0.25);
    const editor = await scene.locator('.cm-editor').boundingBox();
    expect((editor?.y ?? 0) + (editor?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(editor?.height).toBeGreaterThan(90);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await button('Code').click();
  const label = scene.getByText('Speed of the kinematic body', { exact: true });
  expect(await label.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  for (const one of await scene.getByRole('button').all()) await expectOnScreen(page, one);
  await button('Leave full screen').click();
  await expect(button('Full screen')).toBeVisible();
  await expect(scene).toHaveCSS('display', 'block');
});

test('the picture is as sharp as the screen, also on another one', async ({ page, kitchen }) => {
  await show(page, kitchen);
  const client = await page.context().newCDPSession(page);
  const canvas = sceneOf(page).locator('canvas');
  const pixels = () =>
    canvas.evaluate(({ width, height, clientWidth, clientHeight }: HTMLCanvasElement) => [
      width / clientWidth,
      height / clientHeight,
    ]);
  for (const ratio of [1, 1.25, 3, 1]) {
    // The browser tells of another ratio only with another width. The picture's stays the same.
    const width = Math.round(1440 + 8 * ratio);
    const metrics = { width, height: 900, deviceScaleFactor: ratio, mobile: false };
    await client.send('Emulation.setDeviceMetricsOverride', metrics);
    // A picture has no parts of pixels.
    const sharp = expect.closeTo(ratio, 2);
    await expect.poll(pixels).toEqual([sharp, sharp]);
  }
});

test('a pen takes bodies, and beside them the view is dragged', async ({ page, kitchen }) => {
  await show(page, kitchen);
  const client = await page.context().newCDPSession(page);
  const pen = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) =>
    client.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1 },
      ...{ pointerType: 'pen', clickCount: 1 },
    });
  const ball = await placeOfBall(page);
  await pen('mousePressed', ball.x, ball.y);
  await pen('mouseMoved', ball.x, ball.y - 80);
  await expect.poll(() => factOf(page, 'y')).toBeGreaterThan(1);
  await pen('mouseReleased', ball.x, ball.y - 80);

  await button(page, 'Reset').click();
  await button(page, 'Pause').click();
  const picture = () => digestOf(surface(page));
  const box = await boxOf(page);
  const empty = { x: box.x + box.width / 2, y: box.y + 60 };
  await page.mouse.move(empty.x, empty.y);
  const plain = await picture();
  await page.mouse.down();
  await page.mouse.move(empty.x + 60, empty.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(picture).not.toBe(plain);
  await page.mouse.dblclick(empty.x, empty.y);
  await expect.poll(picture).toBe(plain);
});

test('in a hidden tab it stands still', async ({ page, kitchen }) => {
  await show(page, kitchen);
  const hide = (isHidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  const left = await timeOf(page);
  // Frames of the page, in which a scene that ran would go on.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await timeOf(page)).toBeLessThan(left + 0.3);
  await hide(false);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(left + 0.5);
});

test('it starts paused for those who want less motion', async ({ page, kitchen }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, kitchen);
  await expect(button(page, 'Play')).toBeVisible();
  expect(await timeOf(page)).toBe(0);
});

test('out of sight it stands still', async ({ page, kitchen }) => {
  await show(page, kitchen);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(surface(page)).not.toBeInViewport();
  const left = await timeOf(page);
  // Frames of the page, in which a scene that ran would go on.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  });
  await sceneOf(page).scrollIntoViewIfNeeded();
  expect(await timeOf(page)).toBeLessThan(left + 0.4);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(left + 0.5);
});

test('it ends with its page', async ({ page, kitchen }) => {
  await show(page, kitchen);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a scene that cannot be fetched stays a picture', async ({ page, kitchen, complaints }) => {
  await page.route('**/scenes/*.json', (route) => route.fulfill({ status: 503 }));
  const told = page.waitForEvent('console', (message) =>
    message.text().includes('A scene could not'),
  );
  await open(page, `${kitchen}/writing`);
  await sceneOf(page).scrollIntoViewIfNeeded();
  await told;
  await expect(page.getByRole('img', { name: NAME })).toBeVisible();
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

function sceneOf(page: Page): Locator {
  return page.getByRole('figure').filter({ hasText: 'A ball lies on the floor of a room' });
}

function surface(page: Page): Locator {
  return sceneOf(page).getByRole('application', { name: NAME });
}

function button(page: Page, name: string): Locator {
  return sceneOf(page).getByRole('button', { name, exact: true });
}

function status(page: Page): Locator {
  return sceneOf(page).getByText(/^\d+\.\d\d s · /);
}

async function running(page: Page): Promise<void> {
  await expect(status(page)).toBeVisible();
}

/** Opens the page, scrolls to the scene and waits until it runs. */
async function show(page: Page, kitchen: string): Promise<void> {
  await open(page, `${kitchen}/writing`);
  await sceneOf(page).scrollIntoViewIfNeeded();
  await running(page);
  await surface(page).evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }));
}

/** Seconds of the world. */
async function timeOf(page: Page): Promise<number> {
  return Number.parseFloat((await status(page).textContent()) ?? '');
}

/** A number that the scene tells in its status line. */
async function factOf(page: Page, name: string): Promise<number> {
  const text = (await status(page).textContent()) ?? '';
  const [, value = ''] = new RegExp(`${name} (\\S+)`).exec(text) ?? [];
  return Number(value.replace('−', '-'));
}

/** Stands for what is seen: pictures that differ would be pages of bytes in a report. */
async function digestOf(element: Locator): Promise<string> {
  const picture = await element.screenshot({ animations: 'disabled' });
  return createHash('sha256').update(picture).digest('hex');
}

/** Nothing of it is outside of the screen. */
async function expectOnScreen(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  const screen = page.viewportSize();
  const { x = -1, y = -1, width = 0, height = 0 } = box ?? {};
  const name = (await element.getAttribute('aria-label')) ?? (await element.textContent()) ?? '';
  expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0);
  expect(x + width, name).toBeLessThanOrEqual(screen?.width ?? 0);
  expect(y + height, name).toBeLessThanOrEqual(screen?.height ?? 0);
}

async function boxOf(page: Page) {
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('the scene is not shown');
  return box;
}

/** Where the ball is on the screen: the view is 13 m wide around x = 0, and 6.6 m high around y = 3. */
async function placeOfBall(page: Page) {
  const box = await boxOf(page);
  const scale = Math.min(box.width / 13, box.height / 6.6);
  const [x, y] = [await factOf(page, 'x'), await factOf(page, 'y')];
  return {
    x: box.x + box.width / 2 + x * scale,
    y: box.y + box.height / 2 - (y - 3) * scale,
  };
}
