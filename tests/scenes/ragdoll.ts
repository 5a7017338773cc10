import type { RevoluteJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The ragdoll falls in one piece, and no joint bends beyond its limits. */
export const check: SceneCheck = ({ world }, values) => {
  const joints = listJoints(world()) as RevoluteJoint[];
  const head = joints[0]?.getBodyB();
  const start = head?.getPosition().y ?? NaN;
  // A hard hit bends a joint further for a few steps.
  const slop = 0.35;
  let beyond = 0;
  return {
    afterStep: () => {
      for (const joint of joints) {
        const [a, b] = [joint.getAnchorA(), joint.getAnchorB()];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.08);
        const angle = joint.getJointAngle();
        beyond = Math.max(beyond, joint.getLowerLimit() - angle, angle - joint.getUpperLimit());
        if (values.limits) expect(beyond).toBeLessThan(slop);
      }
    },
    atEnd: () => {
      expect(joints).toHaveLength(9);
      expect(head?.getPosition().y).toBeLessThan(start - 1);
      // Without limits they do bend the wrong way.
      if (!values.limits) expect(beyond).toBeGreaterThan(slop);
    },
  };
};
