import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Five seconds, because each step takes several times as long as in other scenes. */
export const steps = 300;

/** There are never more balls than allowed, none is lost, and with a pool, few are created. */
export const check: SceneCheck = ({ world, stage }, { limit, rate, pooled }) => {
  const fixed = listBodies(world()).length;
  return {
    afterStep: () => {
      const balls = listBodies(world()).slice(fixed);
      const active = balls.filter((ball) => ball.isActive());
      const facts = stage.facts?.() ?? {};
      expect(active.length).toBe(facts['In use']);
      expect(balls.length - active.length).toBe(facts['In the pool']);
      expect(active.length).toBeLessThan(Number(limit) + 1);
      for (const ball of active) expect(ball.getPosition().y).toBeGreaterThan(-1.5);
    },
    atEnd: () => {
      const balls = listBodies(world()).slice(fixed);
      const { 'Created so far': created } = stage.facts?.() ?? {};
      const spawned = Math.floor(Number(rate) * (steps / 60) + 1e-6);
      if (pooled) {
        expect(balls.length).toBe(created);
        expect(Number(created)).toBeLessThan(Number(limit) + 1);
      } else {
        expect(Number(created)).toBeGreaterThan(spawned - 2);
        expect(balls.every((ball) => ball.isActive())).toBe(true);
      }
    },
  };
};
