import type { WeldJoint } from 'planck';
import { bodiesOf, jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** Planks stay together at their ends; soft welds bend, and rigid ones do not. */
export const promised: Promised = ({ world }, values) => {
  const welds = jointsOf(world()) as WeldJoint[];
  const ball = bodiesOf(world()).at(-1);
  const angleOf = (weld: WeldJoint) =>
    weld.getBodyB().getAngle() - weld.getBodyA().getAngle() - weld.getReferenceAngle();
  let most = 0;
  return {
    each: () => {
      for (const weld of welds) {
        const [a, b] = [weld.getAnchorA(), weld.getAnchorB()];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.08);
        most = Math.max(most, Math.abs(angleOf(weld)));
      }
    },
    end: () => {
      expect(welds).toHaveLength(4);
      if (values.rigid) expect(most).toBeLessThan(0.15);
      // Springs of a high frequency are hardly softer than rigid welds.
      else expect(most).toBeGreaterThan(Number(values.frequency) < 20 ? 0.15 : 0.05);
      expect(ball?.getPosition().y).toBeLessThan(3);
    },
  };
};
