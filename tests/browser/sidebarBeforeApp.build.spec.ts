import { expect, test } from './site.ts';

/** So low that even the short sidebar of the docs does not fit. */
test.use({ viewport: { width: 1440, height: 200 } });

for (const [site, path, name] of [
  ['kitchen', '/guide/deep', 'Fifth level'],
  ['docs', '/api', 'API Reference'],
] as const) {
  test(`the sidebar shows the link of ${path} before the app is there`, async ({
    page,
    docs,
    kitchen,
  }) => {
    // Never answered: the app is on its way for as long as the test lasts.
    await page.route('**/assets/start-*.js', () => undefined);
    await page.goto((site === 'docs' ? docs : kitchen) + path);
    const link = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]');
    await expect(link).toHaveText(name);
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await page.locator('#navigation').evaluate(({ scrollTop }) => scrollTop)).not.toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });
}
