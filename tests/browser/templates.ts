import type { Page } from '@playwright/test';

/** Sizes of windows in CSS pixels. */
export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

export const THEMES = ['light', 'dark'] as const;

/** A page that stands for all pages that look like it, perhaps in a state of its own. */
export interface Template {
  name: string;
  site: 'docs' | 'kitchen' | 'reference';
  path: string;
  /** Brings the page into the state; false on screens that don't have it. */
  prepare?: (page: Page) => Promise<boolean>;
}

export const TEMPLATES: Template[] = [
  { name: 'introduction', site: 'docs', path: '/' },
  { name: 'guide', site: 'docs', path: '/world' },
  { name: 'scrolled', site: 'docs', path: '/world#step-the-world' },
  { name: 'not-found', site: 'docs', path: '/404' },
  { name: 'landing', site: 'kitchen', path: '/' },
  { name: 'blog', site: 'kitchen', path: '/blog' },
  { name: 'post', site: 'kitchen', path: '/blog/second-post' },
  { name: 'markdown', site: 'kitchen', path: '/guide/markdown' },
  { name: 'narrow', site: 'kitchen', path: '/guide/narrow' },
  { name: 'section', site: 'kitchen', path: '/reference' },
  { name: 'bare', site: 'kitchen', path: '/reference/alpha' },
  { name: 'writing', site: 'kitchen', path: '/writing' },
  { name: 'code', site: 'kitchen', path: '/guide/code' },
  { name: 'types', site: 'kitchen', path: '/guide/code', prepare: untilExplained },
  { name: 'tabs', site: 'kitchen', path: '/guide/tabs' },
  { name: 'symbol-links', site: 'reference', path: '/worlds' },
  { name: 'symbol', site: 'reference', path: '/api/classes/World' },
  { name: 'search', site: 'docs', path: '/world?q=sleeping', prepare: untilFound },
  { name: 'reference', site: 'docs', path: '/api/classes/World' },
  { name: 'options', site: 'docs', path: '/api/interfaces/BodyDef' },
  { name: 'playground', site: 'docs', path: '/playground#scene=friction', prepare: untilRuns },
  { name: 'scene-code', site: 'docs', path: '/shape/circle', prepare: untilCode },
  { name: 'completions', site: 'docs', path: '/shape/circle', prepare: untilCompleted },
  { name: 'all-pages', site: 'docs', path: '/all-pages' },
  { name: 'menu', site: 'docs', path: '/core-concepts', prepare: press('Menu') },
  { name: 'outline', site: 'docs', path: '/world', prepare: press('On this page') },
  { name: 'top-navigation', site: 'kitchen', path: '/guide', prepare: press('Top navigation') },
  { name: 'group', site: 'kitchen', path: '/guide/deep', prepare: press('More') },
];

async function untilFound(page: Page) {
  await page.getByRole('option').first().waitFor();
  return true;
}

/** Waits for the numbers of the picture, and for the editor. */
async function untilRuns(page: Page) {
  await page.getByText(/^\d+\.\d\d s · /).waitFor();
  await page.getByRole('textbox', { name: /^Code of/ }).waitFor();
  return true;
}

/** Opens the code of the first scene. */
async function untilCode(page: Page) {
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Code', exact: true }).first().click();
  return untilRuns(page);
}

/** Opens a list of completions that is longer than its place. */
async function untilCompleted(page: Page) {
  await untilCode(page);
  await page.getByRole('textbox', { name: /^Code of/ }).press('Control+Home');
  await page.keyboard.type('Math.');
  await page.getByRole('listbox', { name: 'Completions' }).waitFor();
  return true;
}

/** Shows the popup of an identifier that has a link in it. */
async function untilExplained(page: Page) {
  const types = page.getByRole('button', { name: 'Types' });
  await types.nth(3).click();
  await page.locator('.typed:focus').press('ArrowRight');
  await page.getByRole('link', { name: 'in the reference' }).waitFor();
  return true;
}

/** Presses a button, where the screen has it. */
function press(name: string) {
  return async (page: Page) => {
    const button = page.getByRole('button', { name, exact: true });
    if (!(await button.isVisible())) return false;
    await button.click();
    return true;
  };
}
