import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Rewinding shows exactly what has been seen, backward, up to the limit of the history. */
export const check: SceneCheck = ({ world, stage }, { speed, seconds }) => {
  const bodies = listBodies(world()).filter((body) => body.isDynamic());
  const look = () =>
    bodies.map((body) => {
      const { x, y } = body.getPosition();
      const velocity = body.getLinearVelocity();
      return [x, y, velocity.x, velocity.y, body.isActive(), body.isAwake()].join(' ');
    });
  const press = stage.keys?.down;
  const start = look();
  /** What was seen, a frame per step. */
  const seen: string[][] = [start];
  let back = 0;
  press?.('x'); // the reader has taken over
  return {
    afterStep: (time) => {
      const step = Math.round(time * 60);
      if (step <= 240) seen.push(look());
      if (step === 30 || step === 80) stage.controls?.Shoot?.();
      if (step === 240) press?.('r');
      if (step <= 240 || step > 360) return;
      back += Number(speed);
      const oldest = Math.max(0, seen.length - 60 * Number(seconds));
      const index = Math.max(oldest, seen.length - 1 - back);
      expect(look()).toEqual(seen[index]);
      if (step === 360) {
        stage.keys?.release();
        expect(index === 0).toBe(Number(speed) >= 2 && Number(seconds) > 3);
      }
    },
    // Afterward, time goes on.
    atEnd: () => {
      expect(seen).toHaveLength(241);
      stage.controls?.Shoot?.();
      expect(bodies.filter((body) => body.isActive()).length).toBeGreaterThan(21);
    },
  };
};
