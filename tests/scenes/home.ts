import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The word stays readable until a reader does something; added bodies stay in the room. */
export const check: SceneCheck = ({ world, stage }, { gravity }) => {
  const moving = () => listBodies(world()).filter((body) => body.isDynamic());
  const [wheel, ...others] = moving();
  const ball = others.pop();
  const blocks = others;
  if (!wheel || !ball) throw new Error('there is no wheel, or no ball');
  const start = wheel.getPosition().x;
  let isAdded = false;
  return {
    afterStep: (time) => {
      if (time < 5) return;
      if (!isAdded) {
        isAdded = true;
        if (gravity) {
          expect(wheel.getPosition().x).toBeGreaterThan(start + 1);
          for (const block of blocks) expect(block.getPosition().y).toBeLessThan(0.7);
        }
        stage.controls?.['More bodies']?.();
        stage.controls?.Shake?.();
      }
    },
    atEnd: () => {
      expect(isAdded).toBe(true);
      for (const body of moving()) {
        const { x, y } = body.getPosition();
        expect(Math.abs(x)).toBeLessThan(8.2);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(6.5);
      }
      expect(moving()).toHaveLength(2 + blocks.length + 8);
    },
  };
};
