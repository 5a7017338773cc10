import type { Page } from '@playwright/test';

/** Sizes of windows in CSS pixels. */
export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

export const THEMES = ['light', 'dark'] as const;

export type Screen = keyof typeof SCREENS;

/** A page, perhaps in a certain state, that represents all pages that look like it. */
export interface Template {
  name: string;
  site: 'docs' | 'kitchen' | 'reference';
  path: string;
  /** Waits until the page shows what its address names. */
  settle?: (page: Page) => Promise<void>;
  /** Brings the page into the state. A resize can end the state, so each screen opens the page again. */
  prepare?: (page: Page) => Promise<void>;
  /** The screens that have the state; all of them if absent. */
  screens?: Screen[];
  /** Another template that shows everything that this one does, so that checks can skip this one. */
  coveredBy?: string;
}

const SMALL_SCREENS: Screen[] = ['tablet', 'phone'];

export const TEMPLATES: Template[] = [
  { name: 'introduction', site: 'docs', path: '/', coveredBy: 'scrolled' },
  { name: 'guide', site: 'docs', path: '/world', coveredBy: 'scrolled' },
  { name: 'scrolled', site: 'docs', path: '/world#step-the-world' },
  { name: 'not-found', site: 'docs', path: '/404' },
  { name: 'landing', site: 'kitchen', path: '/' },
  { name: 'blog', site: 'kitchen', path: '/blog' },
  { name: 'post', site: 'kitchen', path: '/blog/second-post' },
  { name: 'markdown', site: 'kitchen', path: '/guide/markdown', coveredBy: 'writing' },
  { name: 'narrow', site: 'kitchen', path: '/guide/narrow' },
  { name: 'section', site: 'kitchen', path: '/reference' },
  { name: 'bare', site: 'kitchen', path: '/reference/alpha' },
  { name: 'writing', site: 'kitchen', path: '/writing' },
  { name: 'code', site: 'kitchen', path: '/guide/code', coveredBy: 'types' },
  { name: 'types', site: 'kitchen', path: '/guide/code', prepare: showType },
  { name: 'tabs', site: 'kitchen', path: '/guide/tabs', coveredBy: 'writing' },
  { name: 'symbol-links', site: 'reference', path: '/worlds', coveredBy: 'scrolled' },
  { name: 'symbol', site: 'reference', path: '/api/classes/World', coveredBy: 'inherited' },
  { name: 'search', site: 'docs', path: '/credits?q=sleeping', settle: untilFound },
  // A fifth of World's size, with the same kinds of sections.
  { name: 'inherited', site: 'docs', path: '/api/classes/DistanceJoint' },
  { name: 'reference', site: 'docs', path: '/api/classes/World', coveredBy: 'inherited' },
  { name: 'options', site: 'docs', path: '/api/interfaces/BodyDef' },
  { name: 'playground', site: 'docs', path: '/playground#scene=friction', settle: untilRunning },
  { name: 'gallery', site: 'docs', path: '/playground#gallery', settle: untilListed },
  {
    name: 'playground-help',
    site: 'docs',
    path: '/playground#scene=friction',
    settle: untilRunning,
    prepare: openHelp,
    screens: ['desktop'],
  },
  { name: 'scene', site: 'docs', path: '/joint/revolute-joint', prepare: openControls },
  {
    name: 'scene-code',
    site: 'docs',
    path: '/shape/circle',
    prepare: openCode,
    coveredBy: 'scene',
  },
  {
    name: 'completions',
    site: 'docs',
    path: '/shape/circle',
    prepare: openCompletions,
    screens: ['desktop'],
  },
  { name: 'all-pages', site: 'docs', path: '/all-pages' },
  {
    name: 'menu',
    site: 'docs',
    path: '/core-concepts',
    prepare: openDrawer('Menu'),
    screens: SMALL_SCREENS,
  },
  {
    name: 'outline',
    site: 'docs',
    path: '/core-concepts',
    prepare: openDrawer('On this page'),
    screens: SMALL_SCREENS,
  },
  {
    name: 'top-navigation',
    site: 'kitchen',
    path: '/guide',
    prepare: press('Top navigation'),
    screens: SMALL_SCREENS,
  },
  {
    name: 'group',
    site: 'kitchen',
    path: '/guide/deep',
    prepare: press('More'),
    screens: ['desktop'],
  },
];

async function untilFound(page: Page): Promise<void> {
  await page.getByRole('option').first().waitFor();
}

/** Waits for the items of the gallery. */
async function untilListed(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Gallery' }).getByRole('link').first().waitFor();
}

/** Waits for the scene, and for its editor. */
async function untilRunning(page: Page): Promise<void> {
  await page
    .getByRole('term')
    .filter({ hasText: /^Time$/ })
    .first()
    .waitFor();
  await page.getByRole('textbox', { name: /^Code of/ }).waitFor();
}

/** Opens everything of the first scene that can be opened, with some controls disabled. */
async function openControls(page: Page): Promise<void> {
  await openCode(page);
  const scene = page.getByRole('figure').first();
  await scene.getByRole('button', { name: 'Tools', exact: true }).click();
  await scene.getByRole('button', { name: 'View', exact: true }).click();
  // It is loaded on demand, and moves what is below it.
  await scene.getByRole('group', { name: 'View', exact: true }).waitFor();
  // By keyboard, because parts that are still loading can move it between mouse down and mouse up.
  await scene.getByRole('checkbox', { name: 'Motor' }).press('Space');
  await scene.getByRole('checkbox', { name: 'Motor', checked: false }).waitFor();
  await scene.getByText('More', { exact: true }).first().click();
  // Below the picture, which stays in the window, nothing else is seen.
  await scene.evaluate((element) => element.scrollIntoView());
}

/** Opens the code of the first scene. */
async function openCode(page: Page): Promise<void> {
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Code', exact: true }).first().click();
  await untilRunning(page);
}

/** Opens a list of completions that is longer than its box. */
async function openCompletions(page: Page): Promise<void> {
  await openCode(page);
  await page.getByRole('textbox', { name: /^Code of/ }).press('Control+Home');
  await page.keyboard.type('Math.');
  await page.getByRole('listbox', { name: 'Completions' }).waitFor();
}

/** Shows the popup of an identifier that has a link in it. */
async function showType(page: Page): Promise<void> {
  const types = page.getByRole('button', { name: 'Types' });
  await types.nth(3).click();
  await page.locator('.typed:focus').press('ArrowRight');
  await page.getByRole('link', { name: 'in the reference' }).waitFor();
}

/** Opens a drawer, and waits until it is modal. */
function openDrawer(name: string) {
  return async (page: Page) => {
    await press(name)(page);
    await page.getByRole('dialog', { name }).waitFor();
  };
}

/** Opens the help of the playground, which loads with the first use. */
async function openHelp(page: Page): Promise<void> {
  await press('Help')(page);
  await page.getByRole('dialog', { name: 'Help and keys' }).waitFor();
}

function press(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).click();
}
