import { type Body, Box, Circle, Edge, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region predict-path
/**
 * Returns where a body will be after each of the next steps, if it hits nothing and has no damping.
 * @param velocity in m/s
 * @param gravity in m/s²
 * @param dt length of a step, in seconds
 */
export function predictPath(
  from: Vec2Value,
  velocity: Vec2Value,
  gravity: Vec2Value,
  steps: number,
  dt = 1 / 60,
): Vec2Value[] {
  return Array.from({ length: steps }, (_, i) => {
    const n = i + 1;
    // Each step changes the velocity first, so n steps apply gravity 1 + 2 + … + n times.
    const sum = (n * (n + 1)) / 2;
    return {
      x: from.x + n * dt * velocity.x + sum * dt * dt * gravity.x,
      y: from.y + n * dt * velocity.y + sum * dt * dt * gravity.y,
    };
  });
}
// #endregion

// #region slingshot
export interface SlingshotOptions {
  /** Maximum pull, in meters. */
  maxPull: number;
  /** Launch speed for a pull of one meter, in m/s. */
  power: number;
}

/** Holds a ball until it is launched. */
export class Slingshot {
  readonly ball: Body;
  /** Where the ball is without a pull, in world coordinates. */
  readonly rest: Vec2Value;
  readonly options: SlingshotOptions;
  /** Vector from the rest position to the ball; undefined while the ball flies. */
  pull: Vec2Value | undefined;

  constructor(ball: Body, rest: Vec2Value, options: SlingshotOptions) {
    this.ball = ball;
    this.rest = rest;
    this.options = options;
    this.pullTo(rest);
  }

  /** Pulls the ball toward a point. Call it when the pointer goes down and when it moves. */
  pullTo(point: Vec2Value): void {
    const { ball, rest } = this;
    const x = point.x - rest.x;
    const y = point.y - rest.y;
    const scale = Math.min(1, this.options.maxPull / (Math.hypot(x, y) || 1));
    this.pull = { x: scale * x, y: scale * y };
    ball.setActive(false); // it neither falls nor collides
    ball.setTransform({ x: rest.x + this.pull.x, y: rest.y + this.pull.y }, 0);
  }

  /** Velocity that a launch sets now; zero while the ball flies. */
  get launchVelocity(): Vec2Value {
    const { x, y } = this.pull ?? { x: 0, y: 0 };
    return { x: -x * this.options.power, y: -y * this.options.power };
  }

  /** Releases the ball. Call it when the pointer goes up. */
  launch(): void {
    if (!this.pull) return;
    this.ball.setActive(true);
    this.ball.setAngularVelocity(0);
    this.ball.setLinearVelocity(this.launchVelocity);
    this.pull = undefined;
  }
}
// #endregion

const REST = { x: -5, y: 2.4 };
const MAX_PULL = 1.8; // meters

export default defineScene({
  title: 'Slingshot: predicted trajectory',
  description:
    'A slingshot shoots a ball at a tower of boxes. While you pull the ball, dots show exactly where it will fly.',
  params: {
    power: range('Power', { min: 3, max: 10, step: 0.5, value: 6.5, unit: 'm/s per m' }),
    gravity: range('Gravity', { min: 2, max: 15, step: 0.5, value: 10, unit: 'm/s²' }),
  },
  poster: 0.9,
  create(params) {
    const world = new World();
    const ground = world.createBody();
    ground.createFixture({ shape: new Edge({ x: -30, y: 0 }, { x: 30, y: 0 }), friction: 0.8 });
    ground.createFixture({ shape: new Box(0.5, 0.75, { x: 4.5, y: 0.75 }), friction: 0.8 });

    const createBox = (
      x: number,
      y: number,
      halfWidth: number,
      halfHeight: number,
      fill: string,
    ) => {
      const box = world.createBody({ type: 'dynamic', position: { x, y }, style: { fill } });
      box.createFixture({ shape: new Box(halfWidth, halfHeight), density: 1, friction: 0.6 });
      return { box, x, y };
    };
    const tower = [
      ...[0, 1, 2].flatMap((floor) => [
        createBox(2.3, 0.5 + 1.2 * floor, 0.15, 0.5, 'amber'),
        createBox(3.5, 0.5 + 1.2 * floor, 0.15, 0.5, 'amber'),
        createBox(2.9, 1.1 + 1.2 * floor, 0.85, 0.1, 'jade'),
      ]),
      createBox(4.5, 1.8, 0.3, 0.3, 'rose'),
    ];

    const ball = world.createBody({
      type: 'dynamic',
      position: REST,
      bullet: true,
      active: false,
      angularDamping: 1,
      style: { fill: 'accent' },
    });
    ball.createFixture({ shape: new Circle(0.25), density: 3, friction: 0.6, restitution: 0.2 });

    const slingshot = new Slingshot(ball, REST, { maxPull: MAX_PULL, power: params.power });
    slingshot.pullTo({ x: REST.x - 1.5, y: REST.y - 0.55 });
    const predict = () =>
      predictPath(ball.getPosition(), slingshot.launchVelocity, world.getGravity(), 150);
    world.setGravity({ x: 0, y: -params.gravity });
    let path = predict();
    let countdown = 1;
    let isPulling = false;

    const nudge = (x: number, y: number) => {
      const from = slingshot.pull ?? { x: -1, y: -0.3 };
      countdown = Infinity;
      slingshot.pullTo({ x: REST.x + from.x + x, y: REST.y + from.y + y });
    };
    const arrows: Record<string, [number, number]> = {
      ArrowLeft: [-0.1, 0],
      ArrowRight: [0.1, 0],
      ArrowUp: [0, 0.1],
      ArrowDown: [0, -0.1],
    };

    return {
      world,
      view: { x: -0.4, y: 3, width: 12.4, height: 7.4 },
      open: true,
      step(dt) {
        world.setGravity({ x: 0, y: -params.gravity });
        slingshot.options.power = params.power;
        if (slingshot.pull) path = predict();
        // The first shot shows how it works.
        countdown -= dt;
        if (countdown < 0) {
          countdown = Infinity;
          slingshot.launch();
        }
      },
      pointer: {
        move: (point) => {
          if (isPulling) slingshot.pullTo(point);
        },
        down: (point) => {
          countdown = Infinity;
          isPulling = true;
          slingshot.pullTo(point);
        },
        up: () => {
          isPulling = false;
          slingshot.launch();
        },
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '],
        down: (key) => {
          if (key === ' ') slingshot.launch();
          else if (arrows[key]) nudge(...arrows[key]);
        },
        up: () => undefined,
        release: () => undefined,
      },
      draw(pen) {
        const band = slingshot.pull ? pen.poseOf(ball) : REST;
        for (const x of [-0.18, 0.18])
          pen.line([{ x: REST.x + x, y: REST.y + 0.2 }, band], { stroke: 'joint', width: 4 });
        for (const x of [-0.18, 0.18])
          pen.line(
            [
              { x: REST.x, y: 0 },
              { x: REST.x, y: 1.7 },
              { x: REST.x + x, y: REST.y + 0.2 },
            ],
            { stroke: 'outline', width: 5 },
          );
        for (const [i, point] of path.entries()) {
          if (i % 4 === 3 && point.y > 0) pen.dot(point, 'accent', 2.5);
        }
      },
      controls: {
        Rebuild() {
          for (const { box, x, y } of tower) {
            box.setTransform({ x, y }, 0);
            box.setLinearVelocity({ x: 0, y: 0 });
            box.setAngularVelocity(0);
          }
        },
      },
      info: () => 'Pull the ball and release it. Or ← → ↑ ↓ or WASD: aim, Space: shoot.',
      facts: () => {
        const fallen = tower.filter(({ box, y }) => box.getPosition().y < y - 0.3).length;
        const { x, y } = slingshot.launchVelocity;
        return {
          'Launch speed': slingshot.pull ? `${Math.hypot(x, y).toFixed(1)} m/s` : 'in flight',
          Fallen: `${fallen} of ${tower.length} boxes`,
        };
      },
    };
  },
});
