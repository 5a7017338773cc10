import type { Page } from '@playwright/test';
import {
  button,
  fact,
  findScene,
  hashScreenshot,
  readFact,
  readSurfaceBox,
  readTime,
  showScene,
  surface,
} from './ballScene.ts';
import { LOWEST, resize } from './reflow.ts';
import { expect, test } from './site.ts';

test.use({ motion: true });

// Steps share a loaded page where they can: each one restores the scene for the next.

test('parameters, mouse, keys, and pen move bodies', async ({ page, kitchen }) => {
  const scene = findScene(page);
  const x = () => readFact(scene, 'x');
  const y = () => readFact(scene, 'y');
  await showScene(page, kitchen);

  await test.step('the mouse drags a body', async () => {
    const ball = await locateBall(page);
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
    const ball = await locateBall(page);
    await page.mouse.click(ball.x, ball.y);
    const card = scene.getByRole('region', { name: 'Body 2 of 2' });
    await expect(card).toContainText('Why is it not moving?');
    await expect(card.getByRole('definition').first()).toHaveText('dynamic');
    expect(requested.filter((url) => /\/tools-\w+\.js$/.test(url))).toHaveLength(1);
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
    const ball = await locateBall(page);
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

  await test.step('the slider below the picture goes back in time', async () => {
    await expect.poll(() => readTime(scene)).toBeGreaterThan(0.2);
    await button(page, 'Pause').click();
    const past = scene.getByRole('slider', { name: 'Time' });
    await past.fill('0');
    await expect(past).toHaveAttribute('aria-valuetext', /^0\.00 s, \S+ s before the end$/);
    await expect.poll(() => readTime(scene)).toBe(0);
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
    const [picture, slider] = [await readSurfaceBox(page), await wind.boundingBox()];
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
      await dragUp(await locateBall(page), 70);
      await expect.poll(() => readFact(findScene(page), 'y')).toBeGreaterThan(1);
      await lift();
      expect(await scroll()).toBe(before);
    });

    await test.step('two fingers zoom the view, and not the page', async () => {
      await button(page, 'Reset').click();
      await button(page, 'Pause').click();
      await expect(button(page, 'Play')).toBeVisible();
      const box = await readSurfaceBox(page);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - 20];
      const fingers = (offset: number) => [-1, 1].map((side) => ({ x: x + side * offset, y }));
      const before = await scroll();
      const picture = () => hashScreenshot(surface(page));
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
      const box = await readSurfaceBox(page);
      await dragUp({ x: box.x + 20, y: box.y + box.height / 2 }, 60);
      await lift();
      await expect.poll(scroll).toBeGreaterThan(before);
    });
  });
});

/** Returns the ball's position on the screen: the view is 13 m wide around x = 0 and begins at y = −0.3 m. */
async function locateBall(page: Page) {
  const box = await readSurfaceBox(page);
  const scale = box.width / 13;
  const [x, y] = [await readFact(findScene(page), 'x'), await readFact(findScene(page), 'y')];
  return {
    x: box.x + box.width / 2 + x * scale,
    y: box.y + box.height - (y + 0.3) * scale,
  };
}
