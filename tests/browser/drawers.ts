import type { Locator, Page } from '@playwright/test';
import { expect, open } from './site.ts';

/** The drawers of a small screen: the button, content, and side of each. */
export const DRAWERS = [
  { name: 'Menu', navigation: 'Pages', side: 'left' },
  { name: 'On this page', navigation: 'On this page', side: 'right' },
] as const;

export type Drawer = (typeof DRAWERS)[number];

/** Finds the button, which is inert while another drawer is open. */
export function button(page: Page, { name }: Drawer): Locator {
  return page.getByRole('button', { name, exact: true, includeHidden: true });
}

export function dialog(page: Page, { name }: Drawer): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Returns a point next to the open drawer, on a phone. */
export function getPointNextTo({ side }: Drawer): { x: number; y: number } {
  return { x: side === 'left' ? 370 : 20, y: 400 };
}

export async function openDrawer(page: Page, url: string, drawer: Drawer): Promise<void> {
  await open(page, url);
  await button(page, drawer).click();
  await expectOpen(page, drawer);
}

/** Expects the drawer to be open, after the end of its animation. */
export async function expectOpen(page: Page, drawer: Drawer): Promise<void> {
  await expect(dialog(page, drawer)).toBeVisible();
  await expect(dialog(page, drawer)).toHaveCSS('translate', 'none');
}

export async function expectClosed(page: Page, drawer: Drawer): Promise<void> {
  await expect(dialog(page, drawer)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: drawer.navigation })).toHaveCount(0);
  await expect(button(page, drawer)).toHaveAttribute('aria-expanded', 'false');
}
