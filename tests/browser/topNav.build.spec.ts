import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** A point in the bar, between logo and navigation, where a click does not move the focus. */
const EMPTY_POINT = { x: 500, y: 10 };

test('groups open by mouse, and the link of the current page is marked', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/blog/second-post`);
  await test.step('the link of a page is marked, also in a group', async () => {
    await expect(link(page, 'Guide')).not.toHaveAttribute('aria-current');
    await group(page, 'More').click();
    await expect(link(page, 'Blog')).toHaveAttribute('aria-current', 'true');
    await group(page, 'Versions').click();
    await expect(link(page, 'Version 2')).toHaveAttribute('aria-current', 'page');
    await expect(mainNav(page).locator('[aria-current]')).toHaveCount(2);
    await group(page, 'Versions').click();
  });
  await test.step('the mark follows a navigation', async () => {
    await link(page, 'Guide').click();
    await expect(link(page, 'Guide')).toHaveAttribute('aria-current', 'page');
    await expect(mainNav(page).locator('[aria-current]')).toHaveCount(1);
  });
  await test.step('on the pages below it a link is current, but not the page', async () => {
    const sidebar = page.getByRole('navigation', { name: 'Pages' });
    await sidebar.getByRole('link', { name: 'Long page' }).click();
    await expect(link(page, 'Guide')).toHaveAttribute('aria-current', 'true');
    await expect(mainNav(page).locator('[aria-current]')).toHaveCount(1);
  });
  await test.step('a click opens a group, and a second one or one outside closes it', async () => {
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Blog')).toBeHidden();

    await group(page, 'More').click();
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Versions')).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Blog')).toBeVisible();
    await expect(link(page, 'Version 2')).toBeHidden();

    await group(page, 'More').click();
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Blog')).toBeHidden();

    // By key, because a group that the mouse opened closes when the mouse leaves.
    await group(page, 'More').press('Enter');
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('banner').click({ position: EMPTY_POINT });
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('groups name their lists, and links to other sites have an icon after their text', async () => {
    await expect(link(page, 'Guide').locator('svg')).toHaveCount(0);
    for (const [name, own, other] of [
      ['More', 'Blog', 'Source'],
      ['Versions', 'Version 2', 'Version 1'],
    ] as const) {
      await group(page, name).click();
      const id = await group(page, name).getAttribute('aria-controls');
      await expect(page.locator(`[id="${id}"]`).getByRole('link')).toHaveText([own, other]);
      await expect(link(page, own).locator('svg')).toHaveCount(0);
      await expect(link(page, other).locator('svg')).toBeVisible();
      expect(await link(page, other).evaluate((a) => a.lastChild?.nodeName)).toBe('svg');
    }
  });
  await test.step('a link that is selected closes its group and leads to its page', async () => {
    // At this width, the local bar is directly below, where the group opens.
    await page.setViewportSize({ width: 1000, height: 800 });
    await group(page, 'More').click();
    await link(page, 'Blog').click();
    await expect(page).toHaveURL(`${kitchen}/blog`);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Blog')).toBeHidden();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens a group, and a second one or one outside closes it', async ({
    page,
    kitchen,
  }) => {
    await open(page, `${kitchen}/guide`);
    for (const close of [
      () => group(page, 'More').tap(),
      () => page.getByRole('banner').tap({ position: EMPTY_POINT }),
    ]) {
      await group(page, 'More').tap();
      await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
      await expect(link(page, 'Blog')).toBeVisible();
      await close();
      await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

function mainNav(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

function group(page: Page, name: string) {
  return mainNav(page).getByRole('button', { name });
}

/** Finds a link, including those in closed groups, which are hidden. */
function link(page: Page, name: string) {
  return mainNav(page).getByRole('link', { name, exact: true, includeHidden: true });
}
