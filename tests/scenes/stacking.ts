import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * With the same number of iterations per frame, the tower with two steps stands longer, or both stand. The
 * scene draws all boxes of the second world.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const [height, iterations] = [Number(values.height), Number(values.iterations)];
  /** Seconds after which each tower leans by the width of a box. */
  const collapsed: (number | undefined)[] = [undefined, undefined];
  let compared = 0;
  return {
    afterStep: (time) => {
      const sways = Object.values(stage.facts?.() ?? {}).map((sway) =>
        Number.parseFloat(`${sway}`),
      );
      sways.forEach((sway, i) => {
        if (sway > 200) collapsed[i] ??= time;
      });
      // Balls in free flight show that both worlds run at the same speed.
      if (collapsed[0] !== undefined) return;
      if (Math.abs(time - 9.8) < 1e-6) stage.controls?.['Throw a ball']?.();
      if (Math.abs(time - 9.85) < 1e-6) {
        const ball = listBodies(world()).at(-1)?.getPosition() ?? { x: NaN, y: NaN };
        stage.draw?.(
          recordingPen({
            circle: ({ x, y }) => {
              expect(Math.hypot(x - 2.8 - ball.x, y - ball.y)).toBeLessThan(0.01);
              compared++;
            },
          }),
        );
      }
    },
    atEnd: () => {
      const [coarse = Infinity, fine = Infinity] = collapsed;
      if (coarse === Infinity) expect(fine).toBe(Infinity);
      else expect(fine).toBeGreaterThan(coarse - 0.1);
      // The towers of the description.
      if (height === 12 && iterations === 8) expect([coarse < 5, fine]).toEqual([true, Infinity]);
      if (height < 8 || iterations === 20) expect(coarse).toBe(Infinity);
      // Ground, boxes, and ball.
      expect(listBodies(world())).toHaveLength(height + 2);
      expect(compared).toBe(coarse === Infinity ? 1 : 0);
      let drawn = 0;
      stage.draw?.(recordingPen({ polygon: () => drawn++ }));
      expect(drawn).toBe(height);
    },
  };
};

/** All settings near the limit of what stands. */
export const extraValues = [8, 9, 10, 11, 12].flatMap((height) =>
  [4, 12, 16].map((iterations) => ({ height, iterations })),
);
