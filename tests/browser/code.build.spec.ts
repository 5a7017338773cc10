import type { Locator, Page } from '@playwright/test';
import { luminance } from './colors.ts';
import { expect, open, test } from './site.ts';

/** A scene of the kitchen sink, whose code readers may change. */
const NAME = 'A ball in a room';

test('the editor is loaded when code is asked for, and TypeScript when it is changed', async ({
  page,
  kitchen,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (part: RegExp) => asked.some((path) => part.test(path));
  await openScene(page, kitchen);
  expect(isAsked(/CodePanel/)).toBe(false);
  await openCode(page);
  expect(isAsked(/CodePanel/)).toBe(true);
  await expect(code(page)).toContainText(
    "import { choice, defineScene, range, toggle } from '#scene'",
  );
  expect(isAsked(/code-/)).toBe(false);
  await write(page, '// mine');
  await expect.poll(() => isAsked(/code-library/)).toBe(true);
});

test('what is written runs, apart from the page, and is there again after a reload', async ({
  page,
  kitchen,
}) => {
  await openCode(page, kitchen);
  await replace(page, 'Everything that a scene may have', 'My own');
  await press(page, 'Run');
  await expect(page.getByText('It runs.')).toBeVisible();
  await expect(sceneOf(page).locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3);

  await page.reload();
  await openCode(page, kitchen);
  await expect(code(page)).toContainText('My own');
  await expect(page.getByText('This is your draft.')).toBeVisible();
  await press(page, 'Reset code');
  await expect(code(page)).toContainText('Everything that');
  await code(page).press('Control+z');
  await expect(code(page)).toContainText('My own');
});

test('parameters that code has are there to be set', async ({ page, kitchen }) => {
  await openCode(page, kitchen);
  await replace(page, "'Wind'", "'Storm'");
  await code(page).press('Control+Enter');
  const storm = sceneOf(page).getByRole('slider', { name: 'Storm' });
  await storm.fill('20');
  await expect.poll(() => factOf(page, 'x')).toBeGreaterThan(1);
});

test('a mistake is told with its line before anything runs', async ({ page, kitchen }) => {
  await openCode(page, kitchen);
  await write(page, 'let a = ;\n');
  await press(page, 'Run');
  await expect(page.getByText('Line 1: Expression expected.')).toBeVisible();
  await expect(sceneOf(page).locator('iframe')).toHaveCount(0);
});

test('an error while it runs is told with its line, and Reset begins again', async ({
  page,
  kitchen,
}) => {
  await openCode(page, kitchen);
  await replace(page, 'drops++;', 'drops = nothing.there;');
  await press(page, 'Run');
  await expect(page.getByText('It runs.')).toBeVisible();
  await sceneOf(page).getByRole('button', { name: 'Drop a ball' }).click();
  const alert = sceneOf(page).getByRole('alert');
  await expect(alert).toHaveText(/^Line \d+: ReferenceError: nothing is not defined$/);
  await sceneOf(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.1);
});

test('code that never ends is stopped and kept', async ({ page, kitchen }) => {
  await openCode(page, kitchen);
  await write(page, 'while (true) {}\n');
  await press(page, 'Run');
  await expect(sceneOf(page).getByRole('alert')).toContainText('did not answer for 3 seconds');
  await expect(sceneOf(page).locator('iframe')).toHaveCount(0);
  await expect(code(page)).toContainText('while (true) {}');
  // The page has been usable all along.
  await press(page, 'Reset code');
  await press(page, 'Run');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.1);
});

test('code reaches neither the network nor the site', async ({ page, kitchen, complaints }) => {
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(request.url()));
  await openCode(page, kitchen);
  await page.evaluate(() => localStorage.setItem('secret', 'of the site'));
  await write(
    page,
    [
      'declare const self: any, fetch: any, indexedDB: any, importScripts: any;',
      "const tries = [() => fetch('/writing'), () => importScripts('https://example.org/x.js'),",
      "  () => import('https://example.org/y.js'), () => indexedDB.open('x'), () => self.localStorage.secret];",
      'const told = await Promise.all(tries.map(async (attempt) => {',
      "  try { return String(await attempt()); } catch { return 'kept out'; }",
      '}));',
      "throw new Error(self.origin + ' ' + told.join(', '));\n",
    ].join('\n'),
  );
  await press(page, 'Run');
  await expect(sceneOf(page).getByRole('alert')).toContainText(
    'null kept out, kept out, kept out, ',
  );
  await expect(sceneOf(page).getByRole('alert')).not.toContainText('of the site');
  // The page itself.
  expect(answered.filter((url) => /example\.org\/[xy]\.js|\/writing$/.test(url))).toHaveLength(1);
  // The browser says what the policy has kept from being loaded.
  expect(complaints.filter((text) => !/Content Security Policy|csp$/.test(text))).toEqual([]);
  complaints.length = 0;
});

test('TypeScript completes, explains and marks', async ({ page, kitchen }) => {
  await openCode(page, kitchen);
  await replace(page, 'let drops = 0;', 'let drops = 0;\nnew Planet();');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('Planet');
  await code(page).press('Control+End');
  await page.keyboard.type('\nconst w = new (await import("planck")).World(); w.createB');
  const list = page.getByRole('listbox', { name: 'Completions' });
  await expect(list.getByRole('option').first()).toHaveText(/createBody/);
  await expect(page.getByText('(method) World.createBody')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(code(page)).toContainText('w.createBody');
  // The list that is open is no stop on the way out.
  await page.keyboard.type('; w.');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list).toHaveCount(0);
  await expect(code(page)).not.toBeFocused();
  await expect(sceneOf(page).locator('.cm-editor :focus')).toHaveCount(0);
});

test('the editor is left by Tab, and has a name', async ({ page, kitchen }) => {
  await openCode(page, kitchen);
  await code(page).focus();
  await page.keyboard.press('Tab');
  await expect(code(page)).not.toBeFocused();
});

test('what is downloaded is controlled as in the page, without it and without a network', async ({
  page,
  kitchen,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCode(page, kitchen);
  const alone = await download(page);
  await context.setOffline(true);
  await expect(alone.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(alone.getByText(/^0\.00 s · /)).toBeVisible();
  await alone.getByRole('button', { name: 'Step' }).click();
  await expect(alone.getByText(/^0\.02 s · /)).toBeVisible();
  await expect(alone.getByRole('application', { name: NAME })).toBeVisible();
  const background = () => alone.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(luminance(await background())).toBeGreaterThan(0.8);
  await alone.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => luminance(await background())).toBeLessThan(0.1);
  const wind = alone.getByRole('slider', { name: 'Wind' });
  await wind.fill('20');
  await expect(alone.getByText('20 N', { exact: true })).toBeVisible();
  await alone.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => factOf(alone, 'x', alone.locator('body'))).toBeGreaterThan(1);
  await context.setOffline(false);

  await replace(page, 'drops++;', 'while (drops >= 0) drops++;');
  const endless = await download(page);
  await endless.getByRole('button', { name: 'Drop a ball' }).click();
  await expect(endless.getByRole('alert')).toContainText('so it was stopped');
  await endless.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(endless.getByRole('alert')).toHaveCount(0);

  await replace(page, 'drops++;', 'drops = nothing.there;');
  const failing = await download(page);
  await failing.getByRole('button', { name: 'Drop a ball' }).click();
  await expect(failing.getByRole('alert')).toHaveText(/^Line \d+: ReferenceError/);
});

/** Saves the scene, and opens the file. */
async function download(page: Page): Promise<Page> {
  const saving = page.waitForEvent('download');
  await press(page, 'Download');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('hello-world.html');
  await expect(page.getByText('hello-world.html is saved.')).toBeVisible();
  const file = test.info().outputPath(`${crypto.randomUUID()}.html`);
  await saved.saveAs(file);
  const alone = await page.context().newPage();
  await alone.emulateMedia({ reducedMotion: 'reduce' });
  await alone.goto(`file://${file}`);
  return alone;
}

function sceneOf(page: Page): Locator {
  return page.getByRole('figure').filter({ hasText: 'A ball lies on the floor of a room' });
}

function code(page: Page): Locator {
  return page.getByRole('textbox', { name: `Code of “${NAME}”` });
}

function press(page: Page, name: string): Promise<void> {
  return sceneOf(page).getByRole('button', { name, exact: true }).click();
}

function status(page: Page, place = sceneOf(page)): Locator {
  return place.getByText(/^\d+\.\d\d s · /);
}

async function timeOf(page: Page): Promise<number> {
  return Number.parseFloat((await status(page).textContent()) ?? '');
}

async function factOf(page: Page, name: string, place = sceneOf(page)): Promise<number> {
  const text = (await status(page, place).textContent()) ?? '';
  const [, value = ''] = new RegExp(`${name} (\\S+)`).exec(text) ?? [];
  return Number(value.replace('−', '-'));
}

async function openScene(page: Page, kitchen: string): Promise<void> {
  await open(page, `${kitchen}/writing`);
  await sceneOf(page).scrollIntoViewIfNeeded();
  await expect(status(page)).toBeVisible();
}

async function openCode(page: Page, kitchen?: string): Promise<void> {
  if (kitchen !== undefined) await openScene(page, kitchen);
  await press(page, 'Code');
  await expect(code(page)).toBeVisible();
}

/** Writes at the beginning of the code. */
async function write(page: Page, text: string): Promise<void> {
  await code(page).focus();
  await code(page).press('Control+Home');
  await page.keyboard.insertText(text);
}

/** Replaces a part of the code, as one edit. */
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
