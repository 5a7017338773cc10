import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The player climbs through the floor, stands on it, hangs on the ladder without a key, and jumps off. */
export const check: SceneCheck = ({ world, stage }, { climbSpeed }) => {
  const player = listBodies(world()).find((body) => body.isDynamic());
  if (!player) throw new Error('there is no player');
  const feet = () => player.getPosition().y - 0.5;
  const isAt = (time: number, at: number) => Math.abs(time - at) < 1e-6;
  let hangsAt = 0;
  return {
    afterStep: (time) => {
      const { keys } = stage;
      if (stage.facts?.().Climbing)
        expect(Math.abs(player.getLinearVelocity().y)).toBeLessThan(Number(climbSpeed) + 1e-6);
      // At the ladder, below the floor.
      if (isAt(time, 1.2)) keys?.release();
      if (isAt(time, 1.3)) hangsAt = feet();
      if (isAt(time, 2)) {
        expect(feet()).toBeCloseTo(hangsAt, 3);
        expect(hangsAt).toBeGreaterThan(0.01);
        keys?.down('ArrowUp');
      }
      if (isAt(time, 5.5)) keys?.release();
      if (isAt(time, 7)) {
        // On the floor.
        expect(feet()).toBeCloseTo(2.4, 1);
        expect(stage.facts?.().Climbing).toBe(false);
        keys?.down('ArrowDown');
      }
      if (isAt(time, 7.3)) {
        expect(feet()).toBeLessThan(2.3);
        keys?.release();
        keys?.down(' ');
      }
      if (isAt(time, 7.4)) expect(player.getLinearVelocity().y).toBeGreaterThan(-1);
    },
  };
};
