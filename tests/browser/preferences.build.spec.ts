import type { Locator, Page } from '@playwright/test';
import { contrast } from './colors.ts';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

test('nothing on the page is animated if the system prefers reduced motion', async ({
  page,
  kitchen,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, `${kitchen}/guide`);
  const chevron = page.getByRole('button', { name: 'Writing' }).locator('svg');
  await expect(chevron).not.toHaveCSS('transition-duration', '0s');
  expect(await findAnimatedParts(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(chevron).toHaveCSS('transition-duration', '0s');
  expect(await findAnimatedParts(page)).toEqual([]);

  await resize(page, SCREENS.phone);
  await test.step('the drawer and the page behind it', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    expect(await readDurations(drawer)).not.toEqual(['0s', '0s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => readDurations(drawer)).toEqual(['0s', '0s']);
    expect(await findAnimatedParts(page)).toEqual([]);
    await drawer.getByRole('link', { name: 'Long page' }).click();
  });
  await test.step('scrolling to the top is instant', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Long page' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 2000));
    expect(await page.evaluate(() => scrollY)).toBe(2000);
    const after = await page.getByRole('button', { name: 'Top', exact: true }).evaluate((top) => {
      (top as HTMLElement).click();
      return scrollY;
    });
    expect(after).toBe(0);
  });
});

test('text has the maximum contrast if the system prefers more', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  const text = page.getByRole('main').getByText('All options are optional');
  const subtle = link(page, 'On this page', 'Events');
  for (const [theme, color, ground] of [
    ['light', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(255, 255, 255)', 'rgb(20, 25, 31)'],
  ] as const) {
    await test.step(theme, async () => {
      await page.emulateMedia({ colorScheme: theme, contrast: 'no-preference' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
      await expect(text).not.toHaveCSS('color', color);
      const before = contrast(await readColor(subtle), ground);
      await page.emulateMedia({ contrast: 'more' });
      await expect(text).toHaveCSS('color', color);
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
      // Subtle text has to reach WCAG's enhanced contrast, and more than before.
      const after = contrast(await readColor(subtle), ground);
      expect(after).toBeGreaterThan(before);
      expect(after).toBeGreaterThanOrEqual(7);
    });
  }
});

function link(page: Page, navigation: string, name: string) {
  return page
    .getByRole('navigation', { name: navigation })
    .getByRole('link', { name, exact: true });
}

/** Finds elements and pseudo-elements with transitions or animations. */
function findAnimatedParts(page: Page) {
  return page.evaluate(() => {
    const isNonZero = (durations: string) => durations.split(', ').some((one) => one !== '0s');
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(
          element,
          part,
        );
        const isAnimated = animationName !== 'none' && isNonZero(animationDuration);
        return isNonZero(transitionDuration) || isAnimated
          ? [`${element.tagName}.${element.className}${part ?? ''}`]
          : [];
      }),
    );
  });
}

function readDurations(drawer: Locator) {
  return drawer.evaluate((element) =>
    [undefined, '::backdrop'].map((part) => getComputedStyle(element, part).transitionDuration),
  );
}

function readColor(element: Locator) {
  return element.evaluate((one) => getComputedStyle(one).color);
}
