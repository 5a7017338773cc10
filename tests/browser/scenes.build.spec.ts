import {
  button,
  findScene,
  NAME,
  readFact,
  readTime,
  showScene,
  surface,
  time,
} from './ballScene.ts';
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
    const readColor = () =>
      picture
        .locator('path')
        .last()
        .evaluate((path) => getComputedStyle(path).stroke);
    const light = await readColor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(readColor).not.toBe(light);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
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
  const scene = findScene(page);

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
    await expect.poll(() => readTime(scene)).toBe(0);
    await button(page, 'Tools').click();
    for (let step = 0; step < 6; step++) await button(page, 'Step').click();
    await expect.poll(() => readTime(scene)).toBe(0.1);
    await button(page, 'Play').click();
    await expect.poll(() => readTime(scene)).toBeGreaterThan(0.3);
  });

  await test.step('slow motion takes four times as long', async () => {
    await button(page, 'Slow motion').click();
    await expect(button(page, 'Slow motion')).toHaveAttribute('aria-pressed', 'true');
    const now = async () => ({
      world: await readTime(scene),
      page: (await page.evaluate(() => performance.now())) / 1000,
    });
    // The first status can be that of a moment before the click.
    await expect(async () => {
      const from = await now();
      await expect.poll(() => readTime(scene)).toBeGreaterThan(from.world + 0.5);
      const to = await now();
      expect(to.page - from.page).toBeGreaterThan(2 * (to.world - from.world));
    }).toPass();
    await button(page, 'Slow motion').click();
  });

  await test.step('reset starts the same run again', async () => {
    const luck = await readFact(scene, 'luck');
    await button(page, 'View').click();
    await button(page, 'Drop a ball').click();
    await expect.poll(() => readFact(scene, 'drops')).toBe(1);
    await expect.poll(() => readFact(scene, 'Bodies')).toBe(3);
    await button(page, 'Reset').click();
    await expect.poll(() => readFact(scene, 'drops')).toBe(0);
    await expect.poll(() => readFact(scene, 'Bodies')).toBe(2);
    expect(await readFact(scene, 'luck')).toBe(luck);
  });
});

test('a scene has its height before it starts, and one picture while it does', async ({
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
  const countPictures = await scene.evaluateHandle(countPicturesOfFrames);
  gate.open();
  await expect(time(scene)).toBeVisible();
  await expect(scene.getByRole('img')).toBeHidden();
  expect(await countPictures.evaluate((counts) => [...counts])).toEqual([1]);
  await expect(scene.getByRole('button', { name: 'Tools' })).toBeVisible();
  expect(await height()).toBe(before);
});

test('a scene stops while it is not visible, and ends with its page', async ({ page, kitchen }) => {
  const scene = findScene(page);
  // Frames of the page, in which a running scene would advance.
  const passFrames = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
    });
  /** Waits until the scene no longer advances, and returns its time. */
  const stoppedTime = async () => {
    const passed = async () => {
      const before = await readTime(scene);
      await passFrames();
      return (await readTime(scene)) - before;
    };
    await expect.poll(passed).toBe(0);
    return readTime(scene);
  };

  await test.step('it starts paused for readers who prefer reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showScene(page, kitchen);
    await expect(button(page, 'Play')).toBeVisible();
    expect(await readTime(scene)).toBe(0);
    await button(page, 'Play').click();
    await expect.poll(() => readTime(scene)).toBeGreaterThan(0);
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
    await expect.poll(() => readTime(scene)).toBeGreaterThan(stoppedAt + 0.5);
  });

  await test.step('it stops outside of the viewport', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(surface(page)).not.toBeInViewport();
    const stoppedAt = await stoppedTime();
    await scene.scrollIntoViewIfNeeded();
    await expect.poll(() => readTime(scene)).toBeGreaterThan(stoppedAt + 0.5);
  });

  await test.step('its worker ends with the page', async () => {
    // One for each scene of the page.
    expect(page.workers()).toHaveLength(2);
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
  await findScene(page).scrollIntoViewIfNeeded();
  await warning;
  await expect(page.getByRole('img', { name: NAME })).toBeVisible();
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

/** Returns the numbers of pictures, still and live, that are visible in a scene, in this and all later frames. */
function countPicturesOfFrames(scene: Element): Set<number> {
  const counts = new Set<number>();
  const count = () => {
    const pictures = [...scene.querySelectorAll('svg[role="img"], canvas')];
    const isVisible = (picture: Element) =>
      picture.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    counts.add(pictures.filter(isVisible).length);
    requestAnimationFrame(count);
  };
  count();
  return counts;
}
