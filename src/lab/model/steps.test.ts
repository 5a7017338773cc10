import { expect, it } from 'vitest';
import { readSteps } from './steps.ts';

const FIRST = `// #region world
const world = 1;
// #endregion

run(world);`;
const SECOND = `// #region world
const world = 1;
const ball = 2;
// #endregion

// #region run
run(world, ball);
// #endregion`;

it('compares each step with the one before, without the comments of regions', () => {
  const steps = readSteps([
    { id: 'game/01-world', text: FIRST },
    { id: 'game/02-ball', text: SECOND },
    { id: 'other/01-start', text: SECOND },
  ]);
  expect(steps).toEqual([
    {
      id: 'game/01-world',
      previous: undefined,
      lines: ['const world = 1;', '', 'run(world);'],
      regions: { world: [0, 1] },
      added: [],
      removed: [],
    },
    {
      id: 'game/02-ball',
      previous: 'game/01-world',
      lines: ['const world = 1;', 'const ball = 2;', '', 'run(world, ball);'],
      regions: { world: [0, 2], run: [3, 4] },
      added: [1, 3],
      removed: [{ before: 3, lines: ['run(world);'] }],
    },
    { ...steps[1], id: 'other/01-start', previous: undefined, added: [], removed: [] },
  ]);
});

it.each([
  ['// #region a\n// #region b', 'learn/a/b.ts:2 the region "a" is still open'],
  ['// #region a\n// #endregion\n// #region a', 'learn/a/b.ts:3 the region "a" exists already'],
  ['x\n// #endregion', 'learn/a/b.ts:2 no region is open'],
  ['// #region a', 'learn/a/b.ts:1 the region "a" is never closed'],
])('rejects %j', (text, message) => {
  expect(() => readSteps([{ id: 'a/b', text }])).toThrow(message);
});
