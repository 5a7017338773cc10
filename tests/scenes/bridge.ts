import type { RevoluteJoint } from 'planck';
import { listBodies, listJoints } from '../../src/lab/draw/world.ts';
import type { Simulation } from '../../src/lab/simulation/simulation.ts';
import { expect } from './expect.ts';
import type { GoalCheck, SceneCheck } from './sceneCheck.ts';

/** The bridge stays intact: its joints stay together, and weights do not fall through it. */
export const check: SceneCheck = ({ world }, values) => {
  const joints = listJoints(world()) as RevoluteJoint[];
  const weight = listBodies(world()).at(-1);
  return {
    afterStep: () => {
      for (const joint of joints) {
        const [a, b] = [joint.getAnchorA(), joint.getAnchorB()];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(0.1);
      }
      expect(weight?.getPosition().y).toBeGreaterThan(1);
    },
    atEnd: () => {
      expect(joints).toHaveLength(Number(values.planks) + 1);
      expect(weight?.getMass()).toBeCloseTo(Number(values.weight), 6);
      // Both banks together carry the total weight.
      const bodies = listBodies(world());
      const total = bodies.reduce((sum, body) => sum + body.getMass(), 0);
      const up = joints[0]?.getReactionForce(60).y ?? NaN;
      const down = joints.at(-1)?.getReactionForce(60).y ?? NaN;
      expect(Math.abs((up - down) / (10 * total) - 1)).toBeLessThan(0.15);
    },
  };
};

/** The tension falls with the sag. */
export const goal: GoalCheck = {
  solution: { values: { weight: 25, sag: 1.5 }, act: dropFive },
  nearMiss: { values: { weight: 25, sag: 1 }, act: dropFive },
};

/** Drops five more weights, one per second. */
function dropFive({ stage }: Simulation, steps: number): void {
  if (steps % 60 === 0 && steps < 300) stage.controls?.['Drop a weight']?.();
}
