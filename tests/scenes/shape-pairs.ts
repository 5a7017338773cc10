import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { SceneCheck } from './sceneCheck.ts';

/** All shapes land on circles and polygons, but edges and chains fall through edges and chains. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const isThin = ['edge', 'chain'].includes(String(values.shelves));
  return {
    atEnd: () => {
      const heights = listBodies(world())
        .filter((body) => body.isDynamic())
        .map((body) => body.getPosition().y);
      expect(heights.map((y) => y > 1.5)).toEqual([true, true, true, !isThin, !isThin]);
      expect(stage.facts?.()).toEqual({ 'Bodies on their shelves': isThin ? 3 : 5 });
    },
  };
};
