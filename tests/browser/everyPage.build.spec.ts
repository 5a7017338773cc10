import { pathsOf } from './paths.ts';
import { coveredAtTop, LOWEST, SMALLEST, sideways, stickingOut } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SITES } from './sites.ts';

for (const [site, title] of [
  ['docs', /Planck\.js$/],
  ['kitchen', /Kitchen Sink$/],
] as const) {
  for (const path of [...pathsOf(SITES[site]), '/404']) {
    test(`${site} ${path} opens without a complaint, and fits a screen of 320 pixels`, async ({
      page,
      docs,
      kitchen,
    }) => {
      await open(page, { docs, kitchen }[site] + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main')).not.toBeEmpty();

      for (const size of [SMALLEST, LOWEST]) {
        await page.setViewportSize(size);
        await expect.poll(() => page.evaluate(() => innerHeight)).toBe(size.height);
        expect(await sideways(page)).toBe(0);
        expect(await stickingOut(page)).toEqual([]);
      }
      // The last of them is the low one.
      await page.evaluate(() => window.scrollTo({ top: 9999, behavior: 'instant' }));
      expect(await coveredAtTop(page)).toBeLessThanOrEqual(LOWEST.height / 2);
    });
  }
}
