import { defineExperiment } from '#experiment';
import { largest } from './shared/run.ts';

/** Maximum displacement of a 2 kg body after the offset of its motor joint jumps by 3 m. */
export default defineExperiment({
  unit: 'm',
  params: { force: 20 },
  measure({ World, Circle, MotorJoint }, { force }) {
    const world = new World();
    const ground = world.createBody();
    const body = world.createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Circle(0.5), density: 2 / (Math.PI * 0.25) });
    const linearOffset = { x: 3, y: 0 };
    world.createJoint(new MotorJoint({ maxForce: force, linearOffset }, ground, body));
    return largest(world, 5, () => body.getPosition().x);
  },
});
