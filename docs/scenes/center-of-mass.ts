import { Box, Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Center of mass',
  description:
    'A hammer with a light handle and a heavy head flies through the air: its center of mass follows a parabola, and the rest of the hammer rotates about it. A ball next to it always rights itself, because setMassData() lowers its center of mass. Drag the hammer or the ball.',
  params: {
    head: range('Head density', { min: 1, max: 20, step: 0.5, value: 8, unit: 'kg/m²' }),
    depth: range('Ball center offset', { min: 0, max: 0.6, value: 0.45, unit: 'm' }),
  },
  poster: 1.25,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const room = world.createBody();
    room.createFixture({
      shape: new Chain([
        { x: -6, y: 20 },
        { x: -6, y: 0 },
        { x: 6, y: 0 },
        { x: 6, y: 20 },
      ]),
    });

    // The engine computes the center of mass from both fixtures.
    const hammer = world.createBody({ type: 'dynamic', angularDamping: 0.1 });
    hammer.createFixture({ shape: new Box(0.9, 0.1), density: 1, friction: 0.6 });
    const head = hammer.createFixture({
      shape: new Box(0.25, 0.5, { x: 1.1, y: 0 }),
      density: params.head,
      friction: 0.6,
    });

    // step() lowers the center of mass of this ball with setMassData().
    const position = { x: 2.8, y: 1 };
    const ball = world.createBody({ type: 'dynamic', position, angle: 2, angularDamping: 0.5 });
    ball.createFixture({ shape: new Circle(1), density: 1, friction: 0.9 });
    const mass = ball.getMass();
    const inertia = ball.getInertia();

    let trace: { x: number; y: number }[] = [];
    let isFlying = false;
    const toss = () => {
      hammer.setTransform({ x: -4, y: 1 }, 1);
      hammer.setLinearVelocity({ x: 2.2, y: 9 });
      hammer.setAngularVelocity(-5);
      trace = [];
      isFlying = true;
    };
    toss();
    world.on('begin-contact', (contact) => {
      const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      if (bodies.includes(hammer)) isFlying = false;
    });

    return {
      world,
      view: { x: 0, y: 3.2, width: 12.4, height: 7 },
      step() {
        if (head.getDensity() !== params.head) {
          head.setDensity(params.head);
          // A new density has no effect until this call.
          hammer.resetMassData();
        }
        if (ball.getLocalCenter().y !== -params.depth) {
          // I is the rotational inertia about the body's origin, not about its center of mass.
          ball.setMassData({ mass, center: { x: 0, y: -params.depth }, I: inertia });
          ball.setAwake(true);
        }

        const { x, y } = hammer.getWorldCenter();
        if (isFlying) trace.push({ x, y });
      },
      controls: {
        'Toss the hammer': toss,
      },
      facts: () => ({
        'Hammer’s center of mass': `${hammer.getLocalCenter().x.toFixed(2)} m from its origin`,
      }),
      highlights: {
        path(pen) {
          if (trace.length > 1) pen.line(trace, { stroke: 'accent', width: 5 });
          pen.dot(hammer.getWorldCenter(), 'accent', 10);
        },
      },
      draw(pen) {
        if (trace.length > 1) pen.line(trace, { stroke: 'accent', dashed: true });
        for (const body of [hammer, ball]) {
          pen.dot(body.getPosition(), 'outline');
          pen.dot(body.getWorldCenter(), 'accent', 6);
        }
        pen.dot({ x: 1.4, y: 6.2 }, 'accent', 6);
        pen.text({ x: 1.7, y: 6.05 }, 'center of mass', 'accent');
        pen.dot({ x: 1.4, y: 5.6 }, 'outline');
        pen.text({ x: 1.7, y: 5.4 }, 'origin');
      },
    };
  },
});
