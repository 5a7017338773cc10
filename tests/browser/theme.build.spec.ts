import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const LIGHT = { hasClass: false, scheme: 'light', ground: 'light' };
const DARK = { hasClass: true, scheme: 'dark', ground: 'dark' };

test("the system's theme shows, and is followed while the page is open", async ({ page, docs }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${docs}/world`);
  await expectTheme(page, LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, LIGHT);
  expect(await storedTheme(page)).toBeNull();
});

for (const [system, shown, other, otherName] of [
  ['light', LIGHT, DARK, 'dark'],
  ['dark', DARK, LIGHT, 'light'],
] as const) {
  test(`a reader on a ${system} system who chooses the other theme keeps it`, async ({
    page,
    docs,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await open(page, `${docs}/world`);
    await expectTheme(page, shown);
    await flip(page);
    await expectTheme(page, other);
    expect(await storedTheme(page)).toBe(otherName);

    await page.reload();
    await expectTheme(page, other);
    // The choice is now what the system says, and stays when the system changes its mind.
    await page.emulateMedia({ colorScheme: otherName });
    await expectTheme(page, other);
    await page.emulateMedia({ colorScheme: system });
    await expectTheme(page, other);
  });
}

test('the theme flips with each press, and on every page', async ({ page, docs }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${docs}/world`);
  await flip(page);
  await expectTheme(page, DARK);
  await page.getByRole('link', { name: /^Next ./ }).click();
  await expect(page).toHaveURL(`${docs}/body`);
  await expectTheme(page, DARK);
  await flip(page);
  await expectTheme(page, LIGHT);
  expect(await storedTheme(page)).toBe('light');
});

test('another tab follows the choice at once', async ({ page, context, docs }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${docs}/world`);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await open(other, `${docs}/body`);
  await flip(page);
  await expectTheme(other, DARK);
  await flip(other);
  await expectTheme(page, LIGHT);
  await flip(other);
  await expectTheme(page, DARK);
});

test('forgetting the choice in another tab leads back to the system', async ({
  page,
  context,
  docs,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${docs}/world`);
  const other = await context.newPage();
  await open(other, `${docs}/body`);
  for (const forget of [() => localStorage.clear(), () => localStorage.removeItem('theme')]) {
    await flip(page);
    await expectTheme(page, DARK);
    await other.evaluate(forget);
    await expectTheme(page, LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, LIGHT);
  }
});

test('what another tab stores under another name changes nothing', async ({
  page,
  context,
  docs,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${docs}/world`);
  await flip(page);
  const other = await context.newPage();
  await open(other, `${docs}/body`);
  const heard = await page.evaluateHandle(() => ({
    event: new Promise<void>((done) => {
      addEventListener('storage', () => done(), { once: true });
    }),
  }));
  await other.evaluate(() => localStorage.setItem('something-else', 'light'));
  await heard.evaluate(({ event }) => event);
  expect(await themeOf(page)).toEqual(DARK);
});

for (const stored of [undefined, 'dark']) {
  test(`a dark page never flashes light: ${stored ?? 'nothing'} is stored`, async ({
    page,
    docs,
  }) => {
    await page.emulateMedia({ colorScheme: stored ? 'light' : 'dark' });
    if (stored) await page.addInitScript((theme) => localStorage.setItem('theme', theme), stored);
    await page.addInitScript(noteFrames);
    await open(page, `${docs}/world`);
    const frames = await page.evaluate(() => (window as unknown as Noted).frames);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(({ hasClass, red }) => !hasClass || red > 127)).toEqual([]);
  });
}

test.describe('a site of one theme', () => {
  test('is dark on a light system, whatever is stored, and has no toggle', async ({
    page,
    oneTheme,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await open(page, oneTheme);
    await expectTheme(page, DARK);
    await expect(toggle(page)).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, DARK);
  });
});

/** What the page is about to paint, frame by frame, since it has anything to show. */
interface Noted {
  frames: { hasClass: boolean; red: number }[];
}

function noteFrames() {
  const frames: Noted['frames'] = [];
  Object.assign(window, { frames });
  const note = () => {
    requestAnimationFrame(note);
    if (!document.body) return;
    const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    frames.push({
      hasClass: document.documentElement.classList.contains('dark'),
      red: Number(red),
    });
  };
  requestAnimationFrame(note);
}

function toggle(page: Page) {
  return page.getByRole('button', { name: 'Switch between light and dark theme' });
}

function flip(page: Page) {
  return toggle(page).click();
}

async function expectTheme(page: Page, theme: typeof LIGHT) {
  await expect.poll(() => themeOf(page), { intervals: [50] }).toEqual(theme);
}

function themeOf(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return {
      hasClass: root.classList.contains('dark'),
      scheme: getComputedStyle(root).colorScheme,
      ground: Number(red) > 127 ? 'light' : 'dark',
    };
  });
}

function storedTheme(page: Page) {
  return page.evaluate(() => localStorage.getItem('theme'));
}
