import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site.ts';

test('the banner shows its text in the colors and the height of the config', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide`);
  await expect(banner(page)).toContainText('Version 2 is out: read what is new.');
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(29, 78, 216)');
  await expect(banner(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  const { height, y } = (await banner(page).boundingBox()) ?? { height: 0, y: -1 };
  expect(height).toBeGreaterThanOrEqual(40);
  await expect(banner(page)).toHaveCSS('min-height', '40px');
  expect(y).toBe(0);
  await expect.poll(() => topOf(page)).toBe(height);
});

test('the link in the banner leads on, in the color of its text', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  const link = banner(page).getByRole('link', { name: 'read what is new' });
  await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');
  await link.click();
  await expect(page).toHaveURL(`${kitchen}/blog/second-post`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeVisible();
});

test('a dismissed banner stays away on every page and after a reload', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide`);
  await dismiss(page);
  await expect(banner(page)).toBeHidden();
  expect(await topOf(page)).toBe(0);

  await page.getByRole('link', { name: 'Reference', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reference' })).toBeVisible();
  await expect(banner(page)).toBeHidden();

  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toBeHidden();

  await open(page, `${kitchen}/blog`);
  await expect(banner(page)).toBeHidden();
});

test('whoever dismissed another banner sees this one, and can dismiss it too', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide`);
  await page.evaluate(() => localStorage.setItem('dismissed-banner', '00000000'));
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toBeVisible();
  await dismiss(page);
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
});

test('a dismissed banner is never painted and moves nothing', async ({ page, kitchen }) => {
  await page.addInitScript(noteFrames);
  await open(page, `${kitchen}/guide`);
  // What is measured below can be seen where there is a banner.
  const before = await noted(page);
  expect(before.frames.length).toBeGreaterThan(0);
  expect(before.frames.filter(({ banner, top }) => banner === 0 || top === 0)).toEqual([]);

  await dismiss(page);
  await page.reload();
  await hydrated(page);
  const after = await noted(page);
  expect(after.frames.length).toBeGreaterThan(0);
  expect(after.frames.filter(({ banner, top }) => banner > 0 || top !== 0)).toEqual([]);
  expect(after.shifts).toEqual([]);
});

test('a site without a banner has none', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  await expect(banner(page)).toHaveCount(0);
  expect(await topOf(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner shows, without a button that could do nothing', async ({ page, kitchen }) => {
    await page.goto(`${kitchen}/guide`);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('button')).toHaveCount(0);
    await banner(page).getByRole('link', { name: 'read what is new' }).click();
    await expect(page).toHaveURL(`${kitchen}/blog/second-post`);
  });
});

interface Noted {
  /** Height of the banner and place of the site's bar, in each frame that has a page to show. */
  frames: { banner: number; top: number }[];
  shifts: number[];
}

function noteFrames() {
  const noted: Noted = { frames: [], shifts: [] };
  Object.assign(window, { noted });
  const note = () => {
    requestAnimationFrame(note);
    const bar = document.querySelector('header');
    if (!bar) return;
    const banner = document.querySelector<HTMLElement>('[aria-label="Announcement"]');
    noted.frames.push({
      banner: banner?.offsetHeight ?? 0,
      top: bar.getBoundingClientRect().top,
    });
  };
  requestAnimationFrame(note);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      noted.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** After two more frames, so that what the last one moved is told of. */
function noted(page: Page): Promise<Noted> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((next) => requestAnimationFrame(next));
    }
    return (window as unknown as { noted: Noted }).noted;
  });
}

function banner(page: Page) {
  return page.getByRole('region', { name: 'Announcement' });
}

function dismiss(page: Page) {
  return banner(page).getByRole('button', { name: 'Dismiss announcement' }).click();
}

function topOf(page: Page) {
  return page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top);
}
