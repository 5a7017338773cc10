import { listBodies, listFixtures } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Objects are where the map says, and nothing falls through the tiles. Coins can be collected. */
export const check: SceneCheck = ({ world, stage }, { scale, merged }) => {
  const px = Number(scale);
  const bodies = listBodies(world());
  const named = (name: string) => bodies.find((body) => body.getUserData() === name);
  const hero = bodies.at(-1);
  const ground = bodies[0];
  if (!hero || !ground) throw new Error('there is no player');

  // In pixels of the map, with y down.
  const near = (actual: { x: number; y: number } | undefined, x: number, y: number) => {
    expect((actual?.x ?? NaN) * px).toBeCloseTo(x, 6);
    expect(192 - (actual?.y ?? NaN) * px).toBeCloseTo(y, 6);
  };
  near(hero.getPosition(), 40, 104);
  // The lower right corner of the plank, turned clockwise by 20° around its upper left one.
  const turn = (20 * Math.PI) / 180;
  near(
    named('plank')?.getWorldPoint({ x: 72 / px, y: -6 / px }),
    152 + 72 * Math.cos(turn) - 6 * Math.sin(turn),
    60 + 72 * Math.sin(turn) + 6 * Math.cos(turn),
  );
  near(named('ball')?.getWorldCenter(), 121, 49);
  near(named('egg')?.getWorldCenter(), 174, 29);
  // One outline around each group of tiles, or one box for each tile.
  expect(listFixtures(ground)).toHaveLength(merged ? 5 : 75);

  return {
    afterStep: (time) => {
      for (const body of listBodies(world()))
        if (body.isDynamic()) expect(body.getWorldCenter().y * px).toBeGreaterThan(15);
      const step = Math.round(time * 60);
      if (step === 200) stage.keys?.down('ArrowLeft');
    },
    atEnd: () => {
      expect(stage.facts?.().Coins).not.toBe('0 of 6');
      expect(hero.getPosition().x * px).toBeGreaterThan(16);
    },
  };
};
