import { expect, it } from 'vitest';
import { nearestPages, pathWords } from './nearestPages.ts';

const PAGES = [
  '/',
  '/world',
  '/world/simulation',
  '/joint',
  '/joint/revolute-joint',
  '/joint/prismatic-joint',
  '/api/classes/RevoluteJoint',
  '/api/interfaces/RevoluteJointDef',
  '/learn/platformer',
  '/learn/pinball/04',
].map((path) => ({ path, title: path }));

it.each([
  ['/api/classes/RevoluteJoint.html', ['api', 'classes', 'revolute', 'joint']],
  ['/world/index.html', ['world']],
  ['/no_such%page', ['no', 'such', 'page']],
  ['/', []],
])('reads the words of %s', (path, words) => {
  expect(pathWords(path)).toEqual(words);
});

it.each([
  ['a typo', '/wold', '/world'],
  ['swapped letters', '/wrold', '/world'],
  ['another folder', '/joints/revolute-joint', '/joint/revolute-joint'],
  ['no folder', '/revolutejoint', undefined],
  ['words without a folder', '/revolute-joint', '/joint/revolute-joint'],
  ['another case', '/api/classes/revoluteJoint', '/api/classes/RevoluteJoint'],
  ['a missing part', '/simulation', '/world/simulation'],
  ['a tutorial of the plural', '/learn/platformers', '/learn/platformer'],
  ['the number of a step', '/learn/pinbal/04', '/learn/pinball/04'],
  ['another number', '/404', undefined],
  ['nothing in common', '/wp-admin/setup.php', undefined],
  ['no words', '/', undefined],
])('finds the nearest page of a path with %s', (_what, path, nearest) => {
  expect(nearestPages(path, PAGES)[0]?.path).toBe(nearest);
});

it('finds at most five', () => {
  expect(nearestPages('/joint', [...PAGES, ...PAGES, ...PAGES])).toHaveLength(5);
});
