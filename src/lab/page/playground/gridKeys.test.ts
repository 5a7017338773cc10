import { expect, it } from 'vitest';
import { type Box, indexByKey } from './gridKeys.ts';

/** A group of five items in rows of three, and below it one of two. */
const BOXES: Box[] = [
  ...[0, 1, 2].map((column) => ({ left: 100 * column, top: 0 })),
  ...[0, 1].map((column) => ({ left: 100 * column, top: 80 })),
  ...[0, 1].map((column) => ({ left: 100 * column, top: 200 })),
];

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 5, undefined],
  ['ArrowUp', 6, 4],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, undefined],
  ['Home', 4, 0],
  ['End', 1, 6],
  ['Enter', 1, undefined],
  ['ArrowDown', -1, undefined],
])('%s moves from item %i to %s', (key, from, to) => {
  expect(indexByKey(key, from, BOXES)).toBe(to);
});
