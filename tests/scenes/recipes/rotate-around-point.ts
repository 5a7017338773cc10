import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Paddles on the left stay on their circle, and only the velocity of the tangent takes those on the right off it. */
export const check: SceneCheck = ({ stage, world }, values) => {
  const radius = (side: string) => Number.parseFloat(String(stage.facts?.()[side]));
  return {
    afterStep: () => expect(radius('Radius on the left')).toBe(2.05),
    atEnd: () => {
      const right = radius('On the right');
      if (String(values.method) !== 'tangent velocity') expect(right).toBeCloseTo(2.05, 1);
      else if (values.speed !== 0) expect(right).toBeGreaterThan(2.5);
      const balls = listBodies(world()).filter((body) => body.isDynamic());
      for (const ball of balls) expect(Math.abs(ball.getPosition().x)).toBeLessThan(6.4);
    },
  };
};

export const extraValues = [{ method: 'tangent velocity' }, { method: 'revolute joint' }];
