import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The blob keeps its area within bounds: it does not collapse, and does not explode. It rolls, and can jump. */
export const check: SceneCheck = ({ world, stage }, { frequency }) => {
  const [, hub, ...ring] = listBodies(world());
  const measureArea = () => {
    let last = ring.at(-1)?.getPosition();
    let sum = 0;
    for (const body of ring) {
      const { x, y } = body.getPosition();
      if (last) sum += last.x * y - last.y * x;
      last = { x, y } as typeof last;
    }
    return sum / 2;
  };
  const start = measureArea();
  let [left, right] = [9, -9];
  let before = 0;
  return {
    afterStep: (time) => {
      const { x = NaN } = hub?.getPosition() ?? {};
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      expect(measureArea()).toBeLessThan(1.8 * start);
      if (Number(frequency) >= 8) expect(measureArea()).toBeGreaterThan(0.3 * start);
      if (Math.abs(time - 9.5) < 0.005) {
        before = hub?.getLinearVelocity().y ?? NaN;
        stage.keys?.down(' ');
        if (Number(frequency) >= 8) expect(hub?.getLinearVelocity().y).toBeCloseTo(before + 6, 3);
      }
    },
    atEnd: () => expect(right - left).toBeGreaterThan(1),
  };
};
