import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

/**
 * The same replay stays equal to the last bit. The other one deviates: by at least 0.1 mm after ten seconds, or,
 * if it starts 1 nm off, by at least a hundred times as much.
 */
export const check: SceneCheck = ({ stage, world, step }, { change }) => {
  const positions = () => listBodies(world()).map((body) => ({ ...body.getPosition() }));
  const early: ReturnType<typeof positions>[] = [];
  const deviation = () => Number.parseFloat(String(stage.facts?.()['Other replay'])); // mm
  return {
    afterStep: () => {
      expect(stage.facts?.()['Same replay']).toBe('equal to the last bit');
      if (early.length < 100) early.push(positions());
    },
    atEnd: () => {
      expect(deviation()).toBeGreaterThan(String(change) === 'start 1 nm off' ? 1e-4 : 0.1);
      // Replay starts from the beginning, and runs exactly as before.
      stage.controls?.Replay?.();
      for (const before of early) {
        step();
        expect(positions()).toEqual(before);
      }
      // Input that only the first world receives.
      listBodies(world()).at(-1)?.applyLinearImpulse({ x: 1, y: 0 }, { x: 0, y: 1 }, true);
      step();
      expect(String(stage.facts?.()['Same replay'])).toContain('mm off');
    },
  };
};

export const extraValues: ExtraValues = [
  { change: 'start 1 nm off' },
  { change: 'start 1 nm off', speed: 20 },
];
