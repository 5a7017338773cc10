import { expect, it } from 'vitest';
import { parseRecent } from './recent.ts';

const WORLD = { path: '/world', title: 'World' };

it('reads stored pages', () => {
  expect(parseRecent(JSON.stringify([WORLD]))).toEqual([WORLD]);
  expect(parseRecent(null)).toEqual([]);
});

it.each([
  'null',
  '5',
  '{"a',
  '"x"',
  '{}',
  'undefined',
  '<script>',
  'x'.repeat(10_000),
  '//evil.example/\n//evil.example/',
  '[]',
  '[null, 1, [], {}]',
  '[{"path": "javascript:alert(1)", "title": "x"}]',
  '[{"path": "//evil.example", "title": "x"}]',
  '[{"path": "/world", "title": 7}]',
])('finds no page in %j', (stored) => {
  expect(parseRecent(stored)).toEqual([]);
});

it('reads no more pages than it stores', () => {
  const pages = Array.from({ length: 1000 }, (_, index) => ({ ...WORLD, path: `/${index}` }));
  expect(parseRecent(JSON.stringify(pages))).toHaveLength(6);
});
