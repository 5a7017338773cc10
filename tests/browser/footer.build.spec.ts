import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

// The date is in UTC and in English everywhere.
test.use({ timezoneId: 'Pacific/Auckland', locale: 'de-DE' });

test('the footer names neighbors, date, and source of a page, or the socials', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/long`);
  await test.step('previous and next page, by title', async () => {
    await expect(steps(page).getByRole('link')).toHaveText([
      'Previous All of it',
      'Next Narrow screens',
    ]);
    await expect(steps(page).getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'rel',
      'prev',
    );
    await expect(steps(page).getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  });
  await test.step('when the page was last updated, for people and machines', async () => {
    await expect(footer(page).getByText('Last updated:')).toHaveText(
      /^Last updated: \d{1,2}\/\d{1,2}\/\d\d, \d{1,2}:\d\d\s[AP]M UTC$/,
    );
    const time = footer(page).getByRole('time');
    const written = (await time.innerText()).replace(/\s/g, ' ');
    const exact = await time.getAttribute('datetime');
    expect(exact).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const minute = Date.parse(written);
    expect(Date.parse(exact ?? '') - minute).toBeGreaterThanOrEqual(0);
    expect(Date.parse(exact ?? '') - minute).toBeLessThan(60_000);
  });

  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  await sidebar.getByRole('button', { name: 'Writing' }).click();
  for (const [name, file] of [
    ['Long page', 'guide/long.md'],
    ['Overview', 'guide/index.md'],
    ['Components', 'guide/components.mdx'],
  ] as const) {
    await test.step(`the source of ${file}, and no socials`, async () => {
      await sidebar.getByRole('link', { name }).click();
      const edit = footer(page).getByRole('link', { name: 'Improve this page' });
      await expect(edit).toHaveAttribute('href', `https://example.org/edit/${file}`);
      // Only pages outside the docs layout list the socials.
      await expect(footer(page).getByRole('link', { name: 'Discord' })).toHaveCount(0);
    });
  }

  await test.step('the socials, on pages of other layouts', async () => {
    await sidebar.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${kitchen}/`);
    await expectSocials(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL(`${kitchen}/blog`);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expectSocials(page);
  });
});

async function expectSocials(page: Page) {
  await expect(footer(page).getByRole('link', { name: 'Discord' })).toBeVisible();
  const all = footer(page).getByRole('list').getByRole('link');
  await expect(all).toHaveText(['Discord', 'Source code', 'Telegram', 'Warpcast', 'X']);
}

function footer(page: Page) {
  return page.getByRole('contentinfo');
}

function steps(page: Page) {
  return footer(page).getByRole('navigation', { name: 'Previous and next page' });
}
