import type { Page } from '@playwright/test';
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
    // The proxy sends no headers of the site.
    const host = where === 'document alone' ? await startProxy(docs) : undefined;
    await open(page, `${host?.url ?? docs}/world`);
    expect(await violationsOf(page)).toEqual(
      expect.arrayContaining(['script-src-elem inline', 'connect-src https://other.example/']),
    );
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    await expect.poll(() => complaints.splice(0).length).toBeGreaterThan(0);
    host?.close();
  });
}

/** Does what the policy forbids, and returns what it blocked. */
function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const violations: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    await fetch('https://other.example/').catch(() => undefined);
    return violations;
  });
}
