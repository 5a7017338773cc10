import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The ball stays within the rope's length, and falls freely while the rope is slack. */
export const check: SceneCheck = ({ world }, values) => {
  const [, hook, ball] = listBodies(world());
  if (!hook || !ball) throw new Error('there is no ball');
  const length = Number(values.length);
  let isLoose = true;
  let wasTaut = false;
  return {
    afterStep: (time) => {
      const { x, y } = ball.getPosition();
      const distance = Math.hypot(x - hook.getPosition().x, y - hook.getPosition().y);
      expect(distance).toBeLessThan(length + 0.03);
      if (distance > length - 0.2) isLoose = false;
      if (distance > length - 0.02) wasTaut = true;
      if (isLoose) expect(ball.getLinearVelocity().y).toBeCloseTo(-10 * time, 6);
      if (isLoose) expect(x).toBeCloseTo(0.5 * length, 6);
    },
    atEnd: () => expect(wasTaut).toBe(true),
  };
};
