import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** After the first bounce a ball comes as high as the square of its restitution says. */
export const promised: Promised = ({ world }, values) => {
  const [, ...balls] = bodiesOf(world());
  const bounces = balls.map(() => ({ isDown: false, isRising: false, highest: 0, isOver: false }));
  return {
    each: () => {
      for (const [index, ball] of balls.entries()) {
        const bounce = bounces[index];
        if (!bounce || bounce.isOver) continue;
        const speed = ball.getLinearVelocity().y;
        if (speed < -8) bounce.isDown = true;
        if (bounce.isDown && speed > 0) bounce.isRising = true;
        if (bounce.isRising) bounce.highest = Math.max(bounce.highest, ball.getPosition().y - 0.4);
        if (bounce.isRising && speed < 0) bounce.isOver = true;
      }
    },
    end: () => {
      for (const [index, restitution] of [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1].entries()) {
        const share = Math.max(restitution, Number(values.ground)) ** 2;
        const highest = bounces[index]?.highest ?? 0;
        expect(Math.abs(highest - 4 * share), String(restitution)).toBeLessThan(0.3);
      }
    },
  };
};
