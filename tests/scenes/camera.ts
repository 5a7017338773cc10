import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Pixels and meters describe the same point for every camera, and the box stays in the room. */
export const check: SceneCheck = ({ world, stage }, { scale, camera }) => {
  const box = listBodies(world()).find((body) => body.isDynamic());
  return {
    afterStep: () => {
      const { x, y } = box?.getPosition() ?? { x: Number.NaN, y: Number.NaN };
      expect(Math.abs(x)).toBeLessThan(5.6);
      expect(y).toBeGreaterThan(0.3);
      const position = String(stage.facts?.()['Canvas position']);
      const [left, top] = position.split(', ').map(Number.parseFloat);
      expect(Math.abs(((left ?? 0) - 320) / Number(scale) + Number(camera) - x)).toBeLessThan(0.01);
      expect(Math.abs(1.75 - ((top ?? 0) - 200) / Number(scale) - y)).toBeLessThan(0.01);
    },
  };
};
