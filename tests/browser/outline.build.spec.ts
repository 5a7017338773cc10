import type { Page } from '@playwright/test';
import { expect, open, openWithClock, test } from './site.ts';

const FIRST_OF_NEXT = /^A_heading_that_is_one_word/;

test('the outline marks the heading in view, and each page has its own outline', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/long`);
  await test.step('at the top of the page the first heading is marked', async () => {
    await expect(marked(page)).toHaveText(['Part 1']);
  });
  await test.step('the mark follows the wheel down and up again', async () => {
    await page.getByRole('main').hover();
    for (const part of ['Part 4', 'Part 15', 'Part 30', 'Part 7']) {
      await wheelTo(page, part, 200);
      await expect(marked(page)).toHaveText([part]);
    }
    await pressAndScroll(page, 'Home');
    await expect(marked(page)).toHaveText(['Part 1']);
  });
  await test.step('at the end of the page the last heading is marked', async () => {
    await pressAndScroll(page, 'End');
    await expect(marked(page)).toHaveText(['Part 40']);
  });
  await test.step('the first heading of the next page is marked', async () => {
    await page.getByRole('link', { name: /^Next (?!steps)/ }).click();
    await expectNextPage(page);
    await expect(marked(page)).toHaveText([FIRST_OF_NEXT]);
  });

  const entries = outline(page).getByRole('listitem').getByRole('link');
  await test.step('showOutline of a page sets the deepest level', async () => {
    await expect(entries).toHaveText([
      FIRST_OF_NEXT,
      'A part of it',
      'A smaller part',
      'Another smaller part',
    ]);
  });
  await test.step('the outline footer is below the entries', async () => {
    const footer = page.getByText('Something missing?');
    await expect(footer).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Tell us' })).toHaveAttribute(
      'href',
      'https://example.org/issues',
    );
    const list = outline(page).getByRole('list');
    const [above, below] = await Promise.all([list.boundingBox(), footer.boundingBox()]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
  });
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  await test.step('the wheel scrolls the page also while the pointer is over the outline or the sidebar', async () => {
    for (const name of ['On this page', 'Pages']) {
      await page.getByRole('navigation', { name }).hover();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 100);
    }
  });
  await test.step('a page without the setting shows two levels', async () => {
    await sidebar.getByRole('button', { name: 'Writing' }).click();
    await sidebar.getByRole('link', { name: 'Components' }).click();
    await expect(page.getByRole('heading', { name: 'Too small for the outline' })).toBeVisible();
    await expect(entries).toHaveText(['After it', 'A part of it']);
  });
  await test.step('a page without headings has no outline, and a page can turn it off', async () => {
    for (const name of ['Reference', 'Alpha']) {
      await sidebar.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(outline(page)).toHaveCount(0);
    }
  });
});

test('a heading becomes the current one in the top quarter of the page', async ({ page, docs }) => {
  await open(page, `${docs}/world#events`);
  await test.step('a page opened at a heading marks that heading', async () => {
    await expect(marked(page)).toHaveText(['Events']);
  });
  await test.step('the top quarter starts below the top bar', async () => {
    await page.getByRole('main').hover();
    const bar = await page.getByRole('banner').boundingBox();
    const line = (bar?.height ?? 0) + (900 - (bar?.height ?? 0)) / 4;
    // The sticky area ends a little below the bar, where headings come to rest.
    await wheelTo(page, 'Events', line + 40);
    await expect(marked(page)).toHaveText([
      'Deferred changes: destroy or create bodies in a contact listener',
    ]);
    await wheelTo(page, 'Events', line - 10);
    await expect(marked(page)).toHaveText(['Events']);
  });
  for (const [key, heading] of [
    ['Home', 'Create a world'],
    ['End', 'Next steps'],
  ] as const) {
    await test.step(`${key} marks "${heading}"`, async () => {
      await pressAndScroll(page, key);
      await expect(marked(page)).toHaveText([heading]);
    });
  }
});

test('a selected entry stays marked for 500 ms, and no longer than its page', async ({
  page,
  kitchen,
}) => {
  await openWithClock(page, `${kitchen}/guide/long`);
  await test.step('a pending update is not applied to the next page', async () => {
    // Not by scrolling: the next page would scroll back, which also triggers an update.
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    await page.keyboard.press('Shift+ArrowRight');
    await expectNextPage(page);
    await page.clock.runFor(1000);
    await expect(marked(page)).toHaveText([FIRST_OF_NEXT]);
  });
  await test.step('a selected entry does not leave the next page without a mark', async () => {
    await page.keyboard.press('Shift+ArrowLeft');
    await entry(page, 'Part 20').click();
    await expect(marked(page)).toHaveText(['Part 20']);
    await page.keyboard.press('Shift+ArrowRight');
    await expectNextPage(page);
    await expect(marked(page)).toHaveText([FIRST_OF_NEXT]);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(entry(page, 'Part 20')).toBeVisible();
  });
  await test.step('scrolling to the selected entry does not change the mark', async () => {
    await page.clock.runFor(1000);
    // It is too close to the end to reach the top quarter.
    await scrolling(page, () => entry(page, 'Part 38').click());
    await expect(marked(page)).toHaveText(['Part 38']);
    await page.clock.runFor(1000);
    await expect(marked(page)).toHaveText(['Part 38']);
  });
  for (const [time, part] of [
    [499, 'Part 20'],
    [500, 'Part 40'],
  ] as const) {
    await test.step(`${time} ms after the selection, scrolling marks ${part}`, async () => {
      await scrolling(page, () => entry(page, 'Part 20').click());
      // An update follows 100 ms after the page began to scroll.
      await page.clock.runFor(time - 100);
      await scrolling(page, () => page.evaluate(() => scrollTo(0, document.body.scrollHeight)));
      await page.clock.runFor(100);
      await expect(marked(page)).toHaveText([part]);
      await page.clock.runFor(1000);
    });
  }
});

async function expectNextPage(page: Page) {
  await expect(entry(page, 'A part of it')).toBeVisible();
}

function outline(page: Page) {
  return page.getByRole('navigation', { name: 'On this page' });
}

function entry(page: Page, name: string) {
  return outline(page).getByRole('link', { name, exact: true });
}

function marked(page: Page) {
  return outline(page).locator('[aria-current=true]');
}

/** Turns the wheel until the heading is this far below the window's top. */
async function wheelTo(page: Page, name: string, top: number) {
  const heading = page.getByRole('heading', { name, exact: true });
  const readTop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await page.mouse.wheel(0, Math.round((await readTop()) - top));
  await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThan(2);
}

/** Presses a key that scrolls the page, and waits for the end: Chromium drops keys while it scrolls. */
async function pressAndScroll(page: Page, key: 'Home' | 'End') {
  await page.evaluate(() => {
    const ended = new Promise((done) => addEventListener('scrollend', done, { once: true }));
    Object.assign(window, { ended });
  });
  await page.keyboard.press(key);
  await page.evaluate(() => Reflect.get(window, 'ended'));
}

/** Performs an action that scrolls, and waits until the page has received the event. */
async function scrolling(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
    Object.assign(window, { scrolled });
  });
  await act();
  await page.evaluate(() => Reflect.get(window, 'scrolled'));
}
