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
  await test.step('a link to it costs one failed request with its message, and no new document', async () => {
    await follow(page, `${docs}/gone`);
    await expectPage(page, 'Page Not Found');
    await expect(page).toHaveURL(`${docs}/gone`);
    await expect(page.getByRole('link', { name: 'Search for “gone”' })).toBeVisible();
    await expect(page.locator('html[data-marked]')).toHaveCount(1);
    expect(complaints.splice(0).sort()).toEqual([
      expect.stringMatching(/^Failed to load resource: .* 404/),
      `${docs}/gone.json 404`,
    ]);
    await page.goBack();
    await expectPage(page, 'Planck.js');
  });
});

test('a link to a malformed address shows the error of the router, without a request', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world`);
  await follow(page, `${docs}/%ff`);
  await expectPage(page, 'Unexpected Application Error!');
  await expect(page.getByText('400 Bad Request: malformed URL /%ff')).toBeVisible();
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Home page' }).click();
  await expectPage(page, 'Planck.js');
});

test('a page whose data cannot be loaded is loaded as a document', async ({
  page,
  complaints,
  docs,
}) => {
  // No link to these pages is in view, so none of them is prefetched.
  await open(page, `${docs}/world`);

  await test.step('the host has no data', async () => {
    await page.route('**/core-concepts.json', (route) => route.fulfill({ status: 404, body: '' }));
    await follow(page, `${docs}/core-concepts?a=1#contacts`);
    await expectPage(page, 'Core concepts');
    await expect(page).toHaveURL(`${docs}/core-concepts?a=1#contacts`);
    await expect(page.locator('html[data-marked]')).toHaveCount(0);
    complaints.length = 0;
  });

  await test.step('page data of another version reloads the document', async () => {
    await page.route('**/rope-joint.json', (route) => route.fulfill({ json: { version: '' } }));
    await follow(page, `${docs}/joint/rope-joint`);
    await expectPage(page, 'Rope joint');
    await expect(page.locator('html[data-marked]')).toHaveCount(0);
  });

  await test.step('the host does not respond at all', async () => {
    await page.route(/gear-joint/, (route) => route.abort('internetdisconnected'));
    await follow(page, `${docs}/joint/gear-joint`);
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(page.getByText('Check your connection')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home page' })).toBeVisible();
    await page.unroute(/gear-joint/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page, 'Gear joint');
    complaints.length = 0;
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
