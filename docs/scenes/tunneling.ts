import { Box, Circle, RevoluteJoint, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Tunneling and CCD (bullets)',
  description:
    'Balls are shot at thin obstacles, and rings mark their positions after every step. A fast ball tunnels through a dynamic door between two steps, unless it is a bullet. Where continuous collision detection (CCD) stops a ball, a dashed ring marks where the step would have ended. Turn CCD off, or change the speed.',
  params: {
    speed: range('Speed', { min: 5, max: 100, step: 1, value: 60, unit: 'm/s', restart: true }),
    ccd: toggle('Continuous collision detection', true, { restart: true }),
  },
  poster: 0.4,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 }, continuousPhysics: params.ccd });
    const radius = 0.15;
    const wallX = 1.5; // of walls that are much thinner than the path of a fast ball in a step

    // So thick that nothing tunnels through them.
    const room = world.createBody();
    for (const side of [-1, 1]) {
      room.createFixture({ shape: new Box(2, 6, { x: 7.7 * side, y: 0 }, 0) });
      room.createFixture({ shape: new Box(6, 2, { x: 0, y: 5.3 * side }, 0) });
    }

    const lanes = [
      { name: 'Ball, dynamic door', y: 2.2, isDynamic: true, bullet: false },
      { name: 'Bullet, dynamic door', y: 0, isDynamic: true, bullet: true },
      { name: 'Ball, static wall', y: -2.2, isDynamic: false, bullet: false },
    ].map((lane) => ({ ...lane, tunneled: 0 }));
    for (const { y, isDynamic } of lanes) {
      const type = isDynamic ? 'dynamic' : 'static';
      const body = world.createBody({ type, position: { x: wallX, y }, angularDamping: 5 });
      body.createFixture({ shape: new Box(0.04, 0.9), density: 15 });
      if (!isDynamic) continue;
      const limits = { enableLimit: true, lowerAngle: -1, upperAngle: 1 };
      world.createJoint(new RevoluteJoint(limits, room, body, { x: wallX, y: y + 0.9 }));
    }

    const shoot = (x: number) =>
      lanes.map((lane) => {
        const ball = world.createBody({
          type: 'dynamic',
          position: { x, y: lane.y },
          linearVelocity: { x: params.speed, y: 0 },
          gravityScale: 0,
          bullet: lane.bullet,
        });
        ball.createFixture({ shape: new Circle(radius), density: 1 });
        // Each step: where the ball was, where it would have moved, and where it ended.
        const path: { from: Vec2Value; target: Vec2Value; to: Vec2Value }[] = [];
        return { lane, ball, path };
      });
    let shots = shoot(-5);
    let count = 1;
    let age = 0; // of the shots, in seconds

    const shootAgain = () => {
      for (const { ball } of shots) world.destroyBody(ball);
      // A random start varies where the steps fall, and with that whether a ball tunnels.
      shots = shoot(random() - 5.5);
      count++;
      age = 0;
    };
    const isTunneling = ({ from, to }: { from: Vec2Value; to: Vec2Value }) =>
      from.x <= wallX + radius && to.x > wallX + radius;

    return {
      world,
      view: { x: 0, y: 0, width: 11.8, height: 6.9 },
      step(dt) {
        age += dt;
        if (age > 3) shootAgain();
        for (const { ball, path } of shots) {
          const { x, y } = ball.getPosition();
          const velocity = ball.getLinearVelocity();
          if (velocity.x < params.speed / 2) continue;
          const target = { x: x + velocity.x * dt, y: y + velocity.y * dt };
          path.push({ from: { x, y }, target, to: target });
        }
      },
      stepped() {
        for (const { lane, ball, path } of shots) {
          const last = path.at(-1);
          if (!last || last.to !== last.target) continue;
          const { x, y } = ball.getPosition();
          last.to = { x, y };
          if (isTunneling(last)) lane.tunneled++;
        }
      },
      draw(pen) {
        for (const { path } of shots) {
          for (const step of path) {
            const { from, target, to } = step;
            const band = [from, to].map(({ x, y }) => ({ x, y: y + radius }));
            band.push(...[to, from].map(({ x, y }) => ({ x, y: y - radius })));
            pen.polygon(band, { fill: 'sensor', stroke: isTunneling(step) ? 'bad' : undefined });
            pen.circle(from, radius, { stroke: 'box' });
            const isStopped = Math.hypot(target.x - to.x, target.y - to.y) > 0.05;
            if (isStopped) pen.circle(target, radius, { stroke: 'accent', dashed: true });
          }
        }
        for (const { name, y, tunneled } of lanes) {
          pen.text({ x: -5.5, y: y + 0.55 }, name);
          const color = tunneled > 0 ? 'bad' : 'outline';
          pen.text({ x: 2, y: y + 0.55 }, `${tunneled} of ${count} tunneled`, color);
        }
      },
      controls: { 'Shoot again': shootAgain },
      facts: () => ({
        'Distance per step': `${(params.speed / 60).toFixed(2)} m`,
        ...Object.fromEntries(
          lanes.map(({ name, tunneled }) => [name, `${tunneled} of ${count} tunneled`]),
        ),
      }),
    };
  },
});
