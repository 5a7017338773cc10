import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Cuts keep the mass and, with a push in opposite directions, about the momentum. Small pieces are not cut. */
export const check: SceneCheck = ({ world, stage }, { push, minArea }) => {
  const measureMass = () => listBodies(world()).reduce((sum, body) => sum + body.getMass(), 0);
  const measureMomentum = () =>
    listBodies(world()).reduce((sum, body) => sum + body.getMass() * body.getLinearVelocity().y, 0);
  let cuts = 0;
  return {
    afterStep: (time) => {
      if (Math.round(time * 60) % 30) return;
      const before = {
        mass: measureMass(),
        momentum: measureMomentum(),
        count: world().getBodyCount(),
      };
      const y = 1 + ((time * 7) % 4);
      stage.pointer?.down?.({ x: -6, y });
      stage.pointer?.move({ x: 6, y });
      stage.pointer?.up?.({ x: 6, y });
      cuts += world().getBodyCount() - before.count;
      expect(measureMass()).toBeCloseTo(before.mass, 3);
      if (push === 0) expect(measureMomentum()).toBeCloseTo(before.momentum, 2);
      for (const body of listBodies(world()))
        expect(body.getMass()).toBeGreaterThan(Number(minArea) - 0.001);
      // Outside of the polygons, there is nothing to cut.
      const count = world().getBodyCount();
      stage.pointer?.down?.({ x: -6, y: 50 });
      stage.pointer?.move({ x: 6, y: 50 });
      stage.pointer?.up?.({ x: 6, y: 50 });
      expect(world().getBodyCount()).toBe(count);
    },
    atEnd: () => expect(cuts).toBeGreaterThan(3),
  };
};
