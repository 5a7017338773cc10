import type { Pen } from '../../src/lab/draw/pen.ts';
import { bodiesOf } from '../../src/lab/draw/world.ts';
import { isMovable } from '../../src/lab/scene.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/**
 * Each lane makes as many steps as its rate says, and all balls are within what two steps move.
 * Interpolated, every frame moves a ball as far as any other; raw it does so only at 60 Hz. The balls
 * are bodies of the scene's world, so that they are counted and can be taken.
 */
export const promised: Promised = ({ stage }, { interpolate, speed }) => {
  const balls = bodiesOf(stage.world).filter(isMovable);
  expect(balls).toHaveLength(3);
  const made: Record<string, number> = {};
  const moved: number[][] = [[], [], []];
  let before: number[] = [];
  return {
    each: () => {
      for (const [name, steps] of Object.entries(stage.facts?.() ?? {}))
        made[name] = (made[name] ?? 0) + Number(steps);
      const now = placesOfBalls();
      expect(now).toHaveLength(3);
      expect(balls.every(isMovable)).toBe(true);
      for (const ball of balls)
        expect(ball.getLinearVelocity().length()).toBeCloseTo(Number(speed));
      // Where one is on its way back and the others are not, the difference is less still.
      for (const x of now)
        expect(Math.abs(x - (now[1] as number))).toBeLessThan((3 / 30) * Number(speed) + 0.05);
      now.forEach((x, i) => {
        // Not at the walls.
        if (before.length > 0 && Math.abs(x) < 3)
          moved[i]?.push(Math.abs(x - (before[i] as number)));
      });
      before = now;
    },
    end: () => {
      expect(made).toEqual({
        'steps at 30 Hz': 300,
        'steps at 60 Hz': 600,
        'steps at 144 Hz': 1440,
      });
      const isEven = moved.map((each) => Math.max(...each) - Math.min(...each) < 1e-6);
      expect(isEven).toEqual(interpolate ? [true, true, true] : [false, true, false]);
    },
  };

  function placesOfBalls(): number[] {
    const none = () => undefined;
    const places: number[] = [];
    const pen: Pen = {
      polygon: none,
      line: none,
      dot: none,
      arrow: none,
      text: none,
      circle: ({ x }) => places.push(x),
    };
    stage.draw?.(pen);
    return places;
  }
};
