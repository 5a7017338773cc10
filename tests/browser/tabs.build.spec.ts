import type { Locator, Page } from '@playwright/test';
import { resize } from './reflow.ts';
import { createGate, expect, open, test } from './site.ts';

/** Groups of /guide/tabs by the heading in front of them, with their labels. */
const GROUPS = {
  Install: ['npm', 'yarn', 'pnpm'],
  Run: ['npm', 'deno', 'yarn'],
  Write: ['rope.ts', 'rope.js'],
  Read: ['rope.js', 'rope.ts'],
};
type Name = keyof typeof GROUPS;
const NAMES = Object.keys(GROUPS) as Name[];
const LABELS = Object.values(GROUPS).flat();

/** Headings that links lead to, by their position. */
const TARGETS = {
  'in a tab': { link: 'Corepack', text: 'Wake it with corepack.' },
  'in details': { link: 'Mirrors', text: 'A mirror of steel.' },
  'in a tab in details': { link: 'Strings', text: 'A mirror hangs on two strings.' },
};
/** Low, so that most parts of a page are below the window. */
const LOW = { width: 1440, height: 500 };

test('a group shows one tab at a time, and the one that a link leads to; all are printed', async ({
  page,
  kitchen,
}) => {
  await open(page, `${kitchen}/guide/tabs`);
  await test.step('a group is a list of tabs with one panel', async () => {
    for (const name of NAMES) {
      await expect(tabs(page, name)).toHaveText(GROUPS[name]);
      await expectSelected(page, name, GROUPS[name][0]);
    }
    await expect(panel(page, 'Install')).toContainText('Install it with npm.');
    await expect(panel(page, 'Write')).toContainText('const length: number = 2;');
    // The tab has the label already.
    await expect(panel(page, 'Install').getByText('npm', { exact: true })).toBeHidden();

    await tab(page, 'Install', 'yarn').click();
    await expectAll(page, { Install: 'yarn', Run: 'yarn', Write: 'rope.ts', Read: 'rope.js' });
    await page.keyboard.press('ArrowRight');
    await expectAll(page, { Install: 'pnpm', Run: 'yarn' });
    await expect(page.getByText('Install it with pnpm.')).toBeVisible();
    await expect(page.getByText('Install it with npm.')).toBeHidden();
  });

  await test.step('it is one tab stop', async () => {
    await page.getByRole('link', { name: 'Install', exact: true }).first().focus();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'Install', 'pnpm')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').getByRole('link', { name: 'Run' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'Install', 'pnpm')).toBeFocused();
  });

  await test.step('all panels are printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expectAllVisible(page);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('no tab moves under the mouse, however the groups above change', async () => {
    await resize(page, { width: 1440, height: 600 });
    await tab(page, 'Install', 'npm').click();
    await expectAll(page, { Install: 'npm', Run: 'npm' });
    for (const label of ['yarn', 'npm', 'yarn', 'deno']) {
      const clicked = tab(page, 'Run', label);
      await clicked.scrollIntoViewIfNeeded();
      const before = await readBox(clicked);
      const scrolled = await page.evaluate(() => scrollY);
      await clicked.click();
      await expectSelected(page, 'Run', label);
      expect((await readBox(clicked)).y).toBeCloseTo(before.y, 0);
      // Otherwise, there was nothing to compensate.
      if (label === 'yarn') expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    }
  });

  await resize(page, LOW);
  await tab(page, 'Install', 'npm').click();
  for (const [where, { link, text }] of Object.entries(TARGETS)) {
    await test.step(`each click on a link shows its target ${where}`, async () => {
      const leadingLink = page.getByRole('main').getByRole('link', { name: link }).first();
      await expect(page.getByText(text)).toBeHidden();
      await leadingLink.click();
      await expect(page).toHaveURL(`${kitchen}/guide/tabs#${link.toLowerCase()}`);
      await expectArrived(page, link, text);
      await expect(page.getByRole('heading', { name: link })).toBeFocused();
      await hideTargets(page);
      await expect(page.getByText(text)).toBeHidden();
      await leadingLink.click();
      await expectArrived(page, link, text);
      await hideTargets(page);
    });
  }
});

test('a choice shows in the first paint, and can be changed before the app has loaded', async ({
  page,
  kitchen,
}) => {
  await page.setViewportSize(LOW);
  await page.addInitScript(recordPaints);
  await open(page, `${kitchen}/guide/tabs`);
  await tab(page, 'Install', 'yarn').click();

  await test.step('after going back, at the previous scroll position', async () => {
    await page.getByRole('heading', { name: 'Read' }).evaluate((one) => one.scrollIntoView());
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await page
      .getByRole('link', { name: /^Next (?!steps)/ })
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing');
    const ramp = page.getByRole('tab', { name: 'ramp.js' });
    await ramp.click();
    await clearPaints(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await expect.poll(() => readPaints(page)).toContain('Install it with yarn');
    expect(await readPaints(page)).not.toContain('Install it with npm.');
    await page.goForward();
    await expect(ramp).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('on a later visit', async () => {
    const gate = createGate();
    await page.route('**/assets/start-*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto(`${kitchen}/guide/tabs`);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    // The ramp.js that was chosen on the other page is no choice between rope.ts and rope.js.
    await expectAll(page, { Install: 'yarn', Run: 'yarn', Write: 'rope.ts', Read: 'rope.js' });
    await expect.poll(() => readPaints(page)).toContain('Install it with yarn');
    expect(await readPaints(page)).not.toContain('Install it with npm.');
    await tab(page, 'Install', 'pnpm').click();
    gate.open();
    await expectAll(page, { Install: 'pnpm', Run: 'yarn' });
  });
});

test('the target of a link is visible on load and from another page, and is not stored as a choice', async ({
  page,
  kitchen,
}) => {
  await page.setViewportSize(LOW);
  for (const [where, { link, text }] of Object.entries(TARGETS)) {
    await test.step(where, async () => {
      const hash = `#${link.toLowerCase()}`;
      // Another query, or the browser would stay on the page.
      await open(page, `${kitchen}/guide/tabs?loaded-for=${link}${hash}`);
      await expectArrived(page, link, text);
      const chosen = { Install: where === 'in a tab' ? 'yarn' : 'npm', Run: 'npm' };
      await expectAll(page, chosen);

      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Code' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
        document.querySelector('article')?.prepend(link);
      }, `/guide/tabs${hash}`);
      await page.getByRole('link', { name: 'There' }).click();
      await expectArrived(page, link, text);
      await expectAll(page, chosen);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are visible with their labels, and there are no tabs that would do nothing', async ({
    page,
    kitchen,
  }) => {
    await page.goto(`${kitchen}/guide/tabs`);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expectAllVisible(page);
  });
});

/** Finds a group by the heading in front of it. */
function group(page: Page, name: Name): Locator {
  return page.getByRole('tablist').nth(NAMES.indexOf(name)).locator('..');
}

function tabs(page: Page, name: Name) {
  return group(page, name).getByRole('tab');
}

function tab(page: Page, name: Name, label: string) {
  return group(page, name).getByRole('tab', { name: label, exact: true });
}

/** Finds the visible panel. */
function panel(page: Page, name: Name) {
  return group(page, name).getByRole('tabpanel');
}

async function expectSelected(page: Page, name: Name, label: string | undefined) {
  await expect(group(page, name).getByRole('tab', { selected: true })).toHaveText([label ?? '']);
  await expect(panel(page, name)).toHaveCount(1);
  await expect(panel(page, name)).toHaveAccessibleName(label ?? '');
  const stops = tabs(page, name).and(page.locator(':not([tabindex="-1"])'));
  await expect(stops).toHaveText([label ?? '']);
}

async function expectAll(page: Page, chosen: Partial<Record<Name, string>>) {
  for (const name of NAMES) if (chosen[name]) await expectSelected(page, name, chosen[name]);
}

async function expectAllVisible(page: Page) {
  const panels = page.locator('[role="tabpanel"]:not(details *)');
  await expect(panels).toHaveCount(LABELS.length);
  for (const [index, label] of LABELS.entries()) {
    await expect(panels.nth(index)).toBeVisible();
    await expect(panels.nth(index).getByText(label, { exact: true })).toBeVisible();
  }
  for (const text of ['with npm.', 'with yarn,', 'with pnpm.', 'with corepack.']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
}

/** Expects the heading in view, and not covered by the sticky bar. */
async function expectArrived(page: Page, name: string, text: string) {
  await expect(page.getByText(text)).toBeVisible();
  const heading = page.getByRole('heading', { name, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await readBox(page.getByRole('banner'));
  await expect
    .poll(async () => (await readBox(heading)).y)
    .toBeGreaterThanOrEqual(bar.y + bar.height);
}

/** Selects the first tabs again, and closes the details. */
async function hideTargets(page: Page) {
  const details = page.locator('details');
  if (await details.evaluate((one) => (one as HTMLDetailsElement).open)) {
    await page.getByRole('tab', { name: 'Steel' }).click();
    await page.getByText('Who needs a mirror?').click();
    await expect(details).toHaveJSProperty('open', false);
  }
  await tab(page, 'Install', 'npm').click();
}

/** Records the text of the first group before each paint. */
function recordPaints() {
  const paints: string[] = [];
  Object.assign(window, { paints });
  const record = () => {
    const first = document.querySelector<HTMLElement>('[data-tabs]');
    if (first && !paints.includes(first.innerText)) paints.push(first.innerText);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

function readPaints(page: Page): Promise<string> {
  return page.evaluate(() => Reflect.get(window, 'paints').join('\n'));
}

function clearPaints(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.get(window, 'paints').length = 0;
  });
}

async function readBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return box;
}
