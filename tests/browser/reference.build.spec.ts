import type { Page } from '@playwright/test';
import { measurePageOverflow, resize, SMALLEST } from './reflow.ts';
import { expect, open, test } from './site.ts';

const WORLD = '/api/classes/World';
const JOINT = '/api/classes/DistanceJoint';

test('a symbol opens in every form of its path, at its own and at inherited members', async ({
  page,
  docs,
}) => {
  const member = page.getByRole('heading', { name: 'setFrequency()' });
  const inherited = page.getByRole('link', { name: 'getBodyA', exact: true });
  for (const [path, anchor, target] of [
    [JOINT, 'setfrequency', member],
    [`${JOINT}/`, 'getbodya', inherited],
    [`${JOINT}.html`, 'setFrequency', member],
    [JOINT.toLowerCase(), 'getBodyA', inherited],
  ] as const) {
    await test.step(`${path}#${anchor}`, async () => {
      await open(page, `${docs}${path}#${anchor}`);
      await expect(page).toHaveTitle('DistanceJoint – Planck.js');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('DistanceJoint');
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', /\/classes\/DistanceJoint$/);
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('DistanceJoint');
      await expect(target).toBeInViewport();
    });
  }

  await group(page, 'Fixtures (Colliders) and Shapes').click();
  await sidebar(page).getByRole('link', { name: 'BoxShape', exact: true }).click();
  const bases = article(page).locator('p', { hasText: 'Described at' }).getByRole('link');
  const computeMass = page.getByRole('link', { name: 'computeMass' });
  await test.step('each base class has its own folded list', async () => {
    await expect(bases).toHaveText(['PolygonShape', 'Shape']);
    await expect(article(page).locator('summary').getByRole('link')).toHaveCount(0);
    await expect(computeMass).toBeHidden();
  });
  await test.step('Enter unfolds inherited members and follows a link to the base class', async () => {
    await article(page).locator('summary', { hasText: 'from PolygonShape' }).press('Enter');
    await expect(computeMass).toBeVisible();
    await computeMass.press('Enter');
    await expect(page).toHaveURL(/\/classes\/PolygonShape#computemass$/);
    await expect(page.getByRole('heading', { name: 'computeMass()' })).toBeInViewport();
  });
  await test.step('the name of a base class leads to its page', async () => {
    await page.goBack();
    // The base class has a base class itself.
    await expect(bases).toHaveText(['PolygonShape', 'Shape']);
    await bases.first().click();
    await expect(page).toHaveURL(/\/classes\/PolygonShape$/);
    await expect(page.getByRole('heading', { level: 1, name: 'PolygonShape' })).toBeVisible();
  });
  await test.step('a link to an inherited member unfolds it', async () => {
    const isValid = page.getByRole('link', { name: 'isValid' });
    await expect(isValid).toBeHidden();
    await follow(page, 'PolygonShape#isValid');
    await expect(isValid).toBeInViewport();
  });
});

test('guides, signatures, tables, and symbols lead to each other', async ({ page, docs }) => {
  await open(page, `${docs}${WORLD}#in-the-guides`);
  await test.step('the sidebar of symbols shows the open group and the current symbol', async () => {
    await expect(page.getByRole('heading', { name: 'In the guides' })).toBeInViewport();
    await expect(group(page, 'World')).toHaveAttribute('aria-expanded', 'true');
    await expect(group(page, 'Rigid Bodies')).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page).getByRole('link', { name: 'World', exact: true })).toBeInViewport();
  });
  await test.step('the sidebar can list all symbols from A to Z, and remembers it', async () => {
    const names = sidebar(page).getByRole('listitem');
    await sidebar(page).getByRole('button', { name: 'A–Z' }).click();
    await expect(names.nth(1)).toHaveText('AABB');
    await page.reload();
    await expect(names.nth(1)).toHaveText('AABB');
    await sidebar(page).getByRole('button', { name: 'Topics' }).click();
    await expect(names.nth(1)).toContainText('WorldDef');
  });
  await test.step('the list of members leads to a member', async () => {
    const members = page.getByRole('navigation', { name: 'Members of World' });
    await members.getByRole('link', { name: 'rayCast()' }).click();
    await expect(page).toHaveURL(/#raycast$/);
    await expect(page.getByRole('heading', { name: 'rayCast()' })).toBeInViewport();
  });
  await test.step('Back in the sidebar leads home', async () => {
    await sidebar(page).getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(`${docs}/`);
    await expect(sidebar(page).getByRole('link', { name: 'Back' })).toHaveCount(0);
    await page.goBack();
  });
  await test.step('a type in a signature leads to its page', async () => {
    const signature = article(page).locator('pre', { hasText: 'createBody(def?: BodyDef): Body' });
    await signature.getByRole('link', { name: 'BodyDef' }).click();
    await expect(page).toHaveTitle('BodyDef – Planck.js');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BodyDef');
  });
  await test.step('the table of a definition lists type, default, and unit of each option', async () => {
    await expect(row(page, 'linearDamping').getByRole('cell')).toHaveText([
      'linearDamping',
      'number',
      '0',
      '1/s',
      /^Linear damping/,
    ]);
  });
  await test.step('an option leads to its getter, which unfolds, and to the setter', async () => {
    await row(page, 'linearDamping').getByRole('link', { name: 'getLinearDamping()' }).click();
    await expect(page).toHaveURL(/\/classes\/Body#getlineardamping$/);
    const signature = page.locator('pre', { hasText: /^getLinearDamping\(\): number$/ });
    await expect(signature).toBeInViewport();
    const entry = article(page).locator('section', { has: signature }).last();
    await entry.getByRole('link', { name: 'setLinearDamping()' }).click();
    await expect(page.getByRole('heading', { name: 'setLinearDamping()' })).toBeInViewport();
    await page.goBack();
    await page.goBack();
  });
  await test.step('the table includes inherited options, described at the base', async () => {
    await group(page, 'Joints (Constraints)').click();
    await sidebar(page).getByRole('link', { name: 'RevoluteJointDef', exact: true }).click();
    const required = '{ x: 0, y: 0 } (required by the type)';
    await expect(row(page, 'localAnchorA').getByRole('cell').nth(2)).toHaveText(required);
    await expect(row(page, 'motorSpeed').getByRole('cell').nth(3)).toHaveText('rad/s');
    await row(page, 'motorSpeed').getByRole('link', { name: 'motorSpeed', exact: true }).click();
    await expect(page).toHaveURL(/\/RevoluteJointOpt#motorspeed$/);
  });
  await test.step('the overview shows the main sidebar', async () => {
    await sidebar(page).getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveTitle(/^API Reference/i);
    await expect(sidebar(page).getByRole('link', { name: 'Back' })).toHaveCount(0);
    await expect(sidebar(page).getByRole('link', { name: 'Introduction' })).toBeVisible();
  });
  await test.step('a guide leads to a member, and its page back to the guides', async () => {
    await sidebar(page).getByRole('link', { name: 'World', exact: true }).click();
    await article(page).getByRole('link', { name: 'setGravity()', exact: true }).first().click();
    await expect(page).toHaveURL(`${docs}${WORLD}#setgravity`);
    await expect(page.getByRole('heading', { name: 'setGravity()', exact: true })).toBeInViewport();
    await article(page).getByRole('link', { name: 'Create a joint', exact: true }).click();
    await expect(page).toHaveURL(`${docs}/joint#create-a-joint`);
    await expect(page.getByRole('heading', { name: 'Create a joint' })).toBeInViewport();
  });
});

test('internal members are folded, and unfold for links to them', async ({ page, docs }) => {
  const member = page.getByRole('heading', { name: 'synchronizeFixtures()' });
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await open(page, `${docs}/api/classes/Body`);
  await expect(member).toBeHidden();
  await expect(outline.getByRole('link', { name: 'Internal' })).toBeVisible();
  await expect(outline.getByRole('link', { name: 'synchronizeFixtures()' })).toHaveCount(0);
  await test.step('by the keyboard', async () => {
    const summary = article(page).locator('summary', { hasText: '3 members' });
    await summary.press('Enter');
    await expect(member).toBeVisible();
    await summary.press('Enter');
    await expect(member).toBeHidden();
  });
  await test.step('by a link in the page', async () => {
    await follow(page, '#synchronizeFixtures');
    await expect(member).toBeInViewport();
  });
  await test.step('by an address', async () => {
    await open(page, `${docs}/api/classes/Body#synchronizefixtures`);
    await expect(member).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('internal members and details of rows unfold for an address', async ({ page, docs }) => {
    await page.goto(`${docs}/api/classes/Body#synchronizefixtures`);
    await expect(page.getByRole('heading', { name: 'synchronizeFixtures()' })).toBeInViewport();
    await page.goto(`${docs}/api/classes/Body#getAngle`);
    await expect(
      article(page).locator('pre', { hasText: /^getAngle\(\): number$/ }),
    ).toBeInViewport();
    await page.goto(`${docs}/api/interfaces/BodyDef#allowsleep`);
    await expect(row(page, 'allowSleep').locator('a', { hasText: 'Source: ' })).toBeInViewport();
  });
});

test('symbols fit a screen of 320 pixels, and tables fit the text', async ({ page, docs }) => {
  await resize(page, SMALLEST);
  await open(page, `${docs}/api`);
  await expectFits(page);
  for (const path of [
    'classes/World',
    'classes/Vec2',
    'classes/BoxShape',
    'classes/Settings',
    'interfaces/BodyDef',
    'interfaces/PulleyJointDef',
    'interfaces/TestbedInterface',
  ]) {
    await test.step(path, async () => {
      await follow(page, `${docs}/api/${path}`);
      const name = path.split('/').at(-1) ?? '';
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expectFits(page);
    });
  }
});

async function expectFits(page: Page) {
  expect(await measurePageOverflow(page)).toBe(0);
  const overflowing = await article(page)
    .locator('.table')
    .evaluateAll(
      (tables) => tables.filter((table) => table.scrollWidth > table.clientWidth).length,
    );
  expect(overflowing).toBe(0);
}

/** Follows a link that is not on the page. */
async function follow(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = document.querySelector('article a') as HTMLAnchorElement;
    link.href = to;
    link.click();
  }, href);
}

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

function group(page: Page, name: string) {
  return sidebar(page).getByRole('button', { name, exact: true });
}

function article(page: Page) {
  return page.getByRole('article');
}

function row(page: Page, name: string) {
  return page.getByRole('row', { name });
}
