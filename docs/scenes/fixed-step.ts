import type { Vec2Value } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'One motion, three step rates',
  description:
    'Three balls run to and fro in lanes that make 30, 60 and 144 steps in a second. Dots are the places where a screen showed them. Raw, they jerk; interpolated between the last two steps, all run smoothly.',
  params: {
    interpolate: toggle('Interpolate', false),
    speed: range('Speed', { min: 2, max: 8, value: 6, unit: 'm/s', restart: true }),
  },
  // Frames of a screen: each lane makes the steps that are due by then.
  hz: 60,
  poster: 1.3,
  scene({ World, Circle, Chain }, params) {
    const half = 5; // of a lane's length, in meters

    // Seen from above.
    const world = new World({ gravity: { x: 0, y: 0 } });
    const walls = world.createBody();

    const lanes = [30, 60, 144].map((rate, i) => {
      const y = 2.15 - 2.15 * i;
      const corners = [
        { x: -half, y: y - 0.7 },
        { x: half, y: y - 0.7 },
        { x: half, y: y + 0.7 },
        { x: -half, y: y + 0.7 },
      ];
      walls.createFixture({ shape: new Chain(corners, true), friction: 0 });
      const ball = world.createBody({
        type: 'dynamic',
        position: { x: -4, y },
        linearVelocity: { x: params.speed, y: 0 },
        // It is drawn below, where a screen would show it.
        style: { fill: 'transparent', stroke: 'transparent' },
      });
      ball.createFixture({ shape: new Circle(0.4), density: 1, friction: 0, restitution: 1 });

      return {
        ball,
        rate,
        y,
        rest: 0, // time that has passed and was not stepped, in seconds
        steps: 0, // in this frame
        before: { x: -4, y }, // where the ball was a step ago
        shown: [] as Vec2Value[],
      };
    });
    type Lane = (typeof lanes)[number];

    /** Lets the next step of the world move the ball of one lane, and no other. */
    const begin = (lane: Lane) => {
      for (const each of lanes) each.ball.setActive(each === lane);
      const { x, y } = lane.ball.getPosition();
      lane.before = { x, y };
      lane.rest -= 1 / lane.rate;
      lane.steps++;
    };

    // A little less than a step is enough: sums of fractions are never exact.
    const isDue = ({ rest, rate }: Lane) => rest > 1 / rate - 1e-9;

    const place = ({ ball, before, rest, rate }: Lane): Vec2Value => {
      const { x, y } = ball.getPosition();
      const share = params.interpolate ? Math.max(0, rest) * rate : 1;
      return { x: before.x + (x - before.x) * share, y: before.y + (y - before.y) * share };
    };

    return {
      world,
      view: { x: 0, y: 0.25, width: 11, height: 6.5 },
      step(dt) {
        for (const lane of lanes) {
          lane.rest += dt;
          lane.steps = 0;
          while (lane.rate !== 60 && isDue(lane)) {
            begin(lane);
            world.step(1 / lane.rate);
          }
        }
        // The step that follows is that of the lane at 60 Hz.
        for (const lane of lanes) if (lane.rate === 60) begin(lane);
      },
      stepped() {
        for (const lane of lanes) {
          lane.ball.setActive(true);
          lane.shown.push(place(lane));
          if (lane.shown.length > 24) lane.shown.shift();
        }
      },
      draw(pen) {
        for (const { ball, y, rate, shown } of lanes) {
          pen.circle(shown.at(-1) ?? ball.getPosition(), 0.4, {
            fill: 'dynamic',
            stroke: 'outline',
          });
          for (const point of shown) pen.dot({ x: point.x, y: y - 0.55 }, 'accent', 2.5);
          pen.text({ x: -half, y: y + 0.8 }, `${rate} Hz`);
        }
      },
      facts: () =>
        Object.fromEntries(lanes.map(({ rate, steps }) => [`steps at ${rate} Hz`, steps])),
    };
  },
});
