import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Each body stays in the state whose color it shows, and no ball leaves its place. */
export const check: SceneCheck = ({ world }) => {
  const [, , dynamic, asleep, , , sensor, inactive, ...balls] = listBodies(world());
  return {
    afterStep: () => {
      expect(dynamic?.isAwake()).toBe(true);
      expect(asleep?.isAwake()).toBe(false);
      expect(sensor?.getPosition().y).toBe(3.7);
      expect(inactive?.isActive()).toBe(false);
    },
    atEnd: () => {
      expect(balls).toHaveLength(5);
      for (const ball of balls) expect(ball.getPosition().y).toBeCloseTo(0.5, 1);
    },
  };
};
