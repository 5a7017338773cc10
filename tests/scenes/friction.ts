import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** A box stays where √(its friction · the ramp's) is more than the slope, and slides where it is less. */
export const promised: Promised = ({ world }, values) => {
  const [, , ...boxes] = bodiesOf(world());
  const needed = Math.tan((Number(values.slope) * Math.PI) / 180);
  const starts = boxes.map((box) => ({ ...box.getPosition() }));
  let sliding = 0;
  return {
    end: () => {
      for (const [index, friction] of [0, 0.1, 0.3, 0.5, 0.8].entries()) {
        const mixed = Math.sqrt(friction * Number(values.grip));
        const { x, y } = boxes[index]?.getPosition() ?? { x: 0, y: 0 };
        const start = starts[index] ?? { x: 0, y: 0 };
        const way = Math.hypot(x - start.x, y - start.y);
        if (mixed >= needed) expect(way).toBeLessThan(0.1);
        else expect(way).toBeGreaterThan(1);
        if (mixed < needed) sliding++;
      }
      if (Number(values.slope) > 0) expect(sliding).toBeGreaterThan(1);
    },
  };
};
