import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../src/build/cache/cache.ts';
import { createSiteLoader } from '../../src/build/compile/siteLoader.ts';
import { createTasks } from '../../src/build/threads/tasks.ts';
import { formatProblem } from '../../src/config/problem.ts';
import {
  checkDescription,
  checkEnding,
  checkHeadings,
  checkLength,
  checkLinks,
  checkTitleCase,
  readPage,
} from '../prose/pageRules.ts';
import { readPagePassages } from '../prose/passages.ts';
import { proofread } from '../prose/proofread.ts';
import { siteRules } from '../prose/wording.ts';
import { BELOW_PROJECT, useTemporaryFolder } from './temporaryFolder.ts';

// The files that `npm run new` creates are complete as they are.

const PROJECT = join(import.meta.dirname, '../..');
const root = useTemporaryFolder(BELOW_PROJECT);

const SITE: Record<string, string> = {
  'site.config.ts': `export default {
  title: 'T',
  library: { package: 'planck' },
  sidebar: {
    '/': [{ text: 'Home', link: '/' }],
    '/recipes': [
      { text: 'Recipes', link: '/recipes' },
      {
        text: 'Objects and Mechanics',
        items: [
          { text: 'Magnet', link: '/recipes/magnet' },
        ],
      },
    ],
    '/learn/brick-breaker': [{ text: 'Brick Breaker', items: [{ text: '1. World', link: '/learn/brick-breaker/01-world' }] }],
  },
};
`,
  'pages/index.md': '# Home',
  'pages/body.md': '# Body',
  'pages/world/simulation.md': '# Simulation',
  'pages/recipes/index.mdx': "# Recipes\n\n<Recipes groups={['Objects and Mechanics']} />",
  'pages/recipes/magnet.md': '---\ntags: [Objects and Mechanics]\n---\n# Magnet',
  'pages/learn/brick-breaker/01-world.mdx':
    '# World\n\n<TutorialStep id="brick-breaker/01-world" />',
  'learn/brick-breaker/01-world.ts': readFileSync(
    join(PROJECT, 'docs/learn/brick-breaker/01-world.ts'),
    'utf8',
  ),
};

function make(...args: string[]) {
  const all = ['tools/new.js', ...args, '--root', root.path];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

const made = (lines: string[]) =>
  lines.filter((line) => line.startsWith('made')).map((line) => line.replace(/^made\s+/, ''));

test('makes a recipe, a scene, a guide, and steps that work as they are', async () => {
  for (const [name, text] of Object.entries(SITE)) root.put(`docs/${name}`, text);
  const all = [
    ['recipe', 'jump-pad'],
    ['scene', 'trampoline'],
    ['guide', 'how-balls-bounce'],
    ['step', 'brick-breaker/02-sound'],
    ['step', 'pinball/01-table'],
  ].map((args) => make(...args));
  expect(all.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
  expect(all.map(({ lines }) => made(lines))).toEqual([
    [
      'docs/pages/recipes/jump-pad.mdx',
      'docs/scenes/recipes/jump-pad.ts',
      'tests/scenes/recipes/jump-pad.ts',
    ],
    ['docs/scenes/trampoline.ts', 'tests/scenes/trampoline.ts'],
    [
      'docs/pages/how-balls-bounce.mdx',
      'docs/scenes/how-balls-bounce.ts',
      'tests/scenes/how-balls-bounce.ts',
    ],
    ['docs/learn/brick-breaker/02-sound.ts', 'docs/pages/learn/brick-breaker/02-sound.mdx'],
    ['docs/learn/pinball/01-table.ts', 'docs/pages/learn/pinball/01-table.mdx'],
  ]);

  const load = createSiteLoader({
    root: root.at('docs'),
    cache: openCache(root.at('cache')),
    tasks: createTasks(),
    pageBlocks: () => import('../../src/build/document/pageBlocks.ts'),
  });
  const { problems, scenes, sidebars } = await load();
  expect(problems.map(formatProblem)).toEqual([]);
  // With the smallest game, which every site with tutorials has.
  expect(scenes).toHaveLength(7);
  const links = JSON.stringify(sidebars);
  for (const link of [
    '"text":"Jump Pad","link":"/recipes/jump-pad"',
    '"text":"How Balls Bounce","link":"/how-balls-bounce"',
    '"text":"2. Sound","link":"/learn/brick-breaker/02-sound"',
  ])
    expect(links).toContain(link);
  // The sidebar has no such group.
  expect(all[4]?.lines).toContain(
    '- Add /learn/pinball/01-table to the sidebar in docs/site.config.ts.',
  );

  const rules = [
    checkHeadings,
    checkTitleCase,
    checkLinks,
    checkDescription,
    checkLength,
    checkEnding,
  ];
  for (const file of all.flatMap(({ lines }) => made(lines)).filter((name) => /mdx$/.test(name))) {
    const page = readPage(readFileSync(root.at(file), 'utf8'), file);
    const found = [
      ...rules.flatMap((rule) => rule(page)),
      ...proofread(readPagePassages(page.file, page.tree), siteRules),
    ];
    expect(found.map(formatProblem)).toEqual([]);
  }
});

test('replaces no file', () => {
  root.put('docs/scenes/trampoline.ts', 'mine');
  const { status, lines } = make('scene', 'trampoline');
  expect([status, lines]).toEqual([
    1,
    ['not replaced: docs/scenes/trampoline.ts', 'Choose another name.'],
  ]);
  expect(readFileSync(root.at('docs/scenes/trampoline.ts'), 'utf8')).toBe('mine');
});

test.each([
  [['recipe', 'Jump Pad'], '"Jump Pad" is no name: write words in lower case with hyphens'],
  [['guide', '../a'], '"../a" is no name'],
  [['step', 'sound'], '"sound" is no name of a step: write the tutorial, a number of two digits'],
  [['recipes', 'a'], 'usage: npm run new recipe|scene|guide|step NAME'],
  [['constructor', 'a'], 'usage: npm run new'],
  [['scene'], 'usage: npm run new'],
])('rejects %j', (args, message) => {
  const { status, lines } = make(...args);
  expect(status).toBe(1);
  expect(lines[0]).toContain(message);
});
