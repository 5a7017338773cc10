import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Four seconds, in which the heap settles: a step of so many bodies takes ten times as long as in other scenes. */
export const steps = 240;

/** All bodies stay in the drum, and as many things are counted as there are. */
export const promised: Promised = ({ world, stage }, { count }) => ({
  each: () => {
    const far = bodiesOf(world()).map((body) => body.getPosition().length());
    expect(Math.max(...far)).toBeLessThan(7.5);
  },
  end: () => {
    const { awake, pairs, touching, 'tree height': height } = stage.facts?.() ?? {};
    expect(height).toBe(world().getTreeHeight());
    expect(bodiesOf(world())).toHaveLength(Number(count) + 1);
    expect(Number(awake)).toBeGreaterThan(0);
    expect(Number(awake)).toBeLessThanOrEqual(Number(count));
    // Each body lies on something, and has room for a few neighbors only.
    expect(Number(touching)).toBeGreaterThan(Number(count) / 2);
    expect(Number(pairs)).toBeGreaterThanOrEqual(Number(touching));
    expect(Number(pairs)).toBeLessThan(6 * Number(count));
  },
});
