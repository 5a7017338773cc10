import { expect } from 'vitest';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import type { Promised } from './promise.ts';

/** Each puck of 1 kg loses as much speed as its force takes, until it stops; without, none. */
export const promised: Promised = ({ world, dt }, values) => {
  const pucks = bodiesOf(world()).filter((body) => body.isDynamic());
  const speeds = pucks.map((puck) => puck.getLinearVelocity().length());
  const spins = pucks.map((puck) => puck.getAngularVelocity());
  const force = Number(values.force);
  const torque = Number(values.torque);
  return {
    each: (time) => {
      pucks.forEach((puck, i) => {
        const share = [0, 0.5, 1, 2][i] ?? NaN;
        expect(puck.getMass()).toBeCloseTo(1, 6);
        const [speed, spin] = [puck.getLinearVelocity().length(), puck.getAngularVelocity()];
        // The engine applies the force of a step in the next one: the first does not brake.
        const braking = time < 1.5 * dt ? 0 : share * force;
        const wanted = Math.max(0, (speeds[i] ?? NaN) - braking * dt);
        // So it trembles by the force of a step where it stops.
        if (wanted > 0) expect(speed).toBeCloseTo(wanted, 3);
        else expect(speed).toBeLessThan(share * force * dt + 1e-3);
        const turning = Math.max(0, (spins[i] ?? NaN) - (share * torque * dt) / puck.getInertia());
        expect(spin).toBeCloseTo(turning, 3);
        [speeds[i], spins[i]] = [speed, spin];
      });
    },
    end: () => {
      expect(speeds[0]).toBeCloseTo(Number(values.speed), 2);
      if (force > 0.5) expect(Math.max(...speeds.slice(1))).toBeLessThan(2 * force * dt + 1e-3);
    },
  };
};
