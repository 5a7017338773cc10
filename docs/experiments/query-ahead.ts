import { defineExperiment } from '#experiment';

/** How far ahead of the center of a moving ball a query still finds the ball, after one step. */
export default defineExperiment({
  unit: 'm',
  params: { speed: 60 },
  measure({ World, Circle }, { speed }) {
    const world = new World();
    const ball = world.createBody({ type: 'dynamic', linearVelocity: { x: speed, y: 0 } });
    ball.createFixture({ shape: new Circle(0.5), density: 1 });
    world.step(1 / 60);
    const from = ball.getPosition().x;
    const isFoundAt = (x: number) => {
      let isFound = false;
      const point = { x: from + x, y: 0 };
      world.queryAABB({ lowerBound: point, upperBound: point }, () => {
        isFound = true;
        return false;
      });
      return isFound;
    };
    let ahead = 0;
    while (isFoundAt(ahead + 0.01)) ahead += 0.01;
    return ahead;
  },
});
