import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site.ts';

test('a path that does not exist shows the not-found page', async ({
  page,
  complaints,
  docs,
  kitchen,
}) => {
  await test.step('a site can bring its own', async () => {
    const response = await page.goto(`${kitchen}/no/such/page`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
  });
  await test.step('its link leads home', async () => {
    const response = await page.goto(`${docs}/no/such/page`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle('Page Not Found – Planck.js');
    await expect(page.getByText('The page you were looking for could not be found.')).toBeVisible();
    complaints.length = 0;
    await page.getByRole('link', { name: 'Go to Home Page' }).click();
    await expect(page).toHaveURL(`${docs}/`);
    await expectPage(page, 'Planck.js');
  });
  await test.step('it finds pages with a similar address, and searches for its words', async () => {
    await page.goto(`${docs}/joints/revolut-joint`);
    await expect(page.getByRole('link', { name: 'Revolute Joint', exact: true })).toHaveAttribute(
      'href',
      /\/joint\/revolute-joint$/,
    );
    await page.getByRole('link', { name: 'Search for “joints revolut joint”' }).click();
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect(field).toHaveValue('joints revolut joint');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    complaints.length = 0;
    await page.getByRole('link', { name: 'Go to Home Page' }).click();
    await expectPage(page, 'Planck.js');
  });
  await test.step('a link to it keeps the document', async () => {
    await follow(page, `${docs}/gone`);
    await expectPage(page, 'Page Not Found');
    await expect(page).toHaveURL(`${docs}/gone`);
    await expect(page.locator('html[data-marked]')).toHaveCount(1);
    complaints.length = 0;
    await page.goBack();
    await expectPage(page, 'Planck.js');
  });
});

test('a page that fails to load shows the error screen, or reloads the document', async ({
  page,
  complaints,
  docs,
}) => {
  // No link to these pages is in view, so none of them is prefetched.
  const error = page.getByRole('heading', { name: 'This page could not be displayed' });
  await open(page, `${docs}/world`);

  await test.step('the host responds with an error', async () => {
    await page.route('**/core-concepts.json', (route) => route.fulfill({ status: 503, body: '' }));
    await follow(page, `${docs}/core-concepts`);
    await expect(error).toBeVisible();
    await expect(page.getByText('503')).toBeVisible();
    await expect(page.getByText('It is not your connection')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home page' })).toBeVisible();
    await page.unroute('**/core-concepts.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page, 'Core concepts');
    complaints.length = 0;
  });

  await test.step('the network is down', async () => {
    await page.route('**/gear-joint.json', (route) => route.abort('internetdisconnected'));
    await follow(page, `${docs}/joint/gear-joint`);
    await expect(error).toBeVisible();
    await expect(page.getByText('Failed to fetch')).toBeVisible();
    await expect(page.getByText('Check your connection')).toBeVisible();
    await page.goBack();
    await expectPage(page, 'Core concepts');
    complaints.length = 0;
  });

  await test.step('page data of another shape reloads the document', async () => {
    await page.route('**/rope-joint.json', (route) => route.fulfill({ json: { version: -1 } }));
    await follow(page, `${docs}/joint/rope-joint`);
    await expectPage(page, 'Rope joint');
    await expect(page.locator('html[data-marked]')).toHaveCount(0);
  });
});

function expectPage(page: Page, name: string) {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Follows a link that is on no page, and marks the document, to detect a full page load. */
async function follow(page: Page, to: string): Promise<void> {
  // A link that is added before hydration would be a mismatch, as after "try again".
  await hydrated(page);
  await page.evaluate((href) => {
    document.documentElement.dataset.marked = '';
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('a'), { href, textContent: 'follow me' }));
  }, to);
  await page.getByRole('link', { name: 'follow me' }).click();
}
