import { listBodies } from '../../src/lab/draw/world.ts';
import { isMovable } from '../../src/lab/model/scene.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

// The scene compares three step rates in one world.
export const mistakes = ['variable-step'];

/**
 * Each lane takes as many steps as its rate, and no ball is more than two steps behind. With
 * interpolation, every frame moves a ball equally far; without, only at 60 Hz. The balls are bodies of
 * the scene's world, so that they are counted and can be dragged.
 */
export const check: SceneCheck = ({ stage }, { interpolate, speed }) => {
  const balls = listBodies(stage.world).filter(isMovable);
  expect(balls).toHaveLength(3);
  const steps: Record<string, number> = {};
  const distances: number[][] = [[], [], []];
  let previous: number[] = [];
  return {
    afterStep: () => {
      for (const [name, count] of Object.entries(stage.facts?.() ?? {}))
        steps[name] = (steps[name] ?? 0) + Number(count);
      const now = drawnPositions();
      expect(now).toHaveLength(3);
      expect(balls.every(isMovable)).toBe(true);
      for (const ball of balls)
        expect(ball.getLinearVelocity().length()).toBeCloseTo(Number(speed));
      // It is even less when one ball is already on its way back.
      for (const x of now)
        expect(Math.abs(x - (now[1] as number))).toBeLessThan((3 / 30) * Number(speed) + 0.05);
      now.forEach((x, i) => {
        // Not at the walls.
        if (previous.length > 0 && Math.abs(x) < 3)
          distances[i]?.push(Math.abs(x - (previous[i] as number)));
      });
      previous = now;
    },
    atEnd: () => {
      expect(steps).toEqual({
        'Steps at 30 Hz': 300,
        'Steps at 60 Hz': 600,
        'Steps at 144 Hz': 1440,
      });
      const isEven = distances.map((lane) => Math.max(...lane) - Math.min(...lane) < 1e-6);
      expect(isEven).toEqual(interpolate ? [true, true, true] : [false, true, false]);
    },
  };

  function drawnPositions(): number[] {
    const positions: number[] = [];
    stage.draw?.(recordingPen({ circle: ({ x }) => positions.push(x) }));
    return positions;
  }
};
