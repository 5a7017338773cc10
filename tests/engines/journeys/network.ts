import { describe } from 'vitest';
import { expect, test } from '../journey.ts';

describe('without a network', () => {
  test('a page that cannot be loaded says so, and trying again shows it', async ({
    page,
    docs,
  }) => {
    await page.open(`${docs}/world`);
    page.network.isOnline = false;
    // A link that the page had no chance to prefetch.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Follow me' });
      document.querySelector('main')?.prepend(link);
    }, `${docs}/core-concepts`);
    await page.role('link', 'Follow me').click();
    await expect.poll(() => page.text()).toContain('Check your connection');
    page.network.isOnline = true;
    await page.role('button', /try again/i).click();
    await expect.poll(() => page.role('heading', 'Core concepts').count()).toBe(1);
    page.forgetComplaints();
  });

  test('search says why it does not open, and works after a reload', async ({ page, docs }) => {
    await page.open(`${docs}/world`);
    page.network.isOnline = false;
    await page.role('button', 'Search').click();
    await expect.poll(() => page.role('alert').text()).toContain('Check your connection');
    page.network.isOnline = true;
    await page.reload();
    await page.role('button', 'Search').click();
    await page.type('sleeping');
    await expect.poll(() => page.role('option').first().text()).toContain('Sleeping');
    page.forgetComplaints();
  });
});
