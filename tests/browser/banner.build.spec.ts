import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site.ts';

test('the banner looks as configured, and stays away once it is dismissed', async ({
  page,
  kitchen,
}) => {
  await page.addInitScript(recordFrames);
  await open(page, `${kitchen}/guide`);
  await test.step('it is in every frame, with the top bar below it', async () => {
    const { frames } = await recorded(page);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(({ banner, top }) => banner === 0 || top === 0)).toEqual([]);
  });
  await test.step('it has the text, the colors, and the height of the config', async () => {
    await expect(banner(page)).toContainText('Version 2 is out: read what is new.');
    await expect(banner(page)).toHaveCSS('background-color', 'rgb(29, 78, 216)');
    await expect(banner(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
    const { height, y } = (await banner(page).boundingBox()) ?? { height: 0, y: -1 };
    expect(height).toBeGreaterThanOrEqual(40);
    await expect(banner(page)).toHaveCSS('min-height', '40px');
    expect(y).toBe(0);
    await expect.poll(() => readBannerTop(page)).toBe(height);
  });
  await test.step('its link has the color of its text, and works', async () => {
    const link = banner(page).getByRole('link', { name: 'read what is new' });
    await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');
    await link.click();
    await expect(page).toHaveURL(`${kitchen}/blog/second-post`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });
  await test.step('it can be dismissed, and stays away on other pages', async () => {
    await banner(page).getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await readBannerTop(page)).toBe(0);
    await page.getByRole('link', { name: 'Guide', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
  await test.step('after a reload it is never painted, and nothing shifts', async () => {
    await page.reload();
    await hydrated(page);
    await expect(banner(page)).toBeHidden();
    const { frames, shifts } = await recorded(page);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(({ banner, top }) => banner > 0 || top !== 0)).toEqual([]);
    expect(shifts).toEqual([]);
  });
});

interface Recorded {
  /** Height of the banner and position of the top bar, in every frame that has a top bar. */
  frames: { banner: number; top: number }[];
  shifts: number[];
}

function recordFrames() {
  const recorded: Recorded = { frames: [], shifts: [] };
  Object.assign(window, { recorded });
  const record = () => {
    requestAnimationFrame(record);
    const bar = document.querySelector('header');
    if (!bar) return;
    const banner = document.querySelector<HTMLElement>('[aria-label="Announcement"]');
    recorded.frames.push({
      banner: banner?.offsetHeight ?? 0,
      top: bar.getBoundingClientRect().top,
    });
  };
  requestAnimationFrame(record);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      recorded.shifts.push((entry as PerformanceEntry & { value: number }).value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits for two more frames, so that shifts of the last one are reported. */
function recorded(page: Page): Promise<Recorded> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((next) => requestAnimationFrame(next));
    }
    return Reflect.get(window, 'recorded');
  });
}

function banner(page: Page) {
  return page.getByRole('region', { name: 'Announcement' });
}

function readBannerTop(page: Page) {
  return page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top);
}
