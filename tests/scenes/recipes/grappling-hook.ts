import type { RopeJoint } from 'planck';
import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The rope holds the player until it is released. A hook that hits nothing in reach makes no rope. */
export const check: SceneCheck = ({ world, stage }, { reach, reel }) => {
  const [level, player] = listBodies(world());
  const ropes = () => listJoints(world()) as RopeJoint[];
  const measureDistance = (rope: RopeJoint) => {
    const [a, b] = [rope.getAnchorA(), rope.getAnchorB()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const [first] = ropes();
  const start = first?.getMaxLength() ?? NaN;
  let swung = 0;
  return {
    afterStep: (time) => {
      for (const rope of ropes()) {
        expect(rope.getBodyA()).toBe(level);
        expect(measureDistance(rope) - rope.getMaxLength()).toBeLessThan(0.1);
        expect(measureDistance(rope)).toBeLessThan(Number(reach) + 0.1);
      }
      if (time < 4) swung = Math.max(swung, player?.getPosition().x ?? -9);
      if (Math.abs(time - 4) < 0.005) {
        if (first && Number(reach) > 5) {
          const taken = start - first.getMaxLength();
          // Nothing is shorter than a meter.
          expect(taken).toBeGreaterThan(Math.min(Number(reel) * 3.9, start - 1.01) - 0.01);
        }
        stage.keys?.up(' ');
        expect(ropes()).toHaveLength(0);
      }
      if (Math.abs(time - 8) < 0.005) {
        const { x = 0, y = 0 } = player?.getPosition() ?? {};
        stage.pointer?.down?.({ x: 20 * x, y: y - 20 });
        // The floor is in reach, and the player is on it or on something on it.
        expect(ropes()).toHaveLength(1);
      }
    },
    atEnd: () => {
      if (Number(reach) > 5) expect(swung).toBeGreaterThan(-2);
    },
  };
};
