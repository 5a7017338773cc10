import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** Error in the resting position of a box that falls a million kilometers from the origin. */
export default defineExperiment({
  unit: 'm',
  measure({ World, Box }) {
    const rest = (x: number) => {
      const world = new World({ gravity: { x: 0, y: -10 } });
      world.createBody({ position: { x, y: 0 } }).createFixture({ shape: new Box(10, 1) });
      const box = world.createBody({ type: 'dynamic', position: { x, y: 4 }, angle: 0.4 });
      box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
      run(world, 5);
      const position = box.getPosition();
      return { x: position.x - x, y: position.y };
    };
    const [near, far] = [rest(0), rest(1e9)];
    return Math.hypot(near.x - far.x, near.y - far.y);
  },
});
