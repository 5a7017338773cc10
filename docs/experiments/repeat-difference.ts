import { defineExperiment } from '#experiment';
import { createRandom } from './shared/random.ts';
import { run } from './shared/run.ts';

/** Maximum distance between the positions of the same body after two runs in which 100 boxes fall on a pile. */
export default defineExperiment({
  unit: 'm',
  measure({ World, Box }) {
    const simulate = () => {
      const random = createRandom();
      const world = new World({ gravity: { x: 0, y: -10 } });
      world.createBody().createFixture({ shape: new Box(20, 1, { x: 0, y: -1 }), friction: 0.6 });
      const boxes = Array.from({ length: 100 }, (_, i) => {
        const position = { x: 8 * random() - 4, y: 1 + i };
        const box = world.createBody({ type: 'dynamic', position, angle: 3 * random() });
        box.createFixture({ shape: new Box(0.4, 0.4), density: 1, friction: 0.5 });
        return box;
      });
      run(world, 10);
      return boxes.map((box) => ({ ...box.getPosition() }));
    };
    const second = simulate();
    const differences = simulate().map(({ x, y }, i) =>
      Math.hypot(x - (second[i]?.x ?? Number.NaN), y - (second[i]?.y ?? Number.NaN)),
    );
    return Math.max(...differences);
  },
});
