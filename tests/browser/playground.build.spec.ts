import type { Locator, Page } from '@playwright/test';
import { toHash } from '../../src/lab/page/code/share.ts';
import { createGate, expect, open, test } from './site.ts';

test('an example of the library runs as it is, and listens to keys', async ({ page, docs }) => {
  await openPlayground(page, docs);
  await expect(page.getByRole('application', { name: 'A box falls on the ground' })).toBeVisible();
  const caption = page.getByRole('paragraph').filter({ hasText: 'A box falls, turns as it lands' });
  await expect(caption).toBeVisible();
  await page.getByLabel('Show').selectOption({ label: 'Car' });
  await expect(code(page)).toContainText('from "planck"');
  await expect(page.getByText('Accelerate car')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  await expect(page).toHaveURL(/#example=Car$/);

  const before = await energyOf(page);
  await page.getByRole('application', { name: 'Car' }).focus();
  await page.keyboard.down('ArrowRight');
  await expect.poll(() => energyOf(page)).toBeGreaterThan(before + 500);
  await page.keyboard.up('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('application')).not.toBeFocused();
});

test('keys are the reader’s in examples that listen to none, and with Shift in all', async ({
  page,
  docs,
}) => {
  await openPlayground(page, docs, '#example=8-Ball');
  const picture = page.getByRole('application');
  await picture.focus();
  await page.keyboard.press('n');
  await expect(status(page)).toContainText(/Body 1 of \d+ chosen/);
  const before = await energyOf(page);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => energyOf(page)).toBeGreaterThan(before);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();

  await page.getByLabel('Show').selectOption({ label: 'Car' });
  await expect(page.getByText(/are the scene’s own/)).toBeAttached();
  await picture.focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+N');
  await expect(status(page)).toContainText(/Body 1 of \d+ chosen/);
  // What the browser may do with a key, it does unless it is told that the key is taken.
  const isTaken = (key: string) =>
    picture.evaluate((element, key) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      return !element.dispatchEvent(event);
    }, key);
  expect(await isTaken('ArrowLeft')).toBe(true);
  for (const key of ['F5', 'F12', 'PageDown', 'Tab', 'Escape'])
    expect(await isTaken(key), key).toBe(false);
});

test('code is shared by a link, which runs nothing before the reader does', async ({
  page,
  docs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page, `${docs}`, '#scene=revolute-joint');
  await page.getByRole('slider', { name: 'Motor speed' }).fill('7');
  await code(page).press('Control+Home');
  await page.keyboard.insertText('// größer ⚽\n');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link to this code' }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(code(page)).toContainText('// größer ⚽');
  await expect(page.getByText('Read the code, then press Run.')).toBeVisible();
  await expect(page.locator('iframe, canvas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.1);
  await expect(page.getByRole('slider', { name: 'Motor speed' })).toHaveValue('7');
});

test('a link brings its own code, whatever was made of another', async ({ page, docs }) => {
  const [first, second] = await Promise.all(
    ['let a = 1;', 'let b = 2;'].map((source) => toHash({ source, values: {} })),
  );
  await openPlayground(page, docs, first);
  await code(page).press('Control+End');
  await page.keyboard.insertText(' // mine');
  await openPlayground(page, docs, second);
  await expect(code(page)).toHaveText('let b = 2;');
  await openPlayground(page, docs, first);
  await expect(code(page)).toHaveText('let a = 1; // mine');
});

test('nothing jumps while the playground comes', async ({ page, docs }) => {
  const gate = createGate();
  await page.route('**/showPlayground*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${docs}/playground`);
  gate.open();
  await expect(code(page)).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => done(sum)));
      }),
  );
  // What Web Vitals call good: https://web.dev/articles/cls
  expect(shift).toBeLessThan(0.1);
});

test('a link that is not whole says so', async ({ page, docs }) => {
  await open(page, `${docs}/playground#code=1.q1Y`);
  await expect(page.getByRole('alert')).toContainText('The link is not complete');
  await page.getByLabel('Show').selectOption({ label: 'Tumbler' });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.1);
});

test('a scene of a guide opens in it', async ({ page, docs }) => {
  await open(page, `${docs}/hello-world`);
  const scene = page.getByRole('figure').filter({ hasText: 'Drop more of them' });
  await scene.scrollIntoViewIfNeeded();
  await scene.getByRole('button', { name: 'Code', exact: true }).click();
  await scene.getByRole('link', { name: 'Open in the playground' }).click();
  await expect(page).toHaveURL(/\/playground#scene=hello-world$/);
  await expect(page.getByRole('button', { name: 'Drop a box' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what it needs, and what there would be', async ({ page, docs }) => {
    await page.goto(`${docs}/playground`);
    await expect(page.getByText('The playground runs code')).toBeVisible();
    await expect(page.getByText('Tumbler', { exact: true })).toBeVisible();
  });
});

function code(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Code of/ });
}

async function openPlayground(page: Page, docs: string, hash = ''): Promise<void> {
  await open(page, `${docs}/playground${hash}`);
  await expect(code(page)).toBeVisible();
}

function status(page: Page): Locator {
  return page.getByText(/^\d+\.\d\d s · /);
}

async function statusOf(page: Page): Promise<string> {
  return (await status(page).textContent()) ?? '';
}

async function timeOf(page: Page): Promise<number> {
  return Number.parseFloat(await statusOf(page));
}

/** In joules. */
async function energyOf(page: Page): Promise<number> {
  return Number(/(\S+) J/.exec(await statusOf(page))?.[1]?.replace('−', '-'));
}
