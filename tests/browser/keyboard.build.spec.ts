import type { Locator, Page } from '@playwright/test';
import { walkPage } from './keyboardWalk.ts';
import { resize, SMALLEST } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

const { desktop, phone } = SCREENS;

const PAGES = [
  { site: 'docs', path: '/hello-world' },
  { site: 'kitchen', path: '/' },
  { site: 'kitchen', path: '/guide/narrow' },
  { site: 'kitchen', path: '/blog' },
] as const;

for (const { site, path } of PAGES) {
  for (const [screen, viewport] of Object.entries({ desktop, phone })) {
    test(`Tab walks over ${site} ${path} on a ${screen}, and Shift+Tab back`, async ({
      page,
      docs,
      kitchen,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, (site === 'docs' ? docs : kitchen) + path);
      const forward = await walkPage(page, 'Tab');
      expect(forward.faults).toEqual([]);
      expect(forward.stops[0]).toBe('a "Skip to content"');
      expect(forward.stops.length).toBeGreaterThan(5);
      const back = await walkPage(page, 'Shift+Tab');
      expect(back.faults).toEqual([]);
      expect(back.stops.at(-1)).toBe('a "Skip to content"');
      expect(back.stops).toEqual(expect.arrayContaining(forward.stops));
    });
  }
}

test('the first stop skips to the content, and nothing covers it', async ({ page, kitchen }) => {
  for (const [screen, viewport] of Object.entries({ ...SCREENS, smallest: SMALLEST })) {
    await test.step(screen, async () => {
      await resize(page, viewport);
      await open(page, `${kitchen}/guide/narrow`);
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isUncovered(skip)).toBe(true);

      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${kitchen}/guide/narrow#app:content`);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(skip).not.toBeInViewport();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isUncovered(heading)).toBe(true);
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
      expect(isInside).toBe(true);
    });
  }
});

test('focus in a sticky bar does not scroll the page, and no sticky bar hides a focused link', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world`);
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    await test.step(screen, async () => {
      await resize(page, viewport);
      const positions = await focusControlsInBars(page, 1500);
      expect(positions.length).toBeGreaterThan(1);
      expect(positions.filter((place) => place.scrollY !== 1500)).toEqual([]);

      const links = await focusLinksBelowBars(page);
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter(({ isVisible }) => !isVisible)).toEqual([]);
    });
  }
});

test('code and tables are tab stops only while they scroll, and arrow keys scroll them', async ({
  page,
  docs,
  kitchen,
}) => {
  const still = { scrolls: false, tabIndex: -1, role: null, name: null };
  await page.setViewportSize(phone);
  await open(page, `${kitchen}/guide/narrow`);
  await expect
    .poll(() => readBlocks(page))
    .toEqual([
      still,
      { scrolls: true, tabIndex: 0, role: 'group', name: expect.stringMatching(/^Table: /) },
      { scrolls: true, tabIndex: 0, role: 'group', name: expect.stringMatching(/^Code: /) },
    ]);
  for (const name of [/^Table: /, /^Code: /]) {
    const block = page.getByRole('group', { name });
    await block.focus();
    await page.keyboard.press('ArrowRight');
    await expect(block).not.toHaveJSProperty('scrollLeft', 0);
  }

  await open(page, `${kitchen}/guide/markdown`);
  await expect
    .poll(() => readBlocks(page))
    .toEqual([still, expect.objectContaining({ name: expect.stringMatching(/^Code: /) }), still]);

  await open(page, `${docs}/world`);
  const narrow = await countStops(page);
  expect(narrow).toBeGreaterThan(2);
  await resize(page, desktop);
  await expect.poll(() => countStops(page)).toBeLessThan(narrow);
  await resize(page, phone);
  await expect.poll(() => countStops(page)).toBe(narrow);
});

/** Focuses every control in the sticky bars, and returns the scroll position after each. */
async function focusControlsInBars(page: Page, top: number) {
  await page.evaluate((to) => scrollTo(0, to), top);
  return page
    .locator('header :is(a, button):visible, nav[data-local-bar] button:visible')
    .evaluateAll(
      (found, to) =>
        found
          .filter((one) => one.getBoundingClientRect().top >= 0)
          .map((one) => {
            scrollTo(0, to);
            (one as HTMLElement).focus();
            return { name: one.ariaLabel ?? one.textContent, scrollY };
          }),
      top,
    );
}

/** Scrolls each link of the article below the sticky bars, focuses it, and returns whether it is visible. */
function focusLinksBelowBars(page: Page) {
  return page.locator('main > article a').evaluateAll((found) =>
    found.map((link) => {
      scrollTo(0, scrollY + link.getBoundingClientRect().top - 5);
      (link as HTMLElement).focus();
      // A link that wraps can have an empty part at the end of the line before.
      const rect = [...link.getClientRects()].find(({ width }) => width > 0);
      const hit = rect && document.elementFromPoint(rect.left + 2, (rect.top + rect.bottom) / 2);
      return { text: link.textContent, isVisible: link.contains(hit ?? null) };
    }),
  );
}

/** Returns whether nothing covers the element's center. */
function isUncovered(element: Locator) {
  return element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
}

function readBlocks(page: Page) {
  return page.locator('main > article :is(pre, .table)').evaluateAll((found) =>
    found.map((block) => ({
      scrolls: block.scrollWidth > block.clientWidth,
      tabIndex: (block as HTMLElement).tabIndex,
      role: block.role,
      name: block.ariaLabel,
    })),
  );
}

/** Expects only the blocks that scroll to be tab stops, and returns their number. */
async function countStops(page: Page): Promise<number> {
  const blocks = await readBlocks(page);
  await expect(page.getByRole('group')).toHaveCount(blocks.filter(({ scrolls }) => scrolls).length);
  // Again, because blocks become tab stops only in the frame after hydration or a resize.
  const marked = await readBlocks(page);
  for (const { scrolls, tabIndex } of marked) expect(tabIndex).toBe(scrolls ? 0 : -1);
  return marked.filter(({ tabIndex }) => tabIndex === 0).length;
}
