import type { Vec2Value } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'One motion, three step rates',
  description:
    'Three balls run to and fro in worlds that make 30, 60 and 144 steps in a second. Dots are the places where a screen showed them. Raw, they jerk; interpolated between the last two steps, all run smoothly.',
  params: {
    interpolate: toggle('Interpolate', false),
    speed: range('Speed', { min: 1, max: 8, value: 6, unit: 'm/s', restart: true }),
  },
  // Frames of a screen: each world makes the steps that are due by then.
  hz: 60,
  poster: 1.3,
  scene({ World, Circle, Chain }, params) {
    const half = 5; // of a lane's length, in meters

    const lanes = [30, 60, 144].map((rate, i) => {
      // A world of its own, seen from above.
      const world = new World({ gravity: { x: 0, y: 0 } });
      const walls = [
        { x: -half, y: -0.8 },
        { x: half, y: -0.8 },
        { x: half, y: 0.8 },
        { x: -half, y: 0.8 },
      ];
      world.createBody().createFixture({ shape: new Chain(walls, true), friction: 0 });
      const ball = world.createBody({
        type: 'dynamic',
        position: { x: -4, y: 0 },
        linearVelocity: { x: params.speed, y: 0 },
      });
      ball.createFixture({ shape: new Circle(0.4), density: 1, friction: 0, restitution: 1 });

      return {
        world,
        ball,
        rate,
        y: 2.1 - 2.1 * i,
        rest: 0, // time that has passed and was not stepped, in seconds
        steps: 0, // in this frame
        before: { x: -4, y: 0 }, // where the ball was a step ago
        shown: [] as Vec2Value[],
      };
    });
    type Lane = (typeof lanes)[number];

    const advance = (lane: Lane, passed: number) => {
      const dt = 1 / lane.rate;
      lane.rest += passed;
      lane.steps = 0;
      // A little less than a step is enough: sums of fractions are never exact.
      while (lane.rest > dt - 1e-9) {
        const { x, y } = lane.ball.getPosition();
        lane.before = { x, y };
        lane.world.step(dt);
        lane.rest -= dt;
        lane.steps++;
      }
    };

    const place = ({ ball, before, rest, rate, y }: Lane): Vec2Value => {
      const now = ball.getPosition();
      const share = params.interpolate ? Math.max(0, rest) * rate : 1;
      return { x: before.x + (now.x - before.x) * share, y };
    };

    return {
      // Nothing happens in the world of the stage itself.
      world: new World(),
      view: { x: 0, y: 0, width: 11, height: 6.6 },
      step(dt) {
        for (const lane of lanes) {
          advance(lane, dt);
          lane.shown.push(place(lane));
          if (lane.shown.length > 24) lane.shown.shift();
        }
      },
      draw(pen) {
        for (const lane of lanes) {
          const { y, rate, shown } = lane;
          const ends = [
            { x: -half, y: y - 0.8 },
            { x: half, y: y - 0.8 },
            { x: half, y: y + 0.8 },
            { x: -half, y: y + 0.8 },
          ];
          pen.polygon(ends, { stroke: 'outline' });
          pen.circle(shown.at(-1) ?? { x: -4, y }, 0.4, { fill: 'dynamic', stroke: 'outline' });
          for (const point of shown) pen.dot({ x: point.x, y: y - 0.55 }, 'accent', 2.5);
          pen.text({ x: -half + 0.1, y: y + 0.45 }, `${rate} Hz`);
        }
      },
      facts: () =>
        Object.fromEntries(lanes.map(({ rate, steps }) => [`steps at ${rate} Hz`, steps])),
    };
  },
});
