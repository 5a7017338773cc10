import { expect, it } from 'vitest';
import { pagesIn } from './recent.ts';

const WORLD = { path: '/world', title: 'World' };

it('reads stored pages', () => {
  expect(pagesIn([WORLD])).toEqual([WORLD]);
  expect(pagesIn(undefined)).toEqual([]);
});

it.each([
  [null],
  [5],
  ['x'],
  [{}],
  [[]],
  [[null, 1, [], {}]],
  [[{ path: 'javascript:alert(1)', title: 'x' }]],
  [[{ path: '//evil.example', title: 'x' }]],
  [[{ path: '/world', title: 7 }]],
])('finds no page in %j', (stored) => {
  expect(pagesIn(stored)).toEqual([]);
});

it('reads no more pages than it stores', () => {
  const pages = Array.from({ length: 1000 }, (_, index) => ({ ...WORLD, path: `/${index}` }));
  expect(pagesIn(pages)).toHaveLength(6);
});
