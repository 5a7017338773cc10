import { expect, test } from 'vitest';
import { site } from './docsSite.ts';

test('every scene appears on a page', () => {
  const used = new Set(site.pages.flatMap(({ scenes = [] }) => scenes));
  expect(site.scenes.length).toBeGreaterThan(40);
  expect(site.scenes.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});
