import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The count is that of the balls inside, and the sensor does not slow them. */
export const check: SceneCheck = ({ world, stage }, { size }) => {
  const balls = listBodies(world()).filter((body) => body.isDynamic());
  const energy = () =>
    balls.reduce((sum, ball) => sum + ball.getLinearVelocity().lengthSquared(), 0);
  const before = energy();
  // A step updates contacts first, before it moves bodies.
  const slop = 0.15;
  const within = (reach: number) =>
    balls.filter((ball) => {
      const { x, y } = ball.getPosition();
      const [dx, dy] = [Math.abs(x) - Number(size) / 2, Math.abs(y) - 1.6];
      return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) < reach;
    }).length;
  let max = 0;
  let wasEntered = false;
  return {
    afterStep: () => {
      const inside = Number(stage.facts?.()['Balls inside']);
      max = Math.max(max, inside);
      wasEntered ||= within(1e-9) > 0;
      expect(inside).toBeGreaterThanOrEqual(within(0.35 - slop));
      expect(inside).toBeLessThanOrEqual(within(0.35 + slop));
    },
    atEnd: () => {
      expect(max).toBeGreaterThan(0);
      expect(wasEntered).toBe(true);
      // Energy is lost only at walls, which stop balls slower than 1 m/s.
      expect(energy()).toBeGreaterThan(before * 0.5);
    },
  };
};
