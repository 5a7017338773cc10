import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** A ball keeps the values of its definition at its creation, and all balls share one shape. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const created = new Map<object, number>();
  world().on('add-fixture', (fixture) => void created.set(fixture, fixture.getRestitution()));
  const balls = () => listBodies(world()).filter((body) => body.isDynamic());
  let max = 0;
  return {
    afterStep: () => {
      for (const [fixture, restitution] of created)
        expect(Reflect.get(fixture, 'm_restitution')).toBe(restitution);
      max = Math.max(max, balls().length);
      expect(max).toBeLessThanOrEqual(14);
      const shapes = new Set(balls().map((ball) => ball.getFixtureList()?.getShape()));
      expect(stage.facts?.()).toEqual({ Balls: balls().length, Shapes: shapes.size });
      expect(shapes.size).toBeLessThanOrEqual(1);
    },
    atEnd: () => {
      expect(max).toBeGreaterThan(4);
      expect([...created.values()].every((restitution) => restitution === values.restitution)).toBe(
        true,
      );
    },
  };
};
