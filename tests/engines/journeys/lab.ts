import { describe } from 'vitest';
import { toHash } from '../../../src/lab/page/code/share.ts';
import { SCREENS } from '../../browser/templates.ts';
import type { Point } from '../drivers/driver.ts';
import { expect, test } from '../journey.ts';
import type { Locator, Page } from '../page.ts';

/** View of the scene of the kitchen sink, in meters. */
const VIEW = { width: 13, bottom: -0.3 };

describe('a scene', () => {
  for (const screen of [SCREENS.desktop, SCREENS.phone]) {
    test(`at ${screen.width} px, it runs in view, pauses, and is dragged`, async ({
      page,
      kitchen,
    }) => {
      await page.resize(screen);
      const scene = await openScene(page, kitchen);
      await scene.role('button', 'Pause').click();
      const paused = await readTime(scene);
      await scene.role('button', 'Tools').click();
      await scene.role('button', 'Step').click();
      await expect.poll(() => readTime(scene)).toBeGreaterThan(paused);
      await scene.role('button', 'Reset').click();
      await scene.role('button', 'Play').click();

      const ball = await locateBall(scene);
      await page.drag(ball, { x: ball.x, y: ball.y - 80 });
      await expect.poll(() => readFact(scene, 'y')).toBeGreaterThan(1);
      await page.tab.mouseUp();
      await expect.poll(() => readFact(scene, 'y')).toBeLessThan(0.6);
    });
  }

  test('its slider changes the simulation', async ({ page, kitchen }) => {
    const scene = await openScene(page, kitchen);
    await scene.role('slider', 'Wind').focus();
    await page.press('End');
    await expect.poll(() => readFact(scene, 'x')).toBeGreaterThan(1);
  });

  test('keys select and push a body', async ({ page, kitchen }) => {
    const scene = await openScene(page, kitchen);
    await scene.role('application').focus();
    await page.press('n');
    await expect.poll(() => scene.text()).toContain('Body 1 of 1');
    await page.press('ArrowRight');
    await expect.poll(() => readFact(scene, 'x')).toBeGreaterThan(0.3);
  });
});

describe('code of a scene', () => {
  test('can be edited and run, and is kept after a reload', async ({ page, kitchen }) => {
    const scene = await openCode(page, kitchen);
    await insertAtStart(page, scene, '// mine');
    await scene.role('button', 'Run').click();
    await expect.poll(() => readTime(scene)).toBeGreaterThan(0.3);
    await page.reload();
    await scene.role('button', 'Code').click();
    await expect.poll(() => findCode(scene).text()).toContain('// mine');
  });

  test('shows the line of an error', async ({ page, kitchen }) => {
    const scene = await openCode(page, kitchen);
    await insertAtStart(page, scene, "throw new Error('broken on purpose');");
    await scene.role('button', 'Run').click();
    await expect.poll(() => scene.role('alert').text()).toMatch(/^Line 1: .*broken on purpose/);
  });

  test('is stopped when it never ends', async ({ page, kitchen }) => {
    const scene = await openCode(page, kitchen);
    await insertAtStart(page, scene, 'while (true) {}');
    await scene.role('button', 'Run').click();
    await expect.poll(() => scene.role('alert').text()).toContain('3 seconds');
    await scene.role('button', 'Reset code').click();
    await scene.role('button', 'Run').click();
    await expect.poll(() => readTime(scene)).toBeGreaterThan(0.1);
  });
});

describe('a game of a tutorial', () => {
  test('is played by the pointer, also when its code is edited', async ({ page, docs }) => {
    await page.open(`${docs}/learn/brick-breaker/05-score`);
    const scene = page.role('figure');
    await scene.hover();
    const serve = async () => {
      // Before the start, the same text is below the still picture, which ignores clicks.
      await scene.role('button', 'Pause').get();
      await expect.poll(() => scene.text()).toContain('Ready. Click');
      await scene.role('application').click();
      await expect.poll(() => scene.text()).toContain('Playing. Move');
    };
    await serve();
    await scene.role('button', 'Code').click();
    await insertAtStart(page, scene, '// mine');
    await scene.role('button', 'Run').click();
    await expect.poll(() => scene.text()).toContain('Running');
    await serve();
  });
});

describe('the playground', () => {
  test('runs an example of the library, which listens to keys', async ({ page, docs }) => {
    await page.open(`${docs}/playground#example=Car`);
    const picture = page.role('application', 'Car');
    await picture.get();
    await expect.poll(() => readTime(page)).toBeGreaterThan(0.2);
    await page.role('button', 'Gallery').click();
    await page.role('searchbox', 'Filter by words').focus();
    await page.type('Tumbler');
    await expect.poll(() => page.role('dialog').text()).toMatch(/\D1 item(?!s)/);
    await page.press('Enter');
    await expect.poll(() => page.url()).toMatch(/#example=Tumbler$/);
    await expect.poll(() => readTime(page)).toBeGreaterThan(0.1);
  });

  test('runs shared code only when the reader presses Run', async ({ page, docs }) => {
    const source = [
      "import { Circle, World } from 'planck';",
      "import { defineScene } from '#scene';",
      'export default defineScene({',
      "  title: 'Shared', description: 'One ball.',",
      '  create() {',
      '    const world = new World({ gravity: { x: 0, y: -1 } });',
      "    world.createBody({ type: 'dynamic' }).createFixture({ shape: new Circle(1), density: 1 });",
      '    return { world, view: { x: 0, y: 0, width: 9, height: 5 } };',
      '  },',
      '});',
    ].join('\n');
    await page.open(`${docs}/playground${await toHash({ source, values: {} })}`);
    const code = page.role('textbox', /^Code of/);
    await expect.poll(() => code.text()).toContain("title: 'Shared'");
    expect(await readTime(page)).toBeNaN();
    await page.role('button', 'Run').click();
    await expect.poll(() => readTime(page)).toBeGreaterThan(0.1);
  });
});

function findCode(scene: Locator): Locator {
  return scene.role('textbox', /^Code of/);
}

async function openScene(page: Page, kitchen: string): Promise<Locator> {
  await page.open(`${kitchen}/writing`);
  const scene = page.role('figure').withText(/A ball lies on the floor/);
  await scene.hover();
  await expect.poll(() => readTime(scene)).toBeGreaterThan(0);
  return scene;
}

async function openCode(page: Page, kitchen: string): Promise<Locator> {
  const scene = await openScene(page, kitchen);
  await scene.role('button', 'Code').click();
  await findCode(scene).get();
  return scene;
}

/** Types a line at the beginning of the code. */
async function insertAtStart(page: Page, scene: Locator, line: string): Promise<void> {
  await findCode(scene).focus();
  await page.press('Control+Home');
  await page.type(line);
  // A line break that is typed as text is lost in WebKit.
  await page.press('Enter');
}

/** Returns the scene's time in seconds, or NaN if nothing runs. */
function readTime(container: Locator | Page): Promise<number> {
  return readFact(container, 'Time');
}

/** Returns the number that the scene shows after a name, or NaN if there is none. */
async function readFact(container: Locator | Page, name: string): Promise<number> {
  const fact = new RegExp(`(?:^|\\s)${name}\\s+(−?[\\d.]+)`);
  const [, value = ''] = fact.exec(await container.text()) ?? [];
  return Number.parseFloat(value.replace('−', '-'));
}

/** Returns the ball's position in the window. */
async function locateBall(scene: Locator): Promise<Point> {
  const { x, y, width, height } = await scene.role('application').restingBox();
  const scale = width / VIEW.width;
  return {
    x: x + width / 2 + (await readFact(scene, 'x')) * scale,
    y: y + height - ((await readFact(scene, 'y')) - VIEW.bottom) * scale,
  };
}
