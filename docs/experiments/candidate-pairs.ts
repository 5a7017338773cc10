import { defineExperiment } from '#experiment';

/** Number of pairs with overlapping AABBs among a hundred circles, spaced three diameters apart. */
export default defineExperiment({
  params: { size: 0.01 },
  measure({ World, Circle }, { size }) {
    const world = new World();
    for (let i = 0; i < 100; i++) {
      const position = { x: 3 * size * (i % 10), y: 3 * size * Math.floor(i / 10) };
      const body = world.createBody({ type: 'dynamic', position, awake: false });
      body.createFixture({ shape: new Circle(size / 2), density: 1 });
    }
    world.step(1 / 60);
    return world.getContactCount();
  },
});
