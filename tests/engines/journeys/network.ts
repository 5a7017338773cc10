import { describe } from 'vitest';
import { expect, test } from '../journey.ts';

describe('on an unreliable network', () => {
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

  test('a page can be left while the types of its code are loading', async ({ page, kitchen }) => {
    await page.open(`${kitchen}/guide/code`);
    page.network.stalled = '.types.json';
    const word = await page.role('main').boxOfWord('getPosition');
    await page.tab.move({ x: word.x + word.width / 2, y: word.y + word.height / 2 });
    await expect.poll(() => page.network.stalled).toBeUndefined();
    await page.role('navigation', 'Pages').role('link', 'Tabs').click();
    await expect.poll(() => page.url()).toBe(`${kitchen}/guide/tabs`);
  });
});
