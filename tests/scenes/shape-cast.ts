import {
  Circle,
  Distance,
  DistanceInput,
  DistanceOutput,
  Polygon,
  type Shape,
  SimplexCache,
  Transform,
  type Vec2Value,
  type World,
} from 'planck';
import { listBodies } from '../../src/lab/draw/world.ts';
import { expect } from './expect.ts';
import { recordingPen } from './pen.ts';
import type { ExtraValues, SceneCheck } from './sceneCheck.ts';

const LENGTH = 10; // of the path, in meters

/**
 * The shape touches something where it stops, and overlaps nothing on the way there. Since the ray runs
 * inside the shape, the shape never gets farther than the ray.
 */
export const check: SceneCheck = ({ world, stage }, values) => {
  const size = Number(values.size);
  let steps = 0;
  let gaps = 0;
  let farthest = 0;
  return {
    afterStep: () => {
      // Each check makes thousands of distance queries.
      if (steps++ % 20 > 0) return;
      const { from, to, ray, shape } = drawn();
      const distance = Math.hypot(to.x - from.x, to.y - from.y);
      farthest = Math.max(farthest, distance);
      const length = Math.hypot(ray.x - from.x, ray.y - from.y);
      expect(`${distance.toFixed(2)} m`).toBe(stage.facts?.()['Shape stops after']);
      expect(distance).toBeLessThan(LENGTH);
      expect(distance).toBeLessThan(length + 0.01);
      if (length > distance + 2 * size) gaps++;

      // Skins are 1 cm thick; the cast stops within them.
      expect(measureClearance(world(), shape, to)).toBeLessThan(0.03);
      for (let share = 0; share < 0.99; share += 0.05) {
        const at = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
        expect(measureClearance(world(), shape, at)).toBeGreaterThan(0);
      }
    },
    atEnd: () => {
      if (size >= 0.4) expect(gaps).toBeGreaterThan(3);
      // The first gap is 3.6 m away: a small shape fits through.
      if (size >= 0.4) expect(farthest).toBeLessThan(4);
      if (size <= 0.2) expect(farthest).toBeGreaterThan(5);
    },
  };

  /** Returns the path of the shape, the end of the ray, and the shape where it stops, around its center. */
  function drawn() {
    const lines: Vec2Value[][] = [];
    const centers: Vec2Value[] = [];
    let shape: Shape | undefined;
    const pen = recordingPen({
      line: (points) => lines.push([...points]),
      circle: (center, radius, { fill }) => {
        centers.push(center);
        if (fill) shape = new Circle(radius);
      },
      polygon: (points, { fill }) => {
        const [a, b] = points;
        // The center is half of the base, and as much above it.
        const half = ((b?.x ?? 0) - (a?.x ?? 0)) / 2;
        const center = { x: (a?.x ?? 0) + half, y: (a?.y ?? 0) + half };
        centers.push(center);
        if (fill)
          shape = new Polygon(points.map(({ x, y }) => ({ x: x - center.x, y: y - center.y })));
      },
    });
    stage.draw?.(pen);
    const [from, ray] = lines[0] ?? [];
    const to = centers.at(-1);
    if (!from || !ray || !to || !shape) throw new Error('the cast is not drawn');
    return { from, ray, to, shape };
  }
};

export const extraValues: ExtraValues = [
  { size: 0.2 },
  { shape: 'box', size: 0.8 },
  { shape: 'triangle' },
];

/** Returns the minimum distance between a shape and the fixtures of a world, without their skins. */
function measureClearance(world: World, shape: Shape, at: Vec2Value): number {
  const input = new DistanceInput();
  input.proxyB.set(shape, 0);
  input.transformB.set(new Transform(at, 0));
  let nearest = Infinity;
  for (const body of listBodies(world)) {
    const fixture = body.getFixtureList();
    if (!fixture) continue;
    input.transformA.set(body.getTransform());
    for (let child = 0; child < fixture.getShape().getChildCount(); child++) {
      input.proxyA.set(fixture.getShape(), child);
      const output = new DistanceOutput();
      Distance(output, new SimplexCache(), input);
      const radii = [fixture.getShape(), shape]
        .filter((one) => one.getType() === 'circle')
        .reduce((sum, circle) => sum + circle.getRadius(), 0);
      nearest = Math.min(nearest, output.distance - radii);
    }
  }
  return nearest;
}
