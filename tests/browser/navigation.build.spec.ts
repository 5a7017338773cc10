import type { Locator, Page, Request } from '@playwright/test';
import { createGate, expect, open, test } from './site.ts';

test('a link fetches its page as data, and the shell follows', async ({ page, context, docs }) => {
  await open(page, `${docs}/world`);
  const requests = collectRequests(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

  await test.step('the link of the current page is marked', async () => {
    await expect(current(page)).toHaveText('World');
  });

  await test.step('the next page moves the focus and is announced', async () => {
    await sidebar(page).getByRole('link', { name: 'Body', exact: true }).click();
    await expectTitle(page, 'Bod');
    await expect(page).toHaveURL(`${docs}/body`);
    await expect(page).toHaveTitle(/^Bod.* – Planck\.js$/);
    await expect(page.getByRole('status').filter({ hasText: /^Body – / })).toBeAttached();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(current(page)).toHaveText(['Body']);
  });

  await test.step('previous and next follow the order of the sidebar', async () => {
    await sidebar(page).getByRole('link', { name: 'Introduction', exact: true }).click();
    await expect(page).toHaveURL(`${docs}/`);
    // The address changes before the page, which also has a next one.
    await expect(current(page)).toHaveText(['Introduction']);
    await page.getByRole('link', { name: /^Next (?!steps)/ }).click();
    await expect(page).toHaveURL(`${docs}/run-your-code`);
    await expect(current(page)).toHaveText(['Run Your Code']);
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page).toHaveURL(`${docs}/`);
    await expect(current(page)).toHaveText(['Introduction']);
  });

  await test.step('a slow page shows a progress bar until it has loaded', async () => {
    const gate = createGate();
    // Not in view, and so not prefetched.
    await page.route('**/pulley.json', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: 'slow' });
      document.querySelector('main')?.append(link);
    }, `${docs}/joint/pulley`);
    await page.getByRole('link', { name: 'slow' }).click();
    await expect(page.getByRole('progressbar')).toBeAttached();
    gate.open();
    await expectTitle(page, 'Pulley joint');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);

  await test.step('a click with ctrl or meta is left to the browser', async () => {
    const opened = context.waitForEvent('page');
    await sidebar(page)
      .getByRole('link', { name: 'Body', exact: true })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(`${docs}/body`);
    await expect(page).toHaveURL(`${docs}/joint/pulley`);
  });
});

test('a hash scrolls to its heading, and going back restores the scroll position', async ({
  page,
  kitchen,
}) => {
  const part20 = page.getByRole('heading', { name: 'Part 20', exact: true });

  await test.step('a hash in the address that is opened', async () => {
    await open(page, `${kitchen}/guide/long#part-25`);
    await expect(page.getByRole('heading', { name: 'Part 25' })).toBeInViewport();
    await expect(part20).not.toBeInViewport();
  });

  await test.step('a link to a heading also moves the focus', async () => {
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Part 20', exact: true })
      .click();
    await expect(page).toHaveURL(/#part-20$/);
    await expect(part20).toBeInViewport();
    await expect(part20).toBeFocused();
    const top = await part20.evaluate((element) => element.getBoundingClientRect().top);
    const bar = await page
      .getByRole('banner')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(bar);
  });

  await test.step('going back from another page', async () => {
    await page.getByRole('heading', { name: 'Part 30' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await clickWithoutScrolling(
      page,
      page.getByRole('banner').getByRole('link', { name: 'Guide' }),
    );
    await expectTitle(page, 'Guide');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Long page' })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await page.goForward();
    await expectTitle(page, 'Guide');
  });

  await test.step('a hash that is typed into the address', async () => {
    await sidebar(page).getByRole('link', { name: 'Long page' }).click();
    await expectTitle(page, 'Long page');
    await page.evaluate(() => {
      location.hash = '#part-20';
    });
    await expect(part20).toBeInViewport();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('a link to a heading of another page', async () => {
    await sidebar(page).getByRole('button', { name: 'Writing' }).click();
    await sidebar(page).getByRole('link', { name: 'Components' }).click();
    await expectTitle(page, 'Components');
    await page.getByRole('main').getByRole('link', { name: 'link', exact: true }).click();
    await expect(page).toHaveURL(/\/guide\/markdown#custom-anchor$/);
    await expect(page.getByRole('heading', { name: 'Code' })).toBeInViewport();
  });

  await test.step('a page that has another sidebar shows it', async () => {
    await sidebar(page).getByRole('link', { name: 'Reference' }).click();
    await expect(sidebar(page).getByRole('link', { name: 'Alpha' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Markdown' })).toHaveCount(0);
  });
});

test('the text of a heading is selected like other text, and its link is next to it', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/long`);
  const heading = page.getByRole('heading', { name: 'Part 2', exact: true });
  const selected = () => page.evaluate(() => String(getSelection()).trim());
  const position = { x: 10, y: 10 };
  await heading.dblclick({ position });
  expect(await selected()).toBe('Part');
  await heading.click({ position, clickCount: 3 });
  expect(await selected()).toBe('Part 2');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const box = (await heading.boundingBox()) as { x: number; y: number; width: number };
  await page.mouse.move(box.x, box.y + position.y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + position.y, { steps: 3 });
  await page.mouse.up();
  expect(await selected()).toBe('Part 2');
  await expect(page).toHaveURL(`${kitchen}/guide/long`);
  await heading.getByRole('link', { name: 'Part 2', exact: true }).press('Enter');
  await expect(page).toHaveURL(`${kitchen}/guide/long#part-2`);
});

test('a hash that cannot be decoded leads to the article', async ({ page, kitchen }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const hash of ['#50%', '#%E0%A4%A']) {
    await open(page, `${kitchen}/guide${hash}`);
    await expect(heading).toHaveText('Guide');
    const link = page.getByRole('main').getByRole('link', { name: 'root', exact: true });
    await link.evaluate(
      (element, end) => element.setAttribute('href', `guide/markdown${end}`),
      hash,
    );
    await link.click();
    await expect(heading).toHaveText(/Markdown/);
    expect(page.url()).toBe(`${kitchen}/guide/markdown${hash}`);
  }
});

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

function current(page: Page) {
  return sidebar(page).locator('[aria-current=page]');
}

function expectTitle(page: Page, name: string) {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Clicks as a reader does: Playwright's click() scrolls first, even to elements in view. */
async function clickWithoutScrolling(page: Page, link: Locator) {
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function collectRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}
