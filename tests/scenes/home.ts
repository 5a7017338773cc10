import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Two rounds, and one without gravity. */
export const steps = 60 * 42;
const WEIGHTLESS = 32;

/** The ball breaks the word, which is then built again, and nothing but the ball leaves the room. */
export const check: SceneCheck = ({ world, stage }) => {
  const pieces = listBodies(world()).filter((body) => body.isDynamic());
  const ball = pieces.pop();
  if (!ball) throw new Error('there is no ball');
  const blocks = pieces.slice(0, 'Planck.js'.length);
  const homes = blocks.map((body) => ({ ...body.getPosition() }));
  const distances = () =>
    blocks.map((body, i) => {
      const { x = Number.NaN, y = Number.NaN } = homes[i] ?? {};
      return Math.hypot(body.getPosition().x - x, body.getPosition().y - y);
    });
  const isReadable = () => Math.max(...distances()) < 0.3;
  let wasReadable = true;
  let rebuilt = 0;
  return {
    afterStep: (time) => {
      if (time > WEIGHTLESS && world().getGravity().y !== 0) {
        expect(rebuilt).toBe(2);
        stage.controls?.Gravity?.();
        stage.controls?.Shake?.();
      }
      if (isReadable() && !wasReadable) rebuilt += 1;
      if (isReadable()) wasReadable = true;
      // Farther than the place of its neighbor.
      if (Math.max(...distances()) > 1.5) wasReadable = false;
      for (const body of pieces) {
        const { x, y } = body.getPosition();
        expect(Math.abs(x)).toBeLessThan(8.2);
        expect(y).toBeGreaterThan(0);
      }
    },
    atEnd: () => {
      expect(world().getGravity().y).toBe(0);
    },
  };
};
