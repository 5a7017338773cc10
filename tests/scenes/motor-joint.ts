import type { MotorJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/** With enough force and correction the crate stays near its target; otherwise, it falls to the floor. */
export const check: SceneCheck = ({ world }, values) => {
  const [joint] = listJoints(world()) as [MotorJoint];
  const crate = joint.getBodyB();
  const weight = 10 * crate.getMass();
  /** Average distance to the target, in meters. */
  let averageLag = 0;
  return {
    afterStep: () => {
      const { x, y } = crate.getPosition();
      const target = joint.getLinearOffset();
      averageLag += Math.hypot(target.x - x, target.y - y) / 600;
      // The force does not exceed its maximum.
      const { x: fx, y: fy } = joint.getReactionForce(60);
      expect(Math.hypot(fx, fy)).toBeLessThan(Number(values.force) + 0.001);
    },
    atEnd: () => {
      expect(weight).toBeCloseTo(20, 6);
      const isStrong = Number(values.force) > 2 * weight;
      if (isStrong && Number(values.correction) > 0.1) expect(averageLag).toBeLessThan(0.7);
      // A small correction makes it lag, but it does not fall.
      else if (isStrong) expect(averageLag).toBeLessThan(1.5);
      else expect(crate.getPosition().y).toBeLessThan(1);
    },
  };
};

/** The correction factor decides how far the crate lags, not the force. */
export const goal: GoalCheck = {
  solution: { values: { correction: 1 } },
  nearMiss: { values: { force: 200 } },
};
