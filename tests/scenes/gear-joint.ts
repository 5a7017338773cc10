import type { PrismaticJoint, RevoluteJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** What one gear does, the others do: by the ratio, and the rack by the radius. */
export const promised: Promised = ({ world }, values) => {
  const [first, second, rail] = jointsOf(world()) as [RevoluteJoint, RevoluteJoint, PrismaticJoint];
  let most = 0;
  return {
    each: () => {
      const angle = first.getJointAngle();
      most = Math.max(most, Math.abs(angle));
      expect(Math.abs(angle + Number(values.ratio) * second.getJointAngle())).toBeLessThan(0.1);
      expect(Math.abs(angle + rail.getJointTranslation())).toBeLessThan(0.1);
      expect(Math.abs(rail.getJointTranslation())).toBeLessThan(1.1);
    },
    end: () => {
      // A motor of speed 0 is a brake. Without a motor the rack falls, and drives the gears.
      if (values.motor && values.speed === 0) expect(most).toBeLessThan(0.01);
      else expect(most).toBeGreaterThan(0.85);
    },
  };
};
