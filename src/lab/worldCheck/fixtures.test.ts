import { Chain, Polygon } from 'planck';
import { describe, expect, it } from 'vitest';
import { eachTest, point } from '../../../tests/unit/checkWorld.ts';

const test = eachTest();

describe('convex-hull', () => {
  const arrow = [point(0, 0), point(2, 1), point(0, 2), point(0.5, 1)];
  const circle = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count;
      return point(Math.cos(angle), Math.sin(angle));
    });

  it.each([
    ['a concave polygon', arrow, 'lost 1 of its 4 points'],
    [
      'too many points',
      circle(16),
      'lost 4 of its 16 points, because it is the convex hull of the first 12',
    ],
    ['points on a line', [point(0, 0), point(5, 0), point(9, 0)], 'became a box of 2 × 2 m'],
    ['two points', [point(0, 0), point(1, 1)], 'its 2 points enclose no area'],
  ])('finds %s', (_name, points, text) => {
    const { add, check } = test();
    add({ shape: new Polygon(points) });
    expect(check()).toEqual({ 'convex-hull': expect.stringContaining(text) });
  });

  it.each([
    ['a convex polygon', arrow.slice(0, 3)],
    ['12 points', circle(12)],
    ['points on its sides', [point(0, 0), point(1, 0), point(2, 0), point(0, 2)]],
    ['points that are the same', [point(0, 0), point(2, 0), point(2, 0.001), point(0, 2)]],
  ])('accepts %s', (_name, points) => {
    const { add, rules } = test();
    add({ shape: new Polygon(points) });
    expect(rules()).toEqual([]);
  });
});

describe('short-chain', () => {
  const [a, b, c] = [point(0, 0), point(1, 0), point(0, 1)];

  it.each([
    ['a single point', [a], false, 'a chain without edges'],
    ['a loop of two points', [a, b], true, 'a chain without edges'],
    ['the same point twice', [a, a, b], false, 'an edge of only 0 m'],
    ['a loop that ends where it begins', [a, b, c, a], true, 'an edge of only 0 m'],
  ])('finds %s', (_name, points, isLoop, text) => {
    const { world, check } = test();
    world.createBody().createFixture({ shape: new Chain(points, isLoop) });
    expect(check()).toEqual({ 'short-chain': expect.stringContaining(text) });
  });

  it.each([
    ['two points', [a, b], false],
    ['a loop of three points', [a, b, c], true],
    ['points that are 1 cm apart', [a, point(0.01, 0), b], false],
  ])('accepts %s', (_name, points, isLoop) => {
    const { world, rules } = test();
    world.createBody().createFixture({ shape: new Chain(points, isLoop) });
    expect(rules()).toEqual([]);
  });
});

describe('category-bits', () => {
  it.each([1 << 16, 1 << 31, 2 ** 33])('finds category %d', (filterCategoryBits) => {
    const { addGround, add, rules } = test();
    addGround();
    add({ filterCategoryBits });
    expect(rules(0.5)).toEqual(['category-bits']);
  });

  it('finds one that is only in masks of its own body, which does not collide with itself', () => {
    const { addGround, add, rules } = test();
    addGround();
    add({ filterCategoryBits: 1 << 16, filterMaskBits: -1 });
    expect(rules(0.5)).toEqual(['category-bits']);
  });

  it('accepts bit 15, higher bits that are in a mask, and groups', () => {
    const { addGround, add, rules } = test();
    addGround();
    add({ filterCategoryBits: 1 << 15 });
    add({ filterCategoryBits: 1 << 16 }, { position: point(3, 0.5) });
    add({ filterMaskBits: -1 }, { position: point(6, 0.5) });
    add({ filterCategoryBits: 2 ** 33, filterGroupIndex: 1 }, { position: point(9, 0.5) });
    expect(rules(0.5)).toEqual([]);
  });
});
