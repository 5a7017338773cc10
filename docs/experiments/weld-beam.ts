import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/**
 * Sag at the tip of a beam after ten seconds. The beam consists of planks of 1 m and 1 kg each, which are
 * welded end to end, and to a wall.
 */
export default defineExperiment({
  unit: 'm',
  params: { planks: 4, iterations: 8, positionIterations: 3 },
  measure({ World, Box, WeldJoint }, { planks, iterations, positionIterations }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    let last = world.createBody();
    for (let i = 0; i < planks; i++) {
      const plank = world.createBody({ type: 'dynamic', position: { x: i + 0.5, y: 0 } });
      plank.createFixture({ shape: new Box(0.5, 0.1), density: 5 });
      world.createJoint(new WeldJoint({}, last, plank, { x: i, y: 0 }));
      last = plank;
    }
    run(world, 10, undefined, { velocityIterations: iterations, positionIterations });
    return -last.getWorldPoint({ x: 0.5, y: 0 }).y;
  },
});
