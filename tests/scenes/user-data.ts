import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** There are always three crates, each has its own health, and only hits reduce it. */
export const check: SceneCheck = ({ world, stage }, { health, strength }) => {
  const getHealth = (data: unknown) => Number(Object(data).health);
  let hits = 0;
  /** Total health that crates have lost. */
  let damage = 0;
  world().on('post-solve', (_contact, { normalImpulses }) => {
    if (Math.max(...normalImpulses) >= Number(strength)) hits++;
  });
  return {
    afterStep: () => {
      const crates = listBodies(world()).filter((body) => body.getUserData() !== null);
      expect(crates).toHaveLength(3);
      const data = crates.map((crate) => crate.getUserData());
      expect(new Set(data).size).toBe(3);
      for (const userData of data) {
        expect(getHealth(userData)).toBeGreaterThan(0);
        expect(getHealth(userData)).toBeLessThanOrEqual(Number(health));
      }
      const lost = Number(stage.facts?.()['Destroyed crates']);
      const remaining = data.reduce((sum: number, userData) => sum + getHealth(userData), 0);
      damage = (3 + lost) * Number(health) - remaining;
      expect(damage).toBeLessThanOrEqual(2 * hits);
    },
    atEnd: () => {
      if (Number(strength) >= 5) return;
      expect(damage).toBeGreaterThan(2);
      // Crates with more health survive ten seconds.
      if (Number(health) < 4)
        expect(Number(stage.facts?.()['Destroyed crates'])).toBeGreaterThan(0);
    },
  };
};
