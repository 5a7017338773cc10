import { Box, Circle, Edge, RopeJoint, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Rope joint: maximum length',
  description:
    'A ball that is tied to a hook falls freely until its rope is taut, and then swings. Toss the ball, or drag it toward the hook: while the rope is slack, the joint exerts no force.',
  params: {
    length: range('Rope length', { min: 0.5, max: 4, step: 0.1, value: 3, unit: 'm' }),
  },
  poster: 0.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const floor = world.createBody();
    floor.createFixture({ shape: new Edge({ x: -20, y: 0 }, { x: 20, y: 0 }) });
    const hook = world.createBody({ position: { x: 0, y: 5 } });
    hook.createFixture({ shape: new Box(0.5, 0.12) });

    // The ball starts at half the rope's length, so that the rope is slack.
    const start = { x: 0.5 * params.length, y: 5 };
    const ball = world.createBody({ type: 'dynamic', position: start });
    ball.createFixture({ shape: new Circle(0.35), density: 1, restitution: 0.5 });

    const rope = new RopeJoint({
      bodyA: hook,
      bodyB: ball,
      localAnchorA: { x: 0, y: 0 },
      localAnchorB: { x: 0, y: 0 },
      maxLength: params.length,
    });
    world.createJoint(rope);

    const distance = () => {
      const [from, to] = [hook.getPosition(), ball.getPosition()];
      return Math.hypot(to.x - from.x, to.y - from.y);
    };
    const isTaut = () => distance() > params.length - 0.02;

    /** The arc that the ball reaches on a taut rope. */
    const reach = () =>
      Array.from({ length: 49 }, (_, i) => {
        const angle = Math.PI * (1 + i / 48);
        const { x, y } = hook.getPosition();
        return { x: x + params.length * Math.cos(angle), y: y + params.length * Math.sin(angle) };
      });

    return {
      world,
      view: { x: 0, y: 2.9, width: 9.6, height: 6.2 },
      step: () => rope.setMaxLength(params.length),
      draw(pen) {
        const [from, to] = [hook.getPosition(), ball.getPosition()];
        // Approximate sag of a slack rope.
        const slack = Math.max(0, params.length - distance());
        const sag = Math.sqrt(0.4 * slack * (params.length + slack));
        const points = Array.from({ length: 25 }, (_, i) => {
          const share = i / 24;
          return {
            x: from.x + (to.x - from.x) * share,
            y: from.y + (to.y - from.y) * share - 4 * sag * share * (1 - share),
          };
        });
        pen.line(points, { stroke: isTaut() ? 'accent' : 'joint', width: 3 });

        pen.line(reach(), { stroke: 'accent', width: 1, dashed: true });
      },
      highlights: { reach: (pen) => pen.line(reach(), { stroke: 'accent', width: 5 }) },
      controls: {
        'Toss the ball': () => ball.setLinearVelocity({ x: -2, y: 9 }),
      },
      facts: () => ({ Distance: `${distance().toFixed(2)} m`, Rope: isTaut() ? 'taut' : 'slack' }),
    };
  },
});
