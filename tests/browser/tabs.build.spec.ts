import type { Locator, Page } from '@playwright/test';
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

test.describe('a group', () => {
  test('is a list of tabs with a panel for the one that is selected', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/tabs`);
    for (const name of NAMES) {
      await expect(tabs(page, name)).toHaveText(GROUPS[name]);
      await expectChosen(page, name, GROUPS[name][0]);
    }
    await expect(panel(page, 'Install')).toContainText('Install it with npm.');
    await expect(panel(page, 'Write')).toContainText('const length: number = 2;');
    // The tab says it already.
    await expect(panel(page, 'Install').getByText('npm', { exact: true })).toBeHidden();
  });

  test('shows the panel of the tab that is clicked', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'pnpm').click();
    await expectChosen(page, 'Install', 'pnpm');
    await expect(page.getByText('Install it with pnpm.')).toBeVisible();
    await expect(page.getByText('Install it with npm.')).toBeHidden();
  });

  test('is walked by the arrows, round and round, and by Home and End', async ({
    page,
    kitchen,
  }) => {
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'npm').focus();
    const walk = [
      ['ArrowRight', 'yarn'],
      ['ArrowRight', 'pnpm'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'pnpm'],
      ['ArrowLeft', 'yarn'],
      ['Home', 'npm'],
      ['End', 'pnpm'],
    ] as const;
    for (const [key, label] of walk) {
      await page.keyboard.press(key);
      await expect(tab(page, 'Install', label)).toBeFocused();
      await expectChosen(page, 'Install', label);
    }
  });

  test('leaves keys alone that are not for it', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'npm').focus();
    for (const key of ['ArrowDown', 'a', 'Control+ArrowRight', 'Control+End', 'Shift+Home']) {
      await page.keyboard.press(key);
    }
    await expectChosen(page, 'Install', 'npm');
    await expect(tab(page, 'Install', 'npm')).toBeFocused();
  });

  test('is one stop for the Tab key: the tab that is selected', async ({ page, kitchen }) => {
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'pnpm').click();
    await page.getByRole('link', { name: 'Install', exact: true }).first().focus();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'Install', 'pnpm')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').getByRole('link', { name: 'Run' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'Install', 'pnpm')).toBeFocused();
  });
});

test.describe('a choice', () => {
  test('holds for all groups of the page that have the label, and no others', async ({
    page,
    kitchen,
  }) => {
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Run', 'yarn').click();
    await expectAll(page, { Install: 'yarn', Run: 'yarn', Write: 'rope.ts', Read: 'rope.js' });
    await tab(page, 'Run', 'deno').click();
    await expectAll(page, { Install: 'yarn', Run: 'deno', Write: 'rope.ts', Read: 'rope.js' });
    await tab(page, 'Read', 'rope.ts').click();
    await tab(page, 'Write', 'rope.js').click();
    await expectAll(page, { Install: 'yarn', Run: 'deno', Write: 'rope.js', Read: 'rope.js' });
  });

  test('is remembered: each group shows the latest of its labels after a reload', async ({
    page,
    kitchen,
  }) => {
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'yarn').click();
    await tab(page, 'Run', 'deno').click();
    await tab(page, 'Write', 'rope.js').click();
    await open(page, `${kitchen}/guide/tabs`);
    await expectAll(page, { Install: 'yarn', Run: 'deno', Write: 'rope.js', Read: 'rope.js' });
  });

  test('holds on other pages, whether they are loaded or walked to', async ({ page, kitchen }) => {
    const ramp = () => page.getByRole('tab', { name: 'ramp.js', selected: true });
    await open(page, `${kitchen}/writing`);
    await expect(ramp()).toHaveCount(0);
    await page.getByRole('tab', { name: 'ramp.js' }).click();
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Tabs' })
      .click();
    await tab(page, 'Install', 'pnpm').click();
    await page.goBack();
    await expect(ramp()).toHaveCount(1);
    await page.goForward();
    await expectChosen(page, 'Install', 'pnpm');
    await open(page, `${kitchen}/writing`);
    await expect(ramp()).toHaveCount(1);
  });

  test('shows before the app is there, in the first thing that is painted', async ({
    page,
    kitchen,
  }) => {
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'yarn').click();
    // Never answered: the app is on its way for as long as the test lasts.
    await page.route('**/assets/start-*.js', () => undefined);
    await page.addInitScript(recordPaints);
    await page.goto(`${kitchen}/guide/tabs`);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    await expectAll(page, { Install: 'yarn', Run: 'yarn', Write: 'rope.ts', Read: 'rope.js' });
    await expect.poll(() => paints(page)).toContain('Install it with yarn');
    expect(await paints(page)).not.toContain('Install it with npm.');
  });

  test('shows in the first thing that is painted of a page that is walked to', async ({
    page,
    kitchen,
  }) => {
    await page.addInitScript(recordPaints);
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'yarn').click();
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Code', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
    await forgetPaints(page);
    await page.goBack();
    await expect.poll(() => paints(page)).toContain('Install it with yarn');
    expect(await paints(page)).not.toContain('Install it with npm.');
  });

  test('changes nothing of the place that the reader comes back to', async ({ page, kitchen }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'yarn').click();
    await page.getByRole('heading', { name: 'Read' }).evaluate((one) => one.scrollIntoView());
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await page
      .getByRole('link', { name: /^Next ./ })
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Tabs');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('made before the app is there is not lost', async ({ page, kitchen }) => {
    const gate = createGate();
    await page.route('**/assets/start-*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto(`${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'yarn').click();
    gate.open();
    await expectChosen(page, 'Install', 'yarn');
    await expectChosen(page, 'Run', 'yarn');
  });

  test('moves no tab under the mouse, however the groups above change', async ({
    page,
    kitchen,
  }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await open(page, `${kitchen}/guide/tabs`);
    for (const label of ['yarn', 'npm', 'yarn', 'deno']) {
      const clicked = tab(page, 'Run', label);
      await clicked.scrollIntoViewIfNeeded();
      const before = await boxOf(clicked);
      const scrolled = await page.evaluate(() => scrollY);
      await clicked.click();
      await expectChosen(page, 'Run', label);
      expect((await boxOf(clicked)).y).toBeCloseTo(before.y, 0);
      // Else nothing was to be made up for.
      if (label === 'yarn') expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    }
  });
});

test.describe('what a link leads to shows', () => {
  const targets = {
    'in a tab': { link: 'Corepack', text: 'Wake it with corepack.' },
    'in details': { link: 'Mirrors', text: 'A mirror of steel.' },
    'in a tab in details': { link: 'Strings', text: 'A mirror hangs on two strings.' },
  };
  for (const [where, { link, text }] of Object.entries(targets)) {
    const hash = `#${link.toLowerCase()}`;

    test(`${where}, on load`, async ({ page, kitchen }) => {
      await page.setViewportSize({ width: 1440, height: 500 });
      await open(page, `${kitchen}/guide/tabs${hash}`);
      await expectArrived(page, link, text);
    });

    test(`${where}, by a click, as often as one likes`, async ({ page, kitchen }) => {
      await page.setViewportSize({ width: 1440, height: 500 });
      await open(page, `${kitchen}/guide/tabs`);
      await expect(page.getByText(text)).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: link }).first().click();
      await expect(page).toHaveURL(`${kitchen}/guide/tabs${hash}`);
      await expectArrived(page, link, text);
      await expect(page.getByRole('heading', { name: link })).toBeFocused();

      await page.getByText('Who needs a mirror?').click();
      await expect(page.locator('details')).toHaveJSProperty('open', where === 'in a tab');
      await tab(page, 'Install', 'npm').click();
      await expect(page.getByText(text)).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: link }).first().click();
      await expectArrived(page, link, text);
    });

    test(`${where}, from another page`, async ({ page, kitchen }) => {
      await page.setViewportSize({ width: 1440, height: 500 });
      await open(page, `${kitchen}/guide/code`);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
        document.querySelector('article')?.prepend(link);
      }, `/guide/tabs${hash}`);
      await page.getByRole('link', { name: 'There' }).click();
      await expectArrived(page, link, text);
    });
  }

  test('and is no choice: other groups, and other pages, stay as they were', async ({
    page,
    kitchen,
  }) => {
    await open(page, `${kitchen}/guide/tabs#corepack`);
    await expectAll(page, { Install: 'yarn', Run: 'npm' });
    await open(page, `${kitchen}/guide/tabs`);
    await expectAll(page, { Install: 'npm', Run: 'npm' });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are there with their labels, and no tabs that could do nothing', async ({
    page,
    kitchen,
  }) => {
    await page.goto(`${kitchen}/guide/tabs`);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expectAllShown(page);
  });
});

test('on paper all panels are there with their labels', async ({ page, kitchen }) => {
  await open(page, `${kitchen}/guide/tabs`);
  await tab(page, 'Install', 'yarn').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAllShown(page);
});

test.describe('storage', () => {
  const nonsense = {
    'no JSON': '{"a',
    null: 'null',
    'a number': '5',
    'a text': '"yarn"',
    'an object': '{"length":1,"0":"yarn"}',
    'a list of anything': '[null,{},["yarn"],7,"no such tab"]',
    'a tag': '["<script>alert(1)</script>"]',
  };
  for (const [what, value] of Object.entries(nonsense)) {
    test(`that holds ${what} does no harm`, async ({ page, kitchen }) => {
      await page.addInitScript((value) => {
        if (localStorage.getItem('tabs') === null) localStorage.setItem('tabs', value);
      }, value);
      await open(page, `${kitchen}/guide/tabs`);
      // A list in a list reads as its text, which is harmless.
      await expect(tabs(page, 'Install')).toHaveText(GROUPS.Install);
      await tab(page, 'Install', 'pnpm').click();
      await open(page, `${kitchen}/guide/tabs`);
      await expectChosen(page, 'Install', 'pnpm');
    });
  }

  test('that throws lets the reader choose, and says that it is not remembered', async ({
    page,
    complaints,
    kitchen,
  }) => {
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
      }
    });
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'yarn').click();
    await expectAll(page, { Install: 'yarn', Run: 'yarn' });
    const said = complaints.filter((text) => text.includes('is not remembered'));
    expect(said.join('\n')).toContain('The tab that you chose is not remembered');
    expect(complaints).toEqual(said);
    complaints.length = 0;
  });

  test('keeps the last twenty choices', async ({ page, kitchen }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('tabs') !== null) return;
      const many = Array.from({ length: 20 }, (_, index) => `tab ${index}`);
      localStorage.setItem('tabs', JSON.stringify(many));
    });
    await open(page, `${kitchen}/guide/tabs`);
    await tab(page, 'Install', 'yarn').click();
    await tab(page, 'Run', 'deno').click();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('tabs') ?? '[]'));
    expect(kept).toHaveLength(20);
    expect(kept.slice(0, 3)).toEqual(['deno', 'yarn', 'tab 0']);
  });
});

/** A group by the heading in front of it. */
function group(page: Page, name: Name): Locator {
  return page.getByRole('tablist').nth(NAMES.indexOf(name)).locator('..');
}

function tabs(page: Page, name: Name) {
  return group(page, name).getByRole('tab');
}

function tab(page: Page, name: Name, label: string) {
  return group(page, name).getByRole('tab', { name: label, exact: true });
}

/** The panels that can be seen, of which there has to be one. */
function panel(page: Page, name: Name) {
  return group(page, name).getByRole('tabpanel');
}

async function expectChosen(page: Page, name: Name, label: string | undefined) {
  await expect(group(page, name).getByRole('tab', { selected: true })).toHaveText([label ?? '']);
  await expect(panel(page, name)).toHaveCount(1);
  await expect(panel(page, name)).toHaveAccessibleName(label ?? '');
  const stops = tabs(page, name).and(page.locator(':not([tabindex="-1"])'));
  await expect(stops).toHaveText([label ?? '']);
}

async function expectAll(page: Page, chosen: Partial<Record<Name, string>>) {
  for (const name of NAMES) if (chosen[name]) await expectChosen(page, name, chosen[name]);
}

async function expectAllShown(page: Page) {
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

/** The heading is there to be read, and not below the bar that sticks. */
async function expectArrived(page: Page, name: string, text: string) {
  await expect(page.getByText(text)).toBeVisible();
  const heading = page.getByRole('heading', { name, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await boxOf(page.getByRole('banner'));
  await expect
    .poll(async () => (await boxOf(heading)).y)
    .toBeGreaterThanOrEqual(bar.y + bar.height);
}

/** Keeps the text of the first group as it is when the browser is about to paint. */
function recordPaints() {
  const paints: string[] = [];
  Object.assign(window, { paints });
  const look = () => {
    const first = document.querySelector<HTMLElement>('[data-tabs]');
    if (first && !paints.includes(first.innerText)) paints.push(first.innerText);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function paints(page: Page): Promise<string> {
  return page.evaluate(() => (window as unknown as { paints: string[] }).paints.join('\n'));
}

function forgetPaints(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as { paints: string[] }).paints.length = 0;
  });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing of it can be seen');
  return box;
}
