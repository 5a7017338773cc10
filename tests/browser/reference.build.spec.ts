import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const WORLD = '/api/classes/World';

test('the page of a symbol opens in every form of its path', async ({ page, docs }) => {
  for (const path of [WORLD, `${WORLD}/`, `${WORLD}.html`, WORLD.toLowerCase()]) {
    await test.step(path, async () => {
      await open(page, docs + path);
      await expect(page).toHaveTitle('World – Planck.js');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('World');
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', /\/classes\/World$/);
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('World');
    });
  }
});

test('symbols have a sidebar of their own, with the way back', async ({ page, docs }) => {
  await open(page, docs + WORLD);
  await expect(group(page, 'Classes')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Interfaces')).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page).getByRole('link', { name: 'World', exact: true })).toBeInViewport();
  await sidebar(page).getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${docs}/`);
  await page.goBack();
  await sidebar(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveTitle(/^API Reference/i);
  await expect(sidebar(page).getByRole('link', { name: 'Back' })).toHaveCount(0);
  await expect(sidebar(page).getByRole('link', { name: 'Introduction' })).toBeVisible();
});

test('a member is reached by its anchor in any case, and from the list of members', async ({
  page,
  docs,
}) => {
  const member = page.getByRole('heading', { name: 'setWarmStarting()' });
  for (const anchor of ['setwarmstarting', 'setWarmStarting']) {
    await page.goto('about:blank');
    await open(page, `${docs}${WORLD}#${anchor}`);
    await expect(member).toBeInViewport();
  }
  const members = page.getByRole('navigation', { name: 'Members of World' });
  await members.getByRole('link', { name: 'rayCast()' }).click();
  await expect(page).toHaveURL(/#raycast$/);
  await expect(page.getByRole('heading', { name: 'rayCast()' })).toBeInViewport();
});

test('guides, signatures, tables and symbols lead to each other', async ({ page, docs }) => {
  await open(page, `${docs}/world`);
  await article(page).getByRole('link', { name: 'setGravity()', exact: true }).first().click();
  await expect(page).toHaveURL(`${docs}${WORLD}#setgravity`);
  await expect(page.getByRole('heading', { name: 'setGravity()', exact: true })).toBeInViewport();

  const signature = article(page).locator('pre', { hasText: 'createBody(def?: BodyDef): Body' });
  await signature.getByRole('link', { name: 'BodyDef' }).click();
  await expect(page).toHaveTitle('BodyDef – Planck.js');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BodyDef');

  const row = page.getByRole('row', { name: 'linearDamping' });
  await expect(row.getByRole('cell')).toHaveText([
    'linearDamping',
    'number',
    '0',
    '1/s',
    /^How fast/,
  ]);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'linearDamping' })).toBeInViewport();

  await open(page, `${docs}${WORLD}#in-the-guides`);
  await expect(page.getByRole('heading', { name: 'In the guides' })).toBeInViewport();
  await article(page).getByRole('link', { name: 'Coming from Box2D' }).click();
  await expect(page).toHaveURL(`${docs}/#coming-from-box2d`);
  await expect(page.getByRole('heading', { name: 'Coming from Box2D' })).toBeInViewport();
});

test('inherited members are unfolded by keyboard, and lead to where they are described', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/api/classes/BoxShape#inherited`);
  const bases = article(page).locator('p', { hasText: 'Described at' }).getByRole('link');
  await expect(bases).toHaveText(['PolygonShape', 'Shape']);
  await expect(article(page).locator('summary').getByRole('link')).toHaveCount(0);
  const inherited = page.getByRole('link', { name: 'computeMass' });
  await expect(inherited).toBeHidden();
  await article(page).locator('summary', { hasText: 'from PolygonShape' }).press('Enter');
  await expect(inherited).toBeVisible();
  await inherited.press('Enter');
  await expect(page).toHaveURL(/\/classes\/PolygonShape#computemass$/);
  await expect(page.getByRole('heading', { name: 'computeMass()' })).toBeInViewport();
  await page.goBack();
  await bases.first().click();
  await expect(page).toHaveURL(/\/classes\/PolygonShape$/);
});

test('an address of what is inherited unfolds it, and so does a link', async ({ page, docs }) => {
  const inherited = page.getByRole('link', { name: 'getRadius' });
  for (const anchor of ['getRadius', 'getradius']) {
    await page.goto('about:blank');
    await page.goto(`${docs}/api/classes/BoxShape#${anchor}`);
    await expect(inherited).toBeInViewport();
  }
  await open(page, `${docs}/api/classes/BoxShape`);
  await expect(inherited).toBeHidden();
  await page.evaluate(() => {
    const link = document.querySelector('article a') as HTMLAnchorElement;
    link.href = 'BoxShape#getRadius';
    link.click();
  });
  await expect(inherited).toBeInViewport();
});

test('a definition has what it inherits beside its own, with defaults and units', async ({
  page,
  docs,
}) => {
  await open(page, `${docs}/api/interfaces/RevoluteJointDef`);
  const row = (name: string) => page.getByRole('row', { name });
  const required = '{ x: 0, y: 0 }, though its type demands it';
  await expect(row('localAnchorA').getByRole('cell').nth(2)).toHaveText(required);
  await expect(row('motorSpeed').getByRole('cell').nth(3)).toHaveText('rad/s');
  await row('motorSpeed').getByRole('link').click();
  await expect(page).toHaveURL(/\/RevoluteJointOpt#motorspeed$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all is there, and an address of what is inherited unfolds it', async ({ page, docs }) => {
    for (const anchor of ['getRadius', 'getradius']) {
      await page.goto('about:blank');
      await page.goto(`${docs}/api/classes/BoxShape#${anchor}`);
      await expect(page.getByRole('link', { name: 'getRadius' })).toBeInViewport();
    }
    await page.goto(`${docs}/api/classes/BoxShape`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BoxShape');
    await expect(page.getByRole('heading', { name: 'new BoxShape()' })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'BodyDef' })).toBeVisible();
    await article(page).locator('summary', { hasText: 'from PolygonShape' }).click();
    await page.getByRole('link', { name: 'computeMass' }).click();
    await expect(page).toHaveURL(/\/classes\/PolygonShape#computemass$/);
    await expect(page.getByRole('heading', { name: 'computeMass()' })).toBeInViewport();
  });
});

test('nothing is wider than a screen of 320 pixels, nor a table than its place', async ({
  page,
  docs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const definitions = ['/api/interfaces/BodyDef', '/api/interfaces/PulleyJointDef'];
  const classes = [WORLD, '/api/classes/Vec2', '/api/classes/BoxShape'];
  for (const path of [...classes, ...definitions, '/api/interfaces/TestbedInterface', '/api']) {
    await open(page, docs + path);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, path).toBe(0);
    const cut = await article(page)
      .locator('.table')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(cut, path).toBe(0);
  }
});

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

function group(page: Page, name: string) {
  return sidebar(page).getByRole('button', { name, exact: true });
}

function article(page: Page) {
  return page.getByRole('article');
}
