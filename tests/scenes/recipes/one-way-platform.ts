import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The player lands on the first platform from below if it jumps high enough, and drops through it. */
export const check: SceneCheck = ({ world, stage }, { jumpHeight }) => {
  const [crateA, crateB, player] = listBodies(world()).filter((body) => body.isDynamic());
  if (!crateA || !crateB || !player) throw new Error('a body is missing');
  const feet = () => player.getPosition().y - 0.4;
  const isAt = (time: number, at: number) => Math.abs(time - at) < 1e-6;
  let highest = 0;
  return {
    afterStep: (time) => {
      if (time < 1) highest = Math.max(highest, feet());
      if (isAt(time, 0.5)) stage.keys?.release();
      if (isAt(time, 3)) {
        expect(Math.abs(highest - Number(jumpHeight))).toBeLessThan(0.15);
        expect(feet()).toBeCloseTo(Number(jumpHeight) < 1.9 ? 0 : 1.8, 1);
        stage.keys?.down('ArrowDown');
      }
    },
    atEnd: () => {
      expect(feet()).toBeCloseTo(0, 1);
      // Crates still stand on the upper platforms.
      for (const crate of [crateA, crateB]) expect(crate.getPosition().y).toBeCloseTo(5.7, 1);
    },
  };
};
