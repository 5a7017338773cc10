import type { Page } from '@playwright/test';
import { time } from './ballScene.ts';
import { startDeploys } from './deploys.ts';
import { code } from './playground.ts';
import { expect, open, test } from './site.ts';

// Tabs that stay open while the site is deployed again.

const LINKS = 20;
const DEPLOYS_AT = [4, 9, 14];

for (const keepsAssets of [true, false]) {
  const host = keepsAssets ? 'keeps the assets of old deploys' : 'has only the newest assets';
  test(`a tab that is open over three deploys works on, if the host ${host}`, async ({
    page,
    docs,
    complaints,
  }) => {
    const { url, deploy, close } = await startDeploys(docs, { keepsAssets });
    await open(page, `${url}/world`);
    const hrefs = await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const missing = new Set<string>();
    page.on('response', (response) => {
      if (response.status() >= 400) missing.add(response.url());
    });

    await test.step('a draft is typed', () => typeDraft(page));

    await test.step(`${LINKS} links lead on, with one document for each deploy`, async () => {
      let documents = 0;
      page.on('load', () => documents++);
      for (let click = 0; click < LINKS; click++) {
        if (DEPLOYS_AT.includes(click)) deploy();
        const href = hrefs[click % hrefs.length];
        const link = page.getByRole('navigation', { name: 'Pages' }).locator(`a[href="${href}"]`);
        // A group can be closed.
        await link.first().evaluate((element) => (element as HTMLElement).click());
        await expect(page).toHaveURL(new URL(href ?? '', url).href);
        await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await listLoadedDeploys(page), `after the link to ${href}`).toHaveLength(1);
      }
      expect(documents).toBe(DEPLOYS_AT.length);
    });

    await test.step('after another deploy, the tab still has all of its parts, or gets new ones', async () => {
      // Nothing of this deploy is in the browser's cache.
      deploy();
      await open(page, `${url}/world`);
      deploy();
      const scene = page.getByRole('figure').first();
      await scene.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => scrollY);
      if (!keepsAssets) {
        await expect(page.getByRole('alert')).toHaveText(/^A scene could not be loaded\./);
        await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.locator('html[data-hydrated]:not([data-old])')).toHaveCount(1);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -1);
      }
      await time(scene).waitFor();
      await page
        .getByRole('button', { name: /^Types/ })
        .first()
        .click();
      await expect(page.locator('[id="app:type-popup"]')).toBeVisible();
      await page
        .getByRole('button', { name: /^Run: / })
        .first()
        .click();
      await expect(page.getByRole('region', { name: /^Result of/ })).toBeVisible();
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('gravity');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await openCode(page);
      await expect(code(page)).toContainText('// my draft');
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await listLoadedDeploys(page)).toHaveLength(1);
    });

    if (keepsAssets) expect([...missing]).toEqual([]);
    close();
    complaints.length = 0;
  });
}

async function openCode(page: Page): Promise<void> {
  const scene = page.getByRole('figure').first();
  await scene.scrollIntoViewIfNeeded();
  await time(scene).waitFor();
  await scene.getByRole('button', { name: 'Code', exact: true }).click();
}

async function typeDraft(page: Page): Promise<void> {
  await openCode(page);
  await code(page).press('Control+Home');
  await page.keyboard.type('// my draft\n');
}

/** Returns the deploys whose assets the document has loaded; more than one would be a mixture. */
function listLoadedDeploys(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const assets = names.filter((name) => /\/assets\/.*\.(js|css)$/.test(name));
    return [...new Set(assets.map((name) => /\.d(\d+)\.\w+$/.exec(name)?.[1] ?? '0'))];
  });
}
