import { type Polygon, Vec2 } from 'planck';
import { listBodies, listFixtures } from '../../../src/lab/draw/world.ts';
import { expect } from '../expect.ts';
import type { ExtraValues, SceneCheck } from '../sceneCheck.ts';

/** Points that are in a drawing, and others that are only in its convex hull, in pixels with y up. */
const POINTS: Record<string, { inside: [number, number][]; outside: [number, number][] }> = {
  heart: { inside: [[3, -10]], outside: [[0, 46]] },
  moon: { inside: [[-20, 3]], outside: [[14, 0]] },
  fish: {
    inside: [[-20, 3]],
    outside: [
      [40, 25],
      [40, -25],
    ],
  },
  star: {
    inside: [[3, 2]],
    outside: [
      [0, -40],
      [30, 40],
    ],
  },
  creature: { inside: [[3, 2]], outside: [[0, -38]] },
};

export const extraValues: ExtraValues = [{ source: 'SVG paths' }, { source: 'image' }];

/** Bodies have the form and the area of the drawing, within the tolerance. All polygons are convex. */
export const check: SceneCheck = ({ world }, { tolerance }) => {
  const seen = new Set<string>();
  return {
    afterStep: () => {
      for (const body of listBodies(world())) {
        const name = String(body.getUserData());
        const points = POINTS[name];
        if (!points || seen.has(name)) continue;
        seen.add(name);
        const isIn = ([x, y]: [number, number]) =>
          listFixtures(body).some((fixture) =>
            fixture.testPoint(body.getWorldPoint(new Vec2(x / 40, y / 40))),
          );
        expect(points.inside.every(isIn)).toBe(true);
        // Coarse outlines fill notches.
        if (Number(tolerance) < 3) expect(points.outside.some(isIn)).toBe(false);
        let count = 0;
        for (const fixture of listFixtures(body)) {
          const polygon = fixture.getShape() as Polygon;
          count += polygon.m_count;
          expect(polygon.validate()).toBe(true);
          expect(polygon.m_count).toBeLessThan(13);
        }
        expect(count).toBeGreaterThan(3);
        expect(body.getMass()).toBeGreaterThan(0.8);
      }
    },
    atEnd: () => {
      expect(seen.size).toBeGreaterThan(0);
      for (const body of listBodies(world())) expect(body.getPosition().y).toBeGreaterThan(-0.1);
    },
  };
};
