import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The magnet lifts steel, but no wood, and drops it when it is off. */
export const check: SceneCheck = ({ world, stage }, { strength, radius, isOn }) => {
  const bodies = listBodies(world()).filter((body) => body.isDynamic());
  const isSteel = (i: number) => i % 4 !== 2;
  const highest = (steel: boolean) =>
    Math.max(...bodies.filter((_, i) => isSteel(i) === steel).map((body) => body.getPosition().y));
  let lifted = 0;
  return {
    afterStep: (time) => {
      if (time < 1) return;
      if (time < 7) {
        stage.pointer?.move({ x: -2, y: time < 4 ? 1.4 : 4 });
        if (time > 5.5) lifted = Math.max(lifted, highest(true));
      } else stage.pointer?.down?.({ x: -2, y: 4 });
      if (time > 5.5) expect(highest(false)).toBeLessThan(3);
    },
    atEnd: () => {
      // Less than the weight, or nothing in range.
      const isStrong = isOn && Number(strength) > 20 && Number(radius) > 2;
      if (isStrong) expect(lifted).toBeGreaterThan(3);
      if (!isOn) expect(lifted).toBeLessThan(2);
      expect(highest(true)).toBeLessThan(2);
    },
  };
};
