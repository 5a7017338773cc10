import { defineExperiment } from '#experiment';

/** After which time a body has done 95 % of the way, when the pointer jumps by 1 m. */
export default defineExperiment({
  unit: 's',
  params: { frequency: 5 },
  measure({ World, Circle, MouseJoint }, { frequency: frequencyHz }) {
    const world = new World();
    const ground = world.createBody();
    const body = world.createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Circle(0.5), density: 1 });
    const joint = new MouseJoint({ maxForce: 1e6, frequencyHz }, ground, body, { x: 0, y: 0 });
    world.createJoint(joint);
    joint.setTarget({ x: 1, y: 0 });
    let steps = 0;
    while (body.getPosition().x < 0.95 && steps < 600) {
      world.step(1 / 60);
      steps++;
    }
    return steps / 60;
  },
});
