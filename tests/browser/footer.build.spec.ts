import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('previous and next carry the titles of their pages, and the date and the source stand by', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/long`);
  await expect(steps(page).getByRole('link')).toHaveText([
    'Previous All of it',
    'Next Narrow screens',
  ]);
  await expect(steps(page).getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  await expect(steps(page).getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');

  await test.step('when the page was last updated, for people and machines', async () => {
    await expect(footer(page).getByText('Last updated:')).toHaveText(
      /^Last updated: \d{1,2}\/\d{1,2}\/\d\d, \d{1,2}:\d\d\s[AP]M$/,
    );
    const time = footer(page).getByRole('time');
    const written = (await time.innerText()).replace(/\s/g, ' ');
    const exact = await time.getAttribute('datetime');
    expect(exact).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const minute = Date.parse(`${written} UTC`);
    expect(Date.parse(exact ?? '') - minute).toBeGreaterThanOrEqual(0);
    expect(Date.parse(exact ?? '') - minute).toBeLessThan(60_000);
  });
});

test('the first page has no previous one, the last no next one', async ({ page, docs }) => {
  await open(page, docs);
  await expect(steps(page).getByRole('link')).toHaveText(['Next Run Your Code']);
  await open(page, `${docs}/credits`);
  await expect(steps(page).getByRole('link')).toHaveText(['Previous References & Resources']);
});

test('the source of the page can be improved', async ({ page, kitchen }) => {
  for (const [path, file] of [
    ['/guide/long', 'guide/long.md'],
    ['/guide', 'guide/index.md'],
    ['/guide/components', 'guide/components.mdx'],
  ]) {
    await open(page, kitchen + path);
    await expect(footer(page).getByRole('link', { name: 'Improve this page' })).toHaveAttribute(
      'href',
      `https://example.org/edit/${file}`,
    );
    // Only pages outside of the docs layout name the socials.
    await expect(footer(page).getByRole('link', { name: 'Discord' })).toHaveCount(0);
  }
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'de-DE' });

  test('the date is written as everywhere', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/long`);
    const time = footer(page).getByRole('time');
    const exact = new Date((await time.getAttribute('datetime')) ?? '');
    const [hours, minutes] = [exact.getUTCHours(), exact.getUTCMinutes()];
    await expect(time).toHaveText(
      new RegExp(` ${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\\s`),
    );
    await expect(time).toHaveText(hours < 12 ? /AM$/ : /PM$/);
  });
});

test('the footer names the socials on pages that stand for themselves', async ({
  page,
  kitchen,
}) => {
  for (const path of ['/', '/blog']) {
    await open(page, kitchen + path);
    await expect(footer(page).getByRole('link', { name: 'Discord' })).toBeVisible();
    const all = footer(page).getByRole('list').getByRole('link');
    await expect(all).toHaveText(['Discord', 'Source code', 'Telegram', 'Warpcast', 'X']);
  }
});

function footer(page: Page) {
  return page.getByRole('contentinfo');
}

function steps(page: Page) {
  return footer(page).getByRole('navigation', { name: 'Previous and next page' });
}
