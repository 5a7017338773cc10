import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The tank turns to the left, turns on the spot with one track backward, and stops. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const tank = listBodies(world()).find((body) => body.getMass() > 500);
  if (!tank) throw new Error('there is no tank');
  const speed = Number(values.speed);
  const isAt = (time: number, at: number) => Math.abs(time - at) < 1e-6;
  let turnedAt = { x: 0, y: 0, angle: 0 };
  return {
    afterStep: (time) => {
      expect(tank.getLinearVelocity().length()).toBeLessThan(speed);
      if (isAt(time, 3)) {
        expect(tank.getAngle()).toBeGreaterThan(0.02);
        stage.keys?.release();
      }
      // A tank on ice needs this long to stop.
      if (isAt(time, 8)) {
        expect(tank.getLinearVelocity().length()).toBeLessThan(0.05);
        turnedAt = { ...tank.getPosition(), angle: tank.getAngle() };
        stage.keys?.down('ArrowRight');
      }
    },
    atEnd: () => {
      const { x, y } = tank.getPosition();
      const isFree = Math.hypot(x, y) < 6 && x < 1;
      expect(tank.getAngle()).toBeLessThan(turnedAt.angle - 0.1);
      if (isFree) expect(Math.hypot(x - turnedAt.x, y - turnedAt.y)).toBeLessThan(0.3);
    },
  };
};
