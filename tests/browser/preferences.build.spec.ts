import type { Locator, Page } from '@playwright/test';
import { contrast } from './colors.ts';
import { expect, open, test } from './site.ts';

const PHONE = { width: 390, height: 844 };

test.describe('where the system asks for less motion', () => {
  test('nothing on the page moves by itself', async ({ page, kitchen }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, `${kitchen}/guide`);
    const chevron = page.getByRole('button', { name: 'Writing' }).locator('svg');
    await expect(chevron).not.toHaveCSS('transition-duration', '0s');
    expect(await movingParts(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(chevron).toHaveCSS('transition-duration', '0s');
    expect(await movingParts(page)).toEqual([]);
  });

  test('a drawer and what lies behind it are there at once', async ({ page, docs }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, `${docs}/world`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    expect(await durationsOf(drawer)).not.toEqual(['0s', '0s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => durationsOf(drawer)).toEqual(['0s', '0s']);
    expect(await movingParts(page)).toEqual([]);
  });

  test('the way back to the top is a jump', async ({ page, docs }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${docs}/world`);
    await page.evaluate(() => scrollTo(0, 2000));
    const after = await page.getByRole('button', { name: 'Top', exact: true }).evaluate((top) => {
      (top as HTMLElement).click();
      return scrollY;
    });
    expect(after).toBe(0);
  });
});

for (const [theme, color, ground] of [
  ['light', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(255, 255, 255)', 'rgb(20, 25, 31)'],
] as const) {
  test(`where the system asks for contrast, text is at its strongest: ${theme}`, async ({
    page,
    docs,
  }) => {
    await page.emulateMedia({ colorScheme: theme, contrast: 'no-preference' });
    await open(page, `${docs}/world`);
    const text = page.getByRole('main').getByText('A world holds the bodies');
    const quiet = link(page, 'Pages', 'Body');
    await expect(text).not.toHaveCSS('color', color);
    const before = contrast(await colorOf(quiet), ground);
    await page.emulateMedia({ contrast: 'more' });
    await expect(text).toHaveCSS('color', color);
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    // Text that is quiet otherwise has to reach what WCAG calls enhanced, and more than before.
    const after = contrast(await colorOf(quiet), ground);
    expect(after).toBeGreaterThan(before);
    expect(after).toBeGreaterThanOrEqual(7);
  });
}

function link(page: Page, navigation: string, name: string) {
  return page
    .getByRole('navigation', { name: navigation })
    .getByRole('link', { name, exact: true });
}

/** Elements and their decorations that take time to change. */
function movingParts(page: Page) {
  return page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(', ').some((one) => one !== '0s');
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(
          element,
          part,
        );
        const isAnimated = animationName !== 'none' && takesTime(animationDuration);
        return takesTime(transitionDuration) || isAnimated
          ? [`${element.tagName}.${element.className}${part ?? ''}`]
          : [];
      }),
    );
  });
}

function durationsOf(drawer: Locator) {
  return drawer.evaluate((element) =>
    [undefined, '::backdrop'].map((part) => getComputedStyle(element, part).transitionDuration),
  );
}

function colorOf(element: Locator) {
  return element.evaluate((one) => getComputedStyle(one).color);
}
