import { type Body, Box, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region ball
/**
 * Creates a ball that bounces.
 * @param restitution part of its speed that a bounce leaves, from 0 to 1
 */
export function createBall(world: World, position: Vec2Value, restitution: number): Body {
  const ball = world.createBody({ type: 'dynamic', position });
  ball.createFixture({ shape: new Circle(0.5), density: 1, restitution });
  return ball;
}
// #endregion

export default defineScene({
  title: 'TITLE: a ball that bounces',
  description: 'A ball bounces on the ground. Change its restitution.',
  params: { restitution: range('Restitution', { min: 0, max: 0.9, value: 0.8 }) },
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody({ position: { x: 0, y: -0.5 } });
    ground.createFixture({ shape: new Box(5, 0.5) });
    const ball = createBall(world, { x: 0, y: 4 }, params.restitution);

    return {
      world,
      view: { x: 0, y: 2.2, width: 9, height: 5.4 },
      step: () => ball.getFixtureList()?.setRestitution(params.restitution),
    };
  },
});
