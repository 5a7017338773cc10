import type { Body } from 'planck';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Each puck of 1 kg loses as much speed as its force takes, until it stops; without, none. */
export const promised: Promised = ({ world, dt }, values) => {
  const pucks = bodiesOf(world()).filter((body) => body.isDynamic());
  const speeds = pucks.map((puck) => puck.getLinearVelocity().length());
  const spins = pucks.map((puck) => puck.getAngularVelocity());
  const touching = pucks.map(isTouching);
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
        const wasTouching = touching[i];
        touching[i] = isTouching(puck);
        // Where it is turned around at the wall, the brake turns with it, which takes a step.
        if (touching[i] || wasTouching)
          expect(Math.abs(speed - wanted)).toBeLessThan(2 * braking * dt + 1e-3);
        else if (wanted > 0) expect(speed).toBeCloseTo(wanted, 3);
        else expect(speed).toBeLessThan(share * force * dt + 1e-3);
        const turning = Math.max(0, (spins[i] ?? NaN) - (share * torque * dt) / puck.getInertia());
        expect(spin).toBeCloseTo(turning, 3);
        [speeds[i], spins[i]] = [speed, spin];
      });
    },
    end: () => {
      expect(speeds[0]).toBeCloseTo(Number(values.speed), 2);
      speeds.slice(1).forEach((speed, i) => {
        // After ten seconds of braking; each turn at a wall takes two steps of it.
        const left = Math.max(0, Number(values.speed) - ([0.5, 1, 2][i] ?? NaN) * force * 10);
        expect(speed).toBeLessThan(left + 6 * force * dt + 1e-3);
      });
    },
  };
};

function isTouching(body: Body): boolean {
  for (let edge = body.getContactList(); edge; edge = edge.next)
    if (edge.contact.isTouching()) return true;
  return false;
}
