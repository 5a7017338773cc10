import type { Locator, Page } from '@playwright/test';
import { readFact } from './ballScene.ts';

/** Opens an item from the gallery. */
export async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Gallery' }).click();
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  await gallery.getByRole('searchbox').fill(title);
  const card = gallery.getByRole('link').filter({ has: page.getByText(title, { exact: true }) });
  await card.click();
}

export function code(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Code of/ });
}

/** Returns the kinetic energy in the view panel, in joules. */
export function readEnergy(page: Page): Promise<number> {
  return readFact(page, 'Kinetic energy');
}
