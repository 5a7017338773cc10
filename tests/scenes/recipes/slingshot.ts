import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import { recordingPen } from '../pen.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The ball flies along the dots, until it hits something. */
export const check: SceneCheck = ({ world, stage }) => {
  const ball = listBodies(world()).at(-1);
  const dots: { x: number; y: number }[] = [];
  stage.draw?.(recordingPen({ dot: ({ x, y }) => void dots.push({ x, y }) }));
  let start = 0;
  let step = 0;
  let passed = 0;
  return {
    afterStep: () => {
      step++;
      if (!ball?.isActive()) start = step;
      const { x = NaN, y = NaN } = ball?.getPosition() ?? {};
      const flown = step - start;
      const dot = dots[flown / 4 - 1];
      // The tower begins 2 m right of the middle.
      if (dot && x < 1.2 && y > 0.4) {
        expect(x).toBeCloseTo(dot.x, 4);
        expect(y).toBeCloseTo(dot.y, 4);
        passed++;
      }
    },
    atEnd: () => {
      expect(passed).toBeGreaterThan(4);
      // A point far away is limited to the maximum pull.
      stage.pointer?.down?.({ x: -25, y: 2.4 });
      expect(ball?.isActive()).toBe(false);
      expect(ball?.getPosition().x).toBeCloseTo(-6.8, 5);
    },
  };
};
