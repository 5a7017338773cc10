import type { Body, Joint } from 'planck';
import { listBodies, listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

/** Number of weights that break the bridge, by the number of steps over which forces are averaged. */
const BREAKING_WEIGHTS: Record<number, number> = { 1: 1, 10: 4, 30: 6 };

/**
 * A joint breaks in the step in which its reaction force, averaged over some steps, exceeds its strength, and at
 * no other time.
 */
export const check: SceneCheck = ({ world, stage }, { strength, steps, mass }) => {
  const forces = new Map<Joint, number[]>(listJoints(world()).map((joint) => [joint, []]));
  const weights = () => listBodies(world()).filter(isBall).length;
  let broken = 0;
  let breakingWeights = 0;
  expect(forces.size).toBe(9);
  return {
    afterStep: () => {
      const joints = new Set(listJoints(world()));
      for (const [joint, past] of forces) {
        // A destroyed joint keeps its last force.
        const { x, y } = joint.getReactionForce(60);
        past.push(Math.hypot(x, y));
        const average = past.slice(-Number(steps)).reduce((a, b) => a + b, 0) / Number(steps);
        if (joints.has(joint)) continue;
        expect(average).toBeGreaterThan(Number(strength));
        breakingWeights ||= weights();
        broken++;
        forces.delete(joint);
        // The average starts anew for all others.
        for (const others of forces.values()) others.length = 0;
      }
      expect(stage.facts?.()['Broken joints']).toBe(broken);
      expect(Number.parseFloat(String(stage.facts?.()['Maximum force']))).toBeLessThanOrEqual(
        Number(strength),
      );
    },
    atEnd: () => {
      if (strength === 2000 && mass === 15)
        expect(breakingWeights).toBe(BREAKING_WEIGHTS[Number(steps)]);
      stage.controls?.Rebuild?.();
      expect(listJoints(world())).toHaveLength(9);
      expect(weights()).toBe(0);
    },
  };
};

export const extraValues: ExtraValues = [{ strength: 500, steps: 1, mass: 40 }];

function isBall(body: Body): boolean {
  return body.getFixtureList()?.getShape().getType() === 'circle';
}
