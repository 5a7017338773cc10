import type { Page } from '@playwright/test';
import { button, DRAWERS, type Drawer, expectClosed, expectOpen } from './drawers.ts';
import { createGate, expect, hydrated, test } from './site.ts';
import { SCREENS } from './templates.ts';

test.use({ viewport: SCREENS.phone });

const [menu, outline] = DRAWERS;

test('a drawer opens before the app has loaded, and becomes modal when it has', async ({
  page,
  docs,
}) => {
  await test.step('"Menu"', async () => {
    const release = await delayApp(page);
    await page.goto(`${docs}/world`);
    await openBeforeApp(page, menu);
    release();
    await expectModalUntilEscape(page, menu);
  });

  await test.step('"On this page", after a group was opened in the menu and the menu closed', async () => {
    const release = await delayApp(page);
    await page.goto(`${docs}/world`);
    await openBeforeApp(page, menu);
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await openBeforeApp(page, outline);
    release();
    await expectModalUntilEscape(page, outline);
  });

  await test.step('the menu stayed closed, and the group is open', async () => {
    await expectClosed(page, menu);
    await button(page, menu).click();
    await expect(page.getByRole('link', { name: 'Hello World', exact: true })).toBeVisible();
  });
});

async function openBeforeApp(page: Page, drawer: Drawer) {
  await button(page, drawer).click();
  const content = page.getByRole('navigation', { name: drawer.navigation });
  await expect(content.getByRole('link').first()).toBeInViewport();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
}

async function expectModalUntilEscape(page: Page, drawer: Drawer) {
  await hydrated(page);
  await expectOpen(page, drawer);
  await expect(button(page, drawer)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
  await expect(page.getByRole('dialog')).toBeFocused();

  await page.keyboard.press('Escape');
  await expectClosed(page, drawer);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(button(page, drawer)).toBeFocused();
}

/** Holds back the app on the next page load until the function is called. */
async function delayApp(page: Page): Promise<() => void> {
  const gate = createGate();
  await page.unrouteAll();
  await page.route('**/assets/start-*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}
