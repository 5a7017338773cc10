import type { RevoluteJoint } from 'planck';
import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Keys turn the flippers, limits stop them, and the ball stays on the table. */
export const check: SceneCheck = ({ world, stage }) => {
  const ball = listBodies(world()).at(-1);
  const [left, right] = listJoints(world()) as RevoluteJoint[];
  return {
    afterStep: (time) => {
      const { x = NaN, y = NaN } = ball?.getPosition() ?? {};
      expect(Math.abs(x)).toBeLessThan(5.1);
      expect(y).toBeLessThan(7.6);
      for (const joint of [left, right])
        expect(Math.abs(joint?.getJointAngle() ?? NaN)).toBeLessThan(0.7);
      const near = (at: number) => Math.abs(time - at) < 0.005;
      if (near(8)) stage.keys?.down('ArrowLeft');
      if (near(8.5)) {
        expect(left?.getJointAngle()).toBeCloseTo(0.5, 1);
        // The right one is at rest, and points down, too.
        expect(right?.getJointAngle()).toBeCloseTo(0.5, 1);
        stage.keys?.up('ArrowLeft');
        stage.keys?.down('ArrowRight');
      }
      if (near(9)) {
        expect(left?.getJointAngle()).toBeCloseTo(-0.5, 1);
        expect(right?.getJointAngle()).toBeCloseTo(-0.5, 1);
      }
    },
  };
};
