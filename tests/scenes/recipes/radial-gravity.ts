import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Crates stay on the planet, on all sides of it. The moon keeps its height. */
export const check: SceneCheck = ({ world }, { height }) => {
  const [, ...crates] = listBodies(world());
  const moon = crates.pop();
  const readHeight = (body = moon) => (body?.getPosition().length() ?? 0) - 2;
  return {
    afterStep: () => {
      expect(Math.abs(readHeight() - Number(height))).toBeLessThan(0.1);
    },
    atEnd: () => {
      expect(crates).toHaveLength(8);
      for (const [i, crate] of crates.entries()) {
        expect(readHeight(crate)).toBeCloseTo(0.3, 1);
        const { x, y } = crate.getPosition();
        const turned = Math.atan2(y, x) - (i / 8) * 2 * Math.PI;
        expect(Math.abs(Math.sin(turned))).toBeLessThan(0.1);
      }
    },
  };
};
