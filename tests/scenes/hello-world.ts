import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** The box comes to rest on the ground, and one that is dropped later lies above the ground, too. */
export const promised: Promised = ({ world, stage }) => {
  const [, box] = bodiesOf(world());
  let isDropped = false;
  return {
    each: (time) => {
      if (time < 4 || isDropped) return;
      isDropped = true;
      expect(box?.getPosition().y).toBeCloseTo(0.5, 1);
      expect(box?.isAwake()).toBe(false);
      stage.controls?.['Drop a box']?.();
    },
    end: () => {
      const [, ...boxes] = bodiesOf(world());
      expect(boxes).toHaveLength(2);
      for (const each of boxes) expect(each.getPosition().y).toBeGreaterThan(0.49);
      for (const each of boxes) expect(each.isAwake()).toBe(false);
    },
  };
};
