import type { WheelJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Wheels stay on their axes, and the car gets where its throttle sends it, on its wheels. */
export const promised: Promised = ({ world }, values) => {
  const joints = jointsOf(world()) as WheelJoint[];
  const car = joints[0]?.getBodyA();
  if (!car) throw new Error('there is no car');
  const start = car.getPosition().x;
  let [least, most] = [start, start];
  /** How far it came back from where it turned. */
  let back = 0;
  return {
    each: () => {
      for (const joint of joints) {
        const { x } = car.getLocalPoint(joint.getAnchorB());
        expect(Math.abs(x - joint.getLocalAnchorA().x)).toBeLessThan(0.05);
      }
      expect(Math.cos(car.getAngle())).toBeGreaterThan(0);
      least = Math.min(least, car.getPosition().x);
      most = Math.max(most, car.getPosition().x);
      back = Math.max(back, most - car.getPosition().x);
    },
    end: () => {
      expect(joints).toHaveLength(2);
      const throttle = Number(values.throttle);
      if (throttle > 0) expect(most).toBeGreaterThan(4);
      else expect(least).toBeLessThan(start - 1);
      if (values.back) expect(back).toBeGreaterThan(2);
    },
  };
};
