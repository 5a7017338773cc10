import { expect, it } from 'vitest';
import type { ConsoleEntry } from '../../protocol/protocol.ts';
import { addOutput } from './consoleEntries.ts';

const entry = (text: string, changes: Partial<ConsoleEntry> = {}): ConsoleEntry => ({
  ...{ level: 'log', text, count: 1 },
  ...changes,
});
const print = (...entries: ConsoleEntry[]) =>
  ({ type: 'console', entries, isCleared: false }) as const;

it('counts repeated entries across reports', () => {
  const first = addOutput([], print(entry('a'), entry('b', { count: 2 })));
  const second = addOutput(first, print(entry('b', { count: 58 }), entry('c')));
  expect(second.map(({ text, count, key }) => [text, count, key])).toEqual([
    ['a', 1, 1],
    ['b', 60, 2],
    ['c', 1, 3],
  ]);
});

it('keeps entries of different levels and lines apart', () => {
  const entries = [entry('a'), entry('a', { level: 'warn' }), entry('a', { line: 3 })];
  expect(addOutput([], print(...entries))).toHaveLength(3);
});

it('keeps the last entries', () => {
  const many = Array.from({ length: 400 }, (_, index) => entry(String(index)));
  const shown = addOutput([], print(...many));
  expect(shown).toHaveLength(300);
  expect(shown.at(-1)).toMatchObject({ text: '399', key: 400 });
});

it('clears what was printed before', () => {
  const shown = addOutput([], print(entry('a')));
  expect(addOutput(shown, { ...print(entry('b')), isCleared: true })).toMatchObject([
    { text: 'b', key: 2 },
  ]);
});
