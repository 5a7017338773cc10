import type { Locator, Page } from '@playwright/test';
import { time } from './ballScene.ts';
import { FAULTS, type FaultName } from './faultyHost.ts';
import { code } from './playground.ts';

/** A file of the site that can be faulty, and what a reader does with it. */
export interface FaultyFile {
  file: RegExp;
  /** The page, below the site; by default `/world`. */
  path?: string;
  /** Does what needs the file. By default, the page itself does. */
  use?: (page: Page, site: string) => Promise<void>;
  /** What is visible once the file has arrived. */
  works: (page: Page) => Locator;
  /** What helps instead of a message with "Try again": the page's document, or other code of the site. */
  remedy?: 'document' | 'other code';
  /** Whether it is loaded by the same code as another file, so that a few faults are enough. */
  isSimilar?: boolean;
  /** Faults that nobody notices, and that do no harm. */
  harmless?: FaultName[];
}

const sceneIsLive = (page: Page) => time(page.getByRole('figure').first());
const scrollToScene = (page: Page) => page.getByRole('figure').first().scrollIntoViewIfNeeded();
const result = (page: Page) => page.getByRole('region', { name: /^Result of/ });
const runSample = (page: Page) =>
  page
    .getByRole('button', { name: /^Run: / })
    .first()
    .click();
const showTypes = (page: Page) =>
  page
    .getByRole('button', { name: /^Types/ })
    .first()
    .click();
const popup = (page: Page) => page.locator('[id="app:type-popup"]');
const cards = (page: Page) =>
  page.getByRole('dialog', { name: 'Gallery' }).getByRole('link').first();
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const hits = (page: Page) => page.getByRole('option').first();

async function openGallery(page: Page): Promise<void> {
  // Its timeout must not expire while the test waits for another file's.
  await code(page).waitFor();
  // After a reload, the gallery is open already, above its button.
  await page.evaluate(() => {
    location.hash = 'gallery';
  });
}

async function search(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search' });
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Search' }).click();
  if (await page.getByRole('alert').isHidden())
    await field.fill('gravity', { timeout: 1000 }).catch(() => undefined);
}

async function openEditor(page: Page): Promise<void> {
  await scrollToScene(page);
  await sceneIsLive(page).waitFor();
  await page.getByRole('figure').first().getByRole('button', { name: 'Code', exact: true }).click();
}

async function makeTypeError(page: Page): Promise<void> {
  await openEditor(page);
  await code(page).press('Control+End');
  await page.keyboard.type('\nconst text: string = 5;');
}

function follow(path: string) {
  return async (page: Page, site: string) => {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'follow me' });
      document.querySelector('main')?.prepend(link);
    }, site + path);
    await page.getByRole('link', { name: 'follow me' }).click();
  };
}

/** Files of each kind, by what they are. */
export const FAULTY_FILES: Record<string, FaultyFile> = {
  app: { file: /\/start-[\w-]+\.js$/, works: (page) => page.locator('html[data-hydrated]') },
  'part of the app': {
    isSimilar: true,
    file: /\/shared-[\w-]+\.js$/,
    works: (page) => page.locator('html[data-hydrated]'),
  },
  styles: {
    file: /\/styles-\w+\.css$/,
    works: (page) => page.locator('html[data-hydrated]'),
    // The page has its own styles inline; the stylesheet is for the next pages.
    harmless: ['cut off', 'of another build'],
  },
  'data of a page': {
    file: /\/body\.json$/,
    use: follow('/body'),
    works: heading('Body'),
    remedy: 'document',
  },
  sidebar: {
    file: /\/learn\/sidebar\.nav\.json$/,
    use: follow('/learn'),
    works: heading('Learn'),
    remedy: 'document',
  },
  'search dialog': { file: /\/SearchDialog-[\w-]+\.js$/, use: search, works: hits },
  'search worker': { file: /\/worker-[\w-]+\.js$/, use: search, works: hits, remedy: 'other code' },
  'pointer to the search index': {
    isSimilar: true,
    file: /\/search\.index\.json$/,
    use: search,
    works: hits,
  },
  'search index': { file: /\/search-\w+\.json$/, use: search, works: hits },
  'script of scenes': {
    isSimilar: true,
    file: /\/showScene-[\w-]+\.js$/,
    use: scrollToScene,
    works: sceneIsLive,
  },
  'data of a scene': {
    file: /\/scenes\/fixed-step\.json$/,
    use: scrollToScene,
    works: sceneIsLive,
  },
  stage: { file: /\/runner-\w+\.js$/, use: scrollToScene, works: sceneIsLive },
  editor: { file: /\/CodePanel-[\w-]+\.js$/, use: openEditor, works: code },
  TypeScript: { file: /\/code-\w+\.js$/, use: makeTypeError, works: typeError },
  'types of the library': {
    isSimilar: true,
    file: /\/code-library-\w+\.json$/,
    use: makeTypeError,
    works: typeError,
  },
  'script of types': {
    isSimilar: true,
    file: /\/explainer-[\w-]+\.js$/,
    use: showTypes,
    works: popup,
  },
  'script of fields': {
    isSimilar: true,
    file: /\/fields-[\w-]+\.js$/,
    path: '/learn',
    works: (page) => page.locator('.task-list-item input:enabled').first(),
  },
  'types of a page': { file: /\/world\.types\.json$/, use: showTypes, works: popup },
  'script of samples': {
    isSimilar: true,
    file: /\/samples-[\w-]+\.js$/,
    use: runSample,
    works: result,
  },
  'samples of a page': {
    isSimilar: true,
    file: /\/world\.samples\.json$/,
    use: runSample,
    works: result,
  },
  'tools of samples': {
    isSimilar: true,
    file: /\/tools-\w+\.js$/,
    use: runSample,
    works: (page) => time(result(page)),
  },
  'script of the playground': {
    isSimilar: true,
    file: /\/showPlayground-[\w-]+\.js$/,
    path: '/playground',
    works: (page) => page.getByRole('button', { name: 'Gallery' }),
  },
  'code in the playground': {
    isSimilar: true,
    file: /\/scenes\/[\w-]+\.json$/,
    path: '/playground#scene=hello-world',
    works: code,
  },
  'script of the gallery': {
    isSimilar: true,
    file: /\/Gallery-[\w-]+\.js$/,
    path: '/playground',
    use: openGallery,
    works: cards,
  },
  gallery: {
    isSimilar: true,
    file: /\/playground\.gallery\.json$/,
    path: '/playground',
    use: openGallery,
    works: cards,
  },
};

function typeError(page: Page): Locator {
  return page.locator('.cm-lintRange-error').first();
}

/** For files that are loaded by the same code as another one. */
const SOME_FAULTS: FaultName[] = ['of another build', 'never there'];

/** Returns the faults that are tried with a file. */
export function getFaults({ isSimilar }: FaultyFile): FaultName[] {
  return isSimilar ? SOME_FAULTS : (Object.keys(FAULTS) as FaultName[]);
}
