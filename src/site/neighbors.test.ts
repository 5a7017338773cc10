import { describe, expect, it } from 'vitest';
import { createNeighbors } from './neighbors.ts';

const HOME = { text: 'Home', link: '/' };
const WORLD = { text: 'World', link: '/world' };
const BODY = { text: 'Body', link: '/body' };
const AABB = { text: 'AABB query', link: '/world/aabb-query' };
const RAY = { text: 'Ray cast', link: '/world/ray-cast' };

const PAGES = [HOME, RAY, WORLD, BODY, AABB, { text: 'Not found', link: '/404' }].map(
  ({ text, link }) => ({ title: text, path: link }),
);

describe('neighbors', () => {
  const findNeighbors = createNeighbors([HOME, WORLD, BODY], PAGES);

  it.each([
    ['/world', { previous: HOME, next: BODY }],
    ['/world/aabb-query', { previous: WORLD, next: RAY }],
    ['/world/ray-cast', { previous: AABB, next: BODY }],
    // The home page is above all pages, but not their part of the site.
    ['/404', {}],
  ])('of %s', (path, expected) => {
    expect(findNeighbors(path)).toEqual(expected);
  });
});
