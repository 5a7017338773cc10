import type { MotorJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** With enough force and correction the crate is near its target; without force, it falls to the floor. */
export const promised: Promised = ({ world }, values) => {
  const [joint] = jointsOf(world()) as [MotorJoint];
  const crate = joint.getBodyB();
  const weight = 10 * crate.getMass();
  /** Meters that it is behind, on the average. */
  let behind = 0;
  return {
    each: () => {
      const { x, y } = crate.getPosition();
      const target = joint.getLinearOffset();
      behind += Math.hypot(target.x - x, target.y - y) / 600;
      // The force that it takes is no more than it may.
      const { x: fx, y: fy } = joint.getReactionForce(60);
      expect(Math.hypot(fx, fy)).toBeLessThan(Number(values.force) + 0.001);
    },
    end: () => {
      expect(weight).toBeCloseTo(20, 6);
      const isStrong = Number(values.force) > 2 * weight;
      if (isStrong && Number(values.correction) > 0.1) expect(behind).toBeLessThan(0.7);
      // It makes up for so small a part in each step that it lags, and yet it does not fall.
      else if (isStrong) expect(behind).toBeLessThan(1.5);
      else expect(crate.getPosition().y).toBeLessThan(1);
    },
  };
};
