import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The height of the first bounce is the square of the restitution. */
export const check: SceneCheck = ({ world }, values) => {
  const [, ...balls] = listBodies(world());
  const bounces = balls.map(() => ({ isDown: false, isRising: false, height: 0, isOver: false }));
  return {
    afterStep: () => {
      for (const [index, ball] of balls.entries()) {
        const bounce = bounces[index];
        if (!bounce || bounce.isOver) continue;
        const speed = ball.getLinearVelocity().y;
        if (speed < -8) bounce.isDown = true;
        if (bounce.isDown && speed > 0) bounce.isRising = true;
        if (bounce.isRising) bounce.height = Math.max(bounce.height, ball.getPosition().y - 0.4);
        if (bounce.isRising && speed < 0) bounce.isOver = true;
      }
    },
    atEnd: () => {
      for (const [index, restitution] of [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1].entries()) {
        const heightRatio = Math.max(restitution, Number(values.ground)) ** 2;
        const height = bounces[index]?.height ?? 0;
        expect(Math.abs(height - 4 * heightRatio), String(restitution)).toBeLessThan(0.3);
      }
    },
  };
};
