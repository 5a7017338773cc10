import type { Page } from '@playwright/test';
import { listPaths } from './paths.ts';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SITES } from './sites.ts';
import { SCREENS } from './templates.ts';

// The policy of the pages forbids creating documents from strings.
test.use({ bypassCSP: true });

test('a picture takes at least 75% of the height of its scene, and 60% on phones (median)', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/credits`);
  // The space for controls is reserved in the HTML, so the scenes don't have to run.
  const count = await page.evaluate(
    gatherScenes,
    listPaths(SITES.docs).map((path) => docs + path),
  );
  expect(count).toBeGreaterThan(40);
  for (const [screen, min] of [
    ['desktop', 0.75],
    ['phone', 0.6],
  ] as const) {
    await resize(page, SCREENS[screen]);
    const shares = await measureShares(page);
    const median = shares.sort((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
    console.log(`pictures on ${screen}: ${(100 * median).toFixed(1)}% of ${100 * min}%`);
    expect(median).toBeGreaterThanOrEqual(min);
  }
});

/**
 * Runs in a page: replaces its article with the scenes of other pages, and returns their number. What the page's styles
 * lack is in the styles of articles, or, for single elements, at the end of each page's own styles.
 */
async function gatherScenes(urls: string[]): Promise<number> {
  const scenes = new Map<string, Element>();
  const rules = new Set<string>();
  for (const url of urls) {
    const html = await (await fetch(url)).text();
    const { head, body } = new DOMParser().parseFromString(html, 'text/html');
    const figures = body.querySelectorAll('figure[data-scene]');
    for (const figure of figures) scenes.set(figure.id, figure);
    if (figures.length === 0) continue;
    for (const style of head.querySelectorAll('style')) {
      const [elementRules] = style.textContent?.match(/\[data-style=.*/s) ?? [];
      if (elementRules) rules.add(elementRules);
    }
  }
  const appStyles = document.querySelector<HTMLLinkElement>('link[href*="/assets/styles-"]');
  const articleStyles = await fetch(appStyles?.href.replace('/styles-', '/article-') ?? '');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([await articleStyles.text(), ...rules].join('\n'));
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('article')?.replaceChildren(...scenes.values());
  return scenes.size;
}

/** Returns each picture's share of its scene's height, from 0 to 1. */
function measureShares(page: Page): Promise<number[]> {
  return page.locator('figure[data-scene]').evaluateAll((figures) =>
    figures.map((figure) => {
      const { height = 0 } = figure.firstElementChild?.getBoundingClientRect() ?? {};
      return height / figure.getBoundingClientRect().height;
    }),
  );
}
