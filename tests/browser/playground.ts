import type { Locator, Page } from '@playwright/test';
import { status } from './ballScene.ts';

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

/** Kinetic energy in joules, as in the status line. */
export async function energyOf(page: Page): Promise<number> {
  const text = (await status(page).textContent()) ?? '';
  return Number(/(\S+) J/.exec(text)?.[1]?.replace('−', '-'));
}
