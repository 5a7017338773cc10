import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** How far a body is behind a pointer that moves at 5 m/s. */
export default defineExperiment({
  unit: 'm',
  params: { frequency: 5 },
  measure({ World, Circle, MouseJoint }, { frequency: frequencyHz }) {
    const world = new World();
    const ground = world.createBody();
    const body = world.createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Circle(0.5), density: 1 });
    const joint = new MouseJoint({ maxForce: 1e6, frequencyHz }, ground, body, { x: 0, y: 0 });
    world.createJoint(joint);
    let target = 0;
    run(world, 3, () => {
      target += 5 / 60;
      joint.setTarget({ x: target, y: 0 });
    });
    // The last target is of the step to come.
    return target - 5 / 60 - body.getPosition().x;
  },
});
