import type { MouseJoint } from 'planck';
import { jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** The end of the bar follows the target if the joint may pull more than the bar weighs. */
export const promised: Promised = ({ world }, values) => {
  const [joint] = jointsOf(world()) as [MouseJoint];
  const bar = joint.getBodyB();
  const grip = bar.getLocalPoint(joint.getAnchorB());
  /** Meters that it is behind, on the average. */
  let behind = 0;
  return {
    each: () => {
      const [at, to] = [joint.getAnchorB(), joint.getTarget()];
      behind += Math.hypot(to.x - at.x, to.y - at.y) / 600;
      const { x, y } = joint.getReactionForce(60);
      expect(Math.hypot(x, y)).toBeLessThan(Number(values.force) + 0.001);
      // It holds the same point of the bar all the time.
      const held = bar.getLocalPoint(at);
      expect(Math.hypot(held.x - grip.x, held.y - grip.y)).toBeLessThan(1e-6);
    },
    end: () => {
      const isStrong = Number(values.force) > 20 * bar.getMass();
      if (isStrong && Number(values.frequency) > 1) expect(behind).toBeLessThan(0.5);
      // So soft a spring hangs by g/ω², which is a meter at 0.5 Hz, and lags besides.
      else if (isStrong)
        expect(behind).toBeLessThan(0.5 + 10 / (2 * Math.PI * Number(values.frequency)) ** 2);
      else expect(bar.getPosition().y).toBeLessThan(1);
    },
  };
};
