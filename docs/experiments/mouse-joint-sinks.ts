import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** How far a body sinks under its weight that a pointer holds. */
export default defineExperiment({
  unit: 'm',
  params: { frequency: 5 },
  measure({ World, Circle, MouseJoint }, { frequency: frequencyHz }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    const body = world.createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Circle(0.5), density: 1 });
    const options = { maxForce: 1e6, frequencyHz };
    world.createJoint(new MouseJoint(options, ground, body, { x: 0, y: 0 }));
    run(world, 5);
    return -body.getPosition().y;
  },
});
