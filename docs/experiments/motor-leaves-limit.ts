import { defineExperiment } from '#experiment';
import { run } from './shared/run.ts';

/** In which step after its reversal a motor at 20 rad/s has turned an arm of 1 kg by 0.1 rad away from a limit. */
export default defineExperiment({
  params: { maxTorque: 100 }, // N·m
  measure({ World, Box, RevoluteJoint }, { maxTorque }) {
    const world = new World();
    const arm = world.createBody({ type: 'dynamic' });
    arm.createFixture({ shape: new Box(0.5, 0.1, { x: 0.5, y: 0 }), density: 5 });
    const options = {
      enableLimit: true,
      lowerAngle: -0.5,
      upperAngle: 0.5,
      enableMotor: true,
      motorSpeed: -20,
      maxMotorTorque: maxTorque,
    };
    const joint = new RevoluteJoint(options, world.createBody(), arm, { x: 0, y: 0 });
    world.createJoint(joint);
    run(world, 2);
    joint.setMotorSpeed(20);
    for (let step = 1; step <= 600; step++) {
      world.step(1 / 60);
      if (joint.getJointAngle() > -0.4) return step;
    }
    return 'never';
  },
});
