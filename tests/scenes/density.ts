import type { Body } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * Mass is density times area. Both boxes fall equally fast; then the seesaw tips toward the denser one,
 * and stays level with equal ones.
 */
export const check: SceneCheck = ({ world }, values) => {
  const [plank, left, right] = listBodies(world()).slice(2) as [Body, Body, Body];
  const [leftDensity, rightDensity] = [Number(values.left), Number(values.right)];
  return {
    afterStep: (time) => {
      expect(left.getMass()).toBeCloseTo(leftDensity * 1.44, 9);
      expect(right.getMass()).toBeCloseTo(rightDensity * 1.44, 9);
      if (time < 0.6) expect(left.getPosition().y).toBe(right.getPosition().y);
    },
    atEnd: () => {
      // A positive angle lifts the right end.
      if (leftDensity === rightDensity) expect(Math.abs(plank.getAngle())).toBeLessThan(0.02);
      else expect(Math.sign(plank.getAngle())).toBe(Math.sign(leftDensity - rightDensity));
      if (leftDensity !== rightDensity) expect(Math.abs(plank.getAngle())).toBeGreaterThan(0.15);
    },
  };
};
