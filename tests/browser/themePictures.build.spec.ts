import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const OTHER = { light: 'dark', dark: 'light' } as const;

for (const system of ['light', 'dark'] as const) {
  test(`on a ${system} system its picture is shown and fetched, until the reader chooses the other theme`, async ({
    page,
    kitchen,
  }) => {
    const fetched = pictures(page);
    await page.emulateMedia({ colorScheme: system });
    await open(page, `${kitchen}/writing`);
    await expectPicture(page, system);
    expect(fetched).toEqual([system]);
    await test.step('paper shows the light one', async () => {
      await page.emulateMedia({ media: 'print' });
      await expectPicture(page, 'light');
      await page.emulateMedia({ media: 'screen' });
    });
    await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
    await expectPicture(page, OTHER[system]);
    expect(new Set(fetched)).toEqual(new Set(['light', 'dark']));
    expect(fetched).toHaveLength(2);

    await test.step('the choice decides after a reload', async () => {
      fetched.length = 0;
      await open(page, `${kitchen}/writing`);
      await expectPicture(page, OTHER[system]);
      expect(new Set(fetched)).toEqual(new Set([OTHER[system]]));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const system of ['light', 'dark'] as const) {
    // Both are fetched: browsers that run no script are never lazy, so that nobody is tracked by it.
    test(`the one of the ${system} system is shown`, async ({ page, kitchen }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.goto(`${kitchen}/writing`);
      await expectPicture(page, system);
      await page.emulateMedia({ colorScheme: OTHER[system] });
      await expectPicture(page, OTHER[system]);
      await page.emulateMedia({ media: 'print' });
      await expectPicture(page, 'light');
    });
  }
});

/** Of the two variants one can be seen, once for each place, and it is there. */
async function expectPicture(page: Page, theme: 'light' | 'dark') {
  const file = theme === 'dark' ? /\/ramp\.dark-\w+\.svg$/ : /\/ramp-\w+\.svg$/;
  for (const name of ['A cart on a ramp', 'A blue cart halfway down a ramp']) {
    const picture = page.getByRole('img', { name, exact: true });
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', file);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}

/** Variants of the picture in the order in which they are fetched. */
function pictures(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const dark = /\/ramp(\.dark)?-\w+\.svg$/.exec(request.url());
    if (dark) fetched.push(dark[1] ? 'dark' : 'light');
  });
  return fetched;
}
