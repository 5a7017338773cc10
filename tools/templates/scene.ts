import { Box, Circle, World } from 'planck';
import { defineScene, range } from '#scene';

export default defineScene({
  title: 'TITLE: a ball that bounces',
  description: 'A ball bounces on the ground. Change its restitution.',
  params: { restitution: range('Restitution', { min: 0, max: 0.9, value: 0.8 }) },
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody({ position: { x: 0, y: -0.5 } });
    ground.createFixture({ shape: new Box(5, 0.5) });

    // #region ball
    const ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
    const fixture = ball.createFixture({ shape: new Circle(0.5), density: 1 });
    // #endregion

    return {
      world,
      view: { x: 0, y: 2.2, width: 9, height: 5.4 },
      // #region restitution
      step: () => fixture.setRestitution(params.restitution),
      // #endregion
    };
  },
});
