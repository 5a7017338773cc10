import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, open, test } from './site.ts';
import { SCREENS, TEMPLATES } from './templates.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core');

/** What axe leaves out unless it is asked: new in WCAG 2.2, and what it still tries out. */
const MORE_RULES = Object.fromEntries(
  [
    'target-size',
    'label-content-name-mismatch',
    'p-as-heading',
    'table-fake-caption',
    'td-has-header',
  ].map((rule) => [rule, { enabled: true }]),
);

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

for (const { name, site, path, prepare } of TEMPLATES) {
  // What a tablet shows, one of these shows too.
  for (const screen of ['desktop', 'phone'] as const) {
    test(`axe finds nothing on the template ${name} on a ${screen}`, async ({
      page,
      docs,
      kitchen,
      reference,
    }) => {
      await page.setViewportSize(SCREENS[screen]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, { docs, kitchen, reference }[site] + path);
      await expectLandmarks(page);
      // On a screen without the state, the page is one that is tested anyway.
      if (prepare && !(await prepare(page))) return;
      await page.addScriptTag({ path: AXE });
      expect(await violations(page, { rules: MORE_RULES }), 'light').toEqual([]);
      // Themes differ in nothing but colors.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      expect(await violations(page, { runOnly: COLOR_RULES }), 'dark').toEqual([]);
    });
  }
}

async function expectLandmarks(page: Page) {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveAccessibleName('Site');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveAccessibleName('Content');
  const footers = await page.getByRole('contentinfo').all();
  // A page without neighbours or a source has nothing to say at its end.
  expect(footers.length).toBeLessThanOrEqual(1);
  for (const footer of footers) await expect(footer).toHaveAccessibleName('Page');
  const names = await page.getByRole('navigation').evaluateAll((found) =>
    found.map((one) => {
      const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
      return label?.textContent ?? one.ariaLabel ?? '';
    }),
  );
  expect(names).not.toContain('');
  expect(new Set(names).size, names.join(', ')).toBe(names.length);
}

/** One line for each element that breaks a rule, with all that is needed to find it. */
async function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate((options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { ...options, resultTypes: ['violations'], preload: false });
  }, options);
  return violations.flatMap(({ id, help, nodes }: axe.Result) =>
    nodes.map(
      ({ target, html, any, all, none }) =>
        `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 120)} ${[...any, ...all, ...none]
          .map(({ message }) => message)
          .join('; ')}`,
    ),
  );
}
