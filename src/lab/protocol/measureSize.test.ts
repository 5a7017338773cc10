import { expect, it } from 'vitest';
import { measureSize } from './measureSize.ts';

it.each([
  ['a number', 1, 8],
  ['a text', 'abc', 14],
  ['a list', [1, 2], 28],
  ['an object', { ab: 'c' }, 22],
  ['a view, with all of its buffer', new Float32Array(100).subarray(0, 1), 408],
  ['a buffer', new ArrayBuffer(100), 108],
  ['a map', new Map([[1, 2]]), 16],
])('counts %s', (_name, value, bytes) => {
  expect(measureSize(value, 1e6)).toBe(bytes);
});

it.each([
  ['a long text', 'x'.repeat(1e6)],
  ['a list of holes', Array.from({ length: 1e5 }, () => 0)],
  ['many names', Object.fromEntries(Array.from({ length: 1e5 }, (_, index) => [`k${index}`, 0]))],
  ['nested lists', Array.from({ length: 1e5 }).reduce<unknown[]>((inner) => [inner, 0], [])],
])('stops counting %s beyond the maximum', (_name, value) => {
  expect(measureSize(value, 1000)).toBeGreaterThan(1000);
});
