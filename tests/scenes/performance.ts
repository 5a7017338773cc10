import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Four seconds, in which the bodies settle: a step takes ten times as long as in other scenes. */
export const steps = 240;

/** All bodies stay in the drum, and the counts in the status line are right. */
export const check: SceneCheck = ({ world, stage }, { count }) => ({
  afterStep: () => {
    const distances = bodiesOf(world()).map((body) => body.getPosition().length());
    expect(Math.max(...distances)).toBeLessThan(7.5);
  },
  atEnd: () => {
    const {
      'Awake bodies': awake,
      'Candidate pairs': pairs,
      'Touching pairs': touching,
      'Tree height': height,
    } = stage.facts?.() ?? {};
    expect(height).toBe(world().getTreeHeight());
    expect(bodiesOf(world())).toHaveLength(Number(count) + 1);
    expect(Number(awake)).toBeGreaterThan(0);
    expect(Number(awake)).toBeLessThanOrEqual(Number(count));
    // Each body rests on another, and has room for only a few neighbors.
    expect(Number(touching)).toBeGreaterThan(Number(count) / 2);
    expect(Number(pairs)).toBeGreaterThanOrEqual(Number(touching));
    expect(Number(pairs)).toBeLessThan(6 * Number(count));
  },
});
