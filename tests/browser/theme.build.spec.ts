import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { luminance } from './colors.ts';
import { expect, hydrated, open, test } from './site.ts';

const LIGHT = { hasClass: false, scheme: 'light', background: 'light' } as const;
const DARK = { hasClass: true, scheme: 'dark', background: 'dark' } as const;
type Theme = typeof LIGHT | typeof DARK;

test("the system's theme shows until the reader chooses the other one, which stays", async ({
  page,
  docs,
}) => {
  await page.addInitScript(recordFrames);
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${docs}/world`);
  await test.step('the system is followed while the page is open', async () => {
    await expectTheme(page, LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, LIGHT);
    expect(await storedTheme(page)).toBeNull();
  });

  await test.step('dark is chosen on a light system', async () => {
    await flip(page);
    await expectTheme(page, DARK);
    expect(await storedTheme(page)).toBe('dark');
    await reload(page);
    await expectTheme(page, DARK);
    await expectOnlyDarkFrames(page);
    await expectToStay(page, DARK);
  });

  await test.step('light is chosen on a dark system', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.emulateMedia({ colorScheme: 'dark' });
    await reload(page);
    await expectTheme(page, DARK);
    await expectOnlyDarkFrames(page);
    await flip(page);
    await expectTheme(page, LIGHT);
    expect(await storedTheme(page)).toBe('light');
    await reload(page);
    await expectTheme(page, LIGHT);
    await expectToStay(page, LIGHT);
  });

  await test.step('the choice flips with each press, and applies to the next page', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await flip(page);
    await expectTheme(page, DARK);
    await page.getByRole('link', { name: /^Next (?!steps)/ }).click();
    await expect(page).toHaveURL(`${docs}/body`);
    await expectTheme(page, DARK);
    await flip(page);
    await expectTheme(page, LIGHT);
    expect(await storedTheme(page)).toBe('light');
  });
});

test('browser tabs share the choice', async ({ page, context, docs }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${docs}/world`);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await open(other, `${docs}/body`);

  await test.step('another tab follows it', async () => {
    await flip(page);
    await expectTheme(other, DARK);
    await flip(other);
    await expectTheme(page, LIGHT);
    await flip(other);
    await expectTheme(page, DARK);
  });

  await test.step('another site of the origin stores its theme', async () => {
    const received = await page.evaluateHandle(() => ({
      event: new Promise<void>((done) => {
        addEventListener('storage', () => done(), { once: true });
      }),
    }));
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await received.evaluate(({ event }) => event);
    expect(await readTheme(page)).toEqual(DARK);
  });

  for (const [what, clear] of [
    ['all storage', () => localStorage.clear()],
    ['the theme', () => localStorage.removeItem('/planck.js/docs/theme')],
  ] as const) {
    await test.step(`another tab clears ${what}`, async () => {
      // A tab can't remove what it has not received yet.
      await expect.poll(() => storedTheme(other)).toBe('dark');
      await other.evaluate(clear);
      await expectTheme(page, LIGHT);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectTheme(page, DARK);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectTheme(page, LIGHT);
      await flip(page);
      await expectTheme(page, DARK);
    });
  }
});

test('a site of one theme is dark on a light system, whatever is stored, and has no toggle', async ({
  page,
  oneTheme,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('/theme', 'light'));
  await open(page, oneTheme);
  await expect.poll(() => readTheme(page)).toEqual(DARK);
  await expect(toggle(page)).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => readTheme(page)).toEqual(DARK);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the system's theme shows, except on a site of one theme, and there is no toggle", async ({
    page,
    docs,
    oneTheme,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${docs}/world`);
    await expectLogo(page, 'light');
    expect(await readBackground(page)).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLogo(page, 'dark');
    expect(luminance(await readBackground(page))).toBeLessThan(0.05);
    await expect(toggle(page)).toHaveCount(0);

    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(oneTheme);
    expect(luminance(await readBackground(page))).toBeLessThan(0.05);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(toggle(page)).toHaveCount(0);
  });
});

/** What the page is about to paint in a frame. */
interface Frame {
  hasClass: boolean;
  red: number;
}

function recordFrames() {
  const paintedFrames: Frame[] = [];
  Object.assign(window, { paintedFrames });
  const record = () => {
    requestAnimationFrame(record);
    if (!document.body) return;
    const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    paintedFrames.push({
      hasClass: document.documentElement.classList.contains('dark'),
      red: Number(red),
    });
  };
  requestAnimationFrame(record);
}

function toggle(page: Page) {
  return page.getByRole('button', { name: 'Switch between light and dark theme' });
}

function flip(page: Page) {
  return toggle(page).click();
}

async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}

/** Expects a page of the docs to have the theme, and its logo. */
async function expectTheme(page: Page, theme: Theme) {
  await expect.poll(() => readTheme(page), { intervals: [50] }).toEqual(theme);
  await expectLogo(page, theme.scheme);
}

/** Expects the theme to stay whatever the system changes to. */
async function expectToStay(page: Page, theme: Theme) {
  // First the chosen one: a system that matches the choice must not clear it.
  for (const { scheme } of [theme, theme === LIGHT ? DARK : LIGHT]) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectTheme(page, theme);
  }
}

/** Expects only the logo of the theme to be visible, and to have loaded. */
async function expectLogo(page: Page, theme: string) {
  const logo = page.getByRole('banner').getByRole('img', { name: 'Planck.js' });
  await expect(logo).toHaveCount(1);
  const [file, address] = await Promise.all([
    readFile(`docs/public/logo-${theme}.svg`, 'utf8'),
    logo.getAttribute('src'),
  ]);
  const inline = `data:image/svg+xml,${file.trim().replace(/\s+/g, ' ')}`;
  expect(decodeURIComponent(address ?? '')).toBe(inline);
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
}

/** Expects that the page never flashed light since it was loaded. */
async function expectOnlyDarkFrames(page: Page) {
  const frames: Frame[] = await page.evaluate(() => Reflect.get(window, 'paintedFrames'));
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.filter(({ hasClass, red }) => !hasClass || red > 127)).toEqual([]);
}

function readBackground(page: Page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

function readTheme(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return {
      hasClass: root.classList.contains('dark'),
      scheme: getComputedStyle(root).colorScheme,
      background: Number(red) > 127 ? 'light' : 'dark',
    };
  });
}

function storedTheme(page: Page) {
  return page.evaluate(() => localStorage.getItem('/planck.js/docs/theme'));
}
