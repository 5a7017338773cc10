import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { GoalCheck, SceneCheck } from '../sceneCheck.ts';

/**
 * The side with the larger torque goes down to the limit of the hinge, unless its friction holds the difference.
 */
export const check: SceneCheck = ({ world, stage }, { distance, mass, friction }) => {
  const [, plank] = listBodies(world());
  if (!plank) throw new Error('there is no plank');
  const [left, right] = [5 * 10 * Number(distance), Number(mass) * 10 * 1.6];
  const difference = left - right;
  return {
    afterStep: (time) => {
      expect(Math.abs(plank.getAngle())).toBeLessThan(0.32);
      if (Math.abs(time - 1) > 1e-6) return;
      // Friction between plank and crates doesn't change the torques as long as it is level.
      if (Math.abs(difference) < Number(friction)) {
        expect(Number.parseFloat(String(stage.facts?.()['Left minus right']))).toBeCloseTo(
          difference,
          -1,
        );
        expect(plank.getAngle()).toBeCloseTo(0, 1);
      }
    },
    atEnd: () => {
      if (Math.abs(difference) < Number(friction) - 2) expect(plank.getAngle()).toBeCloseTo(0, 1);
      else if (Math.abs(difference) > Number(friction) + 2)
        expect(plank.getAngle()).toBeCloseTo(difference > 0 ? 0.3 : -0.3, 1);
    },
  };
};

export const goal: GoalCheck = {
  solution: { values: { distance: 2.4, friction: 5 } },
  nearMiss: { values: { distance: 2.2, friction: 5 } },
};

/** Differences on both sides that friction holds. */
export const extraValues = [{ distance: 2.2 }, { mass: 5.5 }];
