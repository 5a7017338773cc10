import type { Page } from '@playwright/test';
import { toHash } from '../../src/lab/page/code/share.ts';
import { expect, open, test } from './site.ts';

test('a scene shows what the world check finds, with links to the explanations', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world-check`);
  const choose = (label: string) =>
    page.getByLabel('Mistake', { exact: true }).selectOption({ label });
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  await expect(finding(page, 'Large body')).toHaveAttribute(
    'href',
    /\/api-conventions\/units#slow-motion/,
  );
  await choose('Concave polygon');
  await expect(finding(page, 'Convex hull')).toBeVisible();
  await expect(finding(page, 'Large body')).toBeHidden();
  await choose('None');
  await expect(findings(page)).toContainText('no mistakes found');
  await expect(findings(page).getByRole('link', { name: 'Troubleshooting' })).toBeVisible();
});

test('the playground checks the code of readers, unless they turn the check off', async ({
  page,
  docs,
}) => {
  const source = `import { World, Circle } from 'planck';
export default {
  title: 'A pea',
  description: 'A pea.',
  create: () => {
    const world = new World();
    world.createBody({ type: 'dynamic' }).createFixture({ shape: new Circle(0.01), density: 1 });
    return { world, view: { x: 0, y: 0, width: 1, height: 1 } };
  },
};`;
  await open(page, `${docs}/playground${await toHash({ source, values: {} })}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('tab', { name: 'Problems (1)' }).click();
  await expect(finding(page, 'Small body')).toBeVisible();
  await expect(findings(page)).toContainText('measures only 0.02 × 0.02 m');
  await page.getByRole('button', { name: 'Tools', exact: true }).click();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const checkbox = page.getByRole('checkbox', { name: 'World check' });
  await checkbox.uncheck();
  await expect(findings(page)).toBeHidden();
  await checkbox.check();
  await expect(finding(page, 'Small body')).toBeVisible();
});

function findings(page: Page) {
  return page.getByRole('region', { name: 'World check' });
}

function finding(page: Page, name: string) {
  return findings(page).getByRole('link', { name });
}
