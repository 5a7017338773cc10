import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Heavy on light is squeezed as soon as one is much heavier; light on heavy never is. */
export const promised: Promised = ({ stage }, { ratio, iterations }) => {
  const squeezed = (name: string) => Number.parseFloat(String(stage.facts?.()[name]));
  return {
    // Few iterations need a while to get there.
    each: () => expect(squeezed('light on heavy')).toBeLessThan(30),
    end: () => {
      expect(squeezed('light on heavy')).toBeLessThan(3);
      if (ratio === 1) expect(squeezed('heavy on light')).toBeLessThan(3);
      // Many iterations help, and don't cure.
      else expect(squeezed('heavy on light')).toBeGreaterThan(Number(iterations) > 40 ? 8 : 15);
    },
  };
};
