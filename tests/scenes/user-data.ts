import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** There are always three crates, each has health of its own, and only hits take some of it. */
export const promised: Promised = ({ world, stage }, { health, strength }) => {
  const healthOf = (data: unknown) => Number(Object(data).health);
  let hits = 0;
  /** Health that all crates together have lost. */
  let taken = 0;
  world().on('post-solve', (_contact, { normalImpulses }) => {
    if (Math.max(...normalImpulses) >= Number(strength)) hits++;
  });
  return {
    each: () => {
      const crates = bodiesOf(world()).filter((body) => body.getUserData() !== null);
      expect(crates).toHaveLength(3);
      const data = crates.map((crate) => crate.getUserData());
      expect(new Set(data).size).toBe(3);
      for (const one of data) {
        expect(healthOf(one)).toBeGreaterThan(0);
        expect(healthOf(one)).toBeLessThanOrEqual(Number(health));
      }
      const lost = Number(stage.facts?.().lost);
      const left = data.reduce((sum: number, one) => sum + healthOf(one), 0);
      taken = (3 + lost) * Number(health) - left;
      expect(taken).toBeLessThanOrEqual(2 * hits);
    },
    end: () => {
      if (Number(strength) >= 5) return;
      expect(taken).toBeGreaterThan(2);
      // Who has more health than this outlives ten seconds.
      if (Number(health) < 4) expect(Number(stage.facts?.().lost)).toBeGreaterThan(0);
    },
  };
};
