import { expectBlockStyles } from './blockStyles.ts';
import { expect, open, test } from './site.ts';

test('blocks have their styles and pictures their size, also under an alias', async ({
  page,
  kitchen,
}) => {
  await test.step('blocks have their styles before the app has loaded, and after', () =>
    expectBlockStyles(page, kitchen));
  await test.step('an alias shows the page it stands for', async () => {
    await open(page, `${kitchen}/getting-started`);
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  });
  await test.step('a picture shows in the size that the page has kept for it', async () => {
    const picture = page.getByRole('img', { name: 'A ramp' });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 320);
    await expect(picture).toHaveAttribute('height', '120');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is complete, and its links lead on', async ({ page, docs }) => {
    await page.goto(`${docs}/world`);
    await expect(page.getByRole('heading', { name: 'Step the world' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await page.getByText('Get Started').click();
    await page.getByRole('link', { name: 'Hello World' }).first().click();
    await expect(page).toHaveURL(`${docs}/hello-world`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await test.step('a list of all pages replaces the search', async () => {
      await page.goto(`${docs}/world`);
      await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
      await page.getByRole('link', { name: 'All pages' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Hello World' }).click();
      await expect(page).toHaveURL(`${docs}/hello-world`);
    });
  });
});
