import type { WheelJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/** Wheels move only along their axis, and further on softer springs. */
export const check: SceneCheck = ({ world }, values) => {
  const joints = listJoints(world()) as WheelJoint[];
  const isStiff = Number(values.frequency) > 10;
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    afterStep: (time) => {
      for (const joint of joints) {
        const carriage = joint.getBodyA();
        const { x } = carriage.getLocalPoint(joint.getAnchorB());
        expect(Math.abs(x - joint.getLocalAnchorA().x)).toBeLessThan(0.05);
        expect(joint.getSpringFrequencyHz()).toBe(values.frequency);
        if (time < 2) continue;
        min = Math.min(min, joint.getJointTranslation());
        max = Math.max(max, joint.getJointTranslation());
      }
      expect(Math.abs(joints[0]?.getBodyA().getAngle() ?? NaN)).toBeLessThan(0.5);
    },
    atEnd: () => {
      expect(joints).toHaveLength(2);
      // Stiff springs hardly move, nor do damped ones on plates at rest. Soft ones do, at least from the
      // first fall.
      if (isStiff || (values.shake === 0 && Number(values.damping) > 0))
        expect(max - min).toBeLessThan(0.25);
      else expect(max - min).toBeGreaterThan(0.15);
    },
  };
};

/** The softest suspension with little damping isolates best. */
export const goal: GoalCheck = {
  solution: { values: { shake: 3, frequency: 2.5, damping: 0.1 } },
  nearMiss: { values: { shake: 3, frequency: 3 } },
};
