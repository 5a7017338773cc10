import { expect, it } from 'vitest';
import { mentionsOf } from './mentions.ts';

const ENTRIES = ['World', undefined, 'World.step'].map((symbol) => ({
  signature: '',
  docs: '',
  symbol,
}));

it('names each symbol once in each section, and nothing that is no symbol', () => {
  const blocks = [[0, 0, 1], [0, 2], [2], []].map((entries) =>
    entries.map((entry, index): [number, number, number] => [index, 1, entry]),
  );
  expect(mentionsOf({ entries: ENTRIES, blocks }, [undefined, 'step', 'step', 'step'])).toEqual([
    { symbol: 'World' },
    { symbol: 'World', section: 'step' },
    { symbol: 'World.step', section: 'step' },
  ]);
});
