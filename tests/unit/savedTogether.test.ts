import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { openCache } from '../../src/build/cache/cache.ts';
import { createSiteLoader } from '../../src/build/compile/siteLoader.ts';
import { createLiveSite } from '../../src/build/serve/liveSite.ts';
import { createTasks } from '../../src/build/threads/tasks.ts';
import { ProblemsError } from '../../src/config/problem.ts';
import type { Site } from '../../src/site/site.ts';
import { BELOW_PROJECT, useTemporaryFolder } from './temporaryFolder.ts';

// Files that are saved together, as by "Save all", a formatter, or a change of the branch, must leave the cache with
// nothing but what a build without it would make.

const BURSTS = Number(process.env.BURSTS ?? 10);

const site = useTemporaryFolder(BELOW_PROJECT);
const tasks = createTasks();

beforeEach(() => {
  // The real engine, with a reference that takes a moment to read.
  site.put('node_modules/planck/package.json', '{ "version": "1.0.0", "main": "index.js" }');
  site.put('node_modules/planck/index.js', `module.exports = require(${JSON.stringify(ENGINE)});`);
  site.put('node_modules/planck/index.d.ts', `export * from ${JSON.stringify(ENGINE)};`);
  site.put('node_modules/planck/tsconfig.json', '{ "include": ["src"] }');
  site.put(
    'node_modules/planck/src/index.ts',
    'export class World {\n  /** Steps. */\n  step(): void {}\n}',
  );
  for (const [file, [text = '']] of Object.entries(FILES)) site.put(file, text);
});

test(`after ${BURSTS} bursts of saved files, the cache contains only the current site`, async () => {
  const random = randomNumbers(47);
  const choose = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const load = createLoader('cache');
  const live = createLiveSite({
    // As in dev with an open page, the other one can wait.
    load: (_files, isOutdated) => load(isOutdated && ((path) => path === '/guide')),
    onFailed: (_error, last) => last,
  });
  await live.current();
  const save = async () => {
    const [file, texts] = choose(Object.entries(FILES));
    site.put(file, choose(texts));
    live.changed(site.at(file));
    for (let turn = Math.floor(random() * 40); turn > 0; turn--) await setImmediate();
  };
  for (let burst = 0; burst < BURSTS; burst++) {
    for (let count = 2 + Math.floor(random() * 19); count > 0; count--) await save();
    // Half of the bursts begin while a load runs.
    if (burst % 2 === 0) await live.current();
    const last = burst === BURSTS - 1;
    if (burst % 5 === 4 || last) {
      await live.current();
      const built = await buildWith(createLoader('cache'));
      rmSync(site.at('clean'), { recursive: true, force: true });
      expect(built).toEqual(await buildWith(createLoader('clean')));
    }
  }
  // If nothing is broken, the site shows every file.
  for (const [file, [text = '']] of Object.entries(FILES)) site.put(file, text);
  const whole = await createLoader('cache')();
  expect(whole.problems).toEqual([]);
  expect(whole.routes.get('/')?.markdown).toContain('A body falls 5\u00A0m and rolls far.');
});

const ENGINE = new URL('../../node_modules/planck', import.meta.url).pathname;

const scene = (title: string) => `import { World } from 'planck';
import { defineScene } from '#scene';
export default defineScene({
  title: '${title}',
  description: 'A scene.',
  create: () => ({ world: new World(), view: { x: 0, y: 0, width: 9, height: 9 } }),
});`;
const notes = (summary: string) =>
  `export default { topics: [], symbols: { World: { summary: '${summary}' } } };`;
const BROKEN = 'export default {';

/** The texts that each file can have; the first one is the intact one. */
const FILES: Record<string, string[]> = {
  'site.config.ts': [
    "export default { title: 'One', library: { package: 'planck', reference: { path: '/api', entry: 'src/index.ts' } } };",
    "export default { title: 'Two', library: { package: 'planck', reference: { path: '/api', entry: 'src/index.ts' } } };",
    "export default { titel: 'One' };",
  ],
  'reference.ts': [notes('Contains bodies.'), notes('Contains all bodies.'), BROKEN],
  'pages/index.mdx': [
    '# Home\n\nA body falls <Measured by="fall" /> and rolls <Measured by="roll" />.\n\n<Scene id="fall" />',
    '# Home\n\nIt rolls <Measured by="roll" />.\n\n<Scene id="roll" />\n\n[World](/api/classes/World)',
    '# Home\n\n<Measured by="fal" />',
  ],
  'pages/guide.md': [
    '# Guide\n\n## Fall',
    '# Guide\n\n[Home](/)\n\n## Roll',
    '# Guide\n\n:::tpi\n:::',
  ],
  'pages/api.mdx': ['# API\n\n<ReferenceOverview />', '# The API\n\n<ReferenceOverview />'],
  'scenes/fall.ts': [scene('Fall'), scene('It falls'), BROKEN],
  'scenes/roll.ts': [scene('Roll'), scene('It rolls')],
  'experiments/fall.ts': [
    "export default { unit: 'm', measure: () => 5 };",
    "export default { unit: 'm', measure: () => 6 };",
    BROKEN,
  ],
  'experiments/roll.ts': [
    "import { far } from './shared/far.ts';\nexport default { measure: () => far };",
    "import { far } from './shared/far.ts';\nexport default { measure: () => 'very ' + far };",
  ],
  'experiments/shared/far.ts': ["export const far = 'far';", "export const far = 'near';", BROKEN],
};

function createLoader(cache: string): ReturnType<typeof createSiteLoader> {
  return createSiteLoader({
    root: site.path,
    cache: openCache(site.at(cache)),
    tasks,
    pageBlocks: () => import('../../src/build/document/pageBlocks.ts'),
  });
}

/** Returns what a build with this loader writes or reports. */
async function buildWith(load: () => Promise<Site>): Promise<unknown> {
  try {
    const { pages, routes, problems } = await load();
    return JSON.parse(JSON.stringify({ pages, routes: [...routes], problems }));
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}

/**
 * Returns numbers from 0 to 1 that are the same in each run: a linear congruential generator, with the
 * constants of Numerical Recipes.
 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
