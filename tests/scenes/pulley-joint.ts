import type { Body, PulleyJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Left + ratio × right stays what it was, and the side goes down that the ratio makes stronger. */
export const promised: Promised = ({ world, dt }, values) => {
  const [pulley] = jointsOf(world()) as [PulleyJoint];
  const ratio = Number(values.ratio);
  const sum = () => pulley.getCurrentLengthA() + ratio * pulley.getCurrentLengthB();
  const [first, left] = [sum(), pulley.getCurrentLengthA()];
  // The force on the right is `ratio` times that on the left.
  const pull = ratio * Number(values.left) - Number(values.right);
  const speedOf = (body: Body) => body.getLinearVelocity().length();
  /** Speed of the faster box before the step, in m/s. */
  let before = 0;
  return {
    each: () => {
      const fastest = Math.max(...[pulley.getBodyA(), pulley.getBodyB()].map(speedOf));
      // When a box is stopped dead, the other goes on for that step.
      const slop = Math.max(0.05, ratio * before * dt);
      before = fastest;
      expect(Math.abs(sum() - first)).toBeLessThan(slop);
    },
    end: () => {
      expect(pulley.getRatio()).toBe(ratio);
      expect(Math.sign(pulley.getCurrentLengthA() - left)).toBe(Math.sign(pull));
    },
  };
};
