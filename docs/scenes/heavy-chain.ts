import { Box, Circle, RevoluteJoint, RopeJoint, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Mass ratio: heavy ball on a light chain',
  description:
    'A ball swings on a chain of six links. A dashed arc marks the length of the unstretched chain; the heavier the ball, the farther the chain stretches beyond the arc. More solver iterations help; a rope joint from end to end helps more.',
  params: {
    ratio: range('Mass ratio', { min: 1, max: 100, step: 1, value: 40, unit: '×' }),
    iterations: range('Velocity iterations', { min: 4, max: 60, step: 1, value: 8 }),
    rope: toggle('Rope joint', false),
  },
  poster: 0.75,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const hook = world.createBody({ position: { x: 0, y: 5.6 } });
    hook.createFixture({ shape: new Box(0.6, 0.15, { x: 0, y: 0.15 }) });

    const LINK = 0.65;
    const LINKS = 6;
    const LENGTH = LINK * LINKS;
    const slope = -0.65;
    const along = (meters: number) => ({
      x: meters * Math.cos(slope),
      y: 5.6 + meters * Math.sin(slope),
    });

    let last = hook;
    for (let i = 0; i < LINKS; i++) {
      const position = along(LINK * (i + 0.5));
      const link = world.createBody({ type: 'dynamic', position, angle: slope });
      // 1 kg each.
      const shape = new Box(LINK / 2, 0.08);
      link.createFixture({ shape, density: 1 / (LINK * 0.16), filterGroupIndex: -1 });
      world.createJoint(new RevoluteJoint({}, last, link, along(LINK * i)));
      last = link;
    }

    const radius = 0.4;
    const ball = world.createBody({ type: 'dynamic', position: along(LENGTH) });
    const weight = ball.createFixture({ shape: new Circle(radius), filterGroupIndex: -1 });
    world.createJoint(new RevoluteJoint({}, last, ball, along(LENGTH)));

    const rope = new RopeJoint({
      bodyA: hook,
      bodyB: ball,
      localAnchorA: { x: 0, y: 0 },
      localAnchorB: { x: 0, y: 0 },
      maxLength: LENGTH,
    });
    let hasRope = false;
    let ratio = 0;

    /** By how much the ball's distance from the hook exceeds the chain's length, in meters. */
    const stretch = () => {
      const { x, y } = ball.getPosition();
      return Math.max(0, Math.hypot(x, y - 5.6) - LENGTH);
    };

    // The arc that a chain reaches if it does not stretch.
    const reach = Array.from({ length: 25 }, (_, i) => {
      const angle = Math.PI * (1 + i / 24);
      return { x: LENGTH * Math.cos(angle), y: 5.6 + LENGTH * Math.sin(angle) };
    });

    return {
      world,
      view: { x: 0, y: 3, width: 9.4, height: 6.2 },
      iterations: () => ({ velocity: params.iterations, position: 3 }),
      step() {
        ball.setAwake(true);
        if (ratio !== params.ratio) {
          ratio = params.ratio;
          weight.setDensity(ratio / (Math.PI * radius ** 2));
          // A new density has no effect until this call.
          ball.resetMassData();
        }
        if (hasRope === params.rope) return;
        hasRope = params.rope;
        if (hasRope) world.createJoint(rope);
        else world.destroyJoint(rope);
      },
      draw(pen) {
        pen.line(reach, { stroke: 'accent', width: 1, dashed: true });
        if (hasRope) pen.line([hook.getPosition(), ball.getPosition()], { stroke: 'good' });
        const text = `${(100 * stretch()).toFixed(0)} cm stretch`;
        pen.text({ x: -4.5, y: 5.65 }, text, stretch() > 0.03 ? 'bad' : 'good');
      },
      highlights: { reach: (pen) => pen.line(reach, { stroke: 'accent', width: 5 }) },
      goal: {
        text: 'Hold the heaviest ball (100×) with less than 1 cm of stretch for 5 s.',
        hint: 'Even 60 iterations are not enough. Add something that carries the load in place of the chain.',
        isReached: () => params.ratio >= 100 && stretch() < 0.01,
        seconds: 5,
      },
      facts: () => ({
        'Ball mass': `${params.ratio} kg`,
        Stretch: `${(100 * stretch()).toFixed(1)} cm`,
      }),
    };
  },
});
