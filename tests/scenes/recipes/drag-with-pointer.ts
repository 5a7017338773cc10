import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/**
 * A grabbed body follows the pointer, falls when it is released, and stops at walls. An empty place grabs nothing,
 * and a body that is destroyed while it is dragged ends the drag.
 */
export const check: SceneCheck = ({ world, stage, step }, { strength, frequency, tolerance }) => {
  const box = listBodies(world())[1];
  const beam = listBodies(world()).at(-1);
  if (!box || !beam) throw new Error('a body is missing');
  const { pointer } = stage;
  const down = (x: number, y: number) => {
    pointer?.move({ x, y });
    pointer?.down?.({ x, y });
  };
  let highest = 0;
  return {
    afterStep: (time) => {
      highest = Math.max(highest, box.getPosition().y);
      for (const body of listBodies(world())) {
        if (!body.isDynamic()) continue;
        expect(Math.abs(body.getPosition().x)).toBeLessThan(6.1);
        expect(body.getPosition().y).toBeGreaterThan(-0.1);
      }
      if (Math.abs(time - 5) < 1e-6) expect(listJoints(world())).toHaveLength(0);
    },
    atEnd: () => {
      if (Number(strength) > 10) expect(highest).toBeGreaterThan(4);
      // Nothing is near this point.
      down(-3, 6);
      expect(listJoints(world())).toHaveLength(0);
      pointer?.up?.({ x: -3, y: 6 });

      // Above the beam: within the tolerance, or not. A soft grip has lost the box there.
      const { x, y } = beam.getPosition();
      if (Number(frequency) > 1) {
        down(x + 1.2, y + 0.5);
        expect(listJoints(world())).toHaveLength(Number(tolerance) > 0.4 ? 1 : 0);
        pointer?.up?.({ x, y });
      }
      expect(listJoints(world())).toHaveLength(0);

      down(x, y);
      expect(listJoints(world())).toHaveLength(1);
      pointer?.move({ x: 3, y: 4 });
      for (let i = 0; i < 180; i++) step();
      if (Number(strength) > 10) {
        expect(Math.hypot(beam.getPosition().x - 3, beam.getPosition().y - 4)).toBeLessThan(0.3);
        expect(stage.facts?.()['Behind the pointer']).toMatch(/^0\.[0-2]/);
      }
      stage.controls?.['Destroy what is dragged']?.();
      expect(stage.facts?.().Dragging).toBe('nothing');
      pointer?.up?.({ x: 3, y: 4 });
    },
  };
};
