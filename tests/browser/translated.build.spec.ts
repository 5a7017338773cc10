import type { Page } from '@playwright/test';
import { translate } from '../unit/translate.ts';
import { expect, open, test } from './site.ts';
import { SCREENS, TEMPLATES, type Template } from './templates.ts';

/** Templates per test: few enough to finish in seconds, so that workers can share the tests. */
const TEMPLATES_PER_TEST = 3;

/** How browsers insert translations, used in turn: each does one or the other. */
const WAYS = ['move', 'replace'] as const;

for (const [index, [names, templates]] of groupTemplates('kitchen').entries()) {
  test(`${names}: translated pages of the kitchen sink can be used`, ({
    page,
    complaints,
    kitchen,
  }) => useTemplates(page, complaints, kitchen, templates, WAYS[index % 2] ?? 'move'));
}

for (const [index, [names, templates]] of groupTemplates('docs').entries()) {
  test(`${names}: translated pages of the documentation can be used`, ({
    page,
    complaints,
    docs,
  }) => useTemplates(page, complaints, docs, templates, WAYS[index % 2] ?? 'move'));
}

/** React's report of a document that was translated before the app started, after which it renders all of it. */
const RENDERED_AGAIN = /Minified React error #418;/;

/** Returns the templates of a site in groups, with their names. */
function groupTemplates(site: Template['site']): [names: string, Template[]][] {
  const templates = TEMPLATES.filter((one) => one.site === site && !one.coveredBy);
  const count = Math.ceil(templates.length / TEMPLATES_PER_TEST);
  return Array.from({ length: count }, (_, index) => {
    const group = templates.slice(TEMPLATES_PER_TEST * index, TEMPLATES_PER_TEST * (index + 1));
    return [group.map(({ name }) => name).join(', '), group];
  });
}

/** Opens each template in a browser that translates it, and uses it. */
async function useTemplates(
  page: Page,
  complaints: string[],
  site: string,
  templates: Template[],
  way: (typeof WAYS)[number],
): Promise<void> {
  await page.addInitScript(`(${followChanges})(${translate}, '${way}')`);
  for (const [index, template] of templates.entries()) {
    await test.step(template.name, async () => {
      await useTemplate(page, site, template);
      // Once is enough, because they are the same on each.
      if (index === 0) {
        await test.step('search', () => search(page));
        await test.step('navigation', () => navigate(page, site, template));
      }
      expect(complaints.filter((text) => !RENDERED_AGAIN.test(text))).toEqual([]);
      complaints.length = 0;
    });
  }
}

/** Translates the page before the app starts, and everything that is added later. Runs in the page. */
function followChanges(translatePart: typeof translate, way: 'move' | 'replace'): void {
  document.addEventListener('DOMContentLoaded', () => {
    translatePart(document.body, way);
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) translatePart(target, way);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Does on a page what most readers do, and expects that each step has its effect. */
async function useTemplate(page: Page, site: string, template: Template): Promise<void> {
  const { path, settle, prepare, screens = ['desktop'] } = template;
  await page.setViewportSize(SCREENS[screens.at(-1) ?? 'desktop']);
  // Two templates can differ in their hash only, which would load nothing.
  await page.goto('about:blank');
  await open(page, site + path);
  await expect(page.locator('main font').first()).toBeAttached();
  await settle?.(page);
  await prepare?.(page);
  for (let dialogs = 2; dialogs > 0; dialogs--) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: /theme$/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  const scene = page.getByRole('button', { name: 'Reset', exact: true }).first();
  if (await scene.isVisible()) await test.step('scene', () => changeScene(page));
  for (const name of ['Menu', 'On this page']) {
    const button = page.getByRole('button', { name, exact: true });
    if (!(await button.isVisible())) continue;
    await button.click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

async function navigate(page: Page, site: string, { path }: Template): Promise<void> {
  const title = page.locator('main h1').first();
  const before = await title.innerText();
  await follow(page, site + (path === '/all-pages' ? '/404' : '/all-pages'));
  await expect(title).not.toHaveText(before);
  await page.goBack();
  await expect(title).toHaveText(before);
}

/** Searches several times, so that results and their texts are replaced. */
async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  for (const query of ['ma', 'qqqq', 'mark']) {
    await dialog.getByRole('combobox').fill(query);
    const status = dialog.getByRole('status');
    if (query === 'qqqq') await expect(status).toContainText(`No results for "${query}"`);
    else await expect(dialog.locator('mark').first()).toHaveText(new RegExp(`^${query}`, 'i'));
  }
  await dialog.getByRole('button', { name: 'Detailed view' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Changes a parameter of the first scene, and lets it run. */
async function changeScene(page: Page): Promise<void> {
  const label = page.locator('main dt').filter({ hasText: /^Time$/ });
  const time = label.first().locator('xpath=following-sibling::dd');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  const before = await time.innerText();
  await expect(time).not.toHaveText(before);
  await page.getByRole('button', { name: 'Reset', exact: true }).first().click();
  const slider = page.locator('main input[type="range"]:not([aria-label="Time"]):enabled').first();
  if ((await slider.count()) === 0) return;
  const value = await slider.inputValue();
  const isAtStart = (await slider.getAttribute('min')) === value;
  await slider.press(isAtStart ? 'ArrowRight' : 'ArrowLeft');
  await expect(slider).not.toHaveValue(value);
}

/** Follows a link that is added to the page. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}
