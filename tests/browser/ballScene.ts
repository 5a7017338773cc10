import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './site.ts';

// A scene of the kitchen sink: a ball in a room of 12 m, whose place the status line reports.

/** The scene's title. */
export const NAME = 'A ball in a room';

export function sceneOf(page: Page): Locator {
  return page.getByRole('figure').filter({ hasText: 'A ball lies on the floor of a room' });
}

/** A button of the scene, of its controls or its code. */
export function button(page: Page, name: string): Locator {
  return sceneOf(page).getByRole('button', { name, exact: true });
}

/** The line with the time, which every scene has while it is live. */
export function status(place: Locator | Page): Locator {
  return place.getByText(/^\d+\.\d\d s · /);
}

/** Simulated time, in seconds. */
export async function timeOf(place: Locator | Page): Promise<number> {
  return Number.parseFloat((await status(place).textContent()) ?? '');
}

/** A number that a scene reports in its status line. */
export async function factOf(place: Locator | Page, name: string): Promise<number> {
  const text = (await status(place).textContent()) ?? '';
  const [, value = ''] = new RegExp(`${name} (\\S+)`).exec(text) ?? [];
  return Number(value.replace('−', '-'));
}

/** Opens the page of the scene, scrolls to it, and waits until it is live. */
export async function showScene(page: Page, kitchen: string): Promise<void> {
  await open(page, `${kitchen}/writing`);
  await sceneOf(page).scrollIntoViewIfNeeded();
  await expect(status(sceneOf(page))).toBeVisible();
  await surface(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** The picture, as far as keys and pointers reach it. */
export function surface(page: Page): Locator {
  return sceneOf(page).getByRole('application', { name: NAME });
}
