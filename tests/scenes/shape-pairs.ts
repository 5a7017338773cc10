import { bodiesOf } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import type { Promised } from './promise.ts';

/** All land on circles and polygons; on edges and chains, edges and chains do not. */
export const promised: Promised = ({ world, stage }, values) => {
  const isThin = ['edge', 'chain'].includes(String(values.shelves));
  return {
    end: () => {
      const heights = bodiesOf(world())
        .filter((body) => body.isDynamic())
        .map((body) => body.getPosition().y);
      expect(heights.map((y) => y > 1.5)).toEqual([true, true, true, !isThin, !isThin]);
      expect(stage.facts?.()).toEqual({ 'on their shelves': isThin ? 3 : 5 });
    },
  };
};
