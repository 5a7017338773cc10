import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/**
 * The rope keeps its length, and the platforms stay level. The heavier side sinks to its end, unless the brake holds
 * both.
 */
export const check: SceneCheck = ({ world, stage }, { brake, ratio }) => {
  const [, left, right] = listBodies(world());
  if (!left || !right) throw new Error('a platform is missing');
  const factor = Number(ratio);
  const ropeLength = () =>
    6.3 - (left.getPosition().y + 1.3) + factor * (6.3 - (right.getPosition().y + 1.3));
  const length = ropeLength();
  const readSide = (name: string) => Number.parseFloat(String(stage.facts?.()[name]));
  /** Weight of the left side that the rope has to carry, minus what the right side balances, in newtons. */
  const pull = () => 10 * (readSide('Left side') - readSide('Right side') / factor);
  let highest = -Infinity;
  let lowest = Infinity;
  return {
    afterStep: (time) => {
      expect(Math.abs(ropeLength() - length)).toBeLessThan(0.05);
      for (const platform of [left, right])
        expect(Math.abs(platform.getAngle())).toBeLessThan(0.03);
      const { y } = left.getPosition();
      [highest, lowest] = [Math.max(highest, y), Math.min(lowest, y)];
      // Two crates are on the left, and none on the right.
      if (Math.abs(time - 3.9) > 1e-6) return;
      if (pull() > Number(brake) + 10) expect(y).toBeLessThan(0.5);
    },
    atEnd: () => {
      expect(listJoints(world())).toHaveLength(3);
      if (pull() < -Number(brake) - 10) expect(left.getPosition().y).toBeGreaterThan(3);
      if (Number(brake) > 100 && factor === 1) expect(highest - lowest).toBeLessThan(0.2);
      stage.controls?.Clear?.();
      expect(listBodies(world())).toHaveLength(3);
    },
  };
};
