import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { ExtraValues, SceneCheck } from '../sceneCheck.ts';

export const extraValues: ExtraValues = [{ loss: 0, delay: 0.2, rate: 30 }];

/** Sleeping bodies cost no bytes, and the client shows them exactly where they are, unless a snapshot was lost. */
export const check: SceneCheck = ({ world, stage, step }, { awake, loss }) => {
  const bodies = () => listBodies(world()).filter((body) => body.isDynamic());
  const fact = (name: string) => Number.parseFloat(String(stage.facts?.()[name]));
  let moved = 0;
  return {
    afterStep: () => {
      const sent = awake ? bodies().filter((body) => body.isAwake()).length : 30;
      // The number of awake bodies can change between two snapshots.
      expect(fact('Last snapshot')).toBeLessThanOrEqual(8 + 12 * 30);
      if (!awake) expect(fact('Last snapshot')).toBe(8 + 12 * sent);
      moved = Math.max(moved, fact('Behind the server'));
    },
    atEnd: () => {
      expect(moved).toBeGreaterThan(0.3);
      // Without explosions, all bodies come to rest.
      for (let i = 0; i < 60; i++) step();
      const sleep = () => bodies().every((body) => !body.isAwake());
      for (let i = 0; i < 400 && !sleep(); i++) step();
      if (!sleep()) return; // another explosion came first
      for (let i = 0; i < 40 && sleep(); i++) step();
      if (!sleep()) return;
      if (awake) expect(fact('Last snapshot')).toBe(8);
      if (loss === 0 || !awake) expect(fact('Behind the server')).toBeLessThan(0.01);
    },
  };
};
