import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { isGame } from '../../src/lab/template/viteProject.ts';
import { type BuiltFiles, buildProject } from '../projects.ts';
import { GAME_ADDRESS, serveGame } from './builtGames.ts';
import { PROJECT } from './server.ts';
import { expect, test } from './site.ts';

/** When a game begins, and for how long its clock runs before, during, and after a key is held, in milliseconds. */
const START = 1000;
const [BEFORE, HELD, AFTER] = [300, 400, 100];

/** Presses the key of a touch button, and returns a function that releases it. */
type Hold = (button: Locator) => Promise<() => Promise<void>>;

for (const name of gameNames()) {
  test(`${name} can be downloaded, built, and played by keyboard and by touch`, async ({
    browser,
    docs,
    request,
    complaints,
  }) => {
    const response = await request.get(`${docs}/downloads/${name}.zip`);
    expect(response.headers()['content-type']).toBe('application/zip');
    const files = await buildProject(await response.body());
    for (const [hold, options] of [
      [holdKey, {}],
      [holdButton, { hasTouch: true, isMobile: true }],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width: 800, height: 500 },
        ...options,
      });
      await prepare(context, files, complaints);
      await expectPlayable(context, hold);
      await context.close();
    }
  });
}

test('a project is downloaded by a link that needs no script', async ({ browser, docs }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${docs}/recipes/react`);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download this project \(ZIP, \d+ KB\)$/ }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('toys-in-react.zip');
  expect(await download.failure()).toBeNull();
  await context.close();
});

/** Names the smallest game, and the first, a middle, and the last step of each tutorial, as far as they are games. */
function gameNames(): string[] {
  const folder = join(PROJECT, 'docs/learn');
  const tutorials = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  const steps = tutorials.flatMap((tutorial) => {
    const files = readdirSync(join(folder, tutorial.name)).sort();
    return [files[0], files[files.length >> 1], files.at(-1)].map((file) =>
      join(tutorial.name, String(file)),
    );
  });
  const games = steps.filter((file) => isGame(readFileSync(join(folder, file), 'utf8')));
  return ['game', ...games.map((file) => file.replace(/[\\/]/, '-').replace(/\.ts$/, ''))];
}

/** Serves a game to the pages of a context. Only the test advances their clocks, and chance is the same. */
async function prepare(
  context: BrowserContext,
  files: BuiltFiles,
  complaints: string[],
): Promise<void> {
  await serveGame(context, files);
  await context.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await context.clock.install({ time: START });
  await context.clock.pauseAt(START);
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
}

/** Expects that at least one key of a game changes what it shows, and that a game without keys moves. */
async function expectPlayable(context: BrowserContext, hold: Hold): Promise<void> {
  const page = await context.newPage();
  const buttons = page.locator('nav button');
  const start = async () => {
    await page.goto(GAME_ADDRESS);
    await page.clock.runFor(BEFORE);
  };
  const play = async (index?: number) => {
    await start();
    const release = index === undefined ? undefined : await hold(buttons.nth(index));
    await page.clock.runFor(HELD);
    await release?.();
    await page.clock.runFor(AFTER);
    return show(page);
  };
  const idle = await play();
  // Runs without input are equal, so what differs from them is an effect of the input.
  expect(await play()).toBe(idle);
  const shown: string[] = [];
  for (const index of (await buttons.all()).keys()) shown.push(await play(index));
  if (shown.length === 0) {
    await start();
    shown.push(await show(page));
  }
  expect(shown.filter((one) => one !== idle)).not.toEqual([]);
}

/** Returns what a game shows: its text, and a hash of the pixels of its picture. */
async function show(page: Page): Promise<string> {
  const status = await page.locator('output').textContent();
  expect(status).not.toBe('');
  const picture = await page.evaluate(() => document.querySelector('canvas')?.toDataURL());
  return `${status} ${createHash('sha256').update(String(picture)).digest('hex')}`;
}

const KEYS: Record<string, string> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  Pause: 'p',
  Restart: 'r',
};

async function holdKey(button: Locator): Promise<() => Promise<void>> {
  const { keyboard } = button.page();
  await expect(button).toBeHidden();
  const label = (await button.textContent()) ?? '';
  const key = KEYS[label] ?? label;
  await keyboard.down(key);
  return () => keyboard.up(key);
}

async function holdButton(button: Locator): Promise<() => Promise<void>> {
  const page = button.page();
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  return async () => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await finger.detach();
  };
}
