import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './site.ts';

// A scene of the kitchen sink: a ball in a room of 12 m, whose position the picture shows.

/** The scene's title. */
export const NAME = 'A ball in a room';

export function findScene(page: Page): Locator {
  return page.getByRole('figure').filter({ hasText: 'A ball lies on the floor of a room' });
}

/** Finds a button of the scene's controls or code panel. */
export function button(page: Page, name: string): Locator {
  return findScene(page).getByRole('button', { name, exact: true });
}

/** Finds a value of a live scene by its name. */
export function fact(container: Locator | Page, name: string): Locator {
  const term = container.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  return term.locator('+ dd').first();
}

/** Finds the simulated time, which every live scene shows. */
export function time(container: Locator | Page): Locator {
  return fact(container, 'Time');
}

/** Returns the simulated time, in seconds. */
export function readTime(container: Locator | Page): Promise<number> {
  return readFact(container, 'Time');
}

/** Returns a number that a live scene shows, without its unit. */
export async function readFact(container: Locator | Page, name: string): Promise<number> {
  const text = (await fact(container, name).textContent()) ?? '';
  return Number.parseFloat(text.replace('−', '-'));
}

/** Opens the page of the scene, scrolls to it, and waits until it is live. */
export async function showScene(page: Page, kitchen: string): Promise<void> {
  await open(page, `${kitchen}/writing`);
  await findScene(page).scrollIntoViewIfNeeded();
  await expect(time(findScene(page))).toBeVisible();
  await surface(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Finds the element that receives keys and pointer events. */
export function surface(page: Page): Locator {
  return findScene(page).getByRole('application', { name: NAME });
}

/** Returns the box of the surface, in CSS pixels. */
export async function readSurfaceBox(page: Page) {
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('the scene is not visible');
  return box;
}

/** Returns the hash of a screenshot, because a diff of two pictures would fill a report with bytes. */
export async function hashScreenshot(element: Locator): Promise<string> {
  const picture = await element.screenshot({ animations: 'disabled' });
  return createHash('sha256').update(picture).digest('hex');
}
