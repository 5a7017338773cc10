import { Box, Chain, Circle, Polygon, type Vec2Value, World } from 'planck';
import { choice, defineScene, range } from '#scene';

export default defineScene({
  title: 'Ray cast: return value of the callback',
  description:
    'A ray sweeps over shapes and an inner ring of sensors. The list shows what the callback returns for each hit, in the order of its calls, and how far the ray reaches after it. If the callback returns 1 for sensors, the clipped ray grows back to its full length, and the search sometimes ends at a shape that isn’t the nearest, drawn in red.',
  params: {
    shapes: choice('Return for shapes', ['fraction: nearest hit', '0: any hit', '1: all hits']),
    sensors: choice('Return for sensors', ['-1: ignore', '1: continue']),
    length: range('Ray length', { min: 1, max: 7, value: 6, unit: 'm' }),
    speed: range('Angular velocity', { min: -2, max: 2, value: 0.3, unit: 'rad/s' }),
  },
  poster: 1.5,
  create(params, random) {
    // Shapes float, and come to rest where they are dragged to.
    const world = new World({ gravity: { x: 0, y: 0 } });
    const from = { x: -2.1, y: 0 };
    const room = [
      { x: -6, y: -3.4 },
      { x: 1.8, y: -3.4 },
      { x: 1.8, y: 3.4 },
      { x: -6, y: 3.4 },
    ];
    world.createBody().createFixture({ shape: new Chain(room, true) });

    const triangle = [
      { x: -0.5, y: -0.4 },
      { x: 0.5, y: -0.4 },
      { x: 0, y: 0.5 },
    ];
    for (let i = 0; i < 21; i++) {
      // Three rings around the start of the ray, so that it often hits more than one shape.
      const angle = 0.9 * i;
      const radius = 1 + 0.9 * (i % 3);
      const isSensor = i % 3 === 0;
      const body = world.createBody({
        type: 'dynamic',
        position: {
          x: from.x + 1.15 * radius * Math.cos(angle),
          y: from.y + radius * Math.sin(angle),
        },
        angle: 6 * random(),
        linearDamping: 3,
        angularDamping: 3,
      });
      const solid = i % 2 ? new Polygon(triangle) : new Box(0.4, 0.3);
      body.createFixture({ shape: isSensor ? new Circle(0.35) : solid, density: 1, isSensor });
    }

    interface Call {
      isSensor: boolean;
      point: Vec2Value;
      normal: Vec2Value;
      fraction: number;
      returned: number;
      reach: number; // length of the ray after the call, as a fraction
    }
    let angle = 1.4; // of the ray, in radians
    let calls: Call[] = [];
    const end = () => ({
      x: from.x + params.length * Math.cos(angle),
      y: from.y + params.length * Math.sin(angle),
    });

    // Calls come in no particular order. Each return value sets the new length of the ray.
    const cast = () => {
      calls = [];
      let reach = 1;
      world.rayCast(from, end(), (fixture, point, normal, fraction) => {
        const isSensor = fixture.isSensor();
        const returned = isSensor
          ? { '-1: ignore': -1, '1: continue': 1 }[params.sensors]
          : { 'fraction: nearest hit': fraction, '0: any hit': 0, '1: all hits': 1 }[params.shapes];
        if (returned >= 0) reach = returned;
        calls.push({ isSensor, point, normal, fraction, returned, reach });
        return returned;
      });
    };

    /** The hits that the search found: the last one, or all. */
    const results = () => {
      const hits = calls.filter(({ isSensor }) => !isSensor);
      return params.shapes === '1: all hits' ? hits : hits.slice(-1);
    };
    /** Whether a closer shape was hit before. */
    const isWrong = ({ fraction }: Call) =>
      params.shapes === 'fraction: nearest hit' &&
      calls.some((call) => !call.isSensor && call.fraction < fraction);

    return {
      world,
      view: { x: 0, y: 0, width: 12.4, height: 7.1 },
      step(dt) {
        angle += params.speed * dt;
        cast();
      },
      draw(pen) {
        const found = results();
        const color = found.some(isWrong) ? 'bad' : 'good';
        const stop = params.shapes === '1: all hits' ? end() : (found[0]?.point ?? end());
        pen.line([from, end()], { stroke: 'box', dashed: true });
        pen.line([from, stop], { stroke: color, width: 2.5 });
        pen.dot(from, color, 5);
        for (const { point, normal } of found) {
          const tip = { x: point.x + 0.7 * normal.x, y: point.y + 0.7 * normal.y };
          pen.arrow(point, tip, color);
          pen.dot(point, color, 4);
        }

        calls.forEach(({ isSensor, point, fraction, returned, reach }, i) => {
          const beside = {
            x: point.x - 0.25 * Math.sin(angle),
            y: point.y + 0.25 * Math.cos(angle) - 0.1,
          };
          pen.text(beside, `${i + 1}`, 'outline', 'center');
          const y = 2.9 - 0.95 * i;
          const value = Number.isInteger(returned) ? `${returned}` : returned.toFixed(2);
          const label = `${i + 1}. ${isSensor ? 'sensor' : 'shape'} → ${value.replace('-', '−')}`;
          pen.text({ x: 2.3, y }, label);
          const at = (part: number) => ({ x: 2.3 + 3.5 * part, y: y - 0.25 });
          const hasGrown = reach > (calls[i - 1]?.reach ?? 1);
          pen.line([at(0), at(1)], { stroke: 'box', dashed: true });
          pen.line([at(0), at(reach)], { stroke: hasGrown ? 'bad' : 'good', width: 4 });
          pen.dot(at(fraction), 'outline');
        });
        if (color === 'bad') pen.text({ x: 2.3, y: -3 }, 'not the nearest', 'bad');
      },
      facts: () => ({
        Calls: calls.length,
        Hits: results().length,
        'Hit fraction': results()[0]?.fraction.toFixed(2) ?? '–',
      }),
    };
  },
});
