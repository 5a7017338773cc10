import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The player slides with its speed, jumps off the wall although the key is held, and reaches the other wall. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const player = listBodies(world()).find((body) => body.isDynamic());
  if (!player) throw new Error('there is no player');
  const [slideSpeed, jumpSpeed] = [Number(values.slideSpeed), Number(values.jumpSpeed)];
  const isAt = (time: number, at: number) => Math.abs(time - at) < 1e-6;
  let farthest = -Infinity;
  return {
    afterStep: (time) => {
      const { x, y } = player.getLinearVelocity();
      // After the first contact with the wall, and before its end.
      if (time > 0.1 && time < 0.4) {
        expect(stage.facts?.().State).toBe('at a wall');
        expect(y).toBeGreaterThan(-slideSpeed - 0.5);
      }
      if (isAt(time, 0.4)) {
        stage.keys?.down('ArrowLeft');
        stage.keys?.down('ArrowUp');
        expect(player.getLinearVelocity().y).toBeCloseTo(jumpSpeed, 6);
      }
      if (isAt(time, 0.45) && Number(values.lockTime) > 0.1) expect(x).toBeCloseTo(6, 6);
      if (time > 0.4 && time < 2) farthest = Math.max(farthest, player.getPosition().x);
    },
    atEnd: () => {
      if (Number(values.lockTime) >= 0.16) expect(farthest).toBeGreaterThan(-0.3);
      if (Number(values.lockTime) === 0) expect(farthest).toBeLessThan(0);
    },
  };
};
