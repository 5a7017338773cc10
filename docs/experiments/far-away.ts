import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** How far from where it does at the origin a box comes to rest that falls a million kilometers out. */
export default defineExperiment({
  unit: 'm',
  measure({ World, Box }) {
    const rest = (x: number) => {
      const world = new World({ gravity: { x: 0, y: -10 } });
      world.createBody({ position: { x, y: 0 } }).createFixture({ shape: new Box(10, 1) });
      const box = world.createBody({ type: 'dynamic', position: { x, y: 4 }, angle: 0.4 });
      box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
      run(world, 5);
      const place = box.getPosition();
      return { x: place.x - x, y: place.y };
    };
    const [near, far] = [rest(0), rest(1e9)];
    return Math.hypot(near.x - far.x, near.y - far.y);
  },
});
