import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/**
 * The hammer's center of mass is where both masses balance, and follows a parabola while the hammer
 * turns. The ball comes to rest with its center of mass below its origin.
 */
export const check: SceneCheck = ({ world, dt }, values) => {
  const [, hammer, ball] = listBodies(world());
  if (!hammer || !ball) throw new Error('there is no hammer or no ball');
  const handleMass = 1.8 * 0.2;
  const headMass = 0.5 * Number(values.head);
  const start = { ...hammer.getWorldCenter() };
  const velocity = { ...hammer.getLinearVelocity() };
  return {
    afterStep: (time) => {
      expect(hammer.getLocalCenter().x).toBeCloseTo((headMass * 1.1) / (handleMass + headMass), 6);
      expect(ball.getLocalCenter().y).toBeCloseTo(-Number(values.depth), 9);
      if (time > 1) return;
      const { x, y } = hammer.getWorldCenter();
      expect(x).toBeCloseTo(start.x + velocity.x * time, 6);
      // Semi-implicit Euler: a step changes the velocity first, then the position.
      const fall = 5 * time * (time + dt);
      expect(y).toBeCloseTo(start.y + velocity.y * time - fall, 6);
      expect(hammer.getAngularVelocity()).toBeLessThan(-4);
    },
    atEnd: () => {
      if (Number(values.depth) > 0)
        expect(ball.getWorldCenter().y).toBeLessThan(ball.getPosition().y - 0.3);
      else expect(ball.getWorldCenter().y).toBeCloseTo(ball.getPosition().y, 9);
    },
  };
};
