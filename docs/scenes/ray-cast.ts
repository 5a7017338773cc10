import type { Vec2Value } from 'planck';
import { choice, defineScene, range } from '#scene';

export default defineScene({
  title: 'A ray that finds what it hits',
  description:
    'A ray turns about the middle. Arrows show where it hits shapes, and the normals there. Choose whether it looks for the closest hit, any hit or all hits, and drag shapes into its way.',
  params: {
    find: choice('Find', ['closest', 'any', 'all']),
    length: range('Length of the ray', { min: 1, max: 7, value: 6, unit: 'm' }),
    speed: range('Turns at', { min: -2, max: 2, value: 0.4, unit: 'rad/s' }),
  },
  poster: 1.5,
  scene({ World, Box, Circle, Polygon, Chain }, params, random) {
    // Shapes float, and come to rest where they are dragged to.
    const world = new World({ gravity: { x: 0, y: 0 } });
    const room = [
      { x: -6, y: -3.4 },
      { x: 6, y: -3.4 },
      { x: 6, y: 3.4 },
      { x: -6, y: 3.4 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true) });

    const triangle = [
      { x: -0.5, y: -0.4 },
      { x: 0.5, y: -0.4 },
      { x: 0, y: 0.5 },
    ];
    for (let i = 0; i < 14; i++) {
      // Two rings around the center, so that rays often hit more than one shape.
      const angle = i * 0.9;
      const radius = i % 2 ? 2.9 : 1.6;
      const body = world.createBody({
        type: 'dynamic',
        position: { x: 1.55 * radius * Math.cos(angle), y: radius * Math.sin(angle) },
        angle: 6 * random(),
        linearDamping: 3,
        angularDamping: 3,
      });
      const shapes = [new Box(0.4, 0.3), new Circle(0.4), new Polygon(triangle)];
      body.createFixture({ shape: shapes[i % 3] ?? new Circle(0.4), density: 1 });
    }

    let angle = 0;
    let end: Vec2Value = { x: 0, y: 0 };
    let hits: { point: Vec2Value; normal: Vec2Value; fraction: number }[] = [];

    const cast = () => {
      const from = { x: 0, y: 0 };
      end = { x: params.length * Math.cos(angle), y: params.length * Math.sin(angle) };
      hits = [];
      // Hits come in no particular order. The return value is the fraction at which to clip the ray.
      world.rayCast(from, end, (_fixture, point, normal, fraction) => {
        if (params.find !== 'all') hits = [];
        hits.push({ point, normal, fraction });
        if (params.find === 'any') return 0; // stop at any hit
        if (params.find === 'all') return 1; // continue along the whole ray
        return fraction; // ignore everything beyond this hit
      });
    };

    return {
      world,
      view: { x: 0, y: 0, width: 12.4, height: 7.1 },
      step(dt) {
        angle += params.speed * dt;
        cast();
      },
      draw(pen) {
        const [first] = hits;
        const visibleEnd = params.find === 'all' || !first ? end : first.point;
        pen.line([{ x: 0, y: 0 }, end], { stroke: 'box', dashed: true });
        pen.line([{ x: 0, y: 0 }, visibleEnd], { stroke: 'accent', width: 2.5 });
        pen.dot({ x: 0, y: 0 }, 'accent', 5);
        for (const { point, normal } of hits) {
          pen.arrow(point, { x: point.x + 0.7 * normal.x, y: point.y + 0.7 * normal.y }, 'good');
          pen.dot(point, 'accent', 4);
        }
      },
      facts: () => ({
        hits: hits.length,
        fraction: hits[0] ? hits[0].fraction.toFixed(2) : '–',
      }),
    };
  },
});
