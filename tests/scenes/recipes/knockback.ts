import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** A strike throws only the enemy within reach, at the chosen speed and angle. It comes back after the stun. */
export const check: SceneCheck = ({ world, stage, dt }, values) => {
  const [left, near, right] = listBodies(world()).filter((body) => body.isDynamic());
  if (!left || !near || !right) throw new Error('an enemy is missing');
  const [speed, stun] = [Number(values.speed), Number(values.stun)];
  const angle = (Number(values.angle) * Math.PI) / 180;
  let [farthest, stunned] = [0, 0];
  return {
    afterStep: (time) => {
      farthest = Math.max(farthest, near.getPosition().x);
      for (const [body, home] of [
        [left, -3],
        [right, 3.6],
      ] as const)
        expect(body.getPosition().x).toBeCloseTo(home, 1);
      const isStunned = Number(stage.facts?.().Stunned) > 0;
      if (time > 2.5 || !isStunned) return;
      stunned++;
      if (stunned > 1) return;
      const { x, y } = near.getLinearVelocity();
      expect(Math.abs(x - speed * Math.cos(angle))).toBeLessThan(0.3);
      expect(Math.abs(y - speed * Math.sin(angle))).toBeLessThan(0.5);
    },
    atEnd: () => {
      expect(Math.abs(stunned * dt - stun)).toBeLessThan(1.6 * dt);
      if (stun > 0.2) expect(farthest).toBeGreaterThan(1.25);
      expect(near.getPosition().x).toBeCloseTo(1.2, 1);
    },
  };
};
