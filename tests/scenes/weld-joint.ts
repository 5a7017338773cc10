import type { WeldJoint } from 'planck';
import { listBodies, listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Planks stay together at their ends; soft welds bend, and rigid ones do not. */
export const check: SceneCheck = ({ world }, values) => {
  const welds = listJoints(world()) as WeldJoint[];
  const ball = listBodies(world()).at(-1);
  const measureAngle = (weld: WeldJoint) =>
    weld.getBodyB().getAngle() - weld.getBodyA().getAngle() - weld.getReferenceAngle();
  let max = 0;
  return {
    afterStep: () => {
      for (const weld of welds) {
        const [a, b] = [weld.getAnchorA(), weld.getAnchorB()];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.08);
        max = Math.max(max, Math.abs(measureAngle(weld)));
      }
    },
    atEnd: () => {
      expect(welds).toHaveLength(4);
      if (!values.soft) expect(max).toBeLessThan(0.15);
      // Springs of a high frequency are hardly softer than rigid welds.
      else expect(max).toBeGreaterThan(Number(values.frequency) < 20 ? 0.15 : 0.05);
      expect(ball?.getPosition().y).toBeLessThan(3);
    },
  };
};
