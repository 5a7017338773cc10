import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../../docs/integrations/server/src/server.ts';
import { readIntegrations } from '../../src/build/sources/integrations.ts';
import { makeProjects } from '../../src/build/sources/projects.ts';
import { CHROMIUM_ARGS } from '../chromium.js';
import { findPrograms } from '../engines/browsers.js';
import { buildProject, contentType } from '../projects.ts';

// The programs of docs/integrations that draw, in Chromium, as readers download them.

const ADDRESS = 'http://game.test';
/** Positions on the screen, in pixels: the box is 800 pixels wide, and its ground is at y = 475. */
const TOP_CRATE = { x: 375, y: 300 };
const EMPTY_POINT = { x: 200, y: 100 };

const root = join(import.meta.dirname, '../../docs');
const { items: integrations } = await readIntegrations({ root });
const { items: projects } = await makeProjects({ steps: [], scenes: [], integrations });

let browser: Browser;

beforeAll(async () => {
  const [executablePath] = findPrograms('chromium');
  // WebGL in software: most of the programs need it.
  const args = CHROMIUM_ARGS.filter((arg) => arg !== '--disable-gpu');
  browser = await chromium.launch({
    executablePath,
    args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
});

afterAll(() => browser.close());

it.each(['pixi', 'phaser', 'three', 'p5', 'react', 'vue', 'svelte', 'worker'])(
  'the box of toys in %s moves, and its toys can be dragged and dropped',
  async (name) => {
    const { page, complaints } = await open(name);
    await expectChange(page, EVERYWHERE);

    const emptyPoint = { ...EMPTY_POINT, width: 1, height: 1 };
    const empty = await page.screenshot({ clip: emptyPoint });
    await page.mouse.move(TOP_CRATE.x, TOP_CRATE.y);
    await page.mouse.down();
    await page.mouse.move(EMPTY_POINT.x, EMPTY_POINT.y, { steps: 10 });
    await expect
      .poll(async () => empty.equals(await page.screenshot({ clip: emptyPoint })))
      .toBe(false);
    await page.mouse.up();

    await page.setViewportSize({ width: 400, height: 700 });
    // More than the box can hold.
    for (let i = 0; i < 45; i++) await page.mouse.click(30 + 8 * i, 300);
    await expectChange(page, { x: 0, y: 240, width: 400, height: 220 });
    expect(complaints).toEqual([]);
    await page.close();
  },
);

it('a disc that is pushed in one browser moves in another', async () => {
  const server = startServer(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const first = await open('server', port);
  const second = await open('server', port);
  await first.page.bringToFront();
  await first.page.keyboard.down('ArrowRight');
  // At the right wall, in the color of others.
  await expect.poll(() => colorAt(second.page, { x: 15.5, y: 2 })).toEqual([0x3f, 0x7f, 0xe0]);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await first.page.close();
  await second.page.close();
  for (const client of server.clients) client.terminate();
  server.close();
  await once(server, 'close');
});

const EVERYWHERE = { x: 0, y: 0, width: 800, height: 500 };

/**
 * Opens the page of an integration. `complaints` are errors and warnings of its console.
 * @param port of its server, instead of the one in its code, which can be in use
 */
async function open(name: string, port?: number): Promise<{ page: Page; complaints: string[] }> {
  const files = await buildProject(findProject(name), 'development');
  const page = await browser.newPage({ viewport: EVERYWHERE });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route(`${ADDRESS}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    return route.fulfill(
      body === undefined
        ? { status: 404 }
        : { body: Buffer.from(body), contentType: contentType(path) },
    );
  });
  await page.routeWebSocket(/:8080/, (route) => {
    const socket = new WebSocket(`ws://localhost:${port}`);
    socket.on('message', (data) => route.send(String(data)));
    route.onMessage((message) => socket.send(message));
    route.onClose(() => socket.close());
  });
  await page.goto(`${ADDRESS}/`);
  return { page, complaints };
}

/** Returns the ZIP archive of an integration. */
function findProject(name: string): Uint8Array {
  const project = projects.find(({ id }) => id === name);
  if (!project) throw new Error(`There is no project of the integration "${name}"`);
  return project.zip;
}

/** Returns red, green, and blue at a point, in meters, of a canvas that shows 16 by 9 meters. */
function colorAt(page: Page, point: { x: number; y: number }): Promise<number[]> {
  return page.evaluate(({ x, y }) => {
    const canvas = document.querySelector('canvas');
    const pixel = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas || !pixel) return [];
    pixel.drawImage(canvas, (-x / 16) * canvas.width, (y / 9 - 1) * canvas.height);
    return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, point);
}

/** Waits until a part of the screen changes. */
async function expectChange(page: Page, clip: typeof EVERYWHERE) {
  const before = await page.screenshot({ clip });
  await expect.poll(async () => before.equals(await page.screenshot({ clip }))).toBe(false);
}
