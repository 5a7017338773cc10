import type { MouseJoint } from 'planck';
import { listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/** The end of the bar follows the target if the joint's force exceeds the bar's weight. */
export const check: SceneCheck = ({ world }, values) => {
  const [joint] = listJoints(world()) as [MouseJoint];
  const bar = joint.getBodyB();
  const grip = bar.getLocalPoint(joint.getAnchorB());
  /** Average distance to the target, in meters. */
  let averageLag = 0;
  return {
    afterStep: () => {
      const [anchor, target] = [joint.getAnchorB(), joint.getTarget()];
      averageLag += Math.hypot(target.x - anchor.x, target.y - anchor.y) / 600;
      const { x, y } = joint.getReactionForce(60);
      expect(Math.hypot(x, y)).toBeLessThan(Number(values.force) + 0.001);
      // It always holds the same point of the bar.
      const localAnchor = bar.getLocalPoint(anchor);
      expect(Math.hypot(localAnchor.x - grip.x, localAnchor.y - grip.y)).toBeLessThan(1e-6);
    },
    atEnd: () => {
      const isStrong = Number(values.force) > 20 * bar.getMass();
      if (isStrong && Number(values.frequency) > 1) expect(averageLag).toBeLessThan(0.5);
      // A soft spring sags by g/ω², which is 1 m at 0.5 Hz, and also lags.
      else if (isStrong)
        expect(averageLag).toBeLessThan(0.5 + 10 / (2 * Math.PI * Number(values.frequency)) ** 2);
      else expect(bar.getPosition().y).toBeLessThan(1);
    },
  };
};

/** A stiffer spring follows more closely. */
export const goal: GoalCheck = {
  solution: { values: { force: 60, frequency: 8 } },
  nearMiss: { values: { force: 60 } },
};
