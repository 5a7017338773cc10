import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Light crates float, and dense ones rest on the ground. The boat floats upright, and drives to the right. */
export const check: SceneCheck = ({ world }, values) => {
  const [boat, ...crates] = listBodies(world()).filter((body) => body.isDynamic());
  if (!boat) throw new Error('there is no boat');
  const start = boat.getPosition().x;
  let farthest = start;
  return {
    afterStep: () => {
      farthest = Math.max(farthest, boat.getPosition().x);
      expect(Math.cos(boat.getAngle())).toBeGreaterThan(0);
      expect(boat.getPosition().y).toBeGreaterThan(-1);
    },
    atEnd: () => {
      expect(farthest).toBeGreaterThan(start + 1.5);
      expect(crates).toHaveLength(4);
      for (const crate of crates) {
        const ratio = crate.getMass() / Number(values.waterDensity); // for 1 m²
        if (ratio > 1.15) expect(crate.getPosition().y).toBeLessThan(-1.5);
        if (ratio < 0.7) expect(crate.getPosition().y).toBeGreaterThan(-1.3);
      }
    },
  };
};
