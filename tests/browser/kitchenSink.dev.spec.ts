import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { CACHE_FOLDER } from '../../src/build/cache/bundle.js';
import { expectBlockStyles } from './blockStyles.ts';
import { PROJECT, type Served, serveSite } from './server.ts';
import { expect, hydrated, open, test } from './site.ts';

// A copy of the site engine and of the kitchen sink, which the tests visit, and then edit.
const copy = join(PROJECT, 'tests/.work', `engine-${process.env.TEST_PARALLEL_INDEX}`);
const site = join(copy, 'tests/fixtures/kitchen-sink');
let served: Served;

test.beforeAll(async () => {
  // All pages are compiled again, because the site is in another folder.
  test.setTimeout(600_000);
  rmSync(copy, { recursive: true, force: true });
  for (const name of ['package.json', 'package-lock.json', 'src', 'tests/fixtures/kitchen-sink']) {
    cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  }
  cpSync(CACHE_FOLDER, join(copy, relative(PROJECT, CACHE_FOLDER)), {
    recursive: true,
    // Vite's cache contains absolute paths, and files that other processes write can vanish.
    filter: (path) => path !== join(CACHE_FOLDER, 'vite') && !/\/config-[^/]*$|\.\d+$/.test(path),
  });
  // Relative, as a person would type it.
  served = await serveSite('dev', 'tests/fixtures/kitchen-sink', { project: copy });
});

test.afterAll(() => served.stop());

test.describe.configure({ mode: 'serial' });

test('each layout arrives with its styles and parts', async ({ page, complaints }) => {
  await test.step("an unknown path shows the site's own not-found page", async () => {
    const response = await page.goto(`${served.url}/no/such/page`, { waitUntil: 'commit' });
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
    complaints.length = 0;
  });

  await open(page, served.url);
  await markDocument(page);
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });

  await test.step('landing', async () => {
    await expect(main).toHaveCSS('max-width', '960px');
    await expect(main).toHaveCSS('padding-top', '48px');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('font-family', /^"?Inter"?, system-ui/);
    const sponsors = page.getByRole('region', { name: 'Gold sponsors' });
    await expect(sponsors.getByRole('img', { name: 'Acme' })).toHaveCSS('height', '60px');
  });

  await test.step('docs', async () => {
    const landingSize = await readFontSize(page);
    await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(title).toHaveText('Guide');
    expect(await readFontSize(page)).toBeLessThan(landingSize);
    const picture = page.getByRole('img', { name: 'A ramp' });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 320);
    await expect(picture).toHaveAttribute('height', '120');
  });

  await test.step('minimal, with a list of posts', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(title).toHaveText('Blog');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await expect(main.getByRole('listitem')).toHaveText([
      /Second post\s*By Ada & Grace on March 1, 2026/,
      /First post\s*By Ada on December 24, 2025/,
    ]);
    await main.getByRole('link', { name: 'Second post' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  });

  await test.step('docs, with parts switched off', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true }).click();
    await linkInSidebar(page, 'Reference').click();
    await linkInSidebar(page, 'Alpha').click();
    await expect(title).toHaveText('Alpha');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  });
  await expectSameDocument(page);

  await test.step('blocks have their styles before the app has loaded, and after', () =>
    expectBlockStyles(page, served.url));
  await test.step('an alias shows the page it stands for', async () => {
    await open(page, `${served.url}/getting-started`);
    await expect(title).toHaveText('Guide');
  });
});

test('edits of pages and of the site engine appear in the open page', async ({ page }) => {
  await test.step('a page is styled before its script runs, and the copies of the styles are removed afterwards', async () => {
    await page.route('**/src/shell/start.tsx*', () => undefined);
    await page.goto(`${served.url}/guide`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await expect(page.locator('style[data-until-hydrated]').first()).toBeAttached();
    await page.unroute('**/src/shell/start.tsx*');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('style[data-until-hydrated]')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  });
  await linkInSidebar(page, 'Long page').click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('heading', { name: 'Part 30' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await markDocument(page);

  await test.step('a saved page appears at the same scroll position', async () => {
    edit('pages/guide/long.md', 'A paragraph of part 31.', 'A sentence that was changed.');
    await expect(page.getByText('A sentence that was changed.')).toBeVisible();
    await expectSamePosition(page, before);
  });
  await test.step('a saved component appears', async () => {
    edit(
      '../../../src/shell/navigation/Outline.tsx',
      'aria-label="On this page"',
      'aria-label="In short"',
    );
    await expect(page.getByRole('navigation', { name: 'In short' })).toBeVisible();
    await expectSamePosition(page, before);
  });
  await test.step('a saved stylesheet applies', async () => {
    edit('../../../src/styles/prose.css', '.prose {', '.prose {\n  text-indent: 7px;');
    await expect(page.getByText('A sentence that was changed.')).toHaveCSS('text-indent', '7px');
    await expectSamePosition(page, before);
  });

  await page.getByRole('button', { name: 'Writing' }).click();
  await linkInSidebar(page, 'Components').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();

  await test.step('a saved block appears in the pages that use it', async () => {
    edit('../../../src/blocks/Callout.tsx', "note: 'Note'", "note: 'Remark'");
    await expect(page.getByText('Remark', { exact: true })).toBeVisible();
    await expectSameDocument(page);
  });
});

test('problems show until they are fixed, and new text is found', async ({ page, complaints }) => {
  await page.goto(`${served.url}/guide/components`);
  await hydrated(page);
  const panel = page.getByRole('alert', { name: 'Problems on this page' });
  await test.step('invalid MDX is a problem until it is fixed', async () => {
    edit('pages/guide/components.mdx', '## After it', '## After it <Calout>');
    await expect(panel).toContainText('invalid MDX');
    edit('pages/guide/components.mdx', '## After it <Calout>', '## After it');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'After it' })).toBeVisible();
  });
  await test.step('a dead link on another page is a problem until it is fixed', async () => {
    await page.getByRole('main').getByRole('link', { name: 'link', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Markdown' })).toBeAttached();
    edit('pages/guide/markdown.md', '[link](/guide)', '[link](/giude)');
    await expect(panel).toContainText('dead link /giude');
    await expect(panel).toContainText('did you mean "/guide"?');
    await expect(panel).toContainText('pages/guide/markdown.md:54');
    edit('pages/guide/markdown.md', '[link](/giude)', '[link](/guide)');
    await expect(panel).toHaveCount(0);
  });

  await test.step('a new page is added', async () => {
    expect(complaints).toEqual([]);
    writeFileSync(join(site, 'pages/guide/new.md'), '# Brand new\n');
    await expect(async () => {
      await page.goto(`${served.url}/guide/new`);
      await expect(page.getByRole('heading', { name: 'Brand new' })).toBeVisible({ timeout: 500 });
    }).toPass();
    complaints.length = 0;
    await hydrated(page);
  });
  await test.step('the search finds new text', async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('Markdown');
    await expect(page.getByRole('option').first()).toContainText('Markdown');
    await page.keyboard.press('Escape');
    edit('pages/guide/deep.md', 'As deep as', 'Quaternions are as deep as');
    await expect(async () => {
      // The dialog that a failed attempt left open would be in the way.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Search' }).click({ timeout: 2000 });
      await field.fill('');
      await field.fill('quaternions');
      await expect(page.getByRole('option').first()).toContainText('Quaternions', {
        timeout: 2000,
      });
    }).toPass();
  });
});

function linkInSidebar(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });
}

/** Returns the font size of the page's title, in pixels. */
function readFontSize(page: Page): Promise<number> {
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
}

function edit(file: string, from: string, to: string): void {
  const path = join(site, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(path, text.replace(from, to));
}

/** Leaves a trace in the document, which a reload would wipe out. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
}

async function expectSamePosition(page: Page, scrolled: number): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expectSameDocument(page);
}
