import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { ExtraValues, GoalCheck, SceneCheck } from './sceneCheck.ts';

/** The heaviest ball with the minimum of iterations: with half as many the chain would tear. */
export const extraValues: ExtraValues = [{ ratio: 100, iterations: 4, rope: false }];

/** The chain stretches under a heavy ball, less with many iterations, and not with a rope. */
export const check: SceneCheck = ({ world }, values) => {
  const [hook, , , , , , , ball] = listBodies(world());
  if (!hook || !ball) throw new Error('there is no ball');
  let maxStretch = 0;
  return {
    afterStep: () => {
      const { x, y } = ball.getPosition();
      maxStretch = Math.max(maxStretch, Math.hypot(x, y - hook.getPosition().y) - 3.9);
      if (values.rope) expect(maxStretch).toBeLessThan(0.02);
    },
    atEnd: () => {
      expect(ball.getMass()).toBeCloseTo(Number(values.ratio), 6);
      if (values.rope) return;
      if (Number(values.ratio) === 1) expect(maxStretch).toBeLessThan(0.5);
      else if (Number(values.iterations) < 10) expect(maxStretch).toBeGreaterThan(0.1);
    },
  };
};

/** The rope joint holds the ball; iterations alone do not. */
export const goal: GoalCheck = {
  solution: { values: { ratio: 100, rope: true } },
  nearMiss: { values: { ratio: 100, iterations: 60 } },
};
