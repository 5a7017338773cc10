import { listBodies, listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** The ball hits the door, which swings open and stays on its hinge. */
export const check: SceneCheck = ({ world, stage }) => {
  const [joint] = listJoints(world());
  if (!joint) throw new Error('there is no joint');
  let widest = 0;
  return {
    afterStep: () => {
      const [a, b] = [joint.getAnchorA(), joint.getAnchorB()];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.02);
      widest = Math.max(widest, joint.getBodyB().getAngle());
      for (const body of listBodies(world()))
        expect(Math.abs(body.getPosition().y)).toBeLessThan(2.7);
    },
    atEnd: () => {
      expect(Number(stage.facts?.().Hits)).toBeGreaterThan(0);
      expect(widest).toBeGreaterThan(0.5);
    },
  };
};
