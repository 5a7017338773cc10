import { Box, Chain, Circle, World } from 'planck';
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
// #endregion

export default defineScene({
  title: 'Brick breaker, step 3: ball',
  description:
    'A ball waits on the paddle until it is served. It keeps its speed, and its direction depends on where it hits the paddle.',
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

    // #region bounce
    world.on('begin-contact', (contact) => {
      const bodies = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      const offset = ball.getPosition().x - paddle.getPosition().x;
      // Below the middle of the paddle, it is too late.
      const isSave = bodies.includes(paddle) && ball.getPosition().y > PADDLE.y;
      if (isSave) launch(clamp(offset / PADDLE.halfWidth, 1) * MAX_ANGLE);
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
