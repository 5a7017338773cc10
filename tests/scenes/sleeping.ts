import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * Towers fall asleep and then do not move. The ball wakes one tower, not the other. If sleeping is not
 * allowed, all boxes stay awake.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const bodies = bodiesOf(world());
  const boxes = bodies.slice(1, 9);
  const [hit, other] = [boxes.slice(0, 4), boxes.slice(4)];
  const heights = new Map<unknown, number>();
  let wasAsleep = false;
  let wasWoken = false;
  return {
    afterStep: (time) => {
      if (!values.allowSleep) {
        for (const box of boxes) expect(box.isAwake()).toBe(true);
        return;
      }
      for (const box of boxes) {
        const before = heights.get(box);
        if (box.isAwake()) heights.delete(box);
        else if (before === undefined) heights.set(box, box.getPosition().y);
        else expect(box.getPosition().y).toBe(before);
      }
      if (time < 1.05 && boxes.every((box) => !box.isAwake())) wasAsleep = true;
      if (time > 1.05 && time < 1.3 && hit.some((box) => box.isAwake())) wasWoken = true;
      if (time > 1 && time < 1.3) expect(other.some((box) => box.isAwake())).toBe(false);
    },
    atEnd: () => {
      if (!values.allowSleep) return;
      expect(wasAsleep).toBe(true);
      expect(wasWoken).toBe(true);
      expect(bodies.some((body) => body.isDynamic() && body.isAwake())).toBe(false);
      stage.controls?.['Wake all']?.();
      expect(boxes.every((box) => box.isAwake())).toBe(true);
    },
  };
};
