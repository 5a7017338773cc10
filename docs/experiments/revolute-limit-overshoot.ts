import { defineExperiment } from '#experiment';
import { largest } from './shared/run.ts';

/**
 * Maximum overshoot of a bar, 2 m long and 1 kg in mass, beyond the lower limit of its hinge. The bar falls
 * from 0.2 rad above the limit, with a load of a given mass, in kilograms, hinged to its end.
 */
export default defineExperiment({
  unit: 'rad',
  params: { load: 10 },
  measure({ World, Box, Circle, RevoluteJoint }, { load }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const wall = world.createBody();
    const bar = world.createBody({ type: 'dynamic', position: { x: 1, y: 0 } });
    bar.createFixture({ shape: new Box(1, 0.1), density: 2.5 });
    const limits = { enableLimit: true, lowerAngle: -0.2, upperAngle: 1 };
    const hinge = new RevoluteJoint(limits, wall, bar, { x: 0, y: 0 });
    world.createJoint(hinge);
    const ball = world.createBody({ type: 'dynamic', position: { x: 2, y: 0 } });
    ball.createFixture({ shape: new Circle(0.4), density: load / (Math.PI * 0.16) });
    world.createJoint(new RevoluteJoint({}, bar, ball, { x: 2, y: 0 }));
    return largest(world, 5, () => hinge.getLowerLimit() - hinge.getJointAngle());
  },
});
