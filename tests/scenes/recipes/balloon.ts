import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The crate rises if the lift on the ground exceeds the weight. Without balloons, it falls. */
export const check: SceneCheck = ({ world, stage }, { load, air }) => {
  const [, crate, ...balloons] = listBodies(world());
  const readHeight = () => (crate?.getPosition().y ?? NaN) - 0.35;
  const lift = 5 * (Number(air) * Math.exp(-1.5 / 8) - 0.4) * Math.PI * 0.45 ** 2;
  let highest = 0;
  return {
    afterStep: (time) => {
      highest = Math.max(highest, readHeight());
      for (const balloon of balloons)
        if (time < 7) {
          expect(balloon.getPosition().y).toBeGreaterThan(0.4);
          expect(balloon.getPosition().y).toBeLessThan(14);
        }
      if (Math.abs(time - 7) < 0.005)
        for (let i = 0; i < 8; i++) stage.controls?.['Pop a balloon']?.();
    },
    atEnd: () => {
      if (lift > Number(load) + 0.3) expect(highest).toBeGreaterThan(0.5);
      if (lift < Number(load) - 0.3) expect(highest).toBeLessThan(0.3);
      expect(world().getJointCount()).toBe(0);
      expect(readHeight()).toBeLessThan(0.05);
    },
  };
};
