import { expect, type Page } from '@playwright/test';

/** A small phone. */
export const SMALLEST = { width: 320, height: 640 };
/** A window of 1280 by 1024 at 400% zoom (WCAG 1.4.10). */
export const LOWEST = { width: 320, height: 256 };

/** Returns by how many pixels the page is wider than the window. */
export function measurePageOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Returns the HTML of the shell's elements that extend beyond the window. */
export function findClippedElements(page: Page): Promise<string[]> {
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

/** Returns the height of the sticky and fixed elements at the top of the window. */
export function measureCoveredTop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')]
      .filter((element) => {
        // The gutter of the editor is sticky only at its side.
        const { position, top } = getComputedStyle(element);
        return position === 'fixed' || (position === 'sticky' && top !== 'auto');
      })
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    let covered = 0;
    // One can stick below another.
    for (const { top, bottom } of boxes) if (top <= covered) covered = Math.max(covered, bottom);
    return covered;
  });
}

/** Resizes the window, and waits until the page has drawn the result. Requires JavaScript in the page. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(sizeAfterFrame)).toEqual(size);
}

/** Runs in the page. */
async function sizeAfterFrame() {
  // Resize observers run in the first frame, and take effect in the second.
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((next) => requestAnimationFrame(next));
  }
  return { width: innerWidth, height: innerHeight };
}
