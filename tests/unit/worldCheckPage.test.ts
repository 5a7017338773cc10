import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as planck from 'planck';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import scene from '../../docs/scenes/world-check.ts';
import { startSimulation } from '../../src/lab/simulation/simulation.ts';
import * as worldCheck from '../../src/lab/worldCheck/worldCheck.ts';
import { find } from '../../src/search/find.ts';
import { index } from './docsSearch.ts';
import { site } from './docsSite.ts';

const PATH = '/world-check';
const { createWorldCheck, RULES, watchEngine } = worldCheck;
const text = readFileSync(join(import.meta.dirname, `../../docs/pages${PATH}.mdx`), 'utf8');

describe('the rules of the world check', () => {
  it.each(RULES)('$name links to a section', ({ link }) => {
    const [path, anchor = ''] = link.split('#');
    const page = site.pages.find((page) => page.path === path);
    expect(page?.anchors).toContain(anchor);
  });

  it('are the rows of the table on its page', () => {
    const rows = [...text.matchAll(/^\| `([\w-]+)` \| .* \| \[[^\]]+\]\((.*)\) \|$/gm)];
    expect(rows.map(([, name, link]) => ({ name, link }))).toEqual(
      RULES.map(({ name, link }) => ({ name, link })),
    );
  });
});

it('the samples of the page print what the world check finds', () => {
  const [setup = '', print = ''] = [
    ...text.matchAll(/^ *```ts .*\n([^`]*(?:`[^`\n]*`[^`]*)*?)^ *```$/gm),
  ].map(([, code]) => code);
  const { outputText } = ts.transpileModule(setup + print, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const modules: Record<string, unknown> = { planck, './worldCheck.ts': worldCheck };
  const warn = vi.fn();
  const run = new Function(
    ...['require', 'exports', 'console', 'setInterval'],
    `${outputText}; return { world, watch, printFindings };`,
  );
  const { world, watch, printFindings } = run(
    (name: string) => modules[name],
    {},
    { warn },
    vi.fn(),
  );
  for (let step = 0; step < 60; step++) world.step(1 / 60);
  printFindings();
  printFindings();
  watch.stop();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/has no density.*\/docs\/body#zero-/)]]);
});

describe('the scene of the page', () => {
  const RULE_OF: Record<string, string[]> = {
    'Pixels as meters': ['large-body'],
    'No density': ['no-density'],
    'Heavy on light': ['mass-ratio'],
    'Too fast': ['speed-limit'],
    'Concave polygon': ['convex-hull'],
    'Variable timestep': ['variable-step'],
    'Change during a step': ['locked-world'],
    None: [],
  };

  it.each(scene.params?.mistake.options ?? [])('makes only the chosen mistake: %s', (mistake) => {
    const watch = watchEngine(planck);
    const simulation = startSimulation(scene as never, { mistake: mistake as never });
    const { findings } = createWorldCheck(simulation.world(), watch);
    for (let step = 0; step < 400; step++) simulation.step();
    watch.stop();
    expect(findings().map(({ rule }) => rule)).toEqual(RULE_OF[mistake]);
  });
});

it.each(['why is my simulation wrong', 'debug my game', 'common mistakes', 'world check'])(
  'a search for "%s" finds the page',
  (query) => {
    const paths = find(index, query)
      .hits.slice(0, 3)
      .map(({ id }) => id.split('#')[0]);
    expect(paths).toContain(PATH);
  },
);
