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

for (const where of ['header and document', 'document alone'] as const) {
  test(`the policy in ${where} blocks scripts and requests that are not the site's`, async ({
    page,
    docs,
    complaints,
  }) => {
    if (where === 'document alone') {
      await page.route('**/world', async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': policy, ...headers } = response.headers();
        expect(policy).toContain('trusted-types');
        await route.fulfill({ response, headers });
      });
    }
    await open(page, `${docs}/world`);
    const isInjected = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.append('window.injected = true');
      document.body.append(script);
      await fetch('https://other.example/').catch(() => undefined);
      return 'injected' in window;
    });
    expect(isInjected).toBe(false);
    const reports = () => complaints.join('\n');
    await expect.poll(reports).toContain("This document requires 'TrustedScript'");
    await expect.poll(reports).toContain('Fetch API cannot load https://other.example/.');
    complaints.length = 0;
  });
}
