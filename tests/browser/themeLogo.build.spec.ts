import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const OTHER = { light: 'dark', dark: 'light' } as const;

for (const system of ['light', 'dark'] as const) {
  test(`the logo is the one of the ${system} theme, and changes with the theme`, async ({
    page,
    docs,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await open(page, `${docs}/world`);
    await expectLogo(page, system);
    await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
    await expectLogo(page, OTHER[system]);
    await page.emulateMedia({ colorScheme: OTHER[system] });
    await expectLogo(page, OTHER[system]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the system's theme shows, with its logo and without a toggle", async ({ page, docs }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${docs}/world`);
    await expectLogo(page, 'light');
    const light = await groundOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLogo(page, 'dark');
    const dark = await groundOf(page);
    expect(light).toBe('rgb(255, 255, 255)');
    expect(Number(/\d+/.exec(dark)?.[0])).toBeLessThan(64);
    await expect(page.getByRole('button', { name: /light and dark/ })).toHaveCount(0);
  });

  test('a site of one theme is dark on a light system', async ({ page, oneTheme }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(oneTheme);
    expect(Number(/\d+/.exec(await groundOf(page))?.[0])).toBeLessThan(64);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('button', { name: /light and dark/ })).toHaveCount(0);
  });
});

/** Only one of the two pictures can be seen, and it is there. */
async function expectLogo(page: Page, theme: string) {
  const logo = page.getByRole('banner').getByRole('img', { name: 'Planck.js' });
  await expect(logo).toHaveCount(1);
  await expect(logo).toHaveAttribute('src', new RegExp(`/logo-${theme}\\.svg$`));
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
}

function groundOf(page: Page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
