import type { Locator } from '@playwright/test';
import { readTime } from './ballScene.ts';
import { code, readEnergy } from './playground.ts';
import { expect, open, test } from './site.ts';
import { drag } from './touch.ts';

test('the gallery is filtered by words and topic, used by keyboard, and closed by Back', async ({
  page,
  docs,
}) => {
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  const cards = gallery.getByRole('link');
  const words = gallery.getByRole('searchbox', { name: 'Filter by words' });

  await test.step('a link opens it over the first program', async () => {
    await open(page, docs);
    await page.getByRole('main').getByRole('link', { name: 'gallery' }).click();
    await expect(
      cards.filter({ hasText: 'Bridge: revolute joints and reaction force' }),
    ).toBeVisible();
    expect(await cards.count()).toBeGreaterThan(100);
    await expect(gallery.locator('a[aria-current]')).toHaveCount(0);
  });

  await test.step('pictures are drawn in the theme', async () => {
    const [light, dark] = ['light', 'dark'].map((theme) =>
      cards.first().locator(`img[data-theme=${theme}]`),
    );
    await expect(light as Locator).toBeVisible();
    await expect(light as Locator).toHaveJSProperty('complete', true);
    expect(await light?.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    await expect(dark as Locator).toBeHidden();
  });

  await test.step('it is filtered by symbols and topic', async () => {
    await words.fill('raycast');
    await expect(gallery.getByRole('status')).toHaveText(/^\d\d? items$/);
    await expect(cards.filter({ hasText: 'Tumbler' })).toHaveCount(0);
    await gallery.getByRole('combobox', { name: 'Topic' }).selectOption('Games');
    await expect(gallery.getByText('Nothing matches.')).toBeVisible();
    await words.fill('');
    await expect(cards.filter({ hasText: 'Pinball' })).toBeVisible();
    const topic = gallery.getByRole('combobox', { name: 'Topic' });
    await topic.press('ArrowDown');
    await expect(topic).toBeFocused();
    await topic.selectOption('All topics');
  });

  await test.step('arrow keys move through it, and Enter opens an item', async () => {
    await words.fill('mobile');
    await words.press('ArrowDown');
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#example=MobileBalanced$/);
    await expect(gallery).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Mobile Balanced' })).toBeVisible();
  });

  await test.step('Back closes it, and so does Escape', async () => {
    await page.getByRole('button', { name: 'Gallery' }).click();
    await expect(gallery).toBeVisible();
    await page.goBack();
    await expect(gallery).toHaveCount(0);
    await expect(page).toHaveURL(/#example=MobileBalanced$/);
    await page.getByRole('button', { name: 'Gallery' }).click();
    await expect(words).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(page).toHaveURL(/#example=MobileBalanced$/);
    await expect(page.getByRole('button', { name: 'Gallery' })).toBeFocused();
  });
});

test('a reader finds problems by their lines, sizes the panes by keyboard, and sees the keys', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/playground`);
  const problems = page.getByRole('tabpanel', { name: /^Problems/ });
  const width = page.getByRole('separator', { name: 'Width of the picture' });

  await test.step('problems of types stay after Run, next to the error of the run', async () => {
    await code(page).press('Control+Home');
    await page.keyboard.insertText('const size: number = "large";\nnull.nothing;\n');
    await page.getByRole('tab', { name: 'Problems (2)' }).click();
    await expect(problems.getByRole('button')).toHaveText([/^.*Line 1 Type 'string'/, /Line 2/]);
    await code(page).press('Control+Enter');
    await expect(page.getByRole('alert')).toHaveText(/^Line 2: TypeError/);
    await expect(problems.getByRole('button')).toHaveText([
      /^.*Line 1 Type 'string'/,
      /Line 2 .* TypeScript$/,
      /Line 2 TypeError.* Last run$/,
    ]);
  });

  await test.step('a problem leads to its line', async () => {
    await problems.getByRole('button', { name: /Line 2 TypeError/ }).click();
    await expect(code(page)).toBeFocused();
    await page.keyboard.press('Control+Shift+k');
    await expect(problems.getByRole('button')).toHaveText([/^.*Line 1 Type 'string'/]);
  });

  await test.step('auto-run runs valid code after a change', async () => {
    await page.getByRole('checkbox', { name: 'Auto-run' }).check();
    await code(page).press('Control+Home');
    await page.keyboard.insertText('// valid\n');
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await expect.poll(() => readTime(page)).toBeGreaterThan(0.1);
  });

  await test.step('find and replace', async () => {
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('textbox', { name: 'Find' }).fill('large');
    await page.getByRole('textbox', { name: 'Replace' }).fill('small');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await expect(code(page)).toContainText('const size: number = "small"');
    await page.keyboard.press('Escape');
  });

  await test.step('code with a syntax error shows its problems instead of running', async () => {
    await page.getByRole('tab', { name: /^Console/ }).click();
    await code(page).press('Control+Home');
    await page.keyboard.insertText('const = 1;\n');
    await code(page).press('Control+Enter');
    const error = page.getByRole('alert');
    await expect(error).toHaveText(/^Line 1: /);
    await expect(problems.getByRole('button').first()).toHaveText(/Line 1/);
    // Auto-run doesn't clear it. Its timer of half a second started earlier than this one, so it fires first.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    await expect(error).toHaveText(/^Line 1: /);
  });

  await test.step('pasted JSX is recognized, with a link to the recipe', async () => {
    await code(page).press('Control+a');
    await page.keyboard.insertText('const App = () => <svg><circle r="1" /></svg>;');
    await expect(problems.getByRole('button')).toHaveText([/Line 1 this is JSX/]);
    await expect(problems.getByRole('link', { name: '/recipes/react' })).toHaveAttribute(
      'href',
      /\/docs\/recipes\/react$/,
    );
  });

  await test.step('the panes keep their sizes', async () => {
    await expect(width).toHaveAttribute('aria-valuenow', '50');
    await width.press('ArrowRight');
    await width.press('ArrowRight');
    await expect(width).toHaveAttribute('aria-valuenow', '54');
    const [picture, editor] = await Promise.all([
      page.getByRole('application').boundingBox(),
      page.getByRole('region', { name: 'Code' }).boundingBox(),
    ]);
    expect(picture?.width).toBeGreaterThan(editor?.width ?? 0);
    await open(page, `${docs}/playground`);
    await expect(width).toHaveAttribute('aria-valuenow', '54');
    await width.dblclick();
    await expect(width).toHaveAttribute('aria-valuenow', '50');
  });

  await test.step('the window does not scroll', async () => {
    const overflow = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollHeight - clientHeight;
      });
    expect(await overflow()).toBe(0);
  });

  await test.step('a question mark outside of the editor shows help and keys', async () => {
    const help = page.getByRole('dialog', { name: 'Help and keys' });
    await page.getByRole('application').press('?');
    await expect(help.getByText('Find and replace')).toBeVisible();
    await expect(help.getByText('The code runs in a sandbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await code(page).press('Control+Home');
    await page.keyboard.type('?');
    await expect(code(page)).toContainText('?import');
    await expect(help).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, motion: true });

  test('a car drives by touch buttons, a finger scrolls the page, and Run shows the picture', async ({
    page,
    docs,
  }) => {
    await open(page, `${docs}/playground#example=Car`);
    const right = page.getByRole('button', { name: 'Right arrow' });
    await page.getByRole('button', { name: 'Tools', exact: true }).tap();
    await page.getByRole('button', { name: 'View', exact: true }).tap();
    await right.scrollIntoViewIfNeeded();
    const { width = 0, height = 0 } = (await right.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect.poll(() => readTime(page)).toBeGreaterThan(0.2);
    const before = await readEnergy(page);
    await right.hover();
    await page.mouse.down();
    await expect.poll(() => readEnergy(page)).toBeGreaterThan(before + 500);
    await page.mouse.up();

    const scroll = () => page.evaluate(() => scrollY);
    const reset = page.getByRole('button', { name: 'Reset', exact: true });
    const output = page.getByRole('tabpanel', { name: 'Console' });
    for (const [part, by] of [
      [reset, -100],
      [output, 100],
    ] as const) {
      await part.scrollIntoViewIfNeeded();
      const { x = 0, y = 0 } = (await part.boundingBox()) ?? {};
      const before = await scroll();
      await drag(page, { x: x + 10, y: y + 10 }, { x: x + 10, y: y + 10 + by }, 400);
      // The output is at the end of the page.
      await expect.poll(async () => Math.sign((await scroll()) - before)).toBe(-Math.sign(by));
    }

    await expect(code(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Code', exact: true }).tap();
    await expect(code(page)).toBeInViewport();
    await expect(page.getByRole('application')).toBeHidden();
    await page.getByRole('button', { name: 'Run', exact: true }).tap();
    await expect(code(page)).toBeHidden();
    await expect(page.getByRole('application')).toBeInViewport();

    // A link to a line shows the line.
    await page.goto(`${docs}/learn/platformer/02-run`);
    await page.getByRole('link', { name: 'BRAKING' }).tap();
    await expect(code(page).getByText('const BRAKING').first()).toBeInViewport();
  });
});
