import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/**
 * The player reaches its top speed, not more on diagonals, with its acceleration. Without keys, everything
 * stops, except crates without friction.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const [player, ...crates] = listBodies(world())
    .filter((body) => body.isDynamic())
    .reverse();
  if (!player) throw new Error('there is no player');
  const [topSpeed, acceleration] = [Number(values.speed), Number(values.acceleration)];
  const speed = () => player.getLinearVelocity().length();
  let fastest = 0;
  return {
    afterStep: (time) => {
      fastest = Math.max(fastest, speed());
      expect(speed()).toBeLessThan(topSpeed + 1e-6);
      // Before the player reaches the crates.
      if (time <= 0.15) expect(speed()).toBeCloseTo(Math.min(topSpeed, acceleration * time), 6);
      if (Math.abs(time - 4) < 1e-6) stage.keys?.release();
    },
    atEnd: () => {
      expect(fastest).toBeGreaterThan(0.9 * topSpeed);
      expect(speed()).toBeCloseTo(0, 3);
      if (Number(values.friction) < 1) return;
      for (const crate of crates) expect(crate.getLinearVelocity().length()).toBeCloseTo(0, 6);
    },
  };
};
