import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** On edges that know their neighbors the ball keeps its speed; on the others it gets slower. */
export const promised: Promised = ({ world }, values) => {
  const [, upper, , lower] = bodiesOf(world());
  if (!upper || !lower) throw new Error('there are two balls');
  const speed = Number(values.speed);
  return {
    each: (time) => {
      expect(Math.abs(lower.getLinearVelocity().x) / speed).toBeCloseTo(1, 1);
      // It never hops.
      if (time > 0.3) expect(lower.getPosition().y).toBeLessThan(0.37);
    },
    end: () => {
      expect(Math.abs(upper.getLinearVelocity().x)).toBeLessThan(0.95 * speed);
    },
  };
};
