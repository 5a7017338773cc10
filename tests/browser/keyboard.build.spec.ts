import type { Locator, Page } from '@playwright/test';
import { walkPage } from './keyboardWalk.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

const { desktop, phone } = SCREENS;

const PAGES = [
  { site: 'docs', path: '/world' },
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
      const there = await walkPage(page, 'Tab');
      expect(there.faults).toEqual([]);
      expect(there.stops[0]).toBe('a "Skip to content"');
      expect(there.stops.length).toBeGreaterThan(5);
      const back = await walkPage(page, 'Shift+Tab');
      expect(back.faults).toEqual([]);
      expect(back.stops.at(-1)).toBe('a "Skip to content"');
      expect(back.stops).toEqual(expect.arrayContaining(there.stops));
    });
  }
}

for (const [screen, viewport] of Object.entries({ desktop, phone })) {
  test(`the first stop on a ${screen} skips to the content, and nothing covers it`, async ({
    page,
    kitchen,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, `${kitchen}/guide/narrow`);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(skip)).toBe(true);

    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(skip).not.toBeInViewport();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(heading)).toBe(true);
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInside).toBe(true);
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`the focus in a bar that sticks leaves the text where it is on a ${screen}`, async ({
    page,
    docs,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, `${docs}/world`);
    await page.evaluate(() => scrollTo(0, 1500));
    const places = await page
      .locator('header :is(a, button):visible, nav[data-local-bar] button:visible')
      .evaluateAll((found) =>
        found
          .filter((one) => one.getBoundingClientRect().top >= 0)
          .map((one) => {
            scrollTo(0, 1500);
            (one as HTMLElement).focus();
            return { name: one.ariaLabel ?? one.textContent, scrollY };
          }),
      );
    expect(places.length).toBeGreaterThan(1);
    expect(places.filter((place) => place.scrollY !== 1500)).toEqual([]);
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`a link below a bar that sticks comes out when it has the focus on a ${screen}`, async ({
    page,
    docs,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, `${docs}/world`);
    const links = await page.locator('#article a').evaluateAll((found) =>
      found.map((link) => {
        scrollTo(0, scrollY + link.getBoundingClientRect().top - 5);
        (link as HTMLElement).focus();
        const [rect] = link.getClientRects();
        const hit = rect && document.elementFromPoint(rect.left + 2, (rect.top + rect.bottom) / 2);
        return { text: link.textContent, isSeen: link.contains(hit ?? null) };
      }),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ isSeen }) => !isSeen)).toEqual([]);
  });
}

test('code and tables are stops as long as they scroll, and no longer', async ({
  page,
  docs,
  kitchen,
}) => {
  await page.setViewportSize(phone);
  await open(page, `${kitchen}/guide/narrow`);
  expect(await blocksOf(page)).toEqual([
    { scrolls: true, tabIndex: 0, role: 'group', name: 'Table' },
    { scrolls: true, tabIndex: 0, role: 'group', name: 'Code' },
  ]);
  await open(page, `${kitchen}/guide/markdown`);
  const still = { scrolls: false, tabIndex: -1, role: null, name: null };
  expect(await blocksOf(page)).toEqual([still, expect.objectContaining({ name: 'Code' }), still]);

  await open(page, `${docs}/world`);
  const narrow = await stopsAmong(page);
  expect(narrow).toBeGreaterThan(2);
  await page.setViewportSize(desktop);
  await expect.poll(() => stopsAmong(page)).toBeLessThan(narrow);
  await page.setViewportSize(phone);
  await expect.poll(() => stopsAmong(page)).toBe(narrow);
});

test('a block that scrolls is scrolled by the arrow keys', async ({ page, kitchen }) => {
  await page.setViewportSize(phone);
  await open(page, `${kitchen}/guide/narrow`);
  for (const name of ['Table', 'Code']) {
    const block = page.getByRole('group', { name });
    await block.focus();
    await page.keyboard.press('ArrowRight');
    await expect(block).not.toHaveJSProperty('scrollLeft', 0);
  }
});

/** Whether a reader sees the middle of it. */
function isOnTop(element: Locator) {
  return element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
}

function blocksOf(page: Page) {
  return page.locator('#article :is(pre, .table)').evaluateAll((found) =>
    found.map((block) => ({
      scrolls: block.scrollWidth > block.clientWidth,
      tabIndex: (block as HTMLElement).tabIndex,
      role: block.role,
      name: block.ariaLabel,
    })),
  );
}

/** How many blocks are stops, after making sure that they are the ones that scroll. */
async function stopsAmong(page: Page): Promise<number> {
  const blocks = await blocksOf(page);
  await expect(page.getByRole('group')).toHaveCount(blocks.filter(({ scrolls }) => scrolls).length);
  for (const { scrolls, tabIndex } of await blocksOf(page)) expect(tabIndex).toBe(scrolls ? 0 : -1);
  return blocks.filter(({ tabIndex }) => tabIndex === 0).length;
}
