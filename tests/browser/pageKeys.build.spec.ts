import type { Page } from '@playwright/test';
import { time } from './ballScene.ts';
import { expect, open, test } from './site.ts';

test('Shift and an arrow lead to the next page and back, and no other keys', async ({
  page,
  kitchen,
}) => {
  await openRecorded(page, `${kitchen}/guide/long`);
  await test.step('the keys are in aria-keyshortcuts of the links', async () => {
    for (const [name, keys] of [
      [/^Previous/, 'Shift+ArrowLeft'],
      [/^Next/, 'Shift+ArrowRight'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('aria-keyshortcuts', keys);
    }
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page).toHaveURL(`${kitchen}/guide/narrow`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nothing_breaks/);
    // Then the keys lead on from this page.
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page).toHaveURL(`${kitchen}/guide/long`);
    await expect(page.getByRole('heading', { level: 1, name: 'Long page' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Long page/ })).toBeAttached();
  });
  await test.step('also from a button that has the focus', async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page).toHaveURL(`${kitchen}/guide/narrow`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nothing_breaks/);
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Long page' })).toBeVisible();

  for (const keys of [
    'ArrowRight',
    'Control+Shift+ArrowRight',
    'Alt+Shift+ArrowRight',
    'Meta+Shift+ArrowRight',
  ]) {
    await test.step(keys, () => expectLeftAlone(page, keys));
  }

  for (const tag of ['input', 'textarea', 'p']) {
    await test.step(`while the reader writes in <${tag}>`, async () => {
      const form = await page.evaluateHandle((tag) => {
        const field = document.createElement(tag);
        field.contentEditable = String(tag === 'p');
        const form = document.createElement('form');
        form.append(field);
        document.querySelector('main')?.prepend(form);
        field.focus();
        return form;
      }, tag);
      await expectLeftAlone(page, 'Shift+ArrowRight');
      await expectLeftAlone(page, 'Shift+ArrowLeft');
      await form.evaluate((element) => element.remove());
    });
  }

  await test.step('while the caret is in the text', async () => {
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
    await expectLeftAlone(page, 'Shift+ArrowRight');
    await expectLeftAlone(page, 'Shift+ArrowLeft');
  });

  await test.step('while text is selected', async () => {
    await page.getByRole('heading', { level: 1 }).dblclick({ position: { x: 20, y: 20 } });
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe('Long');
    await expectLeftAlone(page, 'Shift+ArrowRight');
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page).toHaveURL(`${kitchen}/guide/narrow`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nothing_breaks/);
  });

  await test.step('when something else has handled the key', async () => {
    await page.evaluate(() => {
      document.body.addEventListener('keydown', (event) => event.preventDefault());
    });
    await expectStays(page, 'Shift+ArrowRight');
  });
});

test('nothing happens at the last page and at the first', async ({ page, docs }) => {
  await openRecorded(page, `${docs}/credits`);
  await expectLeftAlone(page, 'Shift+ArrowRight');
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Introduction' })
    .click();
  // The page begins with a scene, which has to be loaded first.
  await time(page).waitFor();
  await expectLeftAlone(page, 'Shift+ArrowLeft');
});

/** Opens a page, and records what it fetches and which keys it handles. */
async function openRecorded(page: Page, url: string) {
  await page.addInitScript(() => {
    const recorded: Recorded = { fetched: [], prevented: [] };
    const { fetch } = window;
    window.fetch = (...request) => {
      recorded.fetched.push(String(request[0]));
      return fetch(...request);
    };
    addEventListener('keydown', (event) => recorded.prevented.push(event.defaultPrevented));
    Object.assign(window, { recorded });
  });
  await open(page, url);
}

/** Expects the page to leave the key to the browser, and not to navigate. */
async function expectLeftAlone(page: Page, keys: string) {
  const recorded = await expectStays(page, keys);
  expect(recorded.prevented.slice(-keys.split('+').length)).not.toContain(true);
}

/** Expects no navigation, which would begin with a request, long before the address changes. */
async function expectStays(page: Page, keys: string) {
  const before = page.url();
  // What the page itself needed, such as a scene, has been fetched by now.
  await page.evaluate(() => {
    Reflect.get(window, 'recorded').fetched.length = 0;
  });
  await page.keyboard.press(keys);
  const recorded: Recorded = await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done));
    return Reflect.get(window, 'recorded');
  });
  expect(recorded.prevented.length).toBeGreaterThanOrEqual(keys.split('+').length);
  expect(recorded.fetched).toEqual([]);
  expect(page.url()).toBe(before);
  return recorded;
}

/** What the page fetched, and for each key whether its default was prevented. */
interface Recorded {
  fetched: string[];
  prevented: boolean[];
}
