import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/** A box stays if √(its friction · the ramp's) is at least the slope's tangent, and slides otherwise. */
export const check: SceneCheck = ({ world }, values) => {
  const [, , ...boxes] = listBodies(world());
  const needed = Math.tan((Number(values.slope) * Math.PI) / 180);
  const starts = boxes.map((box) => ({ ...box.getPosition() }));
  let sliding = 0;
  return {
    atEnd: () => {
      for (const [index, friction] of [0, 0.1, 0.3, 0.5, 0.8].entries()) {
        const mixed = Math.sqrt(friction * Number(values.grip));
        const { x, y } = boxes[index]?.getPosition() ?? { x: 0, y: 0 };
        const start = starts[index] ?? { x: 0, y: 0 };
        const distance = Math.hypot(x - start.x, y - start.y);
        if (mixed >= needed) expect(distance).toBeLessThan(0.1);
        else expect(distance).toBeGreaterThan(1);
        if (mixed < needed) sliding++;
      }
      if (Number(values.slope) > 0) expect(sliding).toBeGreaterThan(1);
    },
  };
};

/** The mixed friction has to be at least the tangent of 28°. */
export const goal: GoalCheck = {
  solution: { values: { slope: 28, grip: 1 } },
  nearMiss: { values: { slope: 28, grip: 0.9 } },
};
