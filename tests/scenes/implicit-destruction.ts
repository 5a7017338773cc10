import { bodiesOf, jointsOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** What goes with a body is gone from the world at once, and what the scene counts is what is there. */
export const promised: Promised = ({ world, stage }, { auto }) => {
  let removed = 0;
  world().on('remove-body', (body) => {
    removed++;
    expect(body.getFixtureList()).toBeNull();
    expect(body.getJointList()).toBeNull();
    expect(body.getContactList()).toBeNull();
  });
  const counts = new Set<string>();
  return {
    each: () => {
      const joints = jointsOf(world());
      expect(stage.facts?.().joints).toBe(joints.length);
      const bodies = bodiesOf(world());
      for (const joint of joints) {
        expect(bodies.includes(joint.getBodyA())).toBe(true);
        expect(bodies.includes(joint.getBodyB())).toBe(true);
      }
      counts.add(`${bodies.length} ${joints.length}`);
    },
    end: () => {
      // The ground, four parts of the chain, table and box; a link takes two joints with it.
      expect([...counts]).toEqual(auto ? ['7 4', '6 2'] : ['7 4']);
      expect(removed > 0).toBe(auto);
    },
  };
};
