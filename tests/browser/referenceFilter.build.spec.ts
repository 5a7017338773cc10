import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('the overview is filtered by words, and leads to the search', async ({ page, docs }) => {
  await open(page, `${docs}/api`);
  const vec2 = main(page).getByRole('link', { name: 'Vec2', exact: true });
  const math = page.getByRole('heading', { name: 'Math', exact: true });
  await test.step('only names with all words are shown', async () => {
    await expect(vec2).toHaveCount(2);
    await filter(page).fill('revolute def');
    await expect(page.getByRole('status').filter({ hasText: '1 match' })).toBeAttached();
    await expect(main(page).getByRole('link', { name: 'RevoluteJointDef' })).toHaveCount(2);
    await expect(vec2).toHaveCount(0);
    await expect(math).toHaveCount(0);
  });
  await test.step('Enter opens the name that is left, and going back restores the filter', async () => {
    await filter(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'RevoluteJointDef', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(filter(page)).toHaveValue('revolute def');
    await expect(vec2).toHaveCount(0);
  });
  await test.step('a link to a hidden section clears the filter', async () => {
    const outline = page.getByRole('navigation', { name: 'On this page' });
    await outline.getByRole('link', { name: 'Math' }).click();
    await expect(math).toBeInViewport();
    await expect(filter(page)).toHaveValue('');
  });
  await test.step('words without a match can be searched on the whole site', async () => {
    const nothing = main(page).getByText('No symbol, member, or description contains all of');
    await filter(page).fill('tunneling');
    await expect(nothing).toBeVisible();
    await expect(page.getByRole('heading', { name: 'By kind' })).toHaveCount(0);
    await filter(page).fill('');
    await expect(nothing).toBeHidden();
    await expect(page.getByRole('heading', { name: 'By kind' })).toBeVisible();
    await filter(page).fill('tunneling');
    await main(page).getByRole('button', { name: 'Search the guides, too' }).click();
    await expect(page.getByRole('combobox')).toHaveValue('tunneling');
    await expect(page.getByRole('option').first()).toContainText(/tunneling/i);
  });
});

test('the filter finds members, whose names are fetched with its first use', async ({
  page,
  docs,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, `${docs}/api`);
  await page.waitForLoadState('networkidle');
  const names = () => requests.filter((url) => url.endsWith('/members.names.json'));
  expect(names()).toEqual([]);
  await filter(page).fill('body setfixedrot');
  const member = main(page).getByRole('link', { name: 'Body.setFixedRotation()' });
  await expect(member).toBeVisible();
  expect(names()).toHaveLength(1);
  await filter(page).press('Enter');
  await expect(page).toHaveURL(/\/classes\/Body#setFixedRotation$/);
  await expect(page.getByRole('heading', { name: 'setFixedRotation()' })).toBeInViewport();
});

test('a symptom is found by the words of readers', async ({ page, docs }) => {
  await open(page, `${docs}/troubleshooting`);
  const field = main(page).getByRole('searchbox', { name: 'What do you see?' });
  const symptoms = page.getByRole('heading', { level: 3 });
  await field.fill('why do my bodies fall through the floor?');
  await expect(symptoms.first()).toHaveText('A body falls through the floor');
  await field.fill('ball goes through paddle');
  await expect(symptoms).toHaveText(['A fast body passes through walls']);
  await field.press('Enter');
  await expect(page).toHaveURL(/#a-fast-body-passes-through-walls$/);
});

function main(page: Page) {
  return page.getByRole('main');
}

function filter(page: Page) {
  return main(page).getByRole('searchbox', { name: 'Filter' });
}
