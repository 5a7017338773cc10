import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** The break moves the balls, which all stop. Only then, a shot moves the white ball again. */
export const check: SceneCheck = ({ world, stage }, { friction, power }) => {
  const balls = () => listBodies(world()).filter((body) => body.isDynamic());
  const [cue] = balls();
  const fastest = () => Math.max(...balls().map((ball) => ball.getLinearVelocity().length()));
  const shoot = () => {
    const { x = 0, y = 0 } = cue?.getPosition() ?? {};
    stage.pointer?.down?.({ x: x + 1, y: y + 0.2 });
    stage.pointer?.move({ x: x + 1, y: y + 0.2 });
    stage.pointer?.up?.({ x: x + 1, y: y + 0.2 });
  };
  return {
    afterStep: (time) => {
      for (const ball of balls()) {
        expect(Math.abs(ball.getPosition().x)).toBeLessThan(5.2);
        expect(Math.abs(ball.getPosition().y)).toBeLessThan(3.1);
      }
      if (Math.abs(time - 1.5) > 0.005) return;
      // All balls move now, so this has no effect.
      expect(fastest()).toBeGreaterThan(0.5);
      shoot();
      expect(stage.facts?.().Shots).toBe(1);
    },
    atEnd: () => {
      // At the lowest friction, they roll for longer than the test.
      if (Number(friction) < 0.5) return;
      expect(stage.facts?.().Moving).toBe(0);
      shoot();
      expect(stage.facts?.().Shots).toBe(2);
      expect(fastest()).toBeCloseTo(Number(power) * Math.hypot(1, 0.2), 1);
    },
  };
};
