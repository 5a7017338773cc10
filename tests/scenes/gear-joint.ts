import type { PrismaticJoint, RevoluteJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The gears turn by the ratio, and the rack moves by the radius. */
export const check: SceneCheck = ({ world }, values) => {
  const [first, second, rail] = listJoints(world()) as [
    RevoluteJoint,
    RevoluteJoint,
    PrismaticJoint,
  ];
  let max = 0;
  return {
    afterStep: () => {
      const angle = first.getJointAngle();
      max = Math.max(max, Math.abs(angle));
      expect(Math.abs(angle + Number(values.ratio) * second.getJointAngle())).toBeLessThan(0.1);
      expect(Math.abs(angle + rail.getJointTranslation())).toBeLessThan(0.1);
      expect(Math.abs(rail.getJointTranslation())).toBeLessThan(1.1);
    },
    atEnd: () => {
      // A motor with a target speed of 0 is a brake. Without a motor the rack falls, and drives the gears.
      if (values.motor && values.speed === 0) expect(max).toBeLessThan(0.01);
      else expect(max).toBeGreaterThan(0.85);
    },
  };
};
