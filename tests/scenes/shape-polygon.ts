import type { Body, Fixture, PolygonShape } from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { SceneCheck } from './sceneCheck.ts';

// One polygon has more points than a polygon can keep.
export const mistakes = ['convex-hull'];

/** Polygons turn left at each corner, so they are convex, and have up to twelve corners. */
export const check: SceneCheck = ({ world, stage }, values) => {
  const polygons = listBodies(world()).slice(1) as Body[];
  const getCorners = (body: Body) =>
    ((body.getFixtureList() as Fixture).getShape() as PolygonShape).m_vertices;
  expect(polygons.map((body) => getCorners(body).length).slice(0, 4)).toEqual([3, 5, 8, 12]);
  for (const body of polygons) {
    const corners = getCorners(body);
    expect(corners.length).toBeGreaterThanOrEqual(3);
    expect(corners.length).toBeLessThanOrEqual(12);
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % corners.length] ?? corner;
      const after = corners[(index + 2) % corners.length] ?? corner;
      const turn =
        (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x);
      expect(turn).toBeGreaterThan(0);
    }
  }
  // Dots mark points that are used, rings those that are ignored.
  const drawn = { dots: 0, corners: 0, rings: 0 };
  const pen = recordingPen({
    dot: (_point, color) => {
      drawn.dots++;
      if (color === 'good') drawn.corners++;
    },
    circle: () => drawn.rings++,
  });
  stage.draw?.(pen);
  expect(drawn.dots).toBe(Math.min(12, Number(values.points)));
  expect(drawn.rings).toBe(Math.max(0, Number(values.points) - 12));
  expect(drawn.corners).toBe(getCorners(polygons.at(-1) as Body).length);
  return {
    atEnd: () => {
      for (const body of polygons) expect(body.getWorldCenter().y).toBeGreaterThan(0.2);
    },
  };
};
