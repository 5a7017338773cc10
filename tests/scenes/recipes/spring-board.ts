import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The seesaw launches the ball higher than it was, and the springboard throws the other ball again and again. */
export const check: SceneCheck = ({ world }, { crate, pivot }) => {
  const [, plank, , ball] = listBodies(world());
  const jumper = listBodies(world()).at(-1);
  let [highest, jumps, lastSpeed] = [0, 0, 0];
  return {
    afterStep: (time) => {
      expect(Math.abs(plank?.getAngle() ?? NaN)).toBeLessThan(0.4);
      if (time < 4) highest = Math.max(highest, ball?.getPosition().y ?? NaN);
      const speed = jumper?.getLinearVelocity().y ?? NaN;
      if (lastSpeed > 1 && speed <= 1) jumps++;
      lastSpeed = speed;
    },
    atEnd: () => {
      if (Number(crate) >= 10 && Number(pivot) <= 0) expect(highest).toBeGreaterThan(2);
      expect(jumps).toBeGreaterThan(2);
    },
  };
};
