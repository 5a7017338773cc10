import { expect, open, test } from './site.ts';

test('an unknown path shows the not-found page, and its link leads home', async ({
  page,
  complaints,
  docs,
}) => {
  const response = await page.goto(`${docs}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page).toHaveTitle('Page Not Found – Planck.js');
  await expect(page.getByText('The page you were looking for could not be found.')).toBeVisible();
  complaints.length = 0;
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await expect(page).toHaveURL(`${docs}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Planck.js' })).toBeVisible();
});

test('a site may bring its own not-found page', async ({ page, complaints, kitchen }) => {
  const response = await page.goto(`${kitchen}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
  complaints.length = 0;
});

test('a link to a page that is gone shows the not-found page without leaving', async ({
  page,
  complaints,
  docs,
}) => {
  await open(page, `${docs}/world`);
  await follow(page, `${docs}/gone`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveURL(`${docs}/gone`);
  complaints.length = 0;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'World' })).toBeVisible();
});

test('a page that the host cannot give shows the error screen with its status', async ({
  page,
  complaints,
  docs,
}) => {
  await open(page, `${docs}/world`);
  await page.route('**/core-concepts.json', (route) => route.fulfill({ status: 503, body: '' }));
  await follow(page, `${docs}/core-concepts`);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('503')).toBeVisible();
  await page.unroute('**/core-concepts.json');
  await page.getByRole('button', { name: 'try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Core concepts' })).toBeVisible();
  complaints.length = 0;
});

test('a page that cannot be fetched shows the error screen', async ({ page, complaints, docs }) => {
  await open(page, `${docs}/world`);
  await page.route('**/core-concepts.json', (route) => route.abort('internetdisconnected'));
  await follow(page, `${docs}/core-concepts`);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('Failed to fetch')).toBeVisible();
  complaints.length = 0;
});

test('page data of another shape loads the whole page instead', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  await page.route('**/core-concepts.json', (route) => route.fulfill({ json: { version: -1 } }));
  await follow(page, `${docs}/core-concepts`);
  await expect(page.getByRole('heading', { level: 1, name: 'Core concepts' })).toBeVisible();
  await expect(page.locator('html[data-marked]')).toHaveCount(0);
});

/** Follows a link that is on no page, marking the document to see whether it is left. */
async function follow(page: import('@playwright/test').Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    document.documentElement.dataset.marked = '';
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('a'), { href, textContent: 'follow me' }));
  }, to);
  await page.getByRole('link', { name: 'follow me' }).click();
}
