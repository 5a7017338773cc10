import type { Joint } from 'planck';
import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Five seconds, because each step takes several times as long as in other scenes. The ball hits in the first two. */
export const steps = 300;

/** A weld breaks in the step in which its force or torque exceeds its strength, and at no other time. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const strength = Number(values.strength);
  let joints = listJoints(world());
  expect(joints).toHaveLength(32);
  const isOverloaded = (joint: Joint) =>
    joint.getReactionForce(60).length() > strength ||
    Math.abs(joint.getReactionTorque(60)) > strength * 0.3;
  return {
    afterStep: (time) => {
      const left = new Set(listJoints(world()));
      // A destroyed joint keeps the forces of its last step.
      for (const joint of joints) expect(isOverloaded(joint)).toBe(!left.has(joint));
      joints = [...left];
      // The wall carries its own weight until it is hit.
      if (time < 0.6 && strength >= 300) expect(joints).toHaveLength(32);
    },
    atEnd: () => {
      if (strength === 2000 && values.speed === 4) expect(joints).toHaveLength(32);
      if (strength === 400 && Number(values.speed) >= 14) {
        expect(joints.length).toBeLessThan(28);
        expect(joints.length).toBeGreaterThan(2);
      }
      stage.controls?.Rebuild?.();
      expect(listJoints(world())).toHaveLength(32);
      expect(stage.facts?.().Welds).toBe(32);
      expect(listBodies(world())).toHaveLength(22);
    },
  };
};

export const extraValues = [{ strength: 2000, speed: 4 }];
