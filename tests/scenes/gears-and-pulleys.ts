import type { PrismaticJoint, PulleyJoint, RevoluteJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Gears, drum and rope keep their ratios, and the motor lifts what the counterweight leaves. */
export const promised: Promised = ({ world }, values) => {
  const joints = jointsOf(world());
  const [small, large, rail] = joints as unknown as [RevoluteJoint, RevoluteJoint, PrismaticJoint];
  const pulley = joints.find((joint) => joint.getType() === 'pulley-joint') as PulleyJoint;
  const rope = () => pulley.getCurrentLengthA() + pulley.getCurrentLengthB();
  const first = rope();
  const lift = rail.getBodyB().getMass();
  const torques: number[] = [];
  let most = 0;
  return {
    each: () => {
      const height = rail.getJointTranslation();
      most = Math.max(most, height);
      expect(Math.abs(small.getJointAngle() + 3 * large.getJointAngle())).toBeLessThan(0.2);
      expect(Math.abs(large.getJointAngle() + 2 * height)).toBeLessThan(0.1);
      expect(Math.abs(rope() - first)).toBeLessThan(0.05);
      // On its first way up, once it is under way.
      if (most === height && height > 2 && height < 2.7) torques.push(small.getMotorTorque(60));
    },
    end: () => {
      expect(most).toBeGreaterThan(2.7);
      // A meter of rope is 6 radians of the motor, so that it needs a sixth of the force.
      const torque = torques.reduce((sum, each) => sum + each, 0) / torques.length;
      const force = 10 * (lift + Number(values.load) - Number(values.counter));
      expect(Math.abs(torque - force / 6)).toBeLessThan(2);
    },
  };
};
