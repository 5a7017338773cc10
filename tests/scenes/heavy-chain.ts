import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Also, Promised } from './promise.ts';

/** The heaviest ball with the fewest iterations: with half as many the chain would tear. */
export const also: Also = [{ ratio: 100, iterations: 4, rope: false }];

/** The chain stretches under a heavy ball, not with a rope, and little with many iterations. */
export const promised: Promised = ({ world }, values) => {
  const [hook, , , , , , , ball] = bodiesOf(world());
  if (!hook || !ball) throw new Error('there is no ball');
  let longest = 0;
  return {
    each: () => {
      const { x, y } = ball.getPosition();
      longest = Math.max(longest, Math.hypot(x, y - hook.getPosition().y) - 3.9);
      if (values.rope) expect(longest).toBeLessThan(0.02);
    },
    end: () => {
      expect(ball.getMass()).toBeCloseTo(Number(values.ratio), 6);
      if (values.rope) return;
      if (Number(values.ratio) === 1) expect(longest).toBeLessThan(0.5);
      else if (Number(values.iterations) < 10) expect(longest).toBeGreaterThan(0.1);
    },
  };
};
