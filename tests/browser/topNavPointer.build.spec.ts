import type { Page } from '@playwright/test';
import { expect, openWithClock, test } from './site.ts';

test('a group opens 200 ms after the pointer enters, and closes 150 ms after it leaves', async ({
  page,
  kitchen,
}) => {
  await openWithClock(page, `${kitchen}/guide`);
  await test.step('a pointer that only passes opens nothing', async () => {
    await group(page, 'More').hover();
    await page.clock.runFor(199);
    await leave(page);
    await page.clock.runFor(1000);
    await expectClosed(page);
  });
  await test.step('a pointer that rests opens it', async () => {
    await group(page, 'More').hover();
    await page.clock.runFor(199);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Blog' })).toBeVisible();
  });
  await test.step('it stays while the pointer is on its links, or comes back in time', async () => {
    await page.getByRole('link', { name: 'Blog' }).hover();
    await page.clock.runFor(1000);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await leave(page);
    await page.clock.runFor(149);
    await group(page, 'More').hover();
    await page.clock.runFor(1000);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('it closes after the pointer leaves', async () => {
    await leave(page);
    await page.clock.runFor(149);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  });
  await leave(page);
  await page.clock.runFor(1000);
  await test.step('the next group opens immediately while one is open', async () => {
    await rest(page, 'More');
    await group(page, 'Versions').hover();
    await page.clock.runFor(1);
    await expect(group(page, 'Versions')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('and within 300 ms after', async () => {
    await leave(page);
    await page.clock.runFor(150 + 299);
    await expectClosed(page);
    await group(page, 'More').hover();
    await page.clock.runFor(1);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('after 300 ms it waits again', async () => {
    await leave(page);
    await page.clock.runFor(150 + 300);
    await group(page, 'Versions').hover();
    await page.clock.runFor(199);
    await expectClosed(page);
    await page.clock.runFor(1);
    await expect(group(page, 'Versions')).toHaveAttribute('aria-expanded', 'true');
  });
  await leave(page);
  await page.clock.runFor(1000);
  await test.step('Escape closes it, wherever the focus is', async () => {
    await rest(page, 'More');
    await page.keyboard.press('Escape');
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a click keeps it open until the next one', async () => {
    await leave(page);
    await page.clock.runFor(1000);
    await rest(page, 'More');
    await page.mouse.down();
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.down();
    await page.mouse.up();
    await expect(group(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  });
});

async function rest(page: Page, name: string) {
  await group(page, name).hover();
  await page.clock.runFor(200);
  await expect(group(page, name)).toHaveAttribute('aria-expanded', 'true');
}

/** Moves the pointer to the bottom of the window, away from all groups. */
async function leave(page: Page) {
  await page.mouse.move(720, 880);
}

async function expectClosed(page: Page) {
  for (const name of ['More', 'Versions']) {
    await expect(group(page, name)).toHaveAttribute('aria-expanded', 'false');
  }
}

function group(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
}
