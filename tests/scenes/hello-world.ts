import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The box comes to rest on the ground, and so does one that is dropped later. */
export const check: SceneCheck = ({ world, stage }) => {
  const [, box] = bodiesOf(world());
  let isDropped = false;
  return {
    afterStep: (time) => {
      if (time < 4 || isDropped) return;
      isDropped = true;
      expect(box?.getPosition().y).toBeCloseTo(0.5, 1);
      expect(box?.isAwake()).toBe(false);
      stage.controls?.['Drop a box']?.();
    },
    atEnd: () => {
      const [, ...boxes] = bodiesOf(world());
      expect(boxes).toHaveLength(2);
      for (const box of boxes) expect(box.getPosition().y).toBeGreaterThan(0.49);
      for (const box of boxes) expect(box.isAwake()).toBe(false);
    },
  };
};
