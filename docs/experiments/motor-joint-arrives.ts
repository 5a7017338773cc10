import { defineExperiment } from '#experiment';

/** After how many steps a motor joint with enough force has done 95 % of the way. */
export default defineExperiment({
  params: { factor: 0.3 },
  measure({ World, Circle, MotorJoint }, { factor: correctionFactor }) {
    const world = new World();
    const ground = world.createBody();
    const body = world.createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Circle(0.5), density: 1 });
    const linearOffset = { x: 1, y: 0 };
    const options = { maxForce: 1e6, correctionFactor, linearOffset };
    world.createJoint(new MotorJoint(options, ground, body));
    let steps = 0;
    while (body.getPosition().x < 0.95 && steps < 1000) {
      world.step(1 / 60);
      steps++;
    }
    return steps;
  },
});
