import { expect, it } from 'vitest';
import { moveByKey, readShare } from './Splitter.tsx';

const LIMITS = { min: 25, max: 75, initial: 50 };
const SHARE = { ...LIMITS, value: 40 };

it.each([
  ['ArrowLeft', true, 38],
  ['ArrowRight', true, 42],
  ['ArrowUp', true, undefined],
  ['ArrowUp', false, 38],
  ['ArrowDown', false, 42],
  ['ArrowRight', false, undefined],
  ['Home', true, 25],
  ['End', false, 75],
  ['Enter', true, 50],
  ['Tab', true, undefined],
])('%s moves a line (vertical: %s) from 40 to %s', (key, isVertical, expected) => {
  expect(moveByKey(key, isVertical, SHARE)).toBe(expected);
});

it.each([
  [null, 50],
  ['', 50],
  ['nothing', 50],
  ['61.5', 61.5],
  ['99', 75],
  ['-Infinity', 50],
])('reads the stored share %j as %s', (text, value) => {
  expect(readShare(text, LIMITS)).toBe(value);
});
