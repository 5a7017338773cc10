import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './site.ts';

// A scene of the kitchen sink: a ball in a room of 12 m, whose position is in the status line.

/** The scene's title. */
export const NAME = 'A ball in a room';

export function sceneOf(page: Page): Locator {
  return page.getByRole('figure').filter({ hasText: 'A ball lies on the floor of a room' });
}

/** A button of the scene's controls or code panel. */
export function button(page: Page, name: string): Locator {
  return sceneOf(page).getByRole('button', { name, exact: true });
}

/** The status line with the time, which every live scene has. */
export function status(container: Locator | Page): Locator {
  return container.getByText(/^\d+\.\d\d s · /);
}

/** Simulated time, in seconds. */
export async function timeOf(container: Locator | Page): Promise<number> {
  return Number.parseFloat((await status(container).textContent()) ?? '');
}

/** A number that a scene reports in its status line. */
export async function factOf(container: Locator | Page, name: string): Promise<number> {
  const text = (await status(container).textContent()) ?? '';
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

/** The element that receives keys and pointer events. */
export function surface(page: Page): Locator {
  return sceneOf(page).getByRole('application', { name: NAME });
}
