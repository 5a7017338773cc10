import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** A cup of walls catches the balls. A chain falls through the ground, and one polygon has no inside. */
export const check: SceneCheck = ({ world, stage, dt }, values) => {
  const [cup] = listBodies(world()).filter(({ style }) => style?.fill === 'good');
  const isAt = (time: number, at: number) => Math.abs(time - at) < dt / 2;
  const caught = () => Number(stage.facts?.()['In the cup']);
  const cupKind = String(values.cup);
  if (!cup) throw new Error('there is no cup');
  return {
    afterStep: (time) => {
      if (isAt(time, 4.5)) {
        if (cupKind === 'chain') expect(cup.getPosition().y).toBeLessThan(-1);
        else expect(cup.getPosition().y).toBeGreaterThan(-0.1);
      }
      if (!isAt(time, 8.9)) return;
      if (cupKind === 'walls' && Number(values.thickness) < 0.2)
        expect(caught()).toBeGreaterThan(25);
      if (cupKind !== 'walls') expect(caught()).toBeLessThan(10);
    },
    atEnd: () => {
      stage.keys?.down('ArrowLeft');
    },
  };
};
