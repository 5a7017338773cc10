import { Box, Circle, DistanceJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Distance joint: rod and spring',
  description:
    'Two balls hang from a beam by distance joints. The joint on the left is a rigid rod, whose ball swings along a circle; the one on the right is a spring, whose ball bobs up and down. Change the frequency and the damping ratio of the spring.',
  params: {
    length: range('Length', { min: 1, max: 2.5, step: 0.1, value: 2, unit: 'm', restart: true }),
    frequency: range('Frequency', { min: 0.6, max: 5, step: 0.1, value: 1, unit: 'Hz' }),
    damping: range('Damping ratio', { min: 0, max: 1, step: 0.01, value: 0.05 }),
  },
  poster: 0.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const beam = world.createBody({ position: { x: 0, y: 4.55 } });
    beam.createFixture({ shape: new Box(3.6, 0.15) });
    const floor = world.createBody({ position: { x: 0, y: -0.15 } });
    floor.createFixture({ shape: new Box(10, 0.15) });

    const createBall = (x: number, y: number) => {
      const ball = world.createBody({ type: 'dynamic', position: { x, y } });
      ball.createFixture({ shape: new Circle(0.35), density: 1, restitution: 0.4 });
      return ball;
    };
    const [left, right] = [
      { x: -1.6, y: 4.4 },
      { x: 1.8, y: 4.4 },
    ];

    // The joint's length is the distance between its anchors when it is created.
    const swinging = createBall(left.x - 0.6 * params.length, left.y - 0.8 * params.length);
    world.createJoint(new DistanceJoint({}, beam, swinging, left, swinging.getPosition()));

    // A frequency makes the joint a spring. It starts at its rest length, so the ball sinks at first.
    const bobbing = createBall(right.x, right.y - params.length);
    const spring = new DistanceJoint(
      { frequencyHz: params.frequency, dampingRatio: params.damping },
      beam,
      bobbing,
      right,
      bobbing.getPosition(),
    );
    world.createJoint(spring);

    /** A line at the rest length of the spring. */
    const rest = [
      { x: right.x + 0.5, y: right.y - params.length },
      { x: right.x + 1.2, y: right.y - params.length },
    ] as const;

    let time = 0;
    /** When the ball on the spring last moved, in seconds since the start. */
    let lastMotion = 0;
    const distance = () => right.y - bobbing.getPosition().y;
    return {
      world,
      view: { x: 0, y: 2.25, width: 8.2, height: 4.9 },
      step() {
        // A sleeping ball would ignore the new frequency.
        if (spring.getFrequency() !== params.frequency) bobbing.setAwake(true);
        spring.setFrequency(params.frequency);
        spring.setDampingRatio(params.damping);
      },
      stepped(dt) {
        time += dt;
        if (bobbing.getLinearVelocity().length() > 0.02) lastMotion = time;
      },
      draw(pen) {
        // A zigzag from the beam to the ball; its first and last parts are straight.
        const to = bobbing.getPosition();
        const [dx, dy] = [to.x - right.x, to.y - right.y];
        const span = Math.hypot(dx, dy) || 1;
        const points = Array.from({ length: 17 }, (_, i) => {
          const side = i < 2 || i > 14 ? 0 : 0.22 * (i % 2 ? 1 : -1);
          return {
            x: right.x + (dx * i) / 16 - (side * dy) / span,
            y: right.y + (dy * i) / 16 + (side * dx) / span,
          };
        });
        pen.line(points, { stroke: 'joint', width: 2 });

        pen.line(rest, { stroke: 'accent', dashed: true });
        pen.text({ x: rest[0].x, y: rest[0].y + 0.12 }, 'rest length', 'accent');
      },
      highlights: { rest: (pen) => pen.line(rest, { stroke: 'accent', width: 5 }) },
      goal: {
        text: 'With a frequency of at most 1 Hz, make the ball on the spring settle within 1.5 s of a reset.',
        hint: 'Close to a damping ratio of 1, a spring hardly overshoots. Set the damping ratio, then reset the scene.',
        isReached: () => params.frequency <= 1 && lastMotion < 1.5 && time > lastMotion + 1,
      },
      facts: () => ({
        Length: `${params.length} m`,
        'Spring length': `${distance().toFixed(2)} m`,
      }),
    };
  },
});
