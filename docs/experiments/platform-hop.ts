import { defineExperiment } from '#experiment';
import { largest, run } from './shared/run.ts';

/** How far a crate rises above a lift that goes up and stops abruptly. */
export default defineExperiment({
  unit: 'm',
  params: { speed: 3 },
  measure({ World, Box }, { speed }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const linearVelocity = { x: 0, y: speed };
    const lift = world.createBody({ type: 'kinematic', linearVelocity });
    lift.createFixture({ shape: new Box(2, 0.2) });
    const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.7 } });
    crate.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
    run(world, 1);
    lift.setLinearVelocity({ x: 0, y: 0 });
    const start = crate.getPosition().y;
    return largest(world, 1, () => crate.getPosition().y - start);
  },
});
