import { Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'Brick breaker, step 1: world and walls',
  description:
    'A ball bounces off three walls, and leaves the field at the bottom, which is open. It is thrown again.',
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
      step() {
        if (ball.getPosition().y < -1) serve();
      },
    };
  },
});
