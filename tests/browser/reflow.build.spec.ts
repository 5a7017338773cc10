import { SMALLEST, stickingOut } from './reflow.ts';
import { expect, open, test } from './site.ts';

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
