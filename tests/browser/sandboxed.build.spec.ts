import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** A page with another one in a sandboxed frame, as sites have that don't trust what they embed. */
const HOST = '/frame.html';

test('a page works in a sandboxed frame of another site', async ({ page, kitchen, complaints }) => {
  // The site warns that it can't store anything.
  complaints.push = () => 0;
  await serveSandboxed(page, kitchen, `${kitchen}/guide/long?from=elsewhere`);
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const title = frame.getByRole('heading', { level: 1 });
  await test.step('the article stays', () => expect(title).toHaveText('Long page'));
  await test.step('search finds pages, without a worker or a change of the path', async () => {
    await frame.getByRole('button', { name: 'Search' }).click();
    await frame.getByRole('combobox').fill('markdown');
    await expect(frame.getByRole('option').first()).toBeVisible();
    await frame.getByRole('button', { name: 'Close search' }).click();
    await expect(frame.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the theme changes', async () => {
    await frame.getByRole('button', { name: /theme$/ }).click();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  });
  await test.step('a link leads to its page', async () => {
    await frame.getByRole('link', { name: /^Next/ }).click();
    await expect(title).not.toHaveText('Long page');
    await expect(frame.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
});

/**
 * Opens an address in a frame without the site's origin. Hosts such as GitHub Pages send their files to any origin,
 * and no headers against frames.
 */
async function serveSandboxed(page: Page, site: string, address: string): Promise<void> {
  await page.route(`${site}/**`, async (route) => {
    if (route.request().url() === site + HOST) {
      const body = `<iframe sandbox="allow-scripts" src="${address}" width="1200" height="800"></iframe>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    return route.fulfill({ response, headers });
  });
  await page.goto(site + HOST);
}
