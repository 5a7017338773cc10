import { expect } from 'vitest';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import type { Promised } from './promise.ts';

/** The stack stands as it was built, and sleeps in the end. */
export const promised: Promised = ({ world }, { height }) => {
  const boxes = bodiesOf(world()).filter((body) => body.isDynamic());
  const places = boxes.map((box) => box.getPosition().clone());
  return {
    each: () => {
      boxes.forEach((box, i) => {
        const { x, y } = places[i] ?? box.getPosition();
        expect(Math.abs(box.getPosition().x - x)).toBeLessThan(0.05);
        expect(Math.abs(box.getPosition().y - y)).toBeLessThan(0.02 * Number(height));
      });
    },
    end: () => expect(boxes.every((box) => !box.isAwake())).toBe(true),
  };
};
