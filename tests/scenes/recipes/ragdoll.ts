import type { RevoluteJoint } from 'planck';
import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** One turn of the drum, because each step takes several times as long as in other scenes. */
export const steps = 300;

/** The ragdolls stay in the drum and in one piece, and their joints bend as far as their limits. */
export const check: SceneCheck = ({ world }, { count }) => {
  const parts = listBodies(world()).filter((body) => body.isDynamic());
  const joints = listJoints(world()) as RevoluteJoint[];
  let beyond = 0;
  return {
    afterStep: () => {
      for (const part of parts) expect(part.getPosition().length()).toBeLessThan(2.7);
      for (const joint of joints) {
        const [a, b] = [joint.getAnchorA(), joint.getAnchorB()];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.2);
        const angle = joint.getJointAngle();
        beyond = Math.max(beyond, joint.getLowerLimit() - angle, angle - joint.getUpperLimit());
      }
    },
    atEnd: () => {
      expect(parts).toHaveLength(10 * Number(count));
      expect(joints).toHaveLength(9 * Number(count));
      expect(beyond).toBeLessThan(0.7);
    },
  };
};
