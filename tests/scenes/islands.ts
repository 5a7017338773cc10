import type { Body, World } from 'planck';
import { listBodies, listContacts, listJoints } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

/**
 * The scene shows the islands of the world, and the engine never splits one: all of its bodies are awake, or
 * all are asleep. A plank and a rope each merge two islands.
 */
export const check: SceneCheck = ({ world, stage }, { plank, rope }) => {
  const expected = 5 - Number(plank) - Number(rope);
  let wasAsleep = false;
  let wakings = 0;
  return {
    afterStep: (time) => {
      const islands = findIslands(world());
      const facts = stage.facts?.() ?? {};
      expect(facts.Islands).toBe(islands.length);
      const awake = islands.filter(([body]) => body?.isAwake());
      expect(facts['Awake islands']).toBe(awake.length);
      for (const island of islands) {
        expect(new Set(island.map((body) => body.isAwake())).size).toBe(1);
        expect(new Set(island.map((body) => body.style?.fill)).size).toBe(1);
      }
      // After half a second, everything but the pendulum has come to rest.
      if (time > 0.5) expect(islands.length).toBe(expected);
      if (time > 1.5 && awake.length <= 1) wasAsleep = true;
      if (wasAsleep && awake.length > 1) {
        wakings++;
        wasAsleep = false;
      }
    },
    atEnd: () => {
      expect(wakings).toBeGreaterThan(2);
      const largest = Math.max(...findIslands(world()).map(({ length }) => length));
      expect(stage.facts?.()['Largest island']).toBe(`${largest} bodies`);
      expect(largest).toBe(plank && rope ? 14 : plank || rope ? 9 : 5);
    },
  };
};

export const extraValues: ExtraValues = [{ plank: true, rope: true }];

/** Merges the sets of all pairs of bodies that touch or share a joint. */
function findIslands(world: World): Body[][] {
  const sets = new Map(
    listBodies(world)
      .filter((body) => !body.isStatic())
      .map((body) => [body, new Set([body])]),
  );
  const touching = listContacts(world)
    .filter((contact) => contact.isTouching())
    .map((contact) => [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()] as const);
  const joined = listJoints(world).map((joint) => [joint.getBodyA(), joint.getBodyB()] as const);
  for (const [bodyA, bodyB] of [...touching, ...joined]) {
    const [a, b] = [sets.get(bodyA), sets.get(bodyB)];
    if (!a || !b || a === b) continue;
    for (const body of b) {
      a.add(body);
      sets.set(body, a);
    }
  }
  return [...new Set(sets.values())].map((set) => [...set]);
}
