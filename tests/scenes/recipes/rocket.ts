import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The rocket hits a target at rest, keeps its turn rate, and flies in the direction of its nose. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const rocket = listBodies(world()).find((body) => body.isDynamic());
  if (!rocket) throw new Error('there is no rocket');
  /** Sum of the sideways part of the velocity, from 0 to 1 in every step. */
  let sideways = 0;
  let steps = 0;
  stage.pointer?.move({ x: 6, y: 3 });
  return {
    afterStep: () => {
      expect(Math.abs(rocket.getAngularVelocity())).toBeLessThan(Number(values.turnRate) + 1e-6);
      expect(rocket.getLinearVelocity().length()).toBeLessThan(Number(values.thrust) / 2);
      const side = rocket.getWorldVector({ x: 0, y: 1 });
      const { x, y } = rocket.getLinearVelocity();
      steps++;
      sideways += Math.abs(x * side.x + y * side.y) / Math.max(1, Math.hypot(x, y));
    },
    atEnd: () => {
      // A rocket with a wide turning circle misses.
      if (Number(values.turnRate) >= 1) expect(Number(stage.facts?.().Hits)).toBeGreaterThan(0);
      // Without fins, it is about twice as much.
      expect(sideways / steps).toBeLessThan(0.14);
    },
  };
};
