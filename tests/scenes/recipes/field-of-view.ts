import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** A guard sees the player in its cone, but neither behind itself nor through a wall. */
export const check: SceneCheck = ({ world, stage, dt }, values) => {
  const [player, guard] = listBodies(world()).filter((body) => body.isFixedRotation());
  if (!player || !guard) throw new Error('somebody is missing');
  const isAt = (time: number, at: number) => Math.abs(time - at) < dt / 2;
  const seenBy = () => String(stage.facts?.()['Seen by']);
  const put = (x: number, y: number) => {
    guard.setTransform({ x: 1, y: 3.2 }, 0);
    player.setTransform({ x, y }, 0);
  };
  return {
    afterStep: (time) => {
      expect(Number(stage.facts?.()['Rays per step'])).toBeGreaterThan(8);
      // The guard walks to the left.
      if (isAt(time, 1)) {
        stage.keys?.down('x');
        put(-1, 3.2);
      }
      if (isAt(time, 1 + dt)) expect(seenBy()).toBe('1 of 2 guards');
      if (isAt(time, 1 + 2 * dt)) put(2.4, 3.2); // behind
      if (isAt(time, 1 + 3 * dt)) expect(seenBy()).toBe('0 of 2 guards');
      if (isAt(time, 1 + 4 * dt)) put(-5, 3.2); // far, and behind a wall
      if (isAt(time, 1 + 5 * dt)) expect(seenBy()).toBe('0 of 2 guards');
      if (values.corners && isAt(time, 2)) stage.keys?.down('ArrowRight');
    },
  };
};
