import { expect, open, test } from './site.ts';

// Settings of a config that no other spec covers.

test('fonts, sponsors, and blog posts follow the config', async ({ page, docs, kitchen }) => {
  await test.step('a font of the site comes from the site', async () => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await open(page, `${docs}/world`);
    await expect(page.locator('body')).toHaveCSS('font-family', /^site-text, system-ui/);
    expect([...origins]).toEqual([new URL(docs).origin]);
  });

  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  await open(page, `${kitchen}/guide/markdown`);

  await test.step('custom fonts come before those of the system', async () => {
    await expect(page.locator('body')).toHaveCSS('font-family', /^"?Inter"?, system-ui/);
    await expect(page.getByRole('main').locator('pre code').first()).toHaveCSS(
      'font-family',
      /^"?JetBrains Mono"?, ui-monospace/,
    );
    const sheet = page.locator('link[rel=stylesheet][href^="https://fonts.googleapis.com"]');
    await expect(sheet).toHaveAttribute('href', /family=Inter.*family=JetBrains%20Mono/);
    await expect(sheet).toHaveAttribute('media', 'all');
  });

  await test.step('sponsors are grouped by tier, in the height of their tier', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Kitchen Sink' }).click();
    const gold = page.getByRole('region', { name: 'Gold sponsors' });
    await expect(gold.getByRole('link', { name: 'Acme' })).toHaveAttribute(
      'href',
      'https://acme.example',
    );
    await expect(gold.getByRole('img', { name: 'Acme' })).toHaveCSS('height', '60px');
    const silver = page.getByRole('region', { name: 'Silver sponsors' });
    await expect(silver.getByRole('img', { name: 'Umbrella' })).toHaveCSS('height', '40px');
  });

  await test.step('the blog lists its posts, the newest first, with who wrote them and when', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    const posts = page.getByRole('main').getByRole('listitem');
    await expect(posts).toHaveText([
      /Second post\s*By Ada & Grace on March 1, 2026\s*What is new in version 2\./,
      /First post\s*By Ada on December 24, 2025\s*Why there is a sink at all\./,
    ]);
    await expect(posts.getByRole('link', { name: 'Ada' })).toHaveAttribute(
      'href',
      'https://ada.example',
    );
    await posts.getByRole('link', { name: 'First post' }).click();
    await expect(page).toHaveURL(`${kitchen}/blog/first-post`);
  });
});
