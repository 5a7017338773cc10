import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site.ts';

type Method = 'getItem' | 'setItem';

/** All keys that the app uses on a site without a base path. */
const KEYS = {
  localStorage: ['/theme', '/dismissed-banner', '/recent', '/filterText', '/showDetailView'],
  sessionStorage: ['/visited', '/scroll-positions'],
};

/**
 * Values under the app's keys that the app never wrote: JSON, and one that is not. The unit tests of
 * `scrollPositions`, `recent`, `usePreviousPath`, `theme`, and `dismissed` cover more of them.
 */
const UNEXPECTED = {
  'a number': '5',
  'a list': '[]',
  'a text in quotes': '"x"',
  'another host': '//evil.example/\n//evil.example/',
  null: 'null',
};

test('unexpected values in storage do not break pages', async ({ page, complaints, kitchen }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await fillBeforeEachLoad(page, [...Object.values(UNEXPECTED), UNEXPECTED.null]);
  const banner = page.getByRole('region', { name: 'Announcement' });
  for (const name of Object.keys(UNEXPECTED)) {
    await test.step(name, async () => {
      const softly = expect.configure({ soft: true, message: name });
      await open(page, `${kitchen}/reference`);
      const back = page.getByRole('link', { name: 'Back', exact: true });
      await softly(back).toHaveJSProperty('href', `${kitchen}/`);
      await softly(banner).toBeVisible();
      await softly(page.locator('html')).not.toHaveClass(/dark/);
      softly(complaints.splice(0)).toEqual([]);
    });
  }
  await test.step('theme, banner, navigation, and search work', async () => {
    await toggleTheme(page);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(banner).toBeHidden();
    await visitAndReturn(page, 'Alpha', `${kitchen}/reference/alpha`);
    await expect(page).toHaveURL(`${kitchen}/reference`);
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('markdown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a reload keeps the scroll position', async () => {
    await open(page, `${kitchen}/guide/long`);
    await page.getByRole('heading', { name: 'Part 20', exact: true }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});

test('storage that throws breaks nothing, and the console reports what is not stored', async ({
  page,
  complaints,
  kitchen,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(breakStorage);
  for (const method of ['getItem', 'setItem'] satisfies Method[]) {
    await test.step(method, async () => {
      const url = `${kitchen}/reference?broken=${method}`;
      await open(page, url);
      await toggleTheme(page);
      await expect(page.locator('html')).toHaveClass(/dark/);
      await page.getByRole('button', { name: 'Dismiss announcement' }).click();
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
      await visitAndReturn(page, 'Alpha', `${kitchen}/reference/alpha`);
      await expect(page).toHaveURL(url);
      await expect(page.locator('html')).toHaveClass(/dark/);

      // Otherwise, the next step could see what this one stored, or its last warnings.
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      const warnings = complaints.filter((text) => text.includes('Could not save'));
      expect(complaints).toEqual(warnings);
      if (method === 'setItem') {
        expect(warnings.join('\n')).toMatch(/^Could not save the theme/m);
        expect(warnings.join('\n')).toMatch(/^Could not save the dismissed banner/m);
      }
      complaints.length = 0;
    });
  }
});

/** Stores the first value under every key before the first load, the second before the next one, and so on. */
async function fillBeforeEachLoad(page: Page, values: string[]) {
  await page.addInitScript(
    ({ keys, values }) => {
      const load = Number(sessionStorage.getItem('loads') ?? 0);
      sessionStorage.setItem('loads', String(load + 1));
      const value = values[load];
      if (value === undefined) return;
      for (const key of keys.localStorage) localStorage.setItem(key, value);
      for (const key of keys.sessionStorage) sessionStorage.setItem(key, value);
    },
    { keys: KEYS, values },
  );
}

/** Makes the method named in the address throw, as when the quota is used up or storage is blocked. */
function breakStorage() {
  const method = new URLSearchParams(location.search).get('broken') as Method;
  Storage.prototype[method] = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
}

function toggleTheme(page: Page) {
  return page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
}

/** Follows a link of the sidebar and goes back. */
async function visitAndReturn(page: Page, link: string, url: string) {
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: link, exact: true })
    .click();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
}
