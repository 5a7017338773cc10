import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/**
 * Both pucks reach the top speed, one of them exactly. A kick exceeds the soft limit only, and the force then
 * brakes.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const [soft, hard] = listBodies(world())
    .filter((body) => body.isDynamic())
    .sort((a, b) => a.getPosition().x - b.getPosition().x);
  if (!soft || !hard) throw new Error('a puck is missing');
  const [topSpeed, acceleration] = [Number(values.topSpeed), Number(values.acceleration)];
  const readSpeed = (body: typeof soft) => body.getLinearVelocity().length();
  let kicked = 0;
  return {
    afterStep: (time) => {
      expect(readSpeed(hard)).toBeLessThan(topSpeed + 1e-6);
      if (time < 8) expect(readSpeed(soft)).toBeLessThan(topSpeed);
      else kicked = Math.max(kicked, readSpeed(soft));
      if (Math.abs(time - 8) > 1e-6) return;
      expect(readSpeed(hard)).toBeGreaterThan(0.98 * topSpeed);
      const expected = topSpeed * (1 - Math.exp((-acceleration * time) / topSpeed));
      expect(Math.abs(readSpeed(soft) - expected)).toBeLessThan(0.05 * topSpeed);
      stage.controls?.Kick?.();
    },
    atEnd: () => {
      expect(kicked).toBeGreaterThan(readSpeed(soft));
      expect(kicked).toBeGreaterThan(0.6 * topSpeed + 0.7 * Number(values.kick));
    },
  };
};
