import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { time } from './ballScene.ts';
import { PROJECT, serveSite } from './server.ts';
import { expect, open, test } from './site.ts';

const KB = 1024;
const WORK = join(PROJECT, 'tests/.work');

test('React and shell together are at most 87.5 KB', async ({ page, docs }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.url().includes('/assets/')) {
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
    }
  });
  await open(page, `${docs}/world`);
  await page.waitForLoadState('networkidle');
  const all = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  report('scripts of the app', all, 87.5 * KB);
  expect(sizes.size).toBeGreaterThan(1);
  expect(all).toBeLessThanOrEqual(87.5 * KB);
});

test('a first view transfers at most 24 KB before the load event, with its logo and without its font, and only the page blocks its paint', async ({
  page,
  docs,
}) => {
  const transfers = (await transfersBeforeLoad(page, `${docs}/world`)).filter(
    ({ url }) => !url.endsWith('.woff2'),
  );
  const all = transfers.reduce((sum, { bytes }) => sum + bytes, 0);
  report('first view of /world before load', all, 24 * KB);
  expect(transfers.map(({ url }) => url)).toContain(`${docs}/world`);
  expect(all).toBeGreaterThan(5 * KB);
  expect(all).toBeLessThanOrEqual(24 * KB);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus: string })
            .renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
});

test('engine and runner are at most 65 KB, and everything that a first scene loads is at most 80 KB', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world`);
  await page.waitForLoadState('networkidle');
  // Keyed by address, because a second scene that starts meanwhile requests the same files.
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    // A blob is the scene's code, which comes from memory.
    if (response.url().startsWith('blob:')) return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    );
  });
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  await time(page).waitFor();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    [...sizes].map(async ([url, size]) => ({ url, size: await size })),
  );
  const runner = files.find(({ url }) => /\/runner-\w+\.js$/.test(url))?.size ?? 0;
  report('engine and runner', runner, 65 * KB);
  expect(runner).toBeGreaterThan(30 * KB);
  expect(runner).toBeLessThanOrEqual(65 * KB);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  report('all of a first scene', all, 80 * KB);
  expect(all).toBeLessThanOrEqual(80 * KB);
});

test('checked samples make a first view at most 15% larger', async ({ page }) => {
  const { url, stop } = await serveSite('start', writeSamples(), {
    out: join(WORK, 'samples-dist'),
  });
  try {
    const types = page.getByRole('button', { name: 'Types' });
    const without = await bytesBeforeLoad(page, `${url}/unchecked`);
    await expect(types).toHaveCount(0);
    const checked = await bytesBeforeLoad(page, `${url}/checked`);
    await expect(types).not.toHaveCount(0);
    report('first view of samples that nobody checks', without, 25 * KB);
    report('first view of checked samples', checked, without * 1.15);
    expect(without).toBeGreaterThan(5 * KB);
    expect(checked).toBeLessThanOrEqual(without * 1.15);
  } finally {
    await stop();
  }
});

test('the text of a page is sent once: neither in its data nor in a script', async ({
  page,
  docs,
}) => {
  const responses: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) responses.push(response.text());
  });
  await open(page, `${docs}/world`);
  await page.waitForLoadState('networkidle');
  const texts = await page
    .locator('main > article :is(p, li, td, th, h2, h3, pre)')
    .evaluateAll((elements) =>
      elements
        .map((element) => element.textContent?.trim() ?? '')
        .filter((text) => text.length > 12),
    );
  const scripts = [
    ...(await Promise.all(responses)),
    ...(await page.locator('script').allTextContents()),
  ];
  // A section can be named like a page, which the data of the navigation contains.
  const names = await page
    .getByRole('banner')
    .getByRole('link', { includeHidden: true })
    .allTextContents();
  expect(texts.length).toBeGreaterThan(50);
  const twice = texts.filter(
    (text) =>
      !names.includes(text) &&
      scripts.some(
        (script) => script.includes(text) || script.includes(JSON.stringify(text).slice(1, -1)),
      ),
  );
  expect(twice).toEqual([]);
});

test('more pages change no byte of the app', async () => {
  const few = readAppFiles(buildSite('few-pages', 3));
  const many = readAppFiles(buildSite('many-pages', 30));
  expect(Object.keys(few).length).toBeGreaterThan(1);
  expect(many).toEqual(few);
});

/** Returns the responses until the load event, with their compressed sizes. */
async function transfersBeforeLoad(
  page: Page,
  url: string,
): Promise<{ url: string; bytes: number }[]> {
  // Cancels what the previous page was still loading.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Page.enable');
  const urls = new Map<string, string>();
  const finished: { url: string; bytes: number; at: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    urls.set(requestId, request.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    finished.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength, at: timestamp });
  });
  const loaded = new Promise<number>((resolve) =>
    session.once('Page.loadEventFired', ({ timestamp }) => resolve(timestamp)),
  );
  await open(page, url);
  const end = await loaded;
  // A large logo would be lazy, and arrive before or after the event.
  const pictures = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map(({ src }) => src)
      .filter((src) => !src.startsWith('data:')),
  );
  const isPicture = (url: string) => pictures.includes(url);
  await expect
    .poll(() => new Set(finished.map(({ url }) => url).filter(isPicture)).size)
    .toBe(new Set(pictures).size);
  await session.detach();
  // By the browser's clock, because its messages can arrive late.
  return finished.filter(({ at, url }) => at <= end || isPicture(url));
}

async function bytesBeforeLoad(page: Page, url: string): Promise<number> {
  const transfers = await transfersBeforeLoad(page, url);
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Builds a site of plain pages in folders of ten from the command line. */
function buildSite(name: string, pages: number): string {
  const root = join(WORK, name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'pages'), { recursive: true });
  writeFileSync(join(root, 'pages/index.md'), '# Home\n');
  for (let index = 0; index < pages; index++) {
    const folder = join(root, 'pages', `part-${Math.floor(index / 10)}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `page-${index}.md`), `# Page ${index}\n\nText of page ${index}.\n`);
  }
  execFileSync(
    process.execPath,
    ['src/build/run.js', 'build', '--root', root, '--out', join(root, 'dist')],
    { cwd: PROJECT },
  );
  return join(root, 'dist');
}

/** Writes a small site with the text and the samples of /world twice: checked and unchecked. */
function writeSamples(): string {
  const root = join(WORK, 'samples');
  const text = readFileSync(join(PROJECT, 'docs/pages/world.mdx'), 'utf8')
    .replace(/^---\n.*?\n---\n/s, '')
    // The site has none of the blocks and pages that the text refers to.
    .replace(/<[A-Z][^>]*\/>/g, '1')
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/\]\(\/[^)]*\)/g, '](#world)');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'pages'), { recursive: true });
  const config = { title: 'Samples', library: { package: 'planck' } };
  writeFileSync(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
  writeFileSync(join(root, 'pages/index.md'), '# Samples\n');
  writeFileSync(join(root, 'pages/checked.md'), text);
  const unchecked = text.replace(/^```(ts|js)\b/gm, '```$1 nocheck');
  writeFileSync(join(root, 'pages/unchecked.md'), unchecked);
  return root;
}

/** Returns the files of the app by name, each with a hash of its content. */
function readAppFiles(folder: string): Record<string, string> {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(assets, name)))
        .digest('hex'),
    ]),
  );
}

function report(what: string, bytes: number, max: number): void {
  console.log(`${what}: ${(bytes / KB).toFixed(1)} KB of ${(max / KB).toFixed(1)} KB`);
}
