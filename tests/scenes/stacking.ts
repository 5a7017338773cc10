import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The stack stays as it was built, and falls asleep. */
export const check: SceneCheck = ({ world }, { height, iterations }) => {
  // With few iterations, the bottom of a high stack spreads a little before it settles.
  const slide = Number(iterations) < 4 ? 0.1 : 0.05;
  const boxes = bodiesOf(world()).filter((body) => body.isDynamic());
  const positions = boxes.map((box) => box.getPosition().clone());
  return {
    afterStep: () => {
      boxes.forEach((box, i) => {
        const { x, y } = positions[i] ?? box.getPosition();
        expect(Math.abs(box.getPosition().x - x)).toBeLessThan(slide);
        expect(Math.abs(box.getPosition().y - y)).toBeLessThan(0.02 * Number(height));
      });
    },
    atEnd: () => {
      const fastest = Math.max(...boxes.map((box) => box.getLinearVelocity().length()));
      // With a single iteration it stands, but jitters.
      if (iterations === 1) expect(fastest).toBeLessThan(0.15);
      else expect(boxes.every((box) => !box.isAwake())).toBe(true);
    },
  };
};
