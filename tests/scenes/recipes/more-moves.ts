import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The demo needs all four moves to reach the flag; without a jump in the air, the last ledge is too high. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const player = listBodies(world()).find((body) => body.isDynamic());
  if (!player) throw new Error('there is no player');
  const states = new Set<string>();
  const isDefault =
    values.airJumps === 1 && values.jumpSpeed === 9 && values.buoyancy === 1.4 && values.drag === 3;
  return {
    afterStep: () => states.add(String(stage.facts?.().State)),
    atEnd: () => {
      const { x, y } = player.getPosition();
      if (isDefault) {
        expect([x, y].map(Math.round)).toEqual([8, 5]);
        for (const state of ['hanging', 'swimming', 'crouching', 'in the air', 'on the ground'])
          expect([...states]).toContain(state);
      }
      if (values.airJumps === 0 && values.jumpSpeed === 9) expect(x).toBeLessThan(6);
    },
  };
};
