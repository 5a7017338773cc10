import { Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Fixed timestep and interpolation',
  description:
    'Three balls move back and forth in lanes that are simulated at 30, 60, and 144 steps per second. Dots mark where a display at 60 Hz showed the balls. Without interpolation, the motion at 30 and 144 Hz stutters; with interpolation between the last two steps, all three balls move smoothly.',
  params: {
    interpolate: toggle('Interpolation', false),
    speed: range('Speed', { min: 2, max: 8, value: 6, unit: 'm/s', restart: true }),
  },
  // Frame rate of the display: in every frame, a lane takes the steps that are due.
  hz: 60,
  poster: 1.3,
  create(params) {
    const halfLength = 5; // of a lane, in meters

    // Seen from above.
    const world = new World({ gravity: { x: 0, y: 0 } });
    const walls = world.createBody();

    const lanes = [30, 60, 144].map((rate, i) => {
      const y = 2.15 - 2.15 * i;
      const corners = [
        { x: -halfLength, y: y - 0.7 },
        { x: halfLength, y: y - 0.7 },
        { x: halfLength, y: y + 0.7 },
        { x: -halfLength, y: y + 0.7 },
      ];
      walls.createFixture({ shape: new Chain(corners, true), friction: 0 });
      const ball = world.createBody({
        type: 'dynamic',
        position: { x: -4, y },
        linearVelocity: { x: params.speed, y: 0 },
        // Hidden: draw() shows the ball where a display would.
        style: { fill: 'transparent', stroke: 'transparent' },
      });
      ball.createFixture({ shape: new Circle(0.4), density: 1, friction: 0, restitution: 1 });

      return {
        ball,
        rate,
        y,
        accumulator: 0, // time that is not simulated yet, in seconds
        steps: 0, // in this frame
        previous: { x: -4, y }, // the ball's position one step ago
        drawn: [] as Vec2Value[],
      };
    });
    type Lane = (typeof lanes)[number];

    /** Prepares the world's next step, which moves only the ball of this lane. */
    const prepareStep = (lane: Lane) => {
      for (const other of lanes) other.ball.setActive(other === lane);
      const { x, y } = lane.ball.getPosition();
      lane.previous = { x, y };
      lane.accumulator -= 1 / lane.rate;
      lane.steps++;
    };

    // The tolerance absorbs rounding errors of the accumulator.
    const isDue = ({ accumulator, rate }: Lane) => accumulator > 1 / rate - 1e-9;

    const displayPosition = ({ ball, previous, accumulator, rate }: Lane): Vec2Value => {
      const { x, y } = ball.getPosition();
      const alpha = params.interpolate ? Math.max(0, accumulator) * rate : 1;
      return { x: previous.x + (x - previous.x) * alpha, y: previous.y + (y - previous.y) * alpha };
    };

    return {
      world,
      view: { x: 0, y: 0.25, width: 11, height: 6.5 },
      step(dt) {
        for (const lane of lanes) {
          lane.accumulator += dt;
          lane.steps = 0;
          while (lane.rate !== 60 && isDue(lane)) {
            prepareStep(lane);
            world.step(1 / lane.rate);
          }
        }
        // The world's own step, which follows, belongs to the lane at 60 Hz.
        for (const lane of lanes) if (lane.rate === 60) prepareStep(lane);
      },
      stepped() {
        for (const lane of lanes) {
          lane.ball.setActive(true);
          lane.drawn.push(displayPosition(lane));
          if (lane.drawn.length > 24) lane.drawn.shift();
        }
      },
      draw(pen) {
        for (const { ball, y, rate, drawn } of lanes) {
          pen.circle(drawn.at(-1) ?? ball.getPosition(), 0.4, {
            fill: 'dynamic',
            stroke: 'outline',
          });
          for (const point of drawn) pen.dot({ x: point.x, y: y - 0.55 }, 'accent', 2.5);
          pen.text({ x: -halfLength, y: y + 0.8 }, `${rate} Hz`);
        }
      },
      facts: () =>
        Object.fromEntries(lanes.map(({ rate, steps }) => [`Steps at ${rate} Hz`, steps])),
    };
  },
});
