import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';
import { restGap } from './shared/stack.ts';

/**
 * How far the first crate, or the static ground below the crates, moves in two seconds if the ground was
 * created with a linear velocity. In every step, the ground moves once for each island that touches it.
 */
export default defineExperiment({
  unit: 'm',
  params: { of: ['crate', 'ground'], speed: 2, crates: 1 },
  measure(planck, { of, speed, crates }) {
    const { World, Box } = planck;
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody({ type: 'static', linearVelocity: { x: speed, y: 0 } });
    ground.createFixture({ shape: new Box(50, 1, { x: 0, y: -1 }), friction: 0.6 });
    const [first] = Array.from({ length: crates }, (_, i) => {
      const position = { x: 3 * i, y: 0.5 + restGap(planck) };
      const crate = world.createBody({ type: 'dynamic', position });
      crate.createFixture({ shape: new Box(0.5, 0.5), density: 1, friction: 0.6 });
      return crate;
    });
    run(world, 2);
    return (of === 'ground' ? ground : (first ?? ground)).getPosition().x;
  },
});
