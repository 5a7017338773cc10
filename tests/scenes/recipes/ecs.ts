import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Hits destroy crates, unless they do no damage. Each body has an entity, and balls disappear. */
export const check: SceneCheck = ({ world, stage }, { damage, minImpulse }) => {
  const fact = (name: string) => Number(stage.facts?.()[name]);
  return {
    afterStep: () => {
      const bodies = listBodies(world());
      expect(fact('Entities')).toBe(bodies.length);
      // Two balls at a time, 15 crates, and the ground; more crates while a wall is rebuilt.
      expect(bodies.length).toBeLessThan(22);
    },
    atEnd: () => {
      if (Number(damage) > 0.1 && Number(minImpulse) < 5)
        expect(fact('Crates destroyed')).toBeGreaterThan(4);
      if (!damage) expect(fact('Crates destroyed')).toBe(0);
    },
  };
};
