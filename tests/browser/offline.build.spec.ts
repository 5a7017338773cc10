import { expect, open, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

test('a page that was read is available without a network', async ({
  page,
  kitchen,
  context,
  complaints,
}) => {
  // Browsers report requests that fail without a network.
  complaints.push = () => 0;
  await open(page, `${kitchen}/guide/long`);
  const save = page.getByRole('contentinfo').getByRole('button', { name: /^Save all for offline/ });
  await expect(save).toBeVisible();
  const isStored = () =>
    page.evaluate(async () => (await caches.match('/guide/long')) !== undefined);
  await expect.poll(isStored).toBe(true);
  await context.setOffline(true);
  await open(page, `${kitchen}/guide/long`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page');
});
