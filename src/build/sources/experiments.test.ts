import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BELOW_PROJECT, useTemporaryFolder } from '../../../tests/unit/temporaryFolder.ts';
import { formatProblem } from '../../config/problem.ts';
import { readSiteFolder } from '../read/siteFolder.ts';
import { readExperiments } from './experiments.ts';

// Below the project, where the library and `#experiment` can be resolved.
const root = useTemporaryFolder(BELOW_PROJECT);
const { put: write } = root;

beforeEach(() => {
  write('pages/index.md', '# A');
  write('site.config.ts', "export default { title: 'T', library: { package: 'planck' } };");
});

async function read() {
  const folder = await readSiteFolder(root.path);
  const { items, problems } = await readExperiments(folder, { labKey: '', results: new Map() });
  const messages = problems.map(formatProblem).map((text) => text.replace(/^\S*experiments\//, ''));
  return { experiments: items, messages };
}

const FALL = `import { defineExperiment } from '#experiment';
import { fallen } from './shared/fallen.ts';
export default defineExperiment({
  unit: 'm',
  params: { steps: 1 },
  measure: ({ World }, { steps }) => fallen(new World({ gravity: { x: 0, y: -10 } }), steps),
});`;
const FALLEN = `import type { World } from 'planck';
let runs = 0;
export function fallen(world: World, steps: number) {
  const body = world.createBody({ type: 'dynamic' });
  for (let i = 0; i < steps; i++) world.step(0.1);
  return -body.getPosition().y + 1000 * runs++;
}`;

describe('readExperiments', () => {
  it('runs each choice of parameters once', async () => {
    write('experiments/fall.ts', FALL);
    write('experiments/shared/fallen.ts', FALLEN);
    const { experiments, messages } = await read();
    expect(messages).toEqual([]);
    expect(experiments).toEqual([
      {
        ...{ id: 'fall', key: expect.any(String), unit: 'm', params: { steps: 1 } },
        measure: expect.any(Function),
      },
    ]);
    const measure = experiments[0]?.measure;
    expect(measure?.({ steps: 1 })).toBeCloseTo(0.1, 9);
    expect(measure?.({ steps: 1 })).toBeCloseTo(0.1, 9);
    expect(measure?.({ steps: 2 })).toBeCloseTo(1000.3, 9);
  });

  it('gives an experiment a key that changes with its file and with what that imports', async () => {
    const keys = async () =>
      Object.fromEntries((await read()).experiments.map(({ id, key }) => [id, key]));
    write('experiments/fall.ts', FALL);
    write('experiments/rest.ts', 'export default { measure: () => 0 };');
    write('experiments/shared/fallen.ts', FALLEN);
    const first = await keys();
    expect(await keys()).toEqual(first);
    write('experiments/fall.ts', FALL.replace('steps: 1', 'steps: 2'));
    const second = await keys();
    expect(second).toEqual({ ...first, fall: expect.not.stringMatching(first.fall ?? '') });
    write('experiments/shared/fallen.ts', FALLEN.replace('-body', '7 - body'));
    const { experiments } = await read();
    expect(await keys()).toEqual({ ...second, fall: expect.not.stringMatching(second.fall ?? '') });
    expect(experiments[0]?.measure({ steps: 1 })).toBeCloseTo(7.1, 9);
  });

  it.each([
    ['exports nothing', 'const a = 1;', 'the file exports no experiment — write TypeScript'],
    ['is no TypeScript', 'export default {', 'the experiment could not be loaded: '],
    ['measures nothing', 'export default {};', '"measure" is missing — add it: a function'],
    [
      'has an unknown unit',
      "export default { unit: 'feet', measure: () => 1 };",
      '"unit" cannot be "feet"',
    ],
    [
      'has a parameter of no kind',
      'export default { params: { a: null }, measure: () => 1 };',
      '"params.a" must be a number, true, false, or a list of words, not null',
    ],
    [
      'has a parameter with the name of a prop',
      'export default { params: { digits: 1 }, measure: () => 1 };',
      '"params.digits" must be a name that is not a prop of <Measured>',
    ],
    [
      'throws on import',
      "throw new Error('no world');",
      'the experiment could not be loaded: no world',
    ],
  ])('reports a file that %s', async (_what, text, message) => {
    write('experiments/fall.ts', text);
    const { experiments, messages } = await read();
    expect(experiments).toEqual([]);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^fall\.ts/);
    expect(messages[0]).toContain(message);
  });

  it('stops a measurement that never ends, and does not try again', async () => {
    write('experiments/fall.ts', 'export default { measure: () => { for (;;); } };');
    const { experiments } = await read();
    vi.stubEnv('TIME_LIMIT', '0.1');
    expect(() => experiments[0]?.measure({})).toThrow('it did not finish within 0.1 s');
    vi.stubEnv('TIME_LIMIT', '0.2');
    expect(() => experiments[0]?.measure({ again: 1 })).toThrow('within 0.1 s');
    vi.unstubAllEnvs();
  });

  it('has none without a library', async () => {
    write('site.config.ts', "export default { title: 'T' };");
    write('experiments/fall.ts', FALL);
    expect(await read()).toEqual({ experiments: [], messages: [] });
  });
});
