import type { WheelJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Wheels stay on their axes, and the car drives in the direction of the throttle, upright. */
export const check: SceneCheck = ({ world }, values) => {
  const joints = listJoints(world()) as WheelJoint[];
  const car = joints[0]?.getBodyA();
  if (!car) throw new Error('there is no car');
  const start = car.getPosition().x;
  let [min, max] = [start, start];
  /** Distance driven back after a turn, in meters. */
  let back = 0;
  return {
    afterStep: () => {
      for (const joint of joints) {
        const { x } = car.getLocalPoint(joint.getAnchorB());
        expect(Math.abs(x - joint.getLocalAnchorA().x)).toBeLessThan(0.05);
      }
      expect(Math.cos(car.getAngle())).toBeGreaterThan(0);
      min = Math.min(min, car.getPosition().x);
      max = Math.max(max, car.getPosition().x);
      back = Math.max(back, max - car.getPosition().x);
    },
    atEnd: () => {
      expect(joints).toHaveLength(2);
      const throttle = Number(values.throttle);
      if (throttle > 0) expect(max).toBeGreaterThan(4);
      else expect(min).toBeLessThan(start - 1);
      if (values.back) expect(back).toBeGreaterThan(2);
    },
  };
};
