import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
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
import { luminance } from './colors.ts';
import { expect, test } from './site.ts';

/** Milliseconds after which an open list of completions accepts keys; CodeMirror's `interactionDelay` is 75. */
const COMPLETION_DELAY = 100;

// Few tests, because loading a page with a scene, the editor, and TypeScript takes most of the time.

test('a reader opens the code of a scene, and TypeScript helps to change it', async ({
  page,
  kitchen,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isRequested = (part: RegExp) => requested.some((path) => part.test(path));
  await showScene(page, kitchen);

  await test.step('the editor is loaded with the code, and left by Tab', async () => {
    expect(isRequested(/CodePanel/)).toBe(false);
    await openCode(page);
    expect(isRequested(/CodePanel/)).toBe(true);
    await expect(surface(page)).toBeInViewport({ ratio: 1 });
    await expect(code(page)).toBeInViewport();
    await expect(findScene(page).getByRole('region', { name: 'Code' })).toBeFocused();
    await expect(code(page)).toContainText(
      "import { choice, defineScene, range, toggle } from '#scene'",
    );
    await code(page).focus();
    await page.keyboard.press('Tab');
    await expect(code(page)).not.toBeFocused();
  });

  await test.step('TypeScript is loaded with the first edit, and reports a mistake', async () => {
    expect(isRequested(/code-/)).toBe(false);
    await insert(page, 'let a = ;\n');
    await expect.poll(() => isRequested(/code-library/)).toBe(true);
    await button(page, 'Run').click();
    await expect(page.getByText('Line 1: Expression expected.')).toBeVisible();
    await expect(findScene(page).locator('iframe')).toHaveCount(0);
  });

  await test.step('TypeScript completes, explains, and marks code', async () => {
    await replace(page, 'let drops = 0;', 'let drops = 0;\nnew Planet();');
    await expect(page.locator('.cm-lintRange-error')).toHaveText('Planet');
    await code(page).press('Control+End');
    await page.keyboard.insertText('\nconst w = new (await import("planck")).World(); w.');
    await page.keyboard.type('createB');
    const list = page.getByRole('listbox', { name: 'Completions' });
    await expect(list.getByRole('option').first()).toHaveText(/createBody/);
    await expect(page.getByText('(method) World.createBody')).toBeVisible();
    // CodeMirror ignores keys right after it opens the list, and fires no event when that ends.
    await page.waitForTimeout(COMPLETION_DELAY);
    await page.keyboard.press('Enter');
    await expect(code(page)).toContainText('w.createBody');
    // An open list of completions does not catch Tab.
    await page.keyboard.type('; w.');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list).toHaveCount(0);
    await expect(code(page)).not.toBeFocused();
    await expect(findScene(page).locator('.cm-editor :focus')).toHaveCount(0);
  });
});

test('edited code runs in the jail, and shows its errors', async ({ page, kitchen }) => {
  const alert = findScene(page).getByRole('alert');
  await showScene(page, kitchen);
  await openCode(page);

  await test.step('it has its own parameters, and is sandboxed', async () => {
    await replace(page, "'Wind'", "'Storm'");
    await code(page).press('Control+Enter');
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await expect(findScene(page).locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
    await findScene(page).getByRole('slider', { name: 'Storm' }).fill('20');
    await expect.poll(() => readFact(findScene(page), 'x')).toBeGreaterThan(1);
  });

  await test.step('a runtime error appears with its line, and Reset starts again', async () => {
    await replace(page, 'drops++;', 'drops = nothing.there;');
    await button(page, 'Run').click();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await button(page, 'Drop a ball').click();
    await expect(alert).toHaveText(/^Line \d+: ReferenceError: nothing is not defined$/);
    await button(page, 'Reset').click();
    await expect(alert).toHaveCount(0);
    await expect.poll(() => readTime(findScene(page))).toBeGreaterThan(0.1);
  });
});

test('a draft survives a reload, until it is reset', async ({ page, kitchen }) => {
  await showScene(page, kitchen);
  await openCode(page);
  await replace(page, 'Everything that a scene can have', 'My own');
  // Opens the page again.
  await showScene(page, kitchen);
  await openCode(page);
  await expect(code(page)).toContainText('My own');
  await expect(page.getByText('Your draft was restored.')).toBeVisible();
  await button(page, 'Reset code').press('Enter');
  await expect(code(page)).toContainText('Everything that');
  await expect(button(page, 'Run')).toBeFocused();
  await code(page).press('Control+z');
  await expect(code(page)).toContainText('My own');
});

test('a tab warns instead of overwriting what another tab has saved', async ({
  page,
  kitchen,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await showScene(tab, kitchen);
    await openCode(tab);
  }
  await replace(page, 'Everything that a scene can have', 'Mine');
  await replace(other, 'Everything that a scene can have', 'Theirs');
  await expect(findScene(other).getByRole('alert')).toContainText('Not saved: another tab');
  await expect(code(other)).toContainText('Theirs');
  const stored = await other.evaluate(() => Object.values(localStorage).join());
  expect(stored).toContain('Mine');
  expect(stored).not.toContain('Theirs');
});

test('saved code has no access to anything outside, in the page or in its file', async ({
  page,
  kitchen,
  complaints,
  context,
}) => {
  await showScene(page, kitchen);
  await openCode(page);
  const alert = findScene(page).getByRole('alert');

  await test.step('a saved file has the same controls, and needs no network', async () => {
    const alone = await download(page);
    await context.setOffline(true);
    await expect(alone.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(time(alone)).toHaveText('0.00 s');
    await alone.getByRole('button', { name: 'Tools', exact: true }).click();
    await alone.getByRole('button', { name: 'Step', exact: true }).click();
    await expect(time(alone)).toHaveText('0.02 s');
    await expect(alone.getByRole('application', { name: NAME })).toBeVisible();
    const background = () => alone.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(luminance(await background())).toBeGreaterThan(0.8);
    await alone.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => luminance(await background())).toBeLessThan(0.1);
    const wind = alone.getByRole('slider', { name: 'Wind' });
    await wind.fill('20');
    await expect(wind).toHaveAttribute('aria-valuetext', '20 N');
    await alone.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => readFact(alone, 'x')).toBeGreaterThan(1);
    await context.setOffline(false);
    await alone.close();
  });

  await test.step('code has no access to the network or the site', async () => {
    const outside = await listenOutside();
    const finished: string[] = [];
    page.on('requestfinished', (request) => finished.push(request.url()));
    await page.evaluate(() => localStorage.setItem('secret', 'of the site'));
    await insert(page, breakout(outside.address, `${kitchen}/writing`));
    await button(page, 'Run').click();
    await expect(alert).toHaveText(KEPT_OUT);
    expect(finished.filter((url) => url.endsWith('/writing'))).toEqual([]);

    // Every file on the disk shares its storage and channels with all others in Chromium.
    const otherFile = await listenInFile(page);
    const alone = await download(page);
    await expect(alone.getByRole('alert')).toHaveText(KEPT_OUT);
    expect(outside.visits()).toEqual([]);
    await alone.evaluate(
      (name) => new BroadcastChannel(name).postMessage('from the page'),
      CHANNEL,
    );
    await expect.poll(otherFile.heard).toEqual(['from the page']);
    await outside.close();
    // The browser reports what the policy has blocked, and the code is told that it has no page.
    expect(
      complaints.filter((text) => !/Content Security Policy|csp$|without a page/.test(text)),
    ).toEqual([]);
    complaints.length = 0;
  });
});

test('code that never ends is stopped, and the page stays usable', async ({ page, kitchen }) => {
  await showScene(page, kitchen);
  await openCode(page);
  await insert(page, 'while (true) {}\n');
  await button(page, 'Run').click();
  await expect(findScene(page).getByRole('alert')).toContainText('did not respond for 3 seconds');
  await expect(findScene(page).locator('iframe')).toHaveCount(0);
  await expect(code(page)).toContainText('while (true) {}');
  await button(page, 'Reset code').click();
  await button(page, 'Run').click();
  await expect.poll(() => readTime(findScene(page))).toBeGreaterThan(0.1);
});

test('a saved file also stops code that never ends', async ({ page, kitchen }) => {
  await showScene(page, kitchen);
  await openCode(page);
  await replace(page, 'drops++;', 'while (drops >= 0) drops++;');
  const alone = await download(page);
  await alone.getByRole('button', { name: 'Drop a ball' }).click();
  await expect(alone.getByRole('alert')).toContainText('Stopped: the code');
  await alone.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(alone.getByRole('alert')).toHaveCount(0);
});

/** A channel to other pages of the same origin. */
const CHANNEL = 'breakout';
/** What the code of `breakout` reports if there is no way out. */
const KEPT_OUT = 'Line 25: Error: null | network: kept out | site: kept out, kept out, undefined';

/**
 * Returns code that tries each way out of a worker and throws an error with the results.
 * @param outside address of a server that accepts requests from any origin
 * @param page address of a page of the site
 */
function breakout(outside: string, page: string): string {
  const socket = outside.replace('http', 'ws');
  return `declare const self: any, fetch: any, indexedDB: any, importScripts: any;
declare const Image: any, WebSocket: any, EventSource: any, XMLHttpRequest: any;
const when = (target: any, good: string, start = () => {}) => new Promise((done, fail) => {
  target.addEventListener(good, () => done(good));
  target.addEventListener('error', fail);
  start();
});
const attempt = async (way: () => unknown) => {
  try { return String(await way()); } catch { return 'kept out'; }
};
const network = await Promise.all([
  () => fetch('${outside}/fetch'),
  () => importScripts('${outside}/script.js'),
  // An address that the compiler can't check.
  () => import(['${outside}', 'module.js'].join('/')),
  () => when(new WebSocket('${socket}/socket'), 'open'),
  () => when(new EventSource('${outside}/events'), 'open'),
  () => { const one = new XMLHttpRequest(); one.open('GET', '${outside}/request'); return when(one, 'load', () => one.send()); },
  // A stand-in: it has no events.
  () => { new Image().src = '${outside}/image.svg'; throw new Error('no event'); },
].map(attempt));
const site = await Promise.all([() => fetch('${page}'), () => indexedDB.open('x'), () => self.localStorage?.secret].map(attempt));
new BroadcastChannel('${CHANNEL}').postMessage('from the code');
const outcomes = [...new Set(network)].join(', ');
throw new Error(self.origin + ' | network: ' + outcomes + ' | site: ' + site.join(', '));
`;
}

/** Opens another file on the disk, which listens to a channel. */
async function listenInFile(page: Page) {
  const file = test.info().outputPath('other.html');
  await writeFile(file, '<!doctype html><title>Other</title>');
  const other = await page.context().newPage();
  await other.goto(`file://${file}`);
  const heard: unknown[] = [];
  await other.exposeFunction('hear', (message: unknown) => void heard.push(message));
  await other.evaluate((name) => {
    new BroadcastChannel(name).onmessage = ({ data }) => Reflect.get(window, 'hear')(data);
  }, CHANNEL);
  return { heard: () => heard };
}

/** Starts a server that accepts requests from any origin and records them. */
async function listenOutside() {
  const visits: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    visits.push(url);
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'content-type': url.endsWith('.js') ? 'text/javascript' : 'text/event-stream',
    });
    response.end();
  });
  server.on('upgrade', ({ url = '' }, socket) => {
    visits.push(url);
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits: () => visits,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/** Saves the scene, and opens the file. */
async function download(page: Page): Promise<Page> {
  const saving = page.waitForEvent('download');
  await button(page, 'Download').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('a-ball-in-a-room.html');
  await expect(page.getByText('Saved a-ball-in-a-room.html.')).toBeVisible();
  const file = test.info().outputPath(`${crypto.randomUUID()}.html`);
  await saved.saveAs(file);
  const alone = await page.context().newPage();
  await alone.goto(`file://${file}`);
  return alone;
}

function code(page: Page): Locator {
  return page.getByRole('textbox', { name: `Code of “${NAME}”` });
}

async function openCode(page: Page): Promise<void> {
  await button(page, 'Code').click();
  await expect(code(page)).toBeVisible();
}

/** Inserts text at the beginning of the code. */
async function insert(page: Page, text: string): Promise<void> {
  await code(page).focus();
  await code(page).press('Control+Home');
  await page.keyboard.insertText(text);
}

/** Replaces a part of the original code, as one edit. */
async function replace(page: Page, from: string, to: string): Promise<void> {
  const source = await page.evaluate(async () => {
    const response = await fetch('scenes/hello-world.json');
    return (await response.json()).source as string;
  });
  expect(source).toContain(from);
  await code(page).focus();
  await code(page).press('Control+a');
  await page.keyboard.insertText(source.replace(from, to));
}
