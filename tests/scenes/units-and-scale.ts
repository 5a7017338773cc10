import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** A fall over four boxes takes √(2·h/g) in each size: ten times as long where all is 100 times. */
export const promised: Promised = ({ world, dt }, values) => {
  const falling = bodiesOf(world()).at(-1);
  const height = 4 * Number.parseFloat(String(values.size));
  const expected = Math.sqrt((2 * height) / 10);
  let landed = 0;
  return {
    each: (time) => {
      for (let edge = falling?.getContactList(); edge; edge = edge.next)
        if (landed === 0 && edge.contact.isTouching()) landed = time;
    },
    end: () => {
      // Boxes have a thin skin, and a step may go by before the contact is known.
      expect(Math.abs(landed - expected)).toBeLessThan(3 * dt);
    },
  };
};
