import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Bodies stay inside while the window gets smaller, if they are brought back; otherwise some are lost. */
export const check: SceneCheck = ({ world, stage, step }, { bringsBack, count }) => {
  const bodies = listBodies(world()).filter((body) => body.isDynamic());
  const outside = () => Number(stage.facts?.().Outside);
  return {
    afterStep: (time) => {
      expect(bodies).toHaveLength(Number(count));
      if (bringsBack || time < 1.7) expect(outside()).toBe(0);
    },
    atEnd: () => {
      expect(outside() > 0).toBe(!bringsBack);
      // The corner follows the pointer, and the window has a minimum size.
      stage.pointer?.down?.({ x: 12, y: 5 });
      stage.pointer?.move({ x: 0, y: 0 });
      for (let i = 0; i < 120; i++) {
        step();
        if (bringsBack) expect(outside()).toBe(0);
      }
      if (bringsBack) for (const body of bodies) expect(body.getPosition().x).toBeLessThan(5);
      stage.pointer?.up?.({ x: 0, y: 0 });
      stage.keys?.down('ArrowRight');
      for (let i = 0; i < 200; i++) step();
      stage.keys?.release();
      if (bringsBack) expect(outside()).toBe(0);
    },
  };
};
