import { type Body, Box, Chain, Circle, RevoluteJoint, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

const RADIUS = 0.15;
const NOZZLE = { x: 0, y: 1 };
const COLORS = ['dynamic', 'accent', 'good', 'bad', 'kinematic'];

export default defineScene({
  title: 'Spawn and pool: a fountain that recycles its balls',
  description:
    'A fountain sprays balls over pinwheels. Balls that fall out of the picture are disabled and used again, so that only a limited number of bodies is ever created.',
  params: {
    rate: range('Balls per second', { min: 1, max: 40, step: 1, value: 20, unit: '1/s' }),
    limit: range('Limit', { min: 10, max: 200, step: 10, value: 100, unit: 'balls' }),
    pooled: toggle('Reuse balls', true),
  },
  poster: 4.2,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    // Two slopes lead away from the fountain.
    const slopes = [
      { x: -4.4, y: -0.1 },
      { x: 0, y: 0.6 },
      { x: 4.4, y: -0.1 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(slopes), friction: 0.2 });
    for (const x of [-2.1, 2.1]) {
      const center = { x, y: 2.2 };
      const wheel = world.createBody({ type: 'dynamic', position: center, angularDamping: 0.5 });
      for (const angle of [0, Math.PI / 2])
        wheel.createFixture({ shape: new Box(0.95, 0.06, { x: 0, y: 0 }, angle), density: 2 });
      world.createJoint(new RevoluteJoint({}, ground, wheel, center));
    }

    let created = 0;
    const createBall = () => {
      created++;
      const fill = COLORS[created % COLORS.length] ?? 'dynamic';
      const ball = world.createBody({ type: 'dynamic', style: { fill } });
      const shape = new Circle(RADIUS);
      ball.createFixture({ shape, density: 1, friction: 0.2, restitution: 0.4 });
      return ball;
    };

    // #region spawn
    /** Balls in use, the oldest first. */
    const used = new Set<Body>();
    /** Disabled balls, which wait to be used again. */
    const pool: Body[] = [];

    const spawn = (position: Vec2Value, velocity: Vec2Value) => {
      const [oldest] = used;
      if (oldest && used.size >= params.limit) remove(oldest);
      const ball = pool.pop() ?? createBall();
      // Reset all that the ball has from its former life.
      ball.setTransform(position, 0);
      ball.setLinearVelocity(velocity);
      ball.setAngularVelocity(0);
      ball.setActive(true);
      used.add(ball);
    };
    // #endregion

    // #region remove
    /** Removes a ball from the game. Not within a step, such as in a contact listener. */
    const remove = (ball: Body) => {
      used.delete(ball);
      if (params.pooled) {
        ball.setActive(false);
        pool.push(ball);
      } else world.destroyBody(ball);
    };

    /** Removes what has left the picture. Call it after each step. */
    const removeLost = () => {
      for (const ball of used) {
        const { x, y } = ball.getPosition();
        if (y < -1.5 || Math.abs(x) > 9) remove(ball);
      }
    };
    // #endregion

    // #region rate
    let due = 0; // balls to spawn, with a fraction

    /** Spawns balls at a constant rate. Call it before each step. */
    const emit = (dt: number) => {
      for (due += params.rate * dt; due >= 1; due--) {
        const angle = aim + 0.5 * (random() - 0.5);
        const speed = 8.5 + 1.5 * random(); // m/s
        const velocity = { x: speed * Math.cos(angle), y: speed * Math.sin(angle) };
        spawn({ x: NOZZLE.x + 0.3 * (random() - 0.5), y: NOZZLE.y }, velocity);
      }
    };
    // #endregion

    let aim = Math.PI / 2;
    let time = 0;
    let isAimed = false;
    return {
      world,
      view: { x: 0, y: 2.4, width: 11.4, height: 7 },
      open: true,
      step(dt) {
        time += dt;
        if (!isAimed) aim = Math.PI / 2 + 0.25 * Math.sin(time);
        emit(dt);
      },
      stepped: removeLost,
      pointer: {
        move({ x, y }) {
          isAimed = true;
          aim = Math.atan2(Math.max(0.5, y - NOZZLE.y), x - NOZZLE.x);
        },
      },
      draw(pen) {
        const [cos, sin] = [Math.cos(aim), Math.sin(aim)];
        const at = (x: number, y: number) => ({
          x: NOZZLE.x + x * sin + y * cos,
          y: NOZZLE.y - x * cos + y * sin,
        });
        const pipe = [at(-0.3, 0.2), at(-0.4, -0.6), at(0.4, -0.6), at(0.3, 0.2)];
        pen.polygon(pipe, { fill: 'static', stroke: 'outline' });
        // The disabled balls are somewhere outside: show them as a row instead.
        for (let i = 0; i < Math.min(pool.length, 60); i++)
          pen.circle({ x: -5.3 + 0.18 * i, y: -0.95 }, 0.07, { fill: 'quiet' });
      },
      info: () => 'Move the pointer, or touch the picture, to aim the fountain.',
      facts: () => ({
        'In use': used.size,
        'In the pool': pool.length,
        'Created so far': created,
      }),
    };
  },
});
