import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The elevator obeys its limits, stops exactly at floors, and its load stays on it. */
export const check: SceneCheck = ({ world, stage }, { speed, acceleration }) => {
  const platform = listBodies(world()).find((body) => body.isKinematic());
  const [box, ball] = listBodies(world()).filter((body) => body.isDynamic());
  const stops = new Set<string>();
  let last = 0;
  return {
    afterStep: (time) => {
      const velocity = platform?.getLinearVelocity().y ?? NaN;
      const height = (platform?.getPosition().y ?? NaN) + 0.1;
      expect(Math.abs(velocity)).toBeLessThan(Number(speed) + 0.001);
      // A step of braking can be a bit longer than one of acceleration.
      if (velocity * last >= 0 && Math.abs(velocity) > Math.abs(last))
        expect(Math.abs(velocity - last)).toBeLessThan(Number(acceleration) / 60 + 0.001);
      if (velocity === 0 && time > 0.5) stops.add(height.toFixed(2));
      last = velocity;
      if (Number(acceleration) < 10)
        for (const body of [box, ball]) {
          expect(body?.getPosition().y).toBeGreaterThan(height + 0.1);
          expect(body?.getPosition().y).toBeLessThan(height + 0.5);
        }
    },
    atEnd: () => {
      for (const stop of stops) expect(['0.00', '2.40', '4.80']).toContain(stop);
      if (Number(speed) > 2) expect(stops.size).toBeGreaterThan(1);
      expect(stage.facts?.().Height).toMatch(/ m$/);
    },
  };
};
