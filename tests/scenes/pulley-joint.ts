import type { Body, PulleyJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/** Left + ratio × right stays constant, and the side with the larger force goes down. */
export const check: SceneCheck = ({ world, dt }, values) => {
  const [pulley] = listJoints(world()) as [PulleyJoint];
  const ratio = Number(values.ratio);
  const sum = () => pulley.getCurrentLengthA() + ratio * pulley.getCurrentLengthB();
  const [first, left] = [sum(), pulley.getCurrentLengthA()];
  // The force on the right is `ratio` times that on the left.
  const pull = ratio * Number(values.left) - Number(values.right);
  const getSpeed = (body: Body) => body.getLinearVelocity().length();
  /** Speed of the faster box in the previous step, in m/s. */
  let previousSpeed = 0;
  return {
    afterStep: () => {
      const fastest = Math.max(...[pulley.getBodyA(), pulley.getBodyB()].map(getSpeed));
      // When one box is stopped, the other keeps moving for that step.
      const slop = Math.max(0.05, ratio * previousSpeed * dt);
      previousSpeed = fastest;
      expect(Math.abs(sum() - first)).toBeLessThan(slop);
    },
    atEnd: () => {
      expect(pulley.getRatio()).toBe(ratio);
      expect(Math.sign(pulley.getCurrentLengthA() - left)).toBe(Math.sign(pull));
    },
  };
};

/** The masses balance at a pulley ratio of 5 / 2. */
export const goal: GoalCheck = {
  solution: { values: { left: 2, right: 5, ratio: 2.5 } },
  nearMiss: { values: { left: 2, right: 5, ratio: 2.4 } },
};
