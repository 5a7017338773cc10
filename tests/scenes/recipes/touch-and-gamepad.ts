import { listBodies } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/**
 * A stick moves the character by how far it is beyond the dead zone, keys move it at full speed, and a tap between two
 * steps is a jump only if presses are kept.
 */
export const check: SceneCheck = ({ world, stage, step }, { radius, deadZone, keeps }) => {
  const player = listBodies(world()).find((body) => body.isDynamic());
  if (!player) throw new Error('there is no player');
  const axis = () => Number(stage.facts?.().Axis);
  const wait = (steps: number) => {
    for (let i = 0; i < steps; i++) step();
  };
  return {
    afterStep: (time) => {
      // The demo has moved the character, and ends.
      if (time < 0.9) return;
      if (time < 1) expect(player.getPosition().x).toBeGreaterThan(-5.5);
      if (time > 2) expect(axis()).toBe(0);
    },
    atEnd: () => {
      stage.pointer?.move({ x: -5, y: 0 });
      stage.pointer?.down?.({ x: -5, y: 0 });
      const half = 0.9 * Number(radius);
      stage.pointer?.move({ x: -5 - half, y: 0 });
      wait(1);
      const expected = -Math.max(0, (0.9 - Number(deadZone)) / (1 - Number(deadZone)));
      expect(axis()).toBeCloseTo(expected, 1);
      stage.pointer?.up?.({ x: -5, y: 0 });
      wait(1);
      expect(axis()).toBe(0);

      stage.keys?.down('ArrowLeft');
      wait(200);
      expect(axis()).toBe(-1);
      stage.keys?.release();
      wait(60);
      expect(axis()).toBe(0);

      const { y } = player.getPosition();
      stage.controls?.['Tap between two steps']?.();
      wait(10);
      expect(player.getPosition().y - y > 0.5).toBe(keeps);
      wait(90);
      stage.pointer?.down?.({ x: 3, y: 0 });
      wait(10);
      expect(player.getPosition().y - y).toBeGreaterThan(0.5);
      // A held finger doesn't jump again.
      wait(90);
      expect(player.getPosition().y - y).toBeLessThan(0.05);
      stage.pointer?.up?.({ x: 3, y: 0 });
    },
  };
};
