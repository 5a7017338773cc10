import type { Page } from '@playwright/test';
import { resize } from './reflow.ts';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

/** Logos fill their boxes differently; in these sizes they look equally large. */
const SIZES = {
  desktop: {
    Discord: [23, 23],
    'Source code': [20, 20],
    Telegram: [21, 21],
    Warpcast: [20, 20],
    X: [18, 18],
  },
  phone: {
    Discord: [21, 21],
    'Source code': [18, 18],
    Telegram: [21, 21],
    Warpcast: [18, 18],
    X: [16, 16],
  },
};

const LINKS = [
  'https://discord.example',
  'https://github.example',
  'https://telegram.example',
  'https://warpcast.example',
  'https://x.example',
];

test('the top navigation ends with the socials, as icons with names', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide`);
  await test.step('in the order of the config', async () => {
    const links = mainNav(page).getByRole('link').filter({ visible: true });
    await expect(links).toHaveCount(1 + LINKS.length);
    for (const [index, name] of Object.keys(SIZES.desktop).entries()) {
      await expect(links.nth(1 + index)).toHaveAccessibleName(name);
      await expect(links.nth(1 + index)).toHaveAttribute('href', LINKS[index] as string);
    }
  });
  await test.step('each icon has its size', async () => {
    expect(await readSizes(page)).toEqual(SIZES.desktop);
  });
  await test.step('on a phone they are in the panel of the top navigation, and smaller', async () => {
    await resize(page, SCREENS.phone);
    await expect(page.getByRole('link', { name: 'Discord' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Top navigation' }).click();
    await expect.poll(() => readSizes(page)).toEqual(SIZES.phone);
  });
});

function mainNav(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

/** Returns width and height of each icon, by the name of its link. */
async function readSizes(page: Page) {
  const result: Record<string, number[]> = {};
  for (const name of Object.keys(SIZES.desktop)) {
    const icon = mainNav(page).getByRole('link', { name, exact: true }).locator('svg');
    await expect(icon).toBeVisible();
    const { width, height } = await icon.evaluate((svg) => svg.getBoundingClientRect());
    result[name] = [width, height];
  }
  return result;
}
