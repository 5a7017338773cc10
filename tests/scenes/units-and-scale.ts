import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** A fall over four boxes takes √(2·h/g) at each size: ten times as long at 100 times the size. */
export const check: SceneCheck = ({ world, dt }, values) => {
  const falling = listBodies(world()).at(-1);
  const height = 4 * Number.parseFloat(String(values.size));
  const expected = Math.sqrt((2 * height) / 10);
  let landingTime = 0;
  return {
    afterStep: (time) => {
      for (let edge = falling?.getContactList(); edge; edge = edge.next)
        if (landingTime === 0 && edge.contact.isTouching()) landingTime = time;
    },
    atEnd: () => {
      // Boxes have a skin, and the contact can begin one step later.
      expect(Math.abs(landingTime - expected)).toBeLessThan(3 * dt);
    },
  };
};
