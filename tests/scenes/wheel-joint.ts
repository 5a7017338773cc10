import type { WheelJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Wheels move along their axis only, and the softer the springs, the further. */
export const promised: Promised = ({ world }, values) => {
  const joints = jointsOf(world()) as WheelJoint[];
  const stiff = Number(values.frequency) > 10;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    each: (time) => {
      for (const joint of joints) {
        const carriage = joint.getBodyA();
        const { x } = carriage.getLocalPoint(joint.getAnchorB());
        expect(Math.abs(x - joint.getLocalAnchorA().x)).toBeLessThan(0.05);
        expect(joint.getSpringFrequencyHz()).toBe(values.frequency);
        if (time < 2) continue;
        least = Math.min(least, joint.getJointTranslation());
        most = Math.max(most, joint.getJointTranslation());
      }
      expect(Math.abs(joints[0]?.getBodyA().getAngle() ?? NaN)).toBeLessThan(0.5);
    },
    end: () => {
      expect(joints).toHaveLength(2);
      // Stiff springs hardly give, nor do damped ones on plates that are still. Soft ones do, if only since nothing damps the first fall.
      if (stiff || (values.shake === 0 && Number(values.damping) > 0))
        expect(most - least).toBeLessThan(0.25);
      else expect(most - least).toBeGreaterThan(0.15);
    },
  };
};
