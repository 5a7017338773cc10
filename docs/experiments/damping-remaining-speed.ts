import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** Fraction of its velocity that a body keeps after one second of damping, at `hz` steps per second. */
export default defineExperiment({
  params: { damping: 0.1, hz: 60 },
  measure({ World, Circle }, { damping, hz }) {
    const world = new World();
    const body = world.createBody({
      type: 'dynamic',
      linearVelocity: { x: 1, y: 0 },
      linearDamping: damping,
    });
    body.createFixture({ shape: new Circle(0.5), density: 1 });
    run(world, 1, undefined, { hz });
    return body.getLinearVelocity().x;
  },
});
