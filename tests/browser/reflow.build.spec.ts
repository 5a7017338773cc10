import type { Page } from '@playwright/test';
import { SMALLEST, stickingOut } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS, TEMPLATES } from './templates.ts';

for (const [path, name] of [
  ['/guide/deep', 'Menu'],
  ['/guide/narrow', 'On this page'],
] as const) {
  test(`the drawer of "${name}" on kitchen ${path} fits a screen of 320 pixels`, async ({
    page,
    kitchen,
  }) => {
    await page.setViewportSize(SMALLEST);
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
