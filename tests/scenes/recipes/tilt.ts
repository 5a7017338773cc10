import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { ExtraValues, SceneCheck } from '../sceneCheck.ts';

export const extraValues: ExtraValues = [{ screen: '90°' }, { screen: '180°' }];

/** Gravity follows the tilt, as the picture is turned. Sleeping balls notice it only if they are woken. */
export const check: SceneCheck = ({ world, stage, step }, { strength, wakes, screen }) => {
  const balls = listBodies(world()).filter((body) => body.isDynamic());
  const hold = (key: string | undefined, steps: number) => {
    stage.keys?.release();
    if (key) stage.keys?.down(key);
    for (let i = 0; i < steps; i++) step();
  };
  const starts = balls.map((ball) => ({ ...ball.getPosition() }));
  return {
    atEnd: () => {
      for (const [i, ball] of balls.entries()) {
        const { x, y } = ball.getPosition();
        const start = starts[i] ?? { x: NaN, y: NaN };
        expect(Math.hypot(x - start.x, y - start.y)).toBeGreaterThan(0.1);
      }
      hold('ArrowRight', 600);
      const pull = Number(strength) / 2; // sin 30°
      const angle = (Number.parseInt(String(screen), 10) * Math.PI) / 180;
      const gravity = world().getGravity();
      expect(Math.abs(gravity.x - pull * Math.cos(angle))).toBeLessThan(0.06);
      expect(Math.abs(gravity.y - pull * Math.sin(angle))).toBeLessThan(0.06);

      hold(undefined, 1500);
      for (const ball of balls) expect(ball.isAwake()).toBe(false);
      const before = balls.map((ball) => ({ ...ball.getPosition() }));
      hold('ArrowLeft', 120);
      const moved = balls.filter((ball, i) => {
        const { x, y } = ball.getPosition();
        return Math.hypot(x - (before[i]?.x ?? NaN), y - (before[i]?.y ?? NaN)) > 0.2;
      });
      if (wakes) expect(moved.length).toBeGreaterThan(0);
      else expect(moved).toHaveLength(0);
    },
  };
};
