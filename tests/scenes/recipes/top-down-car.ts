import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Linear damping of the car, in 1/s. */
const DRAG = 0.3;

/**
 * Tires never accelerate the car by more than their grip. Without throttle and steering, the car rolls forward
 * and doesn't slide sideways.
 */
export const check: SceneCheck = ({ world, stage, dt }, values) => {
  const car = listBodies(world()).find((body) => body.getMass() > 500);
  if (!car) throw new Error('there is no car');
  const grip = Number(values.grip);
  const isTouching = () => {
    for (let edge = car.getContactList(); edge; edge = edge.next)
      if (edge.contact.isTouching()) return true;
    return false;
  };
  let last = car.getLinearVelocity().clone();
  let wasTouching = false;
  let [turned, skidded] = [0, 0];
  return {
    afterStep: (time) => {
      const velocity = car.getLinearVelocity().clone();
      const change = Math.hypot(velocity.x - last.x, velocity.y - last.y) / dt;
      if (!isTouching() && !wasTouching)
        expect(change).toBeLessThan(1.01 * grip + DRAG * last.length() + 0.01);
      last = velocity;
      wasTouching = isTouching();
      turned = Math.max(turned, car.getAngle());
      const side = car.getWorldVector({ x: 1, y: 0 });
      const slip = Math.abs(velocity.x * side.x + velocity.y * side.y);
      skidded = Math.max(skidded, slip);
      if (Math.abs(time - 6) < 1e-6) stage.keys?.release();
      if (time > 9.5 && !wasTouching) expect(slip).toBeLessThan(0.1);
    },
    atEnd: () => {
      expect(turned).toBeGreaterThan(0);
      expect(skidded).toBeGreaterThan(1);
    },
  };
};
