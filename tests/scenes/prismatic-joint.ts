import type { PrismaticJoint } from 'planck';
import { expect } from 'vitest';
import { jointsOf } from '../../src/lab/draw/world.ts';
import type { Promised } from './promise.ts';

/** The platform stays on its rail, between the stops, and never turns. */
export const promised: Promised = ({ world }, values) => {
  const [joint] = jointsOf(world()) as [PrismaticJoint];
  const platform = joint.getBodyB();
  const axis = joint.getLocalAxisA();
  const start = { ...platform.getPosition() };
  let most = 0;
  return {
    each: () => {
      const { x, y } = platform.getPosition();
      const beside = axis.x * (y - start.y) - axis.y * (x - start.x);
      expect(Math.abs(beside)).toBeLessThan(0.02);
      expect(Math.abs(platform.getAngle())).toBeLessThan(0.01);
      expect(joint.getJointTranslation()).toBeGreaterThan(-0.1);
      expect(joint.getJointTranslation()).toBeLessThan(Number(values.travel) + 0.1);
      most = Math.max(most, joint.getJointTranslation());
    },
    end: () => {
      if (values.motor) expect(most).toBeCloseTo(Number(values.travel), 1);
      else expect(most).toBeLessThan(0.1);
    },
  };
};
