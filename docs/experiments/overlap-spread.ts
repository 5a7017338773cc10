import { defineExperiment } from '#experiment';

/** Maximum distance between any two of five 1 m boxes, one step after they are created 1 cm apart. */
export default defineExperiment({
  unit: 'm',
  measure({ World, Box }) {
    const world = new World();
    const boxes = Array.from({ length: 5 }, (_, i) => {
      const body = world.createBody({ type: 'dynamic', position: { x: 0.01 * i, y: 0 } });
      body.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
      return body;
    });
    world.step(1 / 60);
    const positions = boxes.map((box) => box.getPosition().clone());
    const distances = positions.flatMap((a) =>
      positions.map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    return Math.max(...distances);
  },
});
