import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** With ghost vertices the ball keeps its speed; without them, it is slowed. */
export const check: SceneCheck = ({ world }, values) => {
  const [, upper, , lower] = listBodies(world());
  if (!upper || !lower) throw new Error('there are not two balls');
  const speed = Number(values.speed);
  return {
    afterStep: (time) => {
      expect(Math.abs(lower.getLinearVelocity().x) / speed).toBeCloseTo(1, 1);
      // It never hops.
      if (time > 0.3) expect(lower.getPosition().y).toBeLessThan(0.37);
    },
    atEnd: () => {
      expect(Math.abs(upper.getLinearVelocity().x)).toBeLessThan(0.95 * speed);
    },
  };
};
