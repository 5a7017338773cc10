import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site.ts';

type Method = 'getItem' | 'setItem';

/** All that the app and its router keep. */
const KEYS = {
  localStorage: ['theme', 'dismissed-banner', 'recent', 'filterText', 'showDetailView'],
  sessionStorage: [
    'visited',
    'reloaded-for',
    'react-router-scroll-positions',
    'remix-router-transitions',
  ],
};

/** Values under the app's keys that the app never wrote. */
const FOREIGN = {
  null: 'null',
  'a number': '5',
  'a list': '[]',
  'a text in quotes': '"x"',
  'half an object': '{"a',
  undefined: 'undefined',
  '10 kB': 'x'.repeat(10_000),
  'a tag': '<script>',
  'another host': '//evil.example/\n//evil.example/',
  'another host with a backslash': '/\\evil.example/\n/\\evil.example/',
  'a script': 'javascript:alert(1)\njavascript:alert(1)',
};

test('foreign values in storage break no page', async ({ page, complaints, kitchen }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await fillBeforeEachLoad(page, Object.values(FOREIGN));
  const banner = page.getByRole('region', { name: 'Announcement' });
  for (const name of Object.keys(FOREIGN)) {
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
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(banner).toBeHidden();
  await walk(page, 'Alpha', `${kitchen}/reference/alpha`);
  await expect(page).toHaveURL(`${kitchen}/reference`);
  await expect(banner).toBeHidden();
});

// The one value that React Router would fail over.
test('theme, navigation, and search work where storage held null', async ({ page, docs }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await fillBeforeEachLoad(page, [FOREIGN.null]);
  await open(page, `${docs}/world`);
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await flipTheme(page);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await walk(page, 'Body', `${docs}/body`);
  await expect(page).toHaveURL(`${docs}/world`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('sleeping');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const method of ['getItem', 'setItem'] satisfies Method[]) {
  test(`storage whose ${method} throws breaks nothing, and the console says what is lost`, async ({
    page,
    complaints,
    kitchen,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript<Method>(breakStorage, method);
    await open(page, `${kitchen}/reference`);
    await flipTheme(page);
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await walk(page, 'Alpha', `${kitchen}/reference/alpha`);
    await expect(page).toHaveURL(`${kitchen}/reference`);
    await expect(page.locator('html')).toHaveClass(/dark/);

    const said = complaints.filter((text) => text.includes('is not remembered'));
    expect(complaints).toEqual(said);
    if (method === 'setItem') {
      expect(said.join('\n')).toMatch(/^The theme is not remembered/m);
      expect(said.join('\n')).toMatch(/^That the banner was dismissed is not remembered/m);
    }
    complaints.length = 0;
  });
}

test('a chunk that is missing never reloads for ever where a reload cannot be noted', async ({
  page,
  complaints,
  docs,
}) => {
  await page.addInitScript<Method>(breakStorage, 'setItem');
  await page.route('**/assets/PageScreen-*.js', (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('framenavigated', () => {
    loads++;
  });
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('could not be loaded'),
  );
  await page.goto(`${docs}/world`);
  await failed;
  expect(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.join('\n')).toContain('a reload could not be noted');
  complaints.length = 0;
});

test('a reload keeps the scroll position where storage held null', async ({ page, kitchen }) => {
  await fillBeforeEachLoad(page, [FOREIGN.null]);
  await open(page, `${kitchen}/guide/long`);
  await page.getByRole('heading', { name: 'Part 20', exact: true }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
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

/** As where the quota is used up, or a browser's settings forbid it. */
function breakStorage(method: Method) {
  Storage.prototype[method] = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
}

function flipTheme(page: Page) {
  return page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
}

/** Follows a link of the sidebar and goes back. */
async function walk(page: Page, link: string, url: string) {
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
