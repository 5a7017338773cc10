import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** A ball keeps what its definition said when it was made, and all share one shape. */
export const promised: Promised = ({ world, stage }, values) => {
  const made = new Map<object, number>();
  world().on('add-fixture', (fixture) => void made.set(fixture, fixture.getRestitution()));
  const balls = () => bodiesOf(world()).filter((body) => body.isDynamic());
  let most = 0;
  return {
    each: () => {
      for (const [fixture, restitution] of made)
        expect(Reflect.get(fixture, 'm_restitution')).toBe(restitution);
      most = Math.max(most, balls().length);
      expect(most).toBeLessThanOrEqual(14);
      const shapes = new Set(balls().map((ball) => ball.getFixtureList()?.getShape()));
      expect(stage.facts?.()).toEqual({ balls: balls().length, shapes: shapes.size });
      expect(shapes.size).toBeLessThanOrEqual(1);
    },
    end: () => {
      expect(most).toBeGreaterThan(4);
      expect([...made.values()].every((restitution) => restitution === values.restitution)).toBe(
        true,
      );
    },
  };
};
