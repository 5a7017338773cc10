import { type Body, Box, Chain, Circle, RevoluteJoint, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region pool
export interface BodyPoolOptions {
  /** Maximum number of bodies in use. The oldest one makes room for the next. */
  limit: number;
  /** Whether released bodies are reused. Otherwise, they are destroyed. */
  isPooled: boolean;
}

/** Bodies of one kind, which are reused after they are released. */
export class BodyPool {
  readonly options: BodyPoolOptions;
  /** Bodies in use, the oldest first. */
  readonly used = new Set<Body>();
  /** Disabled bodies that wait to be reused. */
  readonly unused: Body[] = [];
  private readonly createBody: () => Body;

  constructor(createBody: () => Body, options: BodyPoolOptions) {
    this.createBody = createBody;
    this.options = options;
  }

  /**
   * Returns a body from the pool, or a new one if the pool is empty.
   * @param velocity in m/s
   */
  spawn(position: Vec2Value, velocity: Vec2Value): Body {
    // More than one if the limit was lowered.
    for (const oldest of this.used) {
      if (this.used.size < this.options.limit) break;
      this.release(oldest);
    }
    const body = this.unused.pop() ?? this.createBody();
    // Reset everything that is left from the body's last use.
    body.setTransform(position, 0);
    body.setLinearVelocity(velocity);
    body.setAngularVelocity(0);
    body.setActive(true);
    this.used.add(body);
    return body;
  }

  /**
   * Removes a body from the game. A second call for the same body does nothing. Don't call it during a step, such as in
   * a contact listener.
   */
  release(body: Body): void {
    if (!this.used.delete(body)) return;
    if (this.options.isPooled) {
      body.setActive(false);
      this.unused.push(body);
    } else body.getWorld().destroyBody(body);
  }

  /** Removes all bodies for which a function returns true. Call it after every step. */
  releaseIf(isLost: (body: Body) => boolean): void {
    for (const body of this.used) {
      if (isLost(body)) this.release(body);
    }
  }
}
// #endregion

// #region emitter
/** Spawns at a constant rate. */
export class Emitter {
  /** Number of bodies to spawn, with a fraction that is left for later steps. */
  private due = 0;

  /**
   * Call it before every step.
   * @param rate spawns per second
   * @param dt length of the step, in seconds
   * @param spawn called once for each body
   */
  update(rate: number, dt: number, spawn: () => void): void {
    for (this.due += rate * dt; this.due >= 1; this.due--) spawn();
  }
}
// #endregion

const RADIUS = 0.15; // m
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

    const pool = new BodyPool(createBall, { limit: params.limit, isPooled: params.pooled });
    const emitter = new Emitter();
    const spray = () => {
      const angle = aim + 0.5 * (random() - 0.5);
      const speed = 8.5 + 1.5 * random(); // m/s
      const velocity = { x: speed * Math.cos(angle), y: speed * Math.sin(angle) };
      pool.spawn({ x: NOZZLE.x + 0.3 * (random() - 0.5), y: NOZZLE.y }, velocity);
    };

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
        pool.options.limit = params.limit;
        pool.options.isPooled = params.pooled;
        emitter.update(params.rate, dt, spray);
      },
      stepped() {
        pool.releaseIf((ball) => {
          const { x, y } = ball.getPosition();
          return y < -1.5 || Math.abs(x) > 9;
        });
      },
      pointer: {
        move({ x, y }) {
          isAimed = true;
          aim = Math.atan2(Math.max(0.5, y - NOZZLE.y), x - NOZZLE.x);
        },
      },
      draw(pen) {
        const cos = Math.cos(aim);
        const sin = Math.sin(aim);
        const at = (x: number, y: number) => ({
          x: NOZZLE.x + x * sin + y * cos,
          y: NOZZLE.y - x * cos + y * sin,
        });
        const pipe = [at(-0.3, 0.2), at(-0.4, -0.6), at(0.4, -0.6), at(0.3, 0.2)];
        pen.polygon(pipe, { fill: 'static', stroke: 'outline' });
        // The disabled balls are somewhere outside: show them as a row instead.
        for (let i = 0; i < Math.min(pool.unused.length, 60); i++)
          pen.circle({ x: -5.3 + 0.18 * i, y: -0.95 }, 0.07, { fill: 'quiet' });
      },
      info: () => 'Move the pointer, or touch the picture, to aim the fountain.',
      facts: () => ({
        'In use': pool.used.size,
        'In the pool': pool.unused.length,
        'Created so far': created,
      }),
    };
  },
});
