import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** What readers of /writing must find below each heading, next to its source. */
const RESULTS: Record<string, string[]> = {
  Callouts: [
    'Note',
    'A sleeping body costs almost no processing time.',
    'It holds',
    'Never in a step',
  ],
  Steps: ['Create a ramp from one edge.', 'Put a box on top of it.', 'Hang the rope', 'let go.'],
  'Code groups': ['ramp.ts', 'const slope: number', 'ramp.js', 'const slope = Math.tan(0.3);'],
  'Code blocks': ['ball.ts', 'bullet: true', 'world.step(16);', 'npm install planck'],
  'Checked samples': ['box.createFixture', 'world.stepp'],
  Formulas: ['A wheel of radius', 'kinetic energy is'],
  Tabs: ['Wheel', 'A wheel turns about an axle', 'Rope', 'A rope keeps two bodies'],
  Details: ['Why does the box not slide?'],
  Cards: [
    'Steps',
    'Instructions in order.',
    'Diagrams',
    'A card without an address is not a link.',
  ],
  'Authors and dates': ['Ada', 'Grace', '2026'],
  'Blog list': ['Second post', 'First post'],
  Sponsors: ['Gold', 'Silver'],
  Footnotes: ['A rope can pull but not push.'],
  Tables: ['Surface', 'Rubber', '0.05', 'slides on a steep ramp'],
  'Task lists': ['Build the ramp', 'Tie the rope'],
  Pictures: [],
  'Key caps': ['Space', 'Shift', 'to start over'],
  Diagrams: ['m g', '10 m', 'pull', 'sensor', 'anchor'],
  Scenes: ['A ball lies on the floor of a room'],
  'Colors and font': [],
  Measurements: ['Heavy to light', '10 : 1', 'mm', 'it fell'],
  'Text that controls a scene': ['The restitution of the ground is 0.', 'a restitution of 0.9'],
};

/** Expects that the results on /writing can be read. */
export async function expectReadable(page: Page): Promise<void> {
  const headings = await page.locator('main > article > h2:not(.sr-only)').allInnerTexts();
  expect(headings).toEqual(Object.keys(RESULTS));
  for (const [heading, texts] of Object.entries(RESULTS)) {
    const results = findResults(page, heading);
    for (const text of texts) {
      await expect(
        results.getByText(text).filter({ visible: true }).first(),
        `${heading}: ${text}`,
      ).toBeVisible();
    }
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'A rod can do both.' })).toBeVisible();

  await test.step('a task list has the state of each task', async () => {
    const tasks = findResults(page, 'Task lists').getByRole('checkbox');
    await expect(tasks).toHaveCount(3);
    for (const [index, isDone] of [true, true, false].entries()) {
      await expect(tasks.nth(index)).toBeChecked({ checked: isDone });
    }
  });

  await test.step('formulas are MathML', async () => {
    await expect(findResults(page, 'Formulas').getByRole('math')).toHaveCount(4);
    for (const formula of await page.getByRole('math').all()) {
      await expect(formula).toBeVisible();
      expect((await readBox(formula)).width).toBeGreaterThan(3);
    }
  });

  await test.step('diagrams are pictures with names', async () => {
    for (const name of [
      'A box on a ramp, with its weight, the normal force, and its velocity',
      'A wheel that hangs from a rope',
    ]) {
      const diagram = page.getByRole('img', { name, exact: true });
      await expect(diagram).toBeVisible();
      expect((await readBox(diagram)).height).toBeGreaterThan(100);
    }
  });

  await test.step('pictures load', async () => {
    const images = page.getByRole('article').last().getByRole('img').and(page.locator('img'));
    const pictures = await images.all();
    expect(pictures.length).toBeGreaterThan(2);
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      expect(await picture.getAttribute('alt')).not.toBe('');
    }
  });
}

/**
 * Expects that details and tabs on /writing work, and that links lead on.
 * @param kitchen address of the kitchen sink
 */
export async function expectFoldsAndLinks(page: Page, kitchen: string): Promise<void> {
  const hidden = findResults(page, 'Details').getByText('The slope is less steep');
  await expect(hidden.last()).toBeHidden();
  await page.locator('summary', { hasText: 'Why does the box not slide?' }).click();
  await expect(hidden.last()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(hidden.last()).toBeHidden();

  await findResults(page, 'Cards').getByRole('link', { name: 'Diagrams' }).click();
  await expect(page).toHaveURL(`${kitchen}/writing#diagrams`);
  await expect(page.getByRole('heading', { name: 'Diagrams' })).toBeInViewport();
  await findResults(page, 'Blog list').getByRole('link', { name: 'Second post' }).click();
  await expect(page).toHaveURL(`${kitchen}/blog/second-post`);
}

/** Finds what the examples between a heading and the next one show, without their source. */
function findResults(page: Page, heading: string): Locator {
  const below = `//main/article/*[preceding-sibling::h2[1][normalize-space()="${heading}"]]`;
  return page.locator(`xpath=${below}/*[@class="code-block"][1]/following-sibling::div`);
}

async function readBox(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing of it can be seen');
  return box;
}
