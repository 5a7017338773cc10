import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * The static plank never moves, the kinematic one moves only by its velocity, and the dynamic one falls.
 * A push moves only the dynamic one.
 */
export const check: SceneCheck = ({ world, stage, dt }, values) => {
  const [, fixed, lift, falling] = listBodies(world());
  if (!fixed || !lift || !falling) throw new Error('there are not three planks');
  let last = lift.getPosition().y;
  let isPushed = false;
  return {
    afterStep: (time) => {
      expect(fixed.getPosition()).toMatchObject({ x: -3.2, y: 2 });
      const { x, y } = lift.getPosition();
      expect(x).toBe(0);
      expect(Math.abs(y - last)).toBeCloseTo(Number(values.speed) * dt, 9);
      last = y;
      if (time < 4 || isPushed) return;
      isPushed = true;
      expect(falling.getPosition().y).toBeCloseTo(0.2, 1);
      stage.controls?.['Push all three up']?.();
      expect(falling.getLinearVelocity().y).toBeGreaterThan(5);
      expect(fixed.getLinearVelocity().y).toBe(0);
      expect(Math.abs(lift.getLinearVelocity().y)).toBeCloseTo(Number(values.speed), 9);
    },
  };
};
