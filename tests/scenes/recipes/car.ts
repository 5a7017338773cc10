import type { WheelJoint } from 'planck';
import { listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The wheels stay on their axes, the car drives to the right, and the camera keeps it in view. */
export const check: SceneCheck = ({ world, stage }) => {
  const wheels = listJoints(world()) as WheelJoint[];
  const car = wheels[0]?.getBodyA();
  if (!car) throw new Error('there is no car');
  let stretched = 0;
  return {
    afterStep: () => {
      for (const wheel of wheels) {
        const { x } = car.getLocalPoint(wheel.getAnchorB());
        expect(Math.abs(x - wheel.getLocalAnchorA().x)).toBeLessThan(0.1);
        stretched = Math.max(stretched, Math.abs(wheel.getJointTranslation()));
      }
      const { x, y, width, height } = stage.view;
      expect(Math.abs(car.getPosition().x - x)).toBeLessThan(width / 2);
      expect(Math.abs(car.getPosition().y - y)).toBeLessThan(height / 2);
    },
    atEnd: () => {
      expect(wheels).toHaveLength(2);
      expect(stretched).toBeGreaterThan(0.03);
      expect(car.getPosition().x).toBeGreaterThan(15);
    },
  };
};
