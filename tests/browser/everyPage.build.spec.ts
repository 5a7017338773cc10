import type { Page } from '@playwright/test';
import { listPaths } from './paths.ts';
import { findClippedElements, LOWEST, measureCoveredTop, measurePageOverflow } from './reflow.ts';
import { expect, test } from './site.ts';
import { SITES } from './sites.ts';

/** Pages per test: few enough to finish in seconds, so that workers can share the tests. */
const PAGES_PER_TEST = 12;

for (const [site, title] of [
  ['docs', /Planck\.js$/],
  ['kitchen', /Kitchen Sink$/],
] as const) {
  for (const paths of groupPaths([...listPaths(SITES[site]), '/404'])) {
    test(`${site} pages from ${paths[0]} to ${paths.at(-1)} open without errors, and fit a screen of 320 pixels`, async ({
      page,
      complaints,
      docs,
      kitchen,
    }) => {
      // Scenes stay paused: other tests run them.
      await page.setViewportSize(LOWEST);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto({ docs, kitchen }[site] + path);
          const seen = await page.evaluate(hydratedPage);
          // Soft, so that one run names every page that fails.
          const softly = expect.configure({ soft: true, message: path });
          softly(seen).toEqual({ headings: 1, title: expect.stringMatching(title), hasText: true });
          softly(await measurePageOverflow(page)).toBe(0);
          softly(await findClippedElements(page)).toEqual([]);
          softly(await measureStickyBars(page)).toBeLessThanOrEqual(LOWEST.height / 2);
          softly(complaints.splice(0)).toEqual([]);
        });
      }
    });
  }
}

/**
 * Runs in the page, and returns what it shows once React has taken over. Playwright's own queries would load their
 * script into each of the pages, which takes a quarter of the time.
 */
async function hydratedPage() {
  while (!document.documentElement.hasAttribute('data-hydrated')) {
    await new Promise((next) => requestAnimationFrame(next));
  }
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  return {
    headings: visible('h1').length,
    title: document.title,
    hasText: visible('main').some((main) => main.innerText.trim() !== ''),
  };
}

/** Returns the height of the sticky bars at the end of the page, in pixels. */
async function measureStickyBars(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 9999, behavior: 'instant' }));
  return measureCoveredTop(page);
}

function groupPaths(paths: string[]): string[][] {
  const count = Math.ceil(paths.length / PAGES_PER_TEST);
  return Array.from({ length: count }, (_, index) =>
    paths.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  );
}
