import { pathsOf } from './paths.ts';
import { expect, open, test } from './site.ts';

for (const path of pathsOf('docs')) {
  test(`docs ${path} opens and hydrates without a complaint`, async ({ page, docs }) => {
    await open(page, docs + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Planck\.js$/);
    await expect(page.getByRole('main')).not.toBeEmpty();
  });
}

for (const path of pathsOf('tests/fixtures/kitchen-sink')) {
  test(`kitchen sink ${path} opens and hydrates without a complaint`, async ({ page, kitchen }) => {
    await open(page, kitchen + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Kitchen Sink$/);
  });
}
