import type { PulleyJoint } from 'planck';
import { expect } from 'vitest';
import { jointsOf } from '../../src/lab/draw/world.ts';
import type { Promised } from './promise.ts';

/** Left + ratio × right stays what it was, and the side goes down that the ratio makes stronger. */
export const promised: Promised = ({ world }, values) => {
  const [pulley] = jointsOf(world()) as [PulleyJoint];
  const ratio = Number(values.ratio);
  const sum = () => pulley.getCurrentLengthA() + ratio * pulley.getCurrentLengthB();
  const [first, left] = [sum(), pulley.getCurrentLengthA()];
  // The force on the right is `ratio` times that on the left.
  const pull = ratio * Number(values.left) - Number(values.right);
  return {
    each: () => expect(Math.abs(sum() - first)).toBeLessThan(0.05),
    end: () => {
      expect(pulley.getRatio()).toBe(ratio);
      expect(Math.sign(pulley.getCurrentLengthA() - left)).toBe(Math.sign(pull));
    },
  };
};
