import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

test('at the top of a page the first heading is marked', async ({ page, kitchen, docs }) => {
  for (const [url, first] of [
    [`${kitchen}/guide/long`, 'Part 1'],
    [`${docs}/world`, 'Create a world'],
  ] as const) {
    await open(page, url);
    await expect(marked(page)).toHaveText([first]);
  }
});

test('at the end of a page the last heading is marked', async ({ page, kitchen, docs }) => {
  for (const [url, last] of [
    [`${kitchen}/guide/long`, 'Part 40'],
    [`${docs}/world`, 'Next'],
  ] as const) {
    await open(page, url);
    await page.keyboard.press('End');
    await expect(marked(page)).toHaveText([last]);
  }
});

test('the mark follows the wheel down and up again', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/long`);
  await page.getByRole('main').hover();
  for (const part of ['Part 4', 'Part 15', 'Part 30', 'Part 7']) {
    await wheelTo(page, part, 200);
    await expect(marked(page)).toHaveText([part]);
  }
  await page.keyboard.press('Home');
  await expect(marked(page)).toHaveText(['Part 1']);
});

test('a heading is marked when it comes up to the first quarter below the bar', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/world`);
  await page.getByRole('main').hover();
  const bar = await page.getByRole('banner').boundingBox();
  const line = (bar?.height ?? 0) + (900 - (bar?.height ?? 0)) / 4;
  // What sticks to the top ends a little below the bar, where headings come to rest.
  await wheelTo(page, 'Events', line + 40);
  await expect(marked(page)).toHaveText(['Destroy or create bodies in a contact listener']);
  await wheelTo(page, 'Events', line - 10);
  await expect(marked(page)).toHaveText(['Events']);
});

test('a page opened at a heading marks that heading', async ({ page, docs }) => {
  await open(page, `${docs}/world#events`);
  await expect(marked(page)).toHaveText(['Events']);
});

test('a chosen entry is marked at once, and where it leads to changes nothing', async ({
  page,
  kitchen,
}) => {
  await openWithClock(page, `${kitchen}/guide/long`);
  // It is too near to the end to come up to where reading begins.
  await scrolling(page, () => entry(page, 'Part 38').click());
  await expect(marked(page)).toHaveText(['Part 38']);
  await page.clock.runFor(1000);
  await expect(marked(page)).toHaveText(['Part 38']);
});

for (const [time, parts] of [
  [499, ['Part 20']],
  [500, ['Part 40']],
] as const) {
  test(`${time} ms after an entry was chosen, scrolling marks ${parts}`, async ({
    page,
    kitchen,
  }) => {
    await openWithClock(page, `${kitchen}/guide/long`);
    await scrolling(page, () => entry(page, 'Part 20').click());
    // Headings are looked for 100 ms after the page began to scroll.
    await page.clock.runFor(time - 100);
    await scrolling(page, () => page.evaluate(() => scrollTo(0, document.body.scrollHeight)));
    await page.clock.runFor(100);
    await expect(marked(page)).toHaveText([...parts]);
  });
}

test('a setting of the page says how deep its outline goes', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/narrow`);
  const entries = outline(page).getByRole('listitem').getByRole('link');
  await expect(entries).toHaveText([
    /^A_heading_that_is_one_word/,
    'A part of it',
    'A smaller part',
    'Another smaller part',
  ]);
  await open(page, `${kitchen}/guide/components`);
  await expect(page.getByRole('heading', { name: 'Too small for the outline' })).toBeVisible();
  await expect(entries).toHaveText(['After it', 'A part of it']);
});

test('it can be switched off, and is not there for a page without headings', async ({
  page,
  kitchen,
}) => {
  for (const path of ['/reference/alpha', '/reference']) {
    await open(page, kitchen + path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(outline(page)).toHaveCount(0);
  }
});

test('its own footer stands below it', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/narrow`);
  const footer = page.getByText('Something missing?');
  await expect(footer).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Tell us' })).toHaveAttribute(
    'href',
    'https://example.org/issues',
  );
  const entries = outline(page).getByRole('list');
  const [above, below] = await Promise.all([entries.boundingBox(), footer.boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the outline is there, its first entry marked, and leads to headings', async ({
    page,
    docs,
  }) => {
    await page.goto(`${docs}/world`);
    const headings = page.getByRole('article').locator('h2, h3');
    expect(await headings.count()).toBeGreaterThan(10);
    await expect(outline(page).getByRole('link')).toHaveText(await headings.allInnerTexts());
    await expect(marked(page)).toHaveText(['Create a world']);
    await entry(page, 'Events').click();
    await expect(page).toHaveURL(`${docs}/world#events`);
    await expect(page.getByRole('heading', { name: 'Events' })).toBeInViewport();
  });
});

/** From here on time passes only as the test says. */
async function openWithClock(page: Page, url: string) {
  await page.clock.install();
  await open(page, url);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
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

/** Turns the wheel until the heading stands this far below the window's top. */
async function wheelTo(page: Page, name: string, top: number) {
  const heading = page.getByRole('heading', { name, exact: true });
  const place = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await page.mouse.wheel(0, Math.round((await place()) - top));
  await expect.poll(async () => Math.abs((await place()) - top)).toBeLessThan(2);
}

/** Does what scrolls the page, and waits until the page has been told of it. */
async function scrolling(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
    Object.assign(window, { scrolled });
  });
  await act();
  await page.evaluate(() => (window as unknown as { scrolled: Promise<void> }).scrolled);
}
