import { type Body, Box, Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

// #region sizes
// Lengths are in meters, speeds in meters per second, angles in radians.
const PADDLE = { y: 0.5, halfWidth: 0.95, halfHeight: 0.12 };
const KEY_SPEED = 11;
const MAX_PADDLE_SPEED = 50;
const BALL_RADIUS = 0.17;
/** Between the vertical and the direction after a hit at the end of the paddle: 60°. */
const MAX_ANGLE = Math.PI / 3;
/** Minimum share of the speed along each axis. */
const MIN_SHARE = 0.25;
const MAX_SPEED = 12;
const SPEED_PER_HIT = 0.06;
// #endregion

// #region brickType
/** What the game knows about a brick: the user data of its body. */
interface Brick {
  /** How many more times the ball has to hit it. */
  hits: number;
}

const BRICK = { halfWidth: 0.54, halfHeight: 0.2, columns: 10, top: 6.2 };
/** Colors of the theme, by the number of hits. */
const COLORS = ['', 'asleep', 'dynamic', 'sensor'];
// #endregion

export default defineScene({
  title: 'Brick breaker, step 4: bricks',
  description:
    'Five rows of bricks break when the ball hits them, some only at the second or third hit. The ball gets faster with each hit.',
  params: {
    speed: range('Ball speed', { min: 5, max: 10, step: 0.5, value: 7, unit: 'm/s' }),
  },
  create(params) {
    // #region world
    // Seen from above, so nothing falls: the default gravity is zero.
    const world = new World();
    // #endregion

    // #region walls
    // One chain, open at the bottom. It starts below the picture, so that the corners are never seen.
    const walls = world.createBody();
    const outline = [
      { x: -6, y: -2 },
      { x: -6, y: 7 },
      { x: 6, y: 7 },
      { x: 6, y: -2 },
    ];
    walls.createFixture({ shape: new Chain(outline), friction: 0 });
    // #endregion

    // #region paddle
    const paddle = world.createBody({ type: 'kinematic', position: { x: 0, y: PADDLE.y } });
    paddle.createFixture({ shape: new Box(PADDLE.halfWidth, PADDLE.halfHeight), friction: 0 });
    // #endregion

    // #region movePaddle
    /** Where the paddle should be. */
    let target = 0;
    const held = new Set<string>();

    const movePaddle = (dt: number) => {
      const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      const limit = 6 - PADDLE.halfWidth;
      target = clamp(target + direction * KEY_SPEED * dt, limit);
      // The velocity that arrives in one step. A new position would be a jump, which collides with nothing.
      const velocity = (target - paddle.getPosition().x) / dt;
      paddle.setLinearVelocity({ x: clamp(velocity, MAX_PADDLE_SPEED), y: 0 });
    };
    // #endregion

    // #region ball
    const ball = world.createBody({ type: 'dynamic', fixedRotation: true });
    ball.createFixture({ shape: new Circle(BALL_RADIUS), density: 1, restitution: 1, friction: 0 });
    let speed = params.speed;
    let isWaiting = true;
    // #endregion

    // #region serve
    /** Puts the ball on the paddle, slightly above, so that they don't touch. */
    const waitOnPaddle = () => {
      const y = PADDLE.y + PADDLE.halfHeight + BALL_RADIUS + 0.05;
      ball.setTransform({ x: paddle.getPosition().x, y }, 0);
      speed = params.speed;
      isWaiting = true;
    };
    waitOnPaddle();

    /** Sends the ball upward, at an angle to the vertical. */
    const launch = (angle: number) =>
      ball.setLinearVelocity({ x: speed * Math.sin(angle), y: speed * Math.cos(angle) });

    const serve = () => {
      if (!isWaiting) return;
      isWaiting = false;
      launch(0.5);
    };
    // #endregion

    // #region build
    const bricks = new Set<Body>();

    const addBrick = (column: number, row: number, hits: number) => {
      const x = (column - (BRICK.columns - 1) / 2) * 1.16;
      const brick: Brick = { hits };
      const body = world.createBody({
        position: { x, y: BRICK.top - 0.5 * row },
        userData: brick,
        style: { fill: COLORS[hits] },
      });
      body.createFixture({ shape: new Box(BRICK.halfWidth, BRICK.halfHeight), friction: 0 });
      bricks.add(body);
    };

    const build = () => {
      for (let row = 0; row < 5; row++)
        for (let column = 0; column < BRICK.columns; column++)
          addBrick(column, row, row === 0 ? 3 : row < 3 ? 2 : 1);
    };
    build();
    // #endregion

    // #region hit
    const hit = (body: Body) => {
      const brick = body.getUserData() as Brick;
      brick.hits--;
      speed = Math.min(MAX_SPEED, speed + SPEED_PER_HIT);
      body.style = { fill: COLORS[brick.hits] };
      if (brick.hits > 0) return;
      bricks.delete(body);
      // The world is locked while it steps: the body goes when the step is over.
      world.queueUpdate(() => world.destroyBody(body));
    };
    // #endregion

    // #region bounce
    world.on('begin-contact', (contact) => {
      const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      const offset = ball.getPosition().x - paddle.getPosition().x;
      // Below the middle of the paddle, it is too late.
      const isSave = bodies.includes(paddle) && ball.getPosition().y > PADDLE.y;
      if (isSave) launch(clamp(offset / PADDLE.halfWidth, 1) * MAX_ANGLE);
      // A destroyed brick is no longer in the set, so that it is hit only once.
      for (const body of bodies) if (bricks.has(body)) hit(body);
    });
    // #endregion

    // #region steady
    /** Keeps the speed of the ball, and a part of it along each axis. */
    const steady = () => {
      const { x, y } = ball.getLinearVelocity();
      const length = Math.hypot(x, y) || 1;
      const direction = { x: atLeast(x / length, MIN_SHARE), y: atLeast(y / length, MIN_SHARE) };
      const scale = speed / Math.hypot(direction.x, direction.y);
      ball.setLinearVelocity({ x: scale * direction.x, y: scale * direction.y });
    };
    // #endregion

    return {
      world,
      view: { x: 0, y: 3.45, width: 12.4, height: 7.4 },
      // #region steps
      step(dt) {
        movePaddle(dt);
        if (ball.getPosition().y < -1) waitOnPaddle();
        if (isWaiting) ball.setLinearVelocity(paddle.getLinearVelocity());
      },
      stepped() {
        if (!isWaiting) steady();
      },
      // #endregion
      // #region numbers
      // A number says the same as the color.
      draw(pen) {
        for (const body of bricks) {
          const { hits } = body.getUserData() as Brick;
          const { x, y } = body.getPosition();
          if (hits > 1) pen.text({ x, y: y - 0.1 }, String(hits), 'outline', 'center', 0.3);
        }
      },
      facts: () => ({ Bricks: bricks.size, Speed: `${speed.toFixed(1)} m/s` }),
      // #endregion
      // #region input
      pointer: {
        move: ({ x }) => {
          target = x;
        },
        down: serve,
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight', ' '],
        down(key) {
          held.add(key);
          if (key === ' ') serve();
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Pointer, finger, or ← →: move the paddle. Click, tap, or Space: serve.',
      // #endregion
    };
  },
});

/** Limits a value to the range from −limit to limit. */
function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/** Returns the value with at least a minimum magnitude, and with the same sign. */
function atLeast(value: number, minimum: number): number {
  return (value < 0 ? -1 : 1) * Math.max(minimum, Math.abs(value));
}
