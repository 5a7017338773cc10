import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Time slows down at the impact and returns to normal. A pause stops it, and the next press continues. */
export const check: SceneCheck = ({ stage }, { slow, ease }) => {
  let slowest = 1;
  let before = 0;
  return {
    afterStep: (time) => {
      const speed = stage.speed ?? NaN;
      expect(speed).toBeGreaterThan(0);
      expect(speed).toBeLessThan(1.001);
      if (time < 1) expect(speed).toBe(1);
      if (ease === 1) expect(Math.abs(speed - (before || 1))).toBeLessThan(0.5);
      before = speed;
      slowest = Math.min(slowest, speed);
    },
    atEnd: () => {
      expect(slowest).toBeCloseTo(Number(slow), 0);
      expect(stage.speed).toBeCloseTo(1, 1);
      stage.keys?.down('p');
      expect(stage.speed).toBe(0);
      stage.keys?.up('p');
      stage.keys?.down('p');
      expect(stage.speed).toBeCloseTo(1, 1);
      stage.keys?.up('p');
    },
  };
};
