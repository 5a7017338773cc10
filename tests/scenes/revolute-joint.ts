import type { RevoluteJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** The anchors stay together, the angle stays between the limits, and a motor that is strong enough reaches both. */
export const promised: Promised = ({ world }, values) => {
  const [joint] = jointsOf(world()) as [RevoluteJoint];
  // It goes a part of a step too far when it hits a limit at full speed.
  const slop = Math.max(0.1, Math.abs(Number(values.speed)) / 60);
  let [least, most] = [0, 0];
  return {
    each: () => {
      const { x, y } = joint.getAnchorA();
      const other = joint.getAnchorB();
      expect(Math.hypot(x - other.x, y - other.y)).toBeLessThan(0.01);
      if (values.limits)
        expect(Math.abs(joint.getJointAngle())).toBeLessThan(Number(values.half) + slop);
      least = Math.min(least, joint.getJointAngle());
      most = Math.max(most, joint.getJointAngle());
    },
    end: () => {
      if (!values.motor || !values.limits) return;
      expect(least).toBeLessThan(slop - Number(values.half));
      // The bar weighs 17 N, 1.5 m from the pin: with less torque it hangs on the lower limit.
      if (Number(values.torque) > 26) expect(most).toBeGreaterThan(Number(values.half) - slop);
      else expect(most).toBeLessThan(slop);
    },
  };
};
