import type { Page } from '@playwright/test';
import { button, DRAWERS, expectClosed, expectOpen } from './drawers.ts';
import { createGate, expect, hydrated, test } from './site.ts';
import { SCREENS } from './templates.ts';

test.use({ viewport: SCREENS.phone });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const drawer of DRAWERS) {
    const { name, navigation } = drawer;

    test(`"${name}" opens its drawer, Escape and Close close it, and a link leads on`, async ({
      page,
      docs,
    }) => {
      await page.goto(`${docs}/world`);
      const content = page.getByRole('navigation', { name: navigation });
      await expect(content).toHaveCount(0);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'Close' }).click(),
      ]) {
        await button(page, drawer).click();
        await expect(content.getByRole('link').first()).toBeInViewport();
        await close();
        await expect(content).toHaveCount(0);
      }
      await button(page, drawer).click();
      const link = content.getByRole('link').last();
      const to = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(new URL(to ?? '', `${docs}/world`).href);
    });
  }

  test('all groups of the sidebar show their links, as a column and as a drawer', async ({
    page,
    kitchen,
  }) => {
    for (const screen of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SCREENS[screen]);
      await page.goto(`${kitchen}/guide`);
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (screen === 'phone') await menu.click();
      const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
      await expect(links).toHaveText([
        'Home',
        'Overview',
        'Markdown',
        'Components',
        'Code',
        'Tabs',
        'All of it',
        'Long page',
        'Narrow screens',
        'Fifth level',
        'Reference',
      ]);
      for (const link of await links.all()) await expect(link, screen).toBeVisible();
    }
  });

  test('the top navigation opens and closes, with its groups open', async ({ page, kitchen }) => {
    await page.goto(`${kitchen}/guide`);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toHaveCount(0);
    await page.getByRole('button', { name: 'Top navigation' }).click();
    await expect(navigation.getByRole('link', { name: 'Version 1' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(navigation).toHaveCount(0);
  });
});

for (const drawer of DRAWERS) {
  test(`the drawer of "${drawer.name}" opens before the app is there, which makes it modal`, async ({
    page,
    docs,
  }) => {
    const arrive = await holdApp(page);
    await page.goto(`${docs}/world`);
    await button(page, drawer).click();
    const content = page.getByRole('navigation', { name: drawer.navigation });
    await expect(content.getByRole('link').first()).toBeInViewport();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);

    arrive();
    await hydrated(page);
    await expectOpen(page, drawer);
    await expect(button(page, drawer)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
    await expect(page.getByRole('dialog')).toBeFocused();

    await page.keyboard.press('Escape');
    await expectClosed(page, drawer);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(button(page, drawer)).toBeFocused();
  });
}

test('what was opened and closed before the app is there stays closed, and a group that was pressed opens', async ({
  page,
  docs,
}) => {
  const [menu] = DRAWERS;
  const arrive = await holdApp(page);
  await page.goto(`${docs}/world`);
  const content = page.getByRole('navigation', { name: 'Pages' });
  await button(page, menu).click();
  await expect(content).toBeVisible();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(content).toHaveCount(0);

  arrive();
  await hydrated(page);
  await expectClosed(page, menu);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await button(page, menu).click();
  await expect(page.getByRole('link', { name: 'Hello World', exact: true })).toBeVisible();
});

/** The app stays away until the function is called. */
async function holdApp(page: Page): Promise<() => void> {
  const gate = createGate();
  await page.route('**/assets/start-*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}
