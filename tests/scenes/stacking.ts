import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** The stack stands as it was built, and sleeps in the end. */
export const promised: Promised = ({ world }, { height, iterations }) => {
  // With few iterations the foot of a high stack is pushed apart a little before it settles.
  const slide = Number(iterations) < 4 ? 0.1 : 0.05;
  const boxes = bodiesOf(world()).filter((body) => body.isDynamic());
  const places = boxes.map((box) => box.getPosition().clone());
  return {
    each: () => {
      boxes.forEach((box, i) => {
        const { x, y } = places[i] ?? box.getPosition();
        expect(Math.abs(box.getPosition().x - x)).toBeLessThan(slide);
        expect(Math.abs(box.getPosition().y - y)).toBeLessThan(0.02 * Number(height));
      });
    },
    end: () => {
      const fastest = Math.max(...boxes.map((box) => box.getLinearVelocity().length()));
      // With a single iteration it stands, and trembles.
      if (iterations === 1) expect(fastest).toBeLessThan(0.15);
      else expect(boxes.every((box) => !box.isAwake())).toBe(true);
    },
  };
};
