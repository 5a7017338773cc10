import { defineExperiment } from '#experiment';
import { largest } from './shared/run.ts';

/** Maximum distance from the anchor that a fast ball on a 1 m rope reaches. */
export default defineExperiment({
  unit: 'm',
  params: { speed: 47 },
  measure({ World, Circle, RopeJoint }, { speed }) {
    const world = new World();
    const hook = world.createBody();
    const position = { x: 0.2, y: 0 };
    const linearVelocity = { x: speed, y: 0 };
    const ball = world.createBody({ type: 'dynamic', position, linearVelocity });
    ball.createFixture({ shape: new Circle(0.1), density: 1 });
    const anchors = { localAnchorA: { x: 0, y: 0 }, localAnchorB: { x: 0, y: 0 } };
    world.createJoint(new RopeJoint({ bodyA: hook, bodyB: ball, ...anchors, maxLength: 1 }));
    return largest(world, 1, () => ball.getPosition().length());
  },
});
