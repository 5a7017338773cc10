import { distanceTo } from '../../../docs/scenes/shared/helpers.ts';
import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** Five seconds, because each step takes several times as long as in other scenes. */
export const steps = 300;

/** An explosion changes only what is within its radius, away from its center, and more when it is closer. */
export const check: SceneCheck = ({ world, stage }, { radius }) => {
  const bricks = listBodies(world()).filter((body) => body.isDynamic());
  let isRebuilt = false;
  return {
    afterStep: (time) => {
      for (const brick of bricks) expect(brick.getPosition().y).toBeGreaterThan(0);
      if (time < 4 || isRebuilt) return;
      isRebuilt = true;
      stage.controls?.Rebuild?.();
      const center = { x: 0, y: 0.5 };
      stage.controls?.Detonate?.();
      for (const brick of bricks) {
        const { x, y } = brick.getWorldCenter();
        const [dx, dy] = [x - center.x, y - center.y];
        const fixture = brick.getFixtureList();
        if (!fixture) throw new Error('there is no fixture');
        const { x: vx, y: vy } = brick.getLinearVelocity();
        if (distanceTo(fixture, 0, center) > Number(radius)) expect(Math.hypot(vx, vy)).toBe(0);
        else expect((vx * dx + vy * dy) / Math.hypot(dx, dy)).toBeCloseTo(Math.hypot(vx, vy), 5);
      }
    },
    atEnd: () => expect(isRebuilt).toBe(true),
  };
};
