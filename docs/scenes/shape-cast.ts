import {
  AABB,
  Box,
  Chain,
  Circle,
  type Fixture,
  Polygon,
  type Shape,
  ShapeCast,
  ShapeCastInput,
  ShapeCastOutput,
  Transform,
  testOverlap,
  type Vec2Value,
  World,
} from 'planck';
import { choice, defineScene, range } from '#scene';

export default defineScene({
  title: 'Shape cast vs. ray cast',
  description:
    'A shape and a ray are cast in the same direction. Where the shape doesn’t fit through a gap, it stops early, with an arrow for the normal of the hit, while the ray continues.',
  params: {
    shape: choice('Shape', ['circle', 'box', 'triangle']),
    size: range('Size', { min: 0.05, max: 0.8, step: 0.05, value: 0.4, unit: 'm' }),
    speed: range('Sweep speed', { min: 0, max: 2, step: 0.1, value: 0.5, unit: 'rad/s' }),
  },
  poster: 0.3,
  create(params, random) {
    // Obstacles float, and come to rest where they are dragged to.
    const world = new World({ gravity: { x: 0, y: 0 } });
    const room = [
      { x: -6, y: -3.4 },
      { x: 6, y: -3.4 },
      { x: 6, y: 3.4 },
      { x: -6, y: 3.4 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true) });
    const columns = [
      { x: -1, ys: [-2.4, -0.8, 0.8, 2.4] },
      { x: 1.6, ys: [-1.7, 0, 1.7] },
      { x: 4.2, ys: [-2.4, -0.8, 0.8, 2.4] },
    ];
    for (const { x, ys } of columns) {
      for (const [i, y] of ys.entries()) {
        const body = world.createBody({
          type: 'dynamic',
          position: { x, y },
          angle: 6 * random(),
          linearDamping: 3,
          angularDamping: 3,
        });
        body.createFixture({ shape: i % 2 ? new Circle(0.45) : new Box(0.4, 0.4), density: 1 });
      }
    }

    interface Hit {
      /** Fraction of the path before the hit. */
      fraction: number;
      point: Vec2Value;
      normal: Vec2Value;
    }

    /** Moves a convex shape along a line, without rotation: returns the first hit in the world. */
    const castShape = (shape: Shape, from: Vec2Value, by: Vec2Value) => {
      const start = new Transform(from, 0);
      const end = new Transform({ x: from.x + by.x, y: from.y + by.y }, 0);
      const path = new AABB();
      const endBox = new AABB();
      shape.computeAABB(path, start, 0);
      shape.computeAABB(endBox, end, 0);
      path.combine(endBox);
      const near = new Set<Fixture>(); // a chain is reported once for each of its edges
      world.queryAABB(path, (fixture) => {
        near.add(fixture);
        return true; // continue
      });

      const input = new ShapeCastInput();
      input.proxyB.set(shape, 0);
      input.transformB.set(start);
      input.translationB.set(by);
      let first: Hit | undefined;
      for (const fixture of near) {
        const other = fixture.getShape();
        const at = fixture.getBody().getTransform();
        input.transformA.set(at);
        for (let child = 0; child < other.getChildCount(); child++) {
          // ShapeCast() isn't reliable for shapes that overlap at the start.
          if (testOverlap(other, child, shape, 0, at, start))
            return { fraction: 0, point: from, normal: { x: 0, y: 0 } };
          input.proxyA.set(other, child);
          const output = new ShapeCastOutput();
          if (!ShapeCast(output, input) || output.lambda >= (first?.fraction ?? 1)) continue;
          first = { fraction: output.lambda, point: output.point, normal: output.normal };
        }
      }
      return first;
    };

    /** Vertices in counterclockwise order; a circle has none. */
    const verticesOf = ({ shape, size }: typeof params) => {
      if (shape === 'circle') return [];
      const base = [
        { x: -size, y: -size },
        { x: size, y: -size },
      ];
      const top = { x: size, y: size };
      return shape === 'triangle'
        ? [...base, { x: 0, y: size }]
        : [...base, top, { x: -size, y: size }];
    };

    const from = { x: -4.6, y: 0 };
    const LENGTH = 10; // meters
    let time = 0;
    let by: Vec2Value = { x: LENGTH, y: 0 };
    let shapeHit: Hit | undefined;
    let rayFraction = 1;
    /** A point of the path, by its fraction. */
    const along = (fraction: number) => ({
      x: from.x + fraction * by.x,
      y: from.y + fraction * by.y,
    });

    return {
      world,
      view: { x: 0, y: 0, width: 12.4, height: 7.1 },
      step(dt) {
        time += params.speed * dt;
        const angle = 0.5 * Math.sin(time);
        by = { x: LENGTH * Math.cos(angle), y: LENGTH * Math.sin(angle) };
        const vertices = verticesOf(params);
        const shape = vertices.length ? new Polygon(vertices) : new Circle(params.size);
        shapeHit = castShape(shape, from, by);
        rayFraction = 1;
        world.rayCast(from, along(1), (_fixture, _point, _normal, fraction) => {
          rayFraction = fraction;
          return fraction; // continue with the part of the ray before this hit
        });
      },
      draw(pen) {
        const vertices = verticesOf(params);
        const drawShape = ({ x, y }: Vec2Value, style: Parameters<typeof pen.circle>[2]) => {
          if (vertices.length === 0) pen.circle({ x, y }, params.size, style);
          else
            pen.polygon(
              vertices.map((corner) => ({ x: x + corner.x, y: y + corner.y })),
              style,
            );
        };
        const fraction = shapeHit?.fraction ?? 1;
        // Poses along the path, 0.5 m apart.
        for (let at = 0; at < fraction; at += 0.5 / LENGTH)
          drawShape(along(at), { stroke: 'box', width: 1 });
        pen.line([from, along(rayFraction)], { stroke: 'accent', width: 2 });
        pen.dot(along(rayFraction), 'accent', 5);
        drawShape(along(fraction), { fill: 'sensor', stroke: 'good', width: 2.5 });
        if (shapeHit) {
          const { point, normal } = shapeHit;
          pen.arrow(point, { x: point.x + 0.8 * normal.x, y: point.y + 0.8 * normal.y }, 'good');
          pen.dot(point, 'good', 4);
        }
        pen.text({ x: -5.7, y: 2.9 }, 'shape cast', 'good');
        pen.text({ x: -5.7, y: 2.3 }, 'ray cast', 'accent');
      },
      facts: () => ({
        'Shape stops after': `${(LENGTH * (shapeHit?.fraction ?? 1)).toFixed(2)} m`,
        'Ray stops after': `${(LENGTH * rayFraction).toFixed(2)} m`,
      }),
    };
  },
});
