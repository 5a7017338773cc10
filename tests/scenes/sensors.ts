import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** As many are counted as are inside, and balls go on through the sensor as fast as before. */
export const promised: Promised = ({ world, stage }, { size }) => {
  const balls = bodiesOf(world()).filter((body) => body.isDynamic());
  const energy = () =>
    balls.reduce((sum, ball) => sum + ball.getLinearVelocity().lengthSquared(), 0);
  const before = energy();
  // Contacts are found at the beginning of a step, before it moves anything.
  const slop = 0.15;
  const within = (reach: number) =>
    balls.filter((ball) => {
      const { x, y } = ball.getPosition();
      const [dx, dy] = [Math.abs(x) - Number(size) / 2, Math.abs(y) - 1.6];
      return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) < reach;
    }).length;
  let most = 0;
  let wasEntered = false;
  return {
    each: () => {
      const inside = Number(stage.facts?.().inside);
      most = Math.max(most, inside);
      wasEntered ||= within(1e-9) > 0;
      expect(inside).toBeGreaterThanOrEqual(within(0.35 - slop));
      expect(inside).toBeLessThanOrEqual(within(0.35 + slop));
    },
    end: () => {
      expect(most).toBeGreaterThan(0);
      expect(wasEntered).toBe(true);
      // What is lost is lost at walls that are hit slower than 1 m/s, which stop what hits them.
      expect(energy()).toBeGreaterThan(before * 0.5);
    },
  };
};
