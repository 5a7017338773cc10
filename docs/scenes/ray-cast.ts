import type { Vec2Value } from 'planck';
import { choice, defineScene, range } from '#scene';

export default defineScene({
  title: 'Ray cast: nearest hit, any hit, all hits',
  description:
    'A ray sweeps around the center, ignores an inner ring of sensors, and shows a normal where it hits a shape. If the callback returns 1 for sensors, the ray sometimes misses the nearest shape, and the wrong hit is drawn in red.',
  params: {
    find: choice('Find', ['nearest', 'any', 'all']),
    ignored: choice('Return for sensors', ['-1', '1']),
    length: range('Ray length', { min: 1, max: 7, value: 6, unit: 'm' }),
    speed: range('Angular velocity', { min: -2, max: 2, value: 0.4, unit: 'rad/s' }),
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
    for (let i = 0; i < 21; i++) {
      // Three rings around the center, so that rays often hit more than one shape.
      const angle = 0.9 * i;
      const radius = 1 + 0.9 * (i % 3);
      const isSensor = i % 3 === 0;
      const body = world.createBody({
        type: 'dynamic',
        position: { x: 1.55 * radius * Math.cos(angle), y: radius * Math.sin(angle) },
        angle: 6 * random(),
        linearDamping: 3,
        angularDamping: 3,
      });
      const solid = i % 2 ? new Polygon(triangle) : new Box(0.4, 0.3);
      body.createFixture({ shape: isSensor ? new Circle(0.35) : solid, density: 1, isSensor });
    }

    interface Hit {
      point: Vec2Value;
      normal: Vec2Value;
      fraction: number;
    }
    const from = { x: 0, y: 0 };
    let angle = 0;
    let end: Vec2Value = { x: 0, y: 0 };
    let hits: Hit[] = [];
    let nearest: Hit | undefined;

    // Hits come in no particular order. The callback's return value sets the new length of the ray.
    const cast = (ignored: number) => {
      let found: Hit[] = [];
      world.rayCast(from, end, (fixture, point, normal, fraction) => {
        if (fixture.isSensor()) return ignored; // -1: unchanged; 1: full length
        if (params.find !== 'all') found = [];
        found.push({ point, normal, fraction });
        if (params.find === 'any') return 0; // stop at any hit
        if (params.find === 'all') return 1; // continue along the whole ray
        return fraction; // ignore everything beyond this hit
      });
      return found;
    };
    const isWrong = () => params.find === 'nearest' && hits[0]?.fraction !== nearest?.fraction;

    return {
      world,
      view: { x: 0, y: 0, width: 12.4, height: 7.1 },
      step(dt) {
        angle += params.speed * dt;
        end = { x: params.length * Math.cos(angle), y: params.length * Math.sin(angle) };
        hits = cast(Number(params.ignored));
        [nearest] = cast(-1);
      },
      draw(pen) {
        const [first] = hits;
        pen.line([from, end], { stroke: 'box', dashed: true });
        if (first && nearest && isWrong())
          pen.line([nearest.point, first.point], { stroke: 'bad', width: 2.5 });
        const visible = params.find === 'nearest' ? nearest : first;
        const visibleEnd = params.find === 'all' || !visible ? end : visible.point;
        pen.line([from, visibleEnd], { stroke: 'accent', width: 2.5 });
        pen.dot(from, 'accent', 5);
        for (const { point, normal } of hits) {
          const tip = { x: point.x + 0.7 * normal.x, y: point.y + 0.7 * normal.y };
          pen.arrow(point, tip, isWrong() ? 'bad' : 'good');
          pen.dot(point, isWrong() ? 'bad' : 'accent', 4);
        }
      },
      facts: () => ({
        Hits: hits.length,
        'Hit fraction': hits[0] ? hits[0].fraction.toFixed(2) : '–',
        'Nearest fraction':
          nearest && params.find === 'nearest' ? nearest.fraction.toFixed(2) : '–',
      }),
    };
  },
});
