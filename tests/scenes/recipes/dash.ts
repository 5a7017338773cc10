import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** A dash in the air is horizontal and has its length, and the next one starts only after the cooldown. */
export const check: SceneCheck = ({ world, stage, dt }, values) => {
  const player = listBodies(world()).at(-1);
  if (!player) throw new Error('there is no player');
  const [distance, duration] = [Number(values.distance), Number(values.duration)];
  const cooldown = Number(values.cooldown);
  const press = (key: string) => {
    stage.keys?.down(key);
    stage.keys?.up(key);
  };
  const start = { x: 0, y: 0 };
  const isAt = (time: number, at: number) => Math.abs(time - at) < dt / 2;
  return {
    afterStep: (time) => {
      if (isAt(time, 5)) {
        stage.keys?.release();
        press('x');
        player.setTransform({ x: 0, y: 3 }, 0);
        start.x = 0;
        press(' ');
      }
      const end = 5 + duration;
      if (time > 5.01 && time < end) expect(player.getPosition().y).toBeCloseTo(3, 6);
      if (isAt(time, end + 2 * dt)) {
        expect(player.getPosition().x).toBeCloseTo(distance, 4);
        press(' ');
      }
      // Too early.
      if (isAt(time, end + 6 * dt)) expect(player.getPosition().x).toBeCloseTo(distance, 4);
      if (isAt(time, end + cooldown + 2 * dt)) {
        start.x = player.getPosition().x;
        press('ArrowLeft');
        press(' ');
      }
      if (isAt(time, end + cooldown + 2 * dt + duration + 2 * dt))
        expect(player.getPosition().x - start.x).toBeGreaterThan(0.5);
    },
  };
};
