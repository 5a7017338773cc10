import type { PrismaticJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/**
 * The platform stays on its rail, between the stops, and never turns. A motor that is stronger than
 * the load lifts it as far as its speed goes.
 */
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
      // Of the platform and the three crates on it, along the rail.
      const weight = 39 * Math.sin((Number(values.tilt) * Math.PI) / 180);
      const isLifted = values.motor && Number(values.force) > weight;
      // In ten seconds a slow motor does not get to the end.
      const reach = Math.min(Number(values.travel), 10 * Number(values.speed));
      if (isLifted) expect(most).toBeCloseTo(reach, 1);
      else expect(most).toBeLessThan(0.1);
    },
  };
};
