import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** A box is twice as large as its half-extents, and comes to rest on one of its sides. */
export const check: SceneCheck = ({ world }, values) => {
  const [, box, table] = listBodies(world());
  const [halfWidth, halfHeight] = [Number(values.halfWidth), Number(values.halfHeight)];
  return {
    atEnd: () => {
      expect(box?.getMass()).toBeCloseTo(4 * halfWidth * halfHeight, 9);
      expect(table?.getMass()).toBeCloseTo(4 * (1.6 * 0.15 + 2 * 0.15 * 0.8), 9);
      const height = box?.getPosition().y ?? 0;
      const error = Math.min(Math.abs(height - halfWidth), Math.abs(height - halfHeight));
      expect(error).toBeLessThan(0.03);
      // The table stands on its legs.
      const restHeight =
        0.8 + 0.8 * Math.cos(Number(values.turn)) + 0.15 * Math.sin(Number(values.turn));
      expect(Math.abs((table?.getPosition().y ?? 0) - restHeight)).toBeLessThan(0.03);
    },
  };
};
