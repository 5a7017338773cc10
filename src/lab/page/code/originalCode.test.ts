import { expect, it } from 'vitest';
import { type OriginalCode, toRunnable } from './originalCode.ts';

const ORIGINAL: OriginalCode = {
  key: 'scene=ball',
  title: 'A ball',
  description: 'It falls.',
  source: 'source',
  isTrusted: true,
  isScene: true,
  view: { x: 1, y: 0, zoom: 2 },
};
const CURRENT = { source: 'source', code: 'compiled', playing: true };
const STATUS = {
  ...{ time: 1, isPlaying: true, bodies: 1, awake: 1, contacts: 0, kineticEnergy: 0, facts: {} },
};

it('runs the compiled code, with the values that the reader has set', () => {
  expect(toRunnable(ORIGINAL, CURRENT, { values: { speed: 3 } })).toMatchObject({
    ...{ title: 'A ball', description: 'It falls.', code: 'compiled', playing: true },
    values: { speed: 3 },
  });
});

it('shows the view of a link first, and then that of the reader', () => {
  expect(toRunnable(ORIGINAL, CURRENT, { values: {} }).view).toEqual(ORIGINAL.view);
  expect(toRunnable(ORIGINAL, CURRENT, { values: {}, status: STATUS }).view).toBeUndefined();
});

it('trusts only what the site wrote', () => {
  const run = (original: OriginalCode, source: string) => {
    const { isTrusted, isScene } = toRunnable(original, { ...CURRENT, source }, { values: {} });
    return { isTrusted, isScene };
  };
  expect(run(ORIGINAL, 'source')).toEqual({ isTrusted: true, isScene: true });
  expect(run(ORIGINAL, 'edited')).toEqual({ isTrusted: false, isScene: false });
  expect(run({ ...ORIGINAL, isTrusted: false }, 'source')).toMatchObject({ isTrusted: false });
});
