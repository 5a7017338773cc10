import type { Page } from '@playwright/test';
import { pathsOf } from './paths.ts';
import { expect, open, test } from './site.ts';
import { SCREENS, TEMPLATES } from './templates.ts';

/** A small phone, and a window of 1280 by 1024 at 400 % (WCAG 1.4.10). */
const SIZES = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
] as const;

const PAGES = [
  ...[...pathsOf('docs'), '/404'].map((path) => ({ site: 'docs' as const, path })),
  ...[...pathsOf('tests/fixtures/kitchen-sink'), '/404'].map((path) => ({
    site: 'kitchen' as const,
    path,
  })),
];

for (const { site, path } of PAGES) {
  test(`${site} ${path} fits a screen of 320 pixels`, async ({ page, docs, kitchen }) => {
    await open(page, { docs, kitchen }[site] + path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => innerHeight)).toBe(size.height);
      expect(await sideways(page)).toBe(0);
      expect(await stickingOut(page)).toEqual([]);
    }
    // The last of them is the low one.
    await page.evaluate(() => window.scrollTo({ top: 9999, behavior: 'instant' }));
    expect(await coveredAtTop(page)).toBeLessThanOrEqual(256 / 2);
  });
}

for (const [path, name] of [
  ['/guide/deep', 'Menu'],
  ['/guide/narrow', 'On this page'],
] as const) {
  test(`the drawer of "${name}" on kitchen ${path} fits a screen of 320 pixels`, async ({
    page,
    kitchen,
  }) => {
    await page.setViewportSize(SIZES[0]);
    await open(page, kitchen + path);
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toHaveCSS('translate', 'none');
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    expect(await stickingOut(page)).toEqual([]);
  });
}

for (const { name, site, path } of TEMPLATES.filter(({ prepare }) => !prepare)) {
  test(`buttons and links around the article are large enough for a finger: ${name}`, async ({
    page,
    docs,
    kitchen,
    reference,
  }) => {
    await page.setViewportSize(SCREENS.phone);
    await open(page, { docs, kitchen, reference }[site] + path);
    const targets = await targetsOfShell(page);
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
  });
}

/** By how much the page is wider than the window. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** What of the shell can be seen only in part. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shell = 'header, nav, footer, section[aria-label=Announcement], button, a';
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll(`:is(${shell}), :is(${shell}) *`)]
      .filter((element) => !element.closest('article') && element.checkVisibility())
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > clientWidth;
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

/** Height of what stays at the top of the window when the page is scrolled. */
function coveredAtTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    let covered = 0;
    // One may stick below another.
    for (const { top, bottom } of boxes) if (top <= covered) covered = Math.max(covered, bottom);
    return covered;
  });
}

/** Buttons and links of the shell, but for links within a sentence (WCAG 2.5.8). */
function targetsOfShell(page: Page) {
  return page.evaluate(() =>
    ['header', 'nav[aria-label="This section"]', 'footer']
      .flatMap((part) => [...document.querySelectorAll(`${part} :is(a, button)`)])
      .filter((element) => !element.closest('article') && element.checkVisibility())
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { name: element.ariaLabel || element.textContent?.trim(), width, height };
      }),
  );
}
