import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/**
 * An impulse changes the speed immediately, a force within a second, and a torque turns without moving. An
 * off-center push also turns the box.
 */
export const check: SceneCheck = ({ world, dt }, values) => {
  const [, pushed, kicked, turned] = listBodies(world());
  if (!pushed || !kicked || !turned) throw new Error('there are not three boxes');
  const [strength, mass] = [Number(values.strength), Number(values.mass)];
  const speed = strength / mass;
  // Rotational inertia of a square of 1 m.
  const inertia = mass / 6;
  return {
    afterStep: (time) => {
      if (time > 1 + dt / 2) return;
      expect(kicked.getLinearVelocity().x).toBeCloseTo(speed, 6);
      expect(pushed.getLinearVelocity().x).toBeCloseTo(speed * time, 6);
      expect(turned.getPosition()).toMatchObject({ x: -4.2, y: -2.1 });
      expect(turned.getAngularVelocity()).toBeCloseTo((Number(values.torque) * time) / inertia, 6);
      const turn = -Number(values.offset) * strength;
      expect(kicked.getAngularVelocity()).toBeCloseTo(turn / inertia, 6);
    },
  };
};

/** 4 N for one second give 4 kg a speed of 1 m/s, as 4 N·s do. */
export const goal: GoalCheck = {
  solution: { values: { mass: 4, strength: 4 } },
  nearMiss: { values: { mass: 4, strength: 3.5 } },
};
