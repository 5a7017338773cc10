import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The camera stays in the level, and shows what it has to: the ball ahead of its dead zone, or all balls. */
export const check: SceneCheck = ({ world, stage }, { mode, deadZone, lookAhead, rate }) => {
  const balls = listBodies(world()).filter((body) => body.isDynamic());
  const [hero] = balls;
  if (!hero) throw new Error('there is no ball');
  let late = 0;
  let steps = 0;
  return {
    afterStep: (time) => {
      const { x, y, width, height } = stage.view;
      expect(x - width / 2).toBeGreaterThan(-1e-9);
      expect(x + width / 2).toBeLessThan(70 + 1e-9);
      expect(y - height / 2).toBeGreaterThan(-3 - 1e-9);
      expect(y + height / 2).toBeLessThan(14 + 1e-9);
      expect(width / height).toBeCloseTo(1.7, 6);
      if (time < 1) return;
      const fits = String(mode) === 'fit all balls';
      for (const ball of fits ? balls : [hero])
        expect(Math.abs(ball.getPosition().x - x)).toBeLessThan(width / 2);
      // Away from the bounds, the ball is in its zone, except for the lag of the smoothing.
      const isFree = x - width / 2 > 0.1 && x + width / 2 < 69.9;
      if (fits || !isFree) return;
      const ahead = hero.getPosition().x + Number(lookAhead) * hero.getLinearVelocity().x;
      const lag = Math.max(0, Math.abs(ahead - x) - Number(deadZone) / 2);
      late += lag;
      steps++;
    },
    // A camera that moves by a share of the distance lags behind by speed divided by rate.
    atEnd: () => {
      if (steps > 100) expect(late / steps).toBeLessThan(12 / Number(rate) + 0.1);
      const end = hero.getPosition().x;
      expect(Math.abs(end - 6)).toBeGreaterThan(2);
    },
  };
};
