import type { PrismaticJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/**
 * The platform stays on its rail, between the stops, and never turns. A motor that is stronger than
 * the load lifts it.
 */
export const check: SceneCheck = ({ world }, values) => {
  const [joint] = listJoints(world()) as [PrismaticJoint];
  const platform = joint.getBodyB();
  const axis = joint.getLocalAxisA();
  const start = { ...platform.getPosition() };
  let max = 0;
  return {
    afterStep: () => {
      const { x, y } = platform.getPosition();
      const deviation = axis.x * (y - start.y) - axis.y * (x - start.x);
      expect(Math.abs(deviation)).toBeLessThan(0.02);
      expect(Math.abs(platform.getAngle())).toBeLessThan(0.01);
      expect(joint.getJointTranslation()).toBeGreaterThan(-0.1);
      expect(joint.getJointTranslation()).toBeLessThan(Number(values.travel) + 0.1);
      max = Math.max(max, joint.getJointTranslation());
    },
    atEnd: () => {
      // Weight of the platform and its three crates along the rail, in newtons.
      const weight = 39 * Math.sin((Number(values.tilt) * Math.PI) / 180);
      const isLifted = values.motor && Number(values.force) > weight;
      // A slow motor does not reach the end in ten seconds.
      const reach = Math.min(Number(values.travel), 10 * Number(values.speed));
      if (isLifted) expect(max).toBeCloseTo(reach, 1);
      else expect(max).toBeLessThan(0.1);
    },
  };
};

/** The force has to exceed the weight of 39 N. */
export const goal: GoalCheck = {
  solution: { values: { tilt: 90, force: 45 } },
  nearMiss: { values: { tilt: 90, force: 39 } },
};
