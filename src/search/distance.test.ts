import { expect, it } from 'vitest';
import { typos } from './distance.ts';

it.each([
  ['world', 'world', 0],
  ['wrold', 'world', 1],
  ['jiont', 'joint', 1],
  ['destorybody', 'destroybody', 1],
  ['densty', 'density', 1],
  ['bodyy', 'body', 1],
  ['frction', 'friction', 1],
  ['gravitty', 'gravity', 1],
  ['kinamatik', 'kinematic', 2],
])('from %s to %s are %i typos', (a, b, count) => {
  expect(typos(a, b, 2)).toBe(count);
  expect(typos(b, a, 2)).toBe(count);
});

it('stops when there are too many', () => {
  expect(typos('world', 'gravity', 2)).toBe(3);
  expect(typos('abcd', 'wxyz', 1)).toBe(2);
});
