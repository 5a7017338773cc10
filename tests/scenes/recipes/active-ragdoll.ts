import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The ragdoll stands, goes limp when a ball hits it, and stands again. Without balance or muscles, it doesn't. */
export const check: SceneCheck = ({ world, stage, dt }, values) => {
  const [muscles, balance] = [Number(values.muscleTorque), Number(values.balanceTorque)];
  const isStrong = muscles >= 180 && balance >= 250;
  const isAt = (time: number, at: number) => Math.abs(time - at) < dt / 2;
  const [, head] = listBodies(world()).filter((body) => body.isDynamic());
  const strength = () => stage.facts?.().Strength;
  const height = () => head?.getPosition().y ?? 0;
  let wasLimp = false;
  return {
    afterStep: (time) => {
      if (time < 1.5 && isStrong) expect(height()).toBeGreaterThan(1.5);
      if (time > 1.6 && time < 3 && strength() === '0%') wasLimp = true;
      if (isAt(time, 3)) {
        expect(wasLimp).toBe(true);
        stage.keys?.down('x');
      }
      if (isAt(time, 9) && isStrong) {
        expect(height()).toBeGreaterThan(1.5);
        expect(strength()).toBe('100%');
      }
      if (isAt(time, 9) && (muscles === 0 || balance === 0)) expect(height()).toBeLessThan(1.3);
    },
  };
};
