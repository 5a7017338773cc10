import type { Page } from '@playwright/test';
import { expect, hydrated } from './site.ts';

/**
 * Expects the blocks of a page to have their styles before the app has loaded, and after.
 * @param kitchen address of the kitchen sink
 */
export async function expectBlockStyles(page: Page, kitchen: string): Promise<void> {
  await page.goto(`${kitchen}/guide/components`, { waitUntil: 'domcontentloaded' });
  const callout = page.getByRole('note').first();
  await expect(callout).toHaveCSS('border-inline-start-width', '3px');
  // The layer of blocks comes after that of prose.
  await expect(callout.locator('p').last()).toHaveCSS('margin-block-end', '0px');
  await hydrated(page);
  await expect(callout).toHaveCSS('border-inline-start-width', '3px');
  await expect(callout.locator('p').last()).toHaveCSS('margin-block-end', '0px');
}
