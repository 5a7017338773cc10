import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';
import { SCREENS } from './templates.ts';

test('a button and keys open the dialog, which returns the focus when it closes', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/credits`);
  await test.step('the button has a visible label', async () => {
    // Hidden text is one pixel wide.
    const label = await button(page).getByText('Search', { exact: true }).boundingBox();
    expect(label?.width).toBeGreaterThan(20);
  });
  await test.step('the button opens it with the focus in its field, Escape closes it', async () => {
    await button(page).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', 'Search');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
  for (const keys of ['Control+k', 'Meta+k']) {
    await test.step(`${keys} opens and closes it`, async () => {
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press(keys);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  await test.step('the button next to the field and a click outside close it', async () => {
    await button(page).click();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 700);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('text that is selected past the edge leaves it open', async () => {
    await button(page).click();
    await field(page).fill('time step');
    const box = await field(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(20, 700, { steps: 3 });
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Reset search' }).click();
    await page.keyboard.press('Escape');
  });
  await test.step('"/" opens it, but not while the reader writes', async () => {
    await page.evaluate(() =>
      document.querySelector('main')?.append(document.createElement('input')),
    );
    await page.getByRole('main').getByRole('textbox').focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
});

test('hits are grouped, and can be selected and opened by keys and mouse', async ({
  page,
  context,
  docs,
}) => {
  await searchFor(page, `${docs}/credits`, 'body');
  await expect(options(page)).toHaveCount(16);
  await expect(page.getByRole('status').filter({ hasText: '16 results' })).toBeAttached();
  for (const key of ['↑ ↓ Navigate', '↵ Select', 'Esc Close', 'Ctrl ⇧ ⌫ Reset']) {
    await expect(page.getByRole('dialog').getByText(key)).toBeVisible();
  }

  await search(page, 'sleeping');
  await expect(options(page).first()).toContainText('Body › Sleeping');
  await expect(options(page).first().locator('mark').first()).toHaveText('Sleeping');
  await expect(options(page).first()).toContainText("The engine doesn't simulate sleeping bodies");

  await test.step('each hit says what it is, and what else matched', async () => {
    await search(page, 'restitution');
    await expect(options(page).first()).toContainText(/restitution.*Guide$/is);
    await expect(options(page).filter({ hasText: /Method$/ })).not.toHaveCount(0);
    await search(page, 'trigger');
    await expect(page.getByText('Also searched: sensor')).toBeVisible();
    await search(page, 'b2World');
    await expect(options(page).filter({ hasText: 'Box2D 2.4: b2World' })).not.toHaveCount(0);
  });
  await test.step('a name of code is found whole, in part, and misspelled', async () => {
    for (const [query, found] of [
      ['setLinearVelocity', 'setLinearVelocity'],
      ['angularImpulse', 'applyAngularImpulse'],
      ['setLinearVelocty', 'setLinearVelocity'],
    ] as const) {
      await search(page, query);
      await expect(options(page).filter({ hasText: found })).not.toHaveCount(0);
      // Replaces the hits, which could also match the next query.
      await search(page, 'sleeping');
      await expect(options(page).first()).toContainText('Body › Sleeping');
    }
  });
  const nothing = '<zzqqz onzzqqz="zzqqz">zzqqz</zzqqz>';
  await test.step(`nothing is found for ${nothing}, which appears as text`, async () => {
    await search(page, nothing);
    await expect(page.getByText(`No results for "${nothing}"`)).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByRole('dialog').locator('zzqqz')).toHaveCount(0);
  });
  await test.step('words with the same beginning are searched if nothing else is found', async () => {
    await search(page, 'gravitational');
    await expect(page.getByText('Also searched: gravity')).toBeVisible();
    await expect(options(page).first()).toContainText(/gravity/i);
  });
  await test.step('Ctrl, Shift, and Backspace reset the field', async () => {
    await page.keyboard.press('Control+Shift+Backspace');
    await expect(field(page)).toHaveValue('');
  });

  await test.step('arrows and the mouse select, and Enter opens what is selected', async () => {
    await search(page, 'sleeping');
    await expect(options(page).first()).toContainText('Body › Sleeping');
    await test.step('arrows wrap around, and the field has the active option', async () => {
      const count = await options(page).count();
      await expectSelected(page, 0);
      await page.keyboard.press('ArrowUp');
      await expectSelected(page, count - 1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expectSelected(page, 1);
      await expect(field(page)).toBeFocused();
    });
    await test.step('the mouse selects only when it moves', async () => {
      await options(page).nth(2).hover();
      await expectSelected(page, 2);
      // The list scrolls below a mouse that does not move.
      await page.keyboard.press('ArrowDown');
      await expectSelected(page, 3);
      await options(page).nth(1).hover();
      await expectSelected(page, 1);
    });
    await test.step('Enter opens the section, with the words marked', async () => {
      await page.keyboard.press('ArrowUp');
      await expectSelected(page, 0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${docs}/body#sleeping`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Sleeping', exact: true })).toBeInViewport();
      await expect(page.getByRole('heading', { name: 'Sleeping', exact: true })).toBeFocused();
      await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
      await page.keyboard.press('Shift');
      await expect.poll(() => countMarks(page)).toBe(0);
    });
    await test.step('Enter also marks the words of a hit on the current page', async () => {
      await button(page).click();
      await search(page, 'sleeping');
      await expect(options(page).first()).toContainText('Body › Sleeping');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await countMarks(page)).toBeGreaterThan(0);
    });
  });

  await test.step('a click with a modifier opens a new tab, and one without the same tab', async () => {
    await button(page).click();
    await search(page, 'setLinearVelocity');
    await expect(options(page).first()).toContainText('setLinearVelocity');
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const address = `${docs}/api/classes/Body#setlinearvelocity`;
    await expect(await opened).toHaveURL(address);
    await expect(page.getByRole('dialog')).toBeVisible();
    await options(page).first().click();
    await expect(page).toHaveURL(address);
  });
});

test('Enter waits for the hits of what was typed', async ({ page, docs }) => {
  await open(page, `${docs}/credits`);
  await button(page).click();
  await test.step('in a field that was empty', async () => {
    await field(page).fill('weld joint');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${docs}/joint/weld-joint`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('after other hits, which leaves no query in the history', async () => {
    await button(page).click();
    await search(page, 'motor joint');
    await expect(options(page).first()).toContainText('Motor Joint');
    await search(page, 'weld joint');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page).click();
    await search(page, 'sleeping');
    await expect(options(page).first()).toContainText('Body › Sleeping');
    await expect(page).toHaveURL(`${docs}/joint/weld-joint?q=sleeping`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${docs}/body#sleeping`);
    await page.goBack();
    await expect(page).toHaveURL(`${docs}/joint/weld-joint`);
  });
  await test.step('and works from the list', async () => {
    await button(page).click();
    await search(page, 'sleeping');
    await expect(options(page).first()).toContainText('Body › Sleeping');
    await page.getByRole('listbox').evaluate((list) => {
      list.tabIndex = -1;
      list.focus();
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${docs}/body#sleeping`);
  });
});

test.describe('the search remembers', () => {
  test('the query, also in the address, and the detailed view', async ({ page, docs }) => {
    await searchFor(page, `${docs}/credits`, 'sleeping');
    const detail = page.getByRole('button', { name: 'Detailed view' });
    await expect(detail).toHaveAttribute('aria-pressed', 'true');
    await detail.click();
    await expect(options(page).first()).not.toContainText('skipped');

    await test.step('the query in the address opens the search', async () => {
      await expect(page).toHaveURL(`${docs}/credits?q=sleeping`);
      await page.reload();
      await expect(options(page).first()).toContainText('Sleeping');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`${docs}/credits`);
    });
    await test.step('another page has both, until the query is reset', async () => {
      await open(page, `${docs}/body`);
      await button(page).click();
      await expect(field(page)).toHaveValue('sleeping');
      await expect(detail).toHaveAttribute('aria-pressed', 'false');
      await page.getByRole('button', { name: 'Reset search' }).click();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
    });
  });

  test('the query, until a shortcut of the platform clears it', async ({ page, docs }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true });
    });
    await open(page, `${docs}/credits`);
    await button(page).click();
    await expect(page.locator('kbd', { hasText: '⌘ ⌫' })).toBeVisible();
    await field(page).fill('time step');
    // On other systems, this deletes a word.
    await page.keyboard.press('Control+Backspace');
    await expect(field(page)).toHaveValue('time ');
    await page.keyboard.press('Meta+Backspace');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('Most readers look for', { exact: true })).toBeVisible();
  });

  test('the other pages visited last, for an empty query', async ({ page, docs }) => {
    await open(page, `${docs}/world`);
    await open(page, `${docs}/body`);
    await button(page).click();
    await expect(page.getByText('Recent', { exact: true })).toBeVisible();
    await expect(options(page).first()).toHaveText('World');
    await expect(page.getByText('Most readers look for', { exact: true })).toBeVisible();
    await expect(options(page).filter({ hasText: 'Step the world' })).toBeVisible();
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${docs}/world`);
  });
});

test('a search that is loading, cannot be loaded, or is of another version says so', async ({
  page,
  complaints,
  docs,
}) => {
  const POINTER = '**/search.index.json';
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(POINTER, async (route) => {
    await answered;
    await route.fulfill({ status: 503, body: '' });
  });
  await open(page, `${docs}/credits`);
  await button(page).click();
  await field(page).fill('sleeping');
  await test.step('loading', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Loading the search…' })).toBeVisible();
    answer();
  });
  await test.step('cannot be loaded', async () => {
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(POINTER);
    complaints.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('Sleeping');
  });
  await test.step('another version', async () => {
    const old = { format: 4, documents: [] };
    await page.route(POINTER, (route) => route.fulfill({ json: { index: 'assets/old.json' } }));
    await page.route('**/assets/old.json', (route) => route.fulfill({ json: old }));
    await open(page, `${docs}/credits?q=sleeping`);
    await expect(page.getByRole('alert')).toContainText('belongs to another version of this site');
    await page.unroute(POINTER);
    complaints.length = 0;
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(options(page).first()).toContainText('Sleeping');
  });
});

test('on a phone the search has the whole screen, even at 400% zoom', async ({ page, docs }) => {
  for (const viewport of [SCREENS.phone, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    await searchFor(page, `${docs}/credits`, 'sleeping');
    const box = await page.getByRole('dialog').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: viewport.width });
    await expect(options(page).first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});

function button(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Search' });
}

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search' });
}

function options(page: Page) {
  return page.getByRole('listbox', { name: 'Results' }).getByRole('option');
}

async function search(page: Page, query: string) {
  await field(page).fill(query);
}

/** Opens a page, searches for a query, and waits for the number of results. */
async function searchFor(page: Page, url: string, query: string) {
  await open(page, url);
  await button(page).click();
  await search(page, query);
  await expect(page.getByText(/^(\d+ results?|No results for .*)$/)).toBeAttached();
}

async function expectSelected(page: Page, index: number) {
  await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  const id = await options(page).nth(index).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
}

/** Returns the number of ranges that the browser highlights. */
function countMarks(page: Page): Promise<number> {
  return page.evaluate(() => CSS.highlights.get('search')?.size ?? 0);
}
