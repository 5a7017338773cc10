import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS, type Screen, TEMPLATES } from './templates.ts';

/** Injected with evaluate(), because the pages' policy forbids added scripts. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that axe disables by default: those of WCAG 2.2, and experimental ones. */
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

const NO_COLOR_RULES = {
  ...MORE_RULES,
  ...Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
};

// A tablet shows nothing that isn't on one of these.
const CHECKED_SCREENS: Screen[] = ['desktop', 'phone'];

for (const template of TEMPLATES.filter(({ coveredBy }) => coveredBy === undefined)) {
  const { name, site, path, settle, prepare } = template;
  const screens = CHECKED_SCREENS.filter((screen) => template.screens?.includes(screen) ?? true);

  test(`axe finds no violations on the template ${name}`, async ({
    page,
    docs,
    kitchen,
    reference,
  }) => {
    for (const [index, screen] of screens.entries()) {
      await test.step(screen, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await resize(page, SCREENS[screen]);
        if (index === 0 || prepare) {
          await open(page, { docs, kitchen, reference }[site] + path);
          await page.evaluate(AXE);
        }
        await expectLandmarks(page);
        if (screen === 'phone') await expectLargeTargets(page);
        await settle?.(page);
        await prepare?.(page);
        // Themes differ only in colors, and screens in everything but colors.
        if (index > 0) return expectNoViolations(page, 'light', { rules: NO_COLOR_RULES });
        await expectNoViolations(page, 'light', { rules: MORE_RULES });
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
        await expectNoViolations(page, 'dark', { runOnly: COLOR_RULES });
      });
    }
  });
}

async function expectLandmarks(page: Page) {
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveAccessibleName('Site');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveAccessibleName('Content');
  const footers = await page.getByRole('contentinfo').all();
  // A page without neighbors and source has no footer.
  expect(footers.length).toBeLessThanOrEqual(1);
  for (const footer of footers) await expect(footer).toHaveAccessibleName('Page');
  const names = await page.getByRole('navigation').evaluateAll((elements) =>
    elements.map((element) => {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      return label?.textContent ?? element.ariaLabel ?? '';
    }),
  );
  expect(names).not.toContain('');
  expect(new Set(names).size, names.join(', ')).toBe(names.length);
}

/**
 * Expects buttons and links around the article to be large enough for a finger, without axe's exception for
 * spacing.
 */
async function expectLargeTargets(page: Page) {
  const targets = await targetsOfShell(page);
  expect(targets.length).toBeGreaterThan(1);
  expect(targets.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
}

/** Finds buttons and links of the shell, except links within a sentence (WCAG 2.5.8). */
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

async function expectNoViolations(page: Page, theme: string, options: axe.RunOptions) {
  expect(await findViolations(page, options), theme).toEqual([]);
}

/** Returns one line for each element that breaks a rule, with everything needed to find it. */
async function findViolations(page: Page, options: axe.RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate((options) => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
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
