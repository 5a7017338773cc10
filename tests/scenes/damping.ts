import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

/** Initial speed in m/s and rad/s, and position in meters. */
const SPEED = 5;
const SPIN = 8;
const START = -4.6;

/**
 * Each step divides the speed by 1 + damping × timestep. Pucks stop where the exact solution does, at any
 * step rate. Without damping, nothing slows a puck.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const rate = Number(values.rate);
  const pucks = listBodies(world())
    .slice(1)
    .map((puck, i) => ({ puck, damping: [0, 0.5, 1, 2, Number(values.damping)][i] ?? 0 }));
  let steps = 0;
  return {
    afterStep: () => {
      steps++;
      for (const { puck, damping } of pucks) {
        const speed = puck.getLinearVelocity().length();
        // The slowly damped puck can touch the wall at its end.
        if (!puck.isAwake() || (damping === 0.5 && puck.getPosition().x > 5.3)) continue;
        const expected = SPEED / (1 + damping / rate) ** steps;
        expect(Math.abs(speed - expected), `${damping}`).toBeLessThan(1e-6);
        if (steps !== rate) continue;
        if (damping !== values.damping) continue;
        const displayed = stage.facts?.()['After 1 s, in steps'];
        expect(displayed).toBe(`${((100 * speed) / SPEED).toFixed(2)}%`);
      }
    },
    atEnd: () => {
      expect(pucks[0]?.puck.getLinearVelocity().length()).toBeCloseTo(SPEED, 6);
      for (const { puck, damping } of pucks.slice(2)) {
        // A body falls asleep shortly before it would stop.
        const slop = 0.03;
        expect(puck.isAwake(), `${damping}`).toBe(false);
        const { x } = puck.getPosition();
        expect(Math.abs(x - START - SPEED / damping), `${damping}`).toBeLessThan(slop);
        expect(Math.abs(puck.getAngle() + SPIN / damping), `${damping}`).toBeLessThan(slop);
      }
    },
  };
};

export const extraValues: ExtraValues = [{ rate: 5, damping: 20 }];
