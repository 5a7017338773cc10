import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** Whether six boxes, stacked without gaps, still stand after five seconds. */
export default defineExperiment({
  params: { side: 0.02 },
  measure({ World, Box }, { side }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture({ shape: new Box(20, 1, { x: 0, y: -1 }), friction: 0.6 });
    const boxes = Array.from({ length: 6 }, (_, i) => {
      const box = world.createBody({ type: 'dynamic', position: { x: 0, y: side * (i + 0.5) } });
      box.createFixture({ shape: new Box(side / 2, side / 2), density: 1, friction: 0.6 });
      return box;
    });
    run(world, 5);
    const isStanding = boxes.every((box, i) => box.getPosition().y > side * i);
    return isStanding ? 'stood' : 'collapsed';
  },
});
