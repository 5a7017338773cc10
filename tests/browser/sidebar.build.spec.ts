import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const WRITING = ['Markdown', 'Components', 'Code', 'Tabs', 'All of it'];

test('groups of the sidebar open and close, and stay so on other pages', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide`);
  await test.step('the sidebar with the longest prefix of the path is visible', async () => {
    await expect(sidebar(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Alpha' })).toHaveCount(0);
  });
  await test.step('a group without "collapsed" is a title', async () => {
    await expect(sidebar(page).getByText('Guide', { exact: true })).toBeVisible();
    await expect(group(page, 'Guide')).toHaveCount(0);
    await expect(sidebar(page).getByRole('button')).toHaveText([
      'Writing',
      'Reading',
      'Five levels',
    ]);
  });
  await test.step('"collapsed: true" starts closed', async () => {
    await expect(group(page, 'Five levels')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Second level')).toHaveCount(0);
    await expectOpen(page, false);
  });
  await test.step('"collapsed: false" starts open, and can be closed', async () => {
    await expect(group(page, 'Reading')).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByRole('link', { name: 'Long page' })).toBeVisible();
    await group(page, 'Reading').click();
    await expect(sidebar(page).getByRole('link', { name: 'Long page' })).toBeHidden();
  });
  await test.step('a click opens and closes', async () => {
    await group(page, 'Writing').click();
    await expectOpen(page, true);
    await group(page, 'Writing').click();
    await expectOpen(page, false);
  });
  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens and closes`, async () => {
      await group(page, 'Writing').focus();
      await page.keyboard.press(key);
      await expectOpen(page, true);
      await expect(group(page, 'Writing')).toBeFocused();
      await page.keyboard.press(key);
      await expectOpen(page, false);
    });
  }
  await test.step('groups that the reader opened or closed stay so on other pages', async () => {
    await group(page, 'Writing').click();
    await group(page, 'Five levels').click();
    for (const name of ['Components', 'Overview']) {
      await sidebar(page).getByRole('link', { name }).click();
      await expect(current(page)).toHaveText(name);
    }
    await expect(group(page, 'Writing')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Five levels')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Second level')).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Reading')).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('navigation opens the group of the page, even if the reader closed it', async () => {
    await group(page, 'Writing').click();
    await expectOpen(page, false);
    await page.getByRole('main').getByRole('link', { name: 'root' }).click();
    await expect(current(page)).toHaveText('Markdown');
    await expectOpen(page, true);

    await group(page, 'Writing').click();
    await expectOpen(page, false);
    await page.getByRole('link', { name: 'Next Components' }).click();
    await expect(page).toHaveURL(`${kitchen}/guide/components`);
    await expectOpen(page, true);
    await expect(current(page)).toHaveText('Components');
  });
  await test.step('another prefix brings its own sidebar', async () => {
    await sidebar(page).getByRole('link', { name: 'Reference' }).click();
    // Both sidebars have an overview.
    await expect(sidebar(page).getByRole('link', { name: 'Back' })).toBeVisible();
    for (const name of ['Overview', 'Alpha']) {
      await sidebar(page).getByRole('link', { name }).click();
      await expect(current(page)).toHaveText(name);
      await expect(sidebar(page).getByRole('link')).toHaveText([
        'Back',
        'Overview',
        'Alpha',
        'World',
      ]);
    }
  });
});

test('exactly one link is the current page, whatever the form of the path', async ({
  page,
  docs,
}) => {
  for (const form of ['/world/', '/world.html', '/world/index.html']) {
    await test.step(form, async () => {
      await open(page, docs + form);
      await expect(page.getByRole('heading', { level: 1, name: 'World' })).toBeVisible();
      await expect(page.locator('[aria-current=page]')).toHaveText(['World']);
      await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
    });
  }
});

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

function group(page: Page, name: string) {
  return sidebar(page).getByRole('button', { name, exact: true });
}

function current(page: Page) {
  return sidebar(page).locator('[aria-current=page]');
}

/** Expects "Writing" to be open or closed, both its button and its list. */
async function expectOpen(page: Page, isOpen: boolean) {
  await expect(group(page, 'Writing')).toHaveAttribute('aria-expanded', String(isOpen));
  const id = await group(page, 'Writing').getAttribute('aria-controls');
  const list = page.locator(`[id="${id}"]`);
  await expect(list.locator('a')).toHaveText(WRITING);
  await expect(list).toBeVisible({ visible: isOpen });
}
