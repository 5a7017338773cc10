import type { PrismaticJoint, PulleyJoint, RevoluteJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Gears, drum and rope keep their ratios, and the motor lifts the rest of the weight. */
export const check: SceneCheck = ({ world }, values) => {
  const joints = listJoints(world());
  const [small, large, rail] = joints as [RevoluteJoint, RevoluteJoint, PrismaticJoint];
  const pulley = joints.find((joint) => joint.getType() === 'pulley-joint') as PulleyJoint;
  const rope = () => pulley.getCurrentLengthA() + pulley.getCurrentLengthB();
  const first = rope();
  const lift = rail.getBodyB().getMass();
  const torques: number[] = [];
  let max = 0;
  return {
    afterStep: () => {
      const height = rail.getJointTranslation();
      max = Math.max(max, height);
      expect(Math.abs(small.getJointAngle() + 3 * large.getJointAngle())).toBeLessThan(0.2);
      expect(Math.abs(large.getJointAngle() + 2 * height)).toBeLessThan(0.1);
      expect(Math.abs(rope() - first)).toBeLessThan(0.05);
      // On its first way up, after the start.
      if (max === height && height > 2 && height < 2.7) torques.push(small.getMotorTorque(60));
    },
    atEnd: () => {
      expect(max).toBeGreaterThan(2.7);
      // A meter of rope is 6 radians of the motor, so that it needs a sixth of the force.
      const torque = torques.reduce((sum, value) => sum + value, 0) / torques.length;
      const force = 10 * (lift + Number(values.load) - Number(values.counter));
      expect(Math.abs(torque - force / 6)).toBeLessThan(2);
    },
  };
};
