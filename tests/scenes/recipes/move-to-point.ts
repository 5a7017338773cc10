import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The player is never faster than its speed, and arrives exactly where the reader clicks. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const player = listBodies(world()).at(-1);
  if (!player) throw new Error('there is no player');
  return {
    afterStep: (time) => {
      expect(player.getLinearVelocity().length()).toBeLessThan(Number(values.speed) + 0.5);
      if (time > 5 && time < 5.02) {
        // The way is free.
        player.setTransform({ x: -6, y: 3.4 }, 0);
        stage.pointer?.move({ x: -4, y: 3.4 });
        stage.pointer?.down?.({ x: -4, y: 3.4 });
        stage.pointer?.up?.({ x: -4, y: 3.4 });
      }
    },
    atEnd: () => {
      expect(player.getPosition().x).toBeCloseTo(-4, 3);
      expect(player.getPosition().y).toBeCloseTo(3.4, 3);
    },
  };
};
