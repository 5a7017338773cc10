import type { RevoluteJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The anchors stay together, the angle stays within the limits, and a strong motor reaches both. */
export const check: SceneCheck = ({ world }, values) => {
  const [joint] = jointsOf(world()) as [RevoluteJoint];
  // It overshoots by a part of a step when it hits a limit at full speed.
  const slop = Math.max(0.1, Math.abs(Number(values.speed)) / 60);
  let [min, max] = [0, 0];
  return {
    afterStep: () => {
      const { x, y } = joint.getAnchorA();
      const other = joint.getAnchorB();
      expect(Math.hypot(x - other.x, y - other.y)).toBeLessThan(0.01);
      if (values.limits)
        expect(Math.abs(joint.getJointAngle())).toBeLessThan(Number(values.half) + slop);
      min = Math.min(min, joint.getJointAngle());
      max = Math.max(max, joint.getJointAngle());
    },
    atEnd: () => {
      if (!values.motor || !values.limits) return;
      expect(min).toBeLessThan(slop - Number(values.half));
      // The bar weighs 17 N, 1.5 m from the pin: with less torque it hangs on the lower limit.
      if (Number(values.torque) > 26) expect(max).toBeGreaterThan(Number(values.half) - slop);
      else expect(max).toBeLessThan(slop);
    },
  };
};
