import { defineExperiment } from '#experiment';

/** How many of 40 balls, each 0.2 m in diameter, tunnel through a 0.1 m wall at 80 m/s. */
export default defineExperiment({
  params: { wall: ['static', 'kinematic', 'dynamic'], bullet: false, continuousPhysics: true },
  measure({ World, Box, Circle }, { wall: type, bullet, continuousPhysics }) {
    const isThrough = (x: number) => {
      const world = new World({ continuousPhysics });
      const wall = world.createBody({ type });
      wall.createFixture({ shape: new Box(0.05, 2), density: 100 });
      const linearVelocity = { x: 80, y: 0 };
      const ball = world.createBody({
        type: 'dynamic',
        position: { x, y: 0 },
        linearVelocity,
        bullet,
      });
      ball.createFixture({ shape: new Circle(0.1), density: 0.1 });
      for (let i = 0; i < 10; i++) world.step(1 / 60);
      return ball.getPosition().x > wall.getPosition().x;
    };
    // The start positions are spread over the distance of one step, so that every phase occurs.
    const starts = Array.from({ length: 40 }, (_, i) => -5 - (80 / 60) * (i / 40));
    return starts.filter(isThrough).length;
  },
});
