import { expect, it } from 'vitest';
import config from '../../docs/site.config.ts';
import { PROJECT_FOLDER } from '../../src/build/cache/bundle.js';
import { openCache } from '../../src/build/cache/cache.ts';
import { readExamples } from '../../src/build/sources/examples.ts';
import { siteSchema } from '../../src/config/schema.ts';
import { createSidebars, sidebarFor } from '../../src/site/sidebar.ts';

/** The only topic of examples that no part of the sidebar is about. */
const GAMES = 'Games';
const MAX_LENGTH = 110;

const parsed = siteSchema.parse(config);
const notes = Object.entries(parsed.library?.exampleNotes ?? {});

it('describes each example of the package', async () => {
  const folder = { root: PROJECT_FOLDER, config: parsed, configFile: 'site.config.ts' };
  const { items, problems } = await readExamples(folder, { cache: openCache(), labKey: '' });
  expect(problems).toEqual([]);
  expect(items.length).toBeGreaterThanOrEqual(60);
  expect(items.filter(({ topic }) => topic === undefined).map(({ id }) => id)).toEqual([]);
});

it('uses topics of the sidebar', () => {
  const parts =
    sidebarFor(createSidebars(parsed.sidebar, []), '/')?.items.map(({ text }) => text) ?? [];
  const topics = new Set([...parts, GAMES]);
  expect(notes.filter(([, { topic }]) => !topics.has(topic))).toEqual([]);
});

it('describes each in one or two short sentences', () => {
  const bad = notes.filter(
    ([, { about }]) => !/^[A-Z\d].*\.$/.test(about) || about.length > MAX_LENGTH,
  );
  expect(bad).toEqual([]);
});
