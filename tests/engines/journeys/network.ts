import { describe } from 'vitest';
import { expect, test } from '../journey.ts';

describe('without a network', () => {
  test('a page that cannot be loaded shows an error, and a retry shows the page', async ({
    page,
    docs,
  }) => {
    await page.open(`${docs}/world`);
    page.network.isOnline = false;
    // A new link, which the page has not prefetched.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Follow me' });
      document.querySelector('main')?.prepend(link);
    }, `${docs}/core-concepts`);
    await page.role('link', 'Follow me').click();
    await expect.poll(() => page.text()).toContain('Check your connection');
    page.network.isOnline = true;
    await page.role('button', /try again/i).click();
    await expect.poll(() => page.role('heading', 'Core Concepts').count()).toBe(1);
    page.clearComplaints();
  });
});
