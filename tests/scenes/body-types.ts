import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/**
 * The static plank never moves, the kinematic one moves by its speed alone, and the dynamic one
 * falls. A push moves the dynamic one only.
 */
export const promised: Promised = ({ world, stage, dt }, values) => {
  const [, still, lift, falling] = bodiesOf(world());
  if (!still || !lift || !falling) throw new Error('there are three planks');
  let last = lift.getPosition().y;
  let isPushed = false;
  return {
    each: (time) => {
      expect(still.getPosition()).toMatchObject({ x: -3.2, y: 2 });
      const { x, y } = lift.getPosition();
      expect(x).toBe(0);
      expect(Math.abs(y - last)).toBeCloseTo(Number(values.speed) * dt, 9);
      last = y;
      if (time < 4 || isPushed) return;
      isPushed = true;
      expect(falling.getPosition().y).toBeCloseTo(0.2, 1);
      stage.controls?.['Push all three up']?.();
      expect(falling.getLinearVelocity().y).toBeGreaterThan(5);
      expect(still.getLinearVelocity().y).toBe(0);
      expect(Math.abs(lift.getLinearVelocity().y)).toBeCloseTo(Number(values.speed), 9);
    },
  };
};
