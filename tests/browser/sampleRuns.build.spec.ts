import type { Locator, Page } from '@playwright/test';
import { fact, time } from './ballScene.ts';
import { expect, open, test } from './site.ts';

test.use({ motion: true });

test('samples run below their code, and open in the playground', async ({ page, docs }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isRequested = (part: RegExp) => requested.some((path) => part.test(path));
  // A sample that fails; the line is the fourth of those that readers see.
  await page.route('**/collision.samples.json', async (route) => {
    const runs = await (await route.fetch()).json();
    const [sample] = runs.samples;
    const lines: string[] = sample.code.split('\n');
    lines[sample.lines[3] - 1] = 'missing();';
    sample.code = lines.join('\n');
    await route.fulfill({ json: runs });
  });
  await open(page, `${docs}/contacts`);

  await test.step('a sample shows its world and what it prints, and keeps the focus', async () => {
    const run = runButton(page, 'Listen for collision events');
    await run.scrollIntoViewIfNeeded();
    expect(isRequested(/samples/)).toBe(false);
    await run.click();
    const result = findResult(page, 'Listen for collision events');
    await expect(result.getByRole('log', { name: 'Console' })).toContainText('floor and ball');
    // It has stepped its world for a second, and ends there.
    await expect(time(result)).toHaveText('1.00 s');
    await expect(fact(result, 'Bodies')).toHaveText('2');
    await expect(result.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'floor and ball' })).toBeAttached();
    await expect(run).toHaveText('Run again');
    await expect(run).toBeFocused();
    await run.press('Enter');
    await expect(time(result)).toHaveText('1.00 s');
  });

  await test.step('a second one runs next to it, and its timestep is the page’s own', async () => {
    const name = 'Ground detection for a character controller';
    await runButton(page, name).click();
    await expect(fact(findResult(page, name), 'Bodies')).toHaveText('2');
    await expect(findResult(page, name).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Result of/ })).toHaveCount(2);
    await findResult(page, name).getByRole('button', { name: 'Close' }).click();
    await expect(findResult(page, name)).toHaveCount(0);
    await expect(runButton(page, name)).toBeFocused();
  });

  await test.step('after a link, the samples of the other page run', async () => {
    await page.getByRole('link', { name: 'Collision', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Collision' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Result of/ })).toHaveCount(0);
    const buttons = page.getByRole('button', { name: /^Run( again)?:/ });
    await buttons.nth(0).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Line 4: ReferenceError: missing is not defined',
    );
    await buttons.nth(1).click();
    const console = page.getByRole('log', { name: 'Console' }).last();
    await expect(console.getByRole('listitem')).toHaveText([/^true/, /^false/, /^true/]);
  });

  await test.step('it opens in the playground, where it runs immediately', async () => {
    const link = page.getByRole('link', { name: 'Open in playground' }).first();
    await page.unroute('**/collision.samples.json');
    await link.click();
    await expect(page).toHaveURL(/\/playground#sample=\/collision~\w+$/);
    const code = page.getByRole('textbox', { name: /^Code of/ });
    await expect(code).toContainText("from 'planck'");
    await expect(fact(page, 'Bodies')).toHaveText('2');
    // The site's own code needs no jail.
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(isRequested(/code-library/)).toBe(false);
  });
});

function runButton(page: Page, sample: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Run( again)?: ${sample}$`) });
}

function findResult(page: Page, sample: string): Locator {
  return page.getByRole('region', { name: `Result of “${sample}”` });
}
