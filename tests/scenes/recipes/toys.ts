import { type Body, CircleShape } from 'planck';
import { listBodies, listJoints } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { SceneCheck } from '../sceneCheck.ts';

/** An empty place gets a toy, a toy can be dragged, and the oldest one goes when the box is full. */
export const check: SceneCheck = ({ world, stage, step }, { next }) => {
  const { pointer } = stage;
  const toys = () => listBodies(world()).filter((body) => body.isDynamic());
  return {
    afterStep: () => {
      for (const toy of toys()) {
        const { x, y } = toy.getPosition();
        expect(x > 0 && x < 16 && y > 0 && y < 9).toBe(true);
      }
    },
    atEnd: () => {
      expect(toys()).toHaveLength(11);
      const [oldest] = toys();
      pointer?.down?.({ x: 3, y: 8 });
      expect(toys()).toHaveLength(12);
      const shape = toys().at(-1)?.getFixtureList()?.getShape();
      expect(shape instanceof CircleShape).toBe(String(next) !== 'crates');
      pointer?.down?.({ x: -1, y: 8 });
      expect(toys()).toHaveLength(12);

      const dragged = toys().at(-1);
      if (!dragged) throw new Error('no toy was added');
      pointer?.down?.(dragged.getPosition());
      expect(listJoints(world())).toHaveLength(1);
      pointer?.move({ x: 13, y: 7 });
      for (let i = 0; i < 60; i++) step();
      expect(dragged.getPosition().x).toBeGreaterThan(12);
      pointer?.up?.({ x: 13, y: 7 });
      expect(listJoints(world())).toHaveLength(0);

      // Where no toy is: a second press of the same place would grab the new one.
      for (let i = 0; i < 29; i++)
        pointer?.down?.({ x: 1 + (i % 14), y: 8 - 2 * Math.floor(i / 14) });
      expect(toys()).toHaveLength(40);
      expect(toys().includes(oldest as Body)).toBe(false);
    },
  };
};
