import { Box, Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

// #region sizes
// Lengths are in meters, speeds in meters per second.
const PADDLE = { y: 0.5, halfWidth: 0.95, halfHeight: 0.12 };
const KEY_SPEED = 11;
const MAX_PADDLE_SPEED = 50;
// #endregion

export default defineScene({
  title: 'Brick breaker, step 2: paddle',
  description:
    'A paddle follows the pointer and the arrow keys, and bounces a ball back into a field with three walls.',
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
    ball.createFixture({ shape: new Circle(0.17), density: 1, restitution: 1, friction: 0 });
    // #endregion

    // #region serve
    const serve = () => {
      ball.setTransform({ x: 0, y: 1 }, 0);
      ball.setLinearVelocity({ x: 0.6 * params.speed, y: 0.8 * params.speed });
    };
    serve();
    // #endregion

    return {
      world,
      view: { x: 0, y: 3.45, width: 12.4, height: 7.4 },
      step(dt) {
        movePaddle(dt);
        if (ball.getPosition().y < -1) serve();
      },
      // #region input
      pointer: {
        move: ({ x }) => {
          target = x;
        },
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight'],
        down: (key) => held.add(key),
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Pointer, finger, or ← →: move the paddle.',
      // #endregion
    };
  },
});

/** Limits a value to the range from −limit to limit. */
function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
