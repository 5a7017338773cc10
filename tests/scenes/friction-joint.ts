import type { Body } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/** Each puck of 1 kg is slowed by its force until it stops; without a force, it keeps its speed. */
export const check: SceneCheck = ({ world, dt }, values) => {
  const pucks = listBodies(world()).filter((body) => body.isDynamic());
  const speeds = pucks.map((puck) => puck.getLinearVelocity().length());
  const spins = pucks.map((puck) => puck.getAngularVelocity());
  const touching = pucks.map(isTouching);
  const force = Number(values.force);
  const torque = Number(values.torque);
  return {
    afterStep: (time) => {
      pucks.forEach((puck, i) => {
        const factor = [0, 0.5, 1, 2][i] ?? NaN;
        expect(puck.getMass()).toBeCloseTo(1, 6);
        const [speed, spin] = [puck.getLinearVelocity().length(), puck.getAngularVelocity()];
        // The engine applies the force of a step in the next one: the first does not brake.
        const braking = time < 1.5 * dt ? 0 : factor * force;
        const expected = Math.max(0, (speeds[i] ?? NaN) - braking * dt);
        // When it stops, it therefore jitters by the force of one step.
        const wasTouching = touching[i];
        touching[i] = isTouching(puck);
        // When it bounces off a wall, the braking force reverses, which takes a step.
        if (touching[i] || wasTouching)
          expect(Math.abs(speed - expected)).toBeLessThan(2 * braking * dt + 1e-3);
        else if (expected > 0) expect(speed).toBeCloseTo(expected, 3);
        else expect(speed).toBeLessThan(factor * force * dt + 1e-3);
        const turning = Math.max(0, (spins[i] ?? NaN) - (factor * torque * dt) / puck.getInertia());
        expect(spin).toBeCloseTo(turning, 3);
        [speeds[i], spins[i]] = [speed, spin];
      });
    },
    atEnd: () => {
      expect(speeds[0]).toBeCloseTo(Number(values.speed), 2);
      speeds.slice(1).forEach((speed, i) => {
        // After ten seconds of braking, less two steps for each bounce off a wall.
        const remaining = Math.max(0, Number(values.speed) - ([0.5, 1, 2][i] ?? NaN) * force * 10);
        expect(speed).toBeLessThan(remaining + 6 * force * dt + 1e-3);
      });
    },
  };
};

function isTouching(body: Body): boolean {
  for (let edge = body.getContactList(); edge; edge = edge.next)
    if (edge.contact.isTouching()) return true;
  return false;
}

/** Twice the speed requires four times the force. */
export const goal: GoalCheck = {
  solution: { values: { speed: 6, force: 4.4 } },
  nearMiss: { values: { speed: 6, force: 4 } },
};
