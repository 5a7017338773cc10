import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/**
 * The hammer's center is where both masses balance, and flies on a parabola although the hammer
 * turns. The ball comes to rest with its center below its middle.
 */
export const promised: Promised = ({ world, dt }, values) => {
  const [, hammer, ball] = bodiesOf(world());
  if (!hammer || !ball) throw new Error('there are a hammer and a ball');
  const handleMass = 1.8 * 0.2;
  const headMass = 0.5 * Number(values.head);
  const start = { ...hammer.getWorldCenter() };
  const velocity = { ...hammer.getLinearVelocity() };
  return {
    each: (time) => {
      expect(hammer.getLocalCenter().x).toBeCloseTo((headMass * 1.1) / (handleMass + headMass), 6);
      expect(ball.getLocalCenter().y).toBeCloseTo(-Number(values.depth), 9);
      if (time > 1) return;
      const { x, y } = hammer.getWorldCenter();
      expect(x).toBeCloseTo(start.x + velocity.x * time, 6);
      // The engine's steps: the speed changes first, then the place.
      const fall = 5 * time * (time + dt);
      expect(y).toBeCloseTo(start.y + velocity.y * time - fall, 6);
      expect(hammer.getAngularVelocity()).toBeLessThan(-4);
    },
    end: () => {
      if (Number(values.depth) > 0)
        expect(ball.getWorldCenter().y).toBeLessThan(ball.getPosition().y - 0.3);
      else expect(ball.getWorldCenter().y).toBeCloseTo(ball.getPosition().y, 9);
    },
  };
};
