import { startProxy } from './faultyHost.ts';
import { expect, open, test } from './site.ts';

test('the home page starts on a host that sends it without a slash at the end', async ({
  page,
  docs,
}) => {
  // The proxy follows redirects, so it sends the page for the address without the slash.
  const host = await startProxy(docs);
  await open(page, `${host.url}?from=host#next-steps`);
  await expect(page).toHaveURL(`${host.url}/?from=host#next-steps`);
  await page.getByRole('link', { name: 'API Reference' }).first().click();
  await expect(page).toHaveURL(`${host.url}/api/`);
  await page.goBack();
  await expect(page).toHaveURL(`${host.url}/?from=host#next-steps`);
  host.close();
});
