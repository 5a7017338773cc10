import { listBodies, listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** Everything attached to a body is destroyed with it, and the scene counts what is left. */
export const check: SceneCheck = ({ world, stage }, { auto }) => {
  let removed = 0;
  world().on('remove-body', (body) => {
    removed++;
    expect(body.getFixtureList()).toBeNull();
    expect(body.getJointList()).toBeNull();
    expect(body.getContactList()).toBeNull();
  });
  const counts = new Set<string>();
  return {
    afterStep: () => {
      const joints = listJoints(world());
      expect(stage.facts?.().Joints).toBe(joints.length);
      const bodies = listBodies(world());
      for (const joint of joints) {
        expect(bodies.includes(joint.getBodyA())).toBe(true);
        expect(bodies.includes(joint.getBodyB())).toBe(true);
      }
      counts.add(`${bodies.length} ${joints.length}`);
    },
    atEnd: () => {
      // The ground, four parts of the chain, table and box; a link takes two joints with it.
      expect([...counts]).toEqual(auto ? ['7 4', '6 2'] : ['7 4']);
      expect(removed > 0).toBe(auto);
    },
  };
};
