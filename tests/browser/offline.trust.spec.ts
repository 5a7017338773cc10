import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { headerPolicy, policyIn } from '../../src/build/document/policy.ts';
import { headerRules } from '../../src/build/hosts/rules.ts';
import { serveFolder } from '../../src/build/serve/server.ts';
import { button, findScene, readTime, showScene } from './ballScene.ts';
import { FAULTS, startProxy } from './faultyHost.ts';
import { code } from './playground.ts';
import { PROJECT } from './server.ts';
import { expect, hydrated, open, test } from './site.ts';

test.use({ serviceWorkers: 'allow', motion: true });
// The tests share a host, and replace what it serves.
test.describe.configure({ mode: 'default' });

const WORK = join(PROJECT, 'tests/.work/offline');
const SITE = join(WORK, 'site');
/** Two builds of a site, one with a changed page, and the first without its service worker. */
const FIRST = join(WORK, 'first');
const SECOND = join(WORK, 'second');
const OFF = join(WORK, 'off');
const BASE_PATH = '/docs';

let server: Server | undefined;
let port = 0;

/** Serves a build at the address of the former one. */
async function host(folder: string): Promise<string> {
  await unplug();
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const rules = headerRules(headerPolicy(policyIn(html)));
  const served = await serveFolder({ folder, basePath: BASE_PATH, rules, port });
  server = served.server;
  port = Number(new URL(served.url).port);
  return served.url.replace(/\/$/, '');
}

/** Stops the server, with all open connections. */
async function unplug(): Promise<void> {
  if (!server) return;
  const stopping = server;
  server = undefined;
  await new Promise((resolve) => {
    stopping.close(resolve);
    stopping.closeAllConnections();
  });
}

/** Disconnects the browser and stops the host, because a service worker can ignore the former. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await unplug();
}

/** Reverts `goOffline`, with the first build on the host. */
async function goOnline(context: BrowserContext): Promise<void> {
  await host(FIRST);
  await context.setOffline(false);
}

test.beforeAll(() => {
  test.setTimeout(600_000);
  rmSync(WORK, { recursive: true, force: true });
  cpSync(join(PROJECT, 'tests/fixtures/kitchen-sink'), SITE, { recursive: true });
  const config = readFileSync(join(SITE, 'site.config.ts'), 'utf8')
    .replaceAll("'../../../src/", "'../../../../src/")
    .replace("baseUrl: 'https://kitchen.example',", `basePath: '${BASE_PATH}',`)
    // Fonts are on another host.
    .replace(/^ {2}font: .*$/m, '');
  writeFileSync(join(SITE, 'site.config.ts'), config);
  build(FIRST);
  const page = join(SITE, 'pages/guide/long.md');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/^# .*$/m, '# Long page, second edition'));
  build(SECOND);
  hinder(join(SECOND, 'sw.js'));
  cpSync(FIRST, OFF, { recursive: true });
  copyFileSync(join(PROJECT, 'deploy/sw.js'), join(OFF, 'sw.js'));
});

function build(out: string): void {
  const args = ['src/build/run.js', 'build', '--root', SITE, '--out', out];
  execFileSync(process.execPath, args, { cwd: PROJECT });
}

/**
 * Makes a service worker slow to install, so that code that doesn't wait for it fails its test. Also makes it ignore its first `skipWaiting`, as Chromium sometimes does when the former worker receives a request.
 */
function hinder(file: string): void {
  const code = `
    const { put } = Cache.prototype;
    Cache.prototype.put = async function (key, response) {
      if (String(key).endsWith('/offline')) await new Promise((resolve) => setTimeout(resolve, 3000));
      return put.call(this, key, response);
    };
    const { skipWaiting } = self;
    self.skipWaiting = async () => {
      self.skipWaiting = skipWaiting;
    };`;
  writeFileSync(file, `${code}\n${readFileSync(file, 'utf8')}`);
}

test.afterAll(unplug);

test.beforeEach(({ complaints }) => {
  // Requests fail without a network, and browsers report it.
  complaints.push = () => 0;
});

test('a page that was read is available without a network, and another says what is saved', async ({
  page,
  context,
}) => {
  const url = await host(FIRST);
  await open(page, `${url}/guide/long`);
  await stored(page, `${BASE_PATH}/guide/long.json`);
  await stored(page, `${BASE_PATH}/sidebar.nav.json`);
  await goOffline(context);

  await test.step('in all forms of its address', async () => {
    for (const form of ['guide/long', 'guide/long/', 'guide/long.html']) {
      await open(page, `${url}/${form}`);
      await expect(title(page)).toHaveText('Long page');
    }
  });
  await test.step('an unread page', async () => {
    await open(page, `${url}/guide/code`);
    await expect(title(page)).toHaveText('Page Not Saved');
    await expect(page).toHaveURL(`${url}/guide/code`);
    const saved = page.getByRole('main').getByRole('link', { name: 'Long page' });
    await saved.click();
    await expect(title(page)).toHaveText('Long page');
  });
  await test.step('an unread page by a link', async () => {
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect(title(page)).toHaveText('Page Not Saved');
  });
  await test.step('with a network again, it is loaded', async () => {
    await goOnline(context);
    await open(page, `${url}/guide/code`);
    await expect(title(page)).toHaveText('Code');
  });
});

test('after everything is saved, pages, search, a scene, and the editor work without a network', async ({
  page,
  context,
}) => {
  const url = await host(FIRST);
  await open(page, `${url}/guide/long`);
  await saveAll(page);
  await goOffline(context);

  await test.step('a page that was not read', async () => {
    await open(page, `${url}/guide/tabs`);
    await expect(title(page)).toHaveText('Tabs');
    await expect(page).toHaveURL(`${url}/guide/tabs`);
  });
  await test.step('a heading in a tab of it, also after a reload', async () => {
    const target = page.getByRole('heading', { name: 'Strings', exact: true });
    await open(page, `${url}/guide/tabs#strings`);
    await expect(target).toBeInViewport();
    await page.reload();
    await expect(target).toBeInViewport();
  });
  await test.step('the search', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('tabs');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a scene, and its edited code', async () => {
    await showScene(page, url);
    await expect.poll(() => readTime(findScene(page))).toBeGreaterThan(0.1);
    await button(page, 'Code').click();
    await expect(code(page)).toBeVisible();
    await code(page).focus();
    await code(page).press('Control+Home');
    await page.keyboard.insertText("throw new Error('thrown by edited code');\n");
    await button(page, 'Run').click();
    await expect(findScene(page).getByRole('alert')).toContainText('thrown by edited code');
  });
  await test.step('it can be removed', async () => {
    await open(page, `${url}/guide/long`);
    const remove = footer(page).getByRole('button', { name: 'Remove' });
    await remove.click();
    await expect(remove).toBeHidden();
    await open(page, `${url}/guide/tabs`);
    await expect(title(page)).toHaveText('Page Not Saved');
    await goOnline(context);
    await open(page, `${url}/guide/long`);
    await expect(saveButton(page)).toBeVisible();
  });
});

test('an update is shown and not forced, and fresh pages get no old files', async ({
  page,
  context,
}) => {
  const url = await host(FIRST);
  await open(page, `${url}/guide/long`);
  await saveAll(page);
  await host(SECOND);

  // The browser itself also checks from time to time.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const fresh = await context.newPage();
  await test.step('a new tab shows the new page', async () => {
    await open(fresh, `${url}/guide/long`);
    await expect(title(fresh)).toHaveText('Long page, second edition');
  });
  await test.step('the old tab says so, and stays as it is', async () => {
    await expect(footer(page).getByText('This page has a newer version.')).toBeVisible();
    await expect(title(page)).toHaveText('Long page');
  });
  await test.step('without a network, the copy of the old build is available', async () => {
    await context.setOffline(true);
    await open(fresh, `${url}/guide/tabs`);
    await expect(title(fresh)).toHaveText('Tabs');
    await context.setOffline(false);
  });
  await test.step('Reload shows the new page, and Update saves it', async () => {
    await footer(page).getByRole('button', { name: 'Reload' }).click();
    await expect(title(page)).toHaveText('Long page, second edition');
    await hydrated(page);
    await footer(page).getByRole('button', { name: 'Update' }).click();
    await expect(footer(page).getByText('Saved for offline.')).toBeVisible();
  });
  await test.step('the copy works without a network', async () => {
    await goOffline(context);
    await open(page, `${url}/guide/code`);
    await expect(title(page)).toHaveText('Code');
  });
});

test('pages that were read are renewed after a deploy', async ({ page, context }) => {
  const url = await host(FIRST);
  await open(page, `${url}/guide/long`);
  await stored(page, `${BASE_PATH}/guide/long`);
  await open(page, `${url}/guide/tabs`);
  await stored(page, `${BASE_PATH}/guide/tabs`);
  await host(SECOND);
  await open(page, `${url}/guide/code`);
  await expect.poll(() => readStoredText(page, 'guide/long')).toContain('second edition');
  await expect(footer(page).getByText('This page has a newer version.')).toHaveCount(0);
  await goOffline(context);
  await open(page, `${url}/guide/long`);
  await expect(title(page)).toHaveText('Long page, second edition');
  await open(page, `${url}/guide/tabs`);
  await expect(title(page)).toHaveText('Tabs');
});

test('what a host sends by mistake is not kept, and late data says that it is newer', async ({
  page,
}) => {
  const faulty = /\/(SearchDialog|start)-[\w-]+\.js$|\/no-such-page|\/guide\/long\.json$/;
  const proxy = await startProxy(await host(FIRST), faulty);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await open(page, `${proxy.url}/guide/long`);
  await stored(page, `${BASE_PATH}/guide/long.json`);

  await test.step('the search dialog', async () => {
    proxy.setFault(FAULTS['a page']);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(tryAgain).toBeVisible();
    proxy.setFault(undefined);
    await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
    await tryAgain.click();
    await expect(page.locator('html[data-hydrated]:not([data-old])')).toHaveCount(1);
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('the app, of which the browser has stored another one', async () => {
    expect(await page.evaluate(fetchWrongApp)).not.toContain('Log in');
  });
  await test.step('a page for a missing one', async () => {
    proxy.setFault(FAULTS['a page']);
    await page.goto(`${proxy.url}/no-such-page`);
    proxy.setFault(undefined);
    await open(page, `${proxy.url}/guide/tabs`);
    await stored(page, `${BASE_PATH}/guide/tabs`);
    expect(
      await page.evaluate(async () => (await caches.match('/docs/no-such-page')) !== undefined),
    ).toBe(false);
  });
  await test.step('data of another build that comes late', async () => {
    await host(SECOND);
    let send = (): void => undefined;
    const sending = new Promise<void>((resolve) => {
      send = resolve;
    });
    proxy.setFault((file, response) => sending.then(() => response.end(file)));
    await page.getByRole('navigation').getByRole('link', { name: 'Long page' }).first().click();
    await expect(title(page)).toHaveText('Long page');
    send();
    await expect(footer(page).getByText('This page has a newer version.')).toBeVisible();
    proxy.setFault(undefined);
    await footer(page).getByRole('button', { name: 'Reload' }).click();
    await expect(title(page)).toHaveText('Long page, second edition');
  });
  proxy.close();
});

/** Stores a page in place of the app, as earlier versions of the worker did. Returns what the app's address then has. */
async function fetchWrongApp(): Promise<string> {
  const app = document.querySelector<HTMLElement>('[data-app]')?.dataset.app ?? '';
  for (const name of await caches.keys())
    await (await caches.open(name)).put(app, new Response('<h1>Log in</h1>'));
  return (await fetch(app)).text();
}

test('deploy/sw.js removes the service worker and everything that it stored', async ({ page }) => {
  const url = await host(FIRST);
  await open(page, `${url}/guide/long`);
  await stored(page, `${BASE_PATH}/guide/long`);
  await host(OFF);
  await open(page, `${url}/guide/long`);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  // The worker is gone once the page that it controls is closed.
  await page.goto('about:blank');
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto(`${url}/guide/long`);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
});

/** Waits until a file is stored. */
async function stored(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (key) => (await caches.match(key)) !== undefined, path))
    .toBe(true);
}

async function saveAll(page: Page): Promise<void> {
  await expect(saveButton(page)).toHaveText(/^Save all for offline \(\d\.\d MB\)$/);
  await saveButton(page).press('Enter');
  await expect(footer(page).getByText('Saved for offline.')).toBeVisible();
  // The next Tab stop is the button that has taken its place.
  await page.keyboard.press('Tab');
  await expect(footer(page).getByRole('button', { name: 'Remove' })).toBeFocused();
}

function saveButton(page: Page) {
  return footer(page).getByRole('button', { name: 'Save all for offline' });
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Returns the text that is stored under a path, or undefined. */
function readStoredText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (key) => (await caches.match(key))?.text(), `${BASE_PATH}/${path}`);
}

function title(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function footer(page: Page) {
  return page.getByRole('contentinfo');
}
