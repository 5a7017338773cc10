import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The flag and the sign point away from the wind. Without wind or air, the flag hangs down. */
export const check: SceneCheck = ({ world }, { speed, air }) => {
  const [ground, ...dynamic] = listBodies(world());
  const [flagEnd, sign] = [dynamic[7], dynamic[8]];
  const isCalm = Number(air) === 0;
  let [flag, swing, steps] = [0, 0, 0];
  return {
    afterStep: (time) => {
      expect(ground?.isStatic()).toBe(true);
      for (const body of dynamic) expect(body.getPosition().y).toBeGreaterThan(0);
      if (time < 4) return;
      steps++;
      flag += (flagEnd?.getPosition().x ?? NaN) + 3.4;
      swing += sign?.getAngle() ?? NaN;
    },
    atEnd: () => {
      const direction = isCalm ? 0 : Math.sign(Number(speed));
      const [meanFlag, meanSwing] = [flag / steps, swing / steps];
      if (direction === 0) {
        expect(Math.abs(meanSwing)).toBeLessThan(0.05);
        return;
      }
      expect(direction * meanFlag).toBeGreaterThan(0.2);
      expect(direction * meanSwing).toBeGreaterThan(0.1);
      // Drag grows with the square of the speed, but nothing swings all the way around.
      expect(Math.abs(meanSwing)).toBeLessThan(Math.PI / 2);
    },
  };
};
