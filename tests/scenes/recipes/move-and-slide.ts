import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The player stops at the first step or slope that its options don't let it climb. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const player = listBodies(world()).find((body) => body.isKinematic());
  if (!player) throw new Error('there is no player');
  const [maxSlope, stepHeight] = [Number(values.maxSlope), Number(values.stepHeight)];
  const speed = Number(values.speed);
  const slopes = new Set<string>();
  return {
    afterStep: () => {
      slopes.add(String(stage.facts?.().Ground));
    },
    atEnd: () => {
      const { x, y } = player.getPosition();
      if (stepHeight < 0.3) {
        expect(x).toBeCloseTo(-6.72, 2);
        return;
      }
      if (speed < 2) return;
      if (maxSlope < 40) expect(x).toBeLessThan(-1);
      else if (stepHeight < 0.6) {
        // At the step that is too high.
        expect(x).toBeCloseTo(5.08, 2);
        expect(y).toBeCloseTo(0.52, 2);
        for (const slope of ['0°', '28°', '40°']) expect([...slopes]).toContain(slope);
      }
    },
  };
};
