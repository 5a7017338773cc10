import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/**
 * The player keeps its speed on each slope up to the maximum, and stops below steeper ones. The friend stands
 * still, unless gravity pulls it down.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const [player, friend] = listBodies(world()).filter((body) => body.isDynamic());
  if (!player || !friend) throw new Error('somebody is missing');
  const [speed, maxSlope] = [Number(values.speed), Number(values.maxSlope)];
  const start = friend.getPosition().x;
  const slopes = new Set<string>();
  return {
    afterStep: () => {
      const slope = String(stage.facts?.().Slope);
      slopes.add(slope);
      if (slope === '35°') {
        const x = player.getPosition().x;
        const isOnSlope = (x > -1.5 && x < -0.2) || (x > 1.6 && x < 3);
        if (isOnSlope && values.holds)
          expect(Math.abs(player.getLinearVelocity().length() - speed)).toBeLessThan(0.1);
      }
    },
    atEnd: () => {
      const moved = friend.getPosition().x - start;
      if (maxSlope > 35 && values.holds) expect(Math.abs(moved)).toBeLessThan(0.01);
      if (!values.holds) expect(moved).toBeGreaterThan(0.3);
      const { x } = player.getPosition();
      if (maxSlope < 20) expect(x).toBeLessThan(-5);
      if (maxSlope < 20 || speed < 3) return;
      for (const slope of ['20°', '35°']) expect([...slopes]).toContain(slope);
      if (maxSlope < 50) expect(x).toBeLessThan(4.5);
      else expect(x).toBeGreaterThan(6);
    },
  };
};
