import { describe } from 'vitest';
import { SCREENS, TEMPLATES } from '../../browser/templates.ts';
import { expect, test } from '../journey.ts';

/** One template per address; the others are states that other journeys cover. */
const PAGES = [...new Map(TEMPLATES.map((page) => [page.site + page.path, page])).values()];

describe('every template loads without complaints and fits the screen', () => {
  for (const { site, path } of PAGES) {
    test(`${site} ${path}`, async ({ page, served }) => {
      await page.open(served.urls[site] + path);
      // Its own address also has the status 404.
      if (path === '/404') page.clearComplaints();
      for (const screen of Object.values(SCREENS)) {
        await page.resize(screen);
        expect(await page.role('main').count()).toBe(1);
        await expect.poll(() => page.evaluate(overflow)).toBe(0);
      }
    });
  }
});

/** Returns by how much the document is wider than the window, in CSS pixels. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

describe('the theme', () => {
  test('changes with its button, and survives a reload and a link', async ({ page, docs }) => {
    const isDark = () =>
      page.evaluate(() => {
        const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
        return Number(red) < 128;
      });
    await page.open(`${docs}/world`);
    const before = await isDark();
    await page.role('button', /light and dark theme/).click();
    await expect.poll(isDark).toBe(!before);
    await page.reload();
    await expect.poll(isDark).toBe(!before);
    await page.role('link', /^Next (?!steps)/).click();
    await expect.poll(() => page.url()).toBe(`${docs}/body`);
    await expect.poll(isDark).toBe(!before);
  });
});
