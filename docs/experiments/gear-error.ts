import { defineExperiment } from '#experiment';
import { largest } from './shared/run.ts';

/** Maximum angular error of two gears within five seconds, while a load of 10 kg swings on a 2 m lever. */
export default defineExperiment({
  unit: 'rad',
  measure({ World, Circle, GearJoint, RevoluteJoint }) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const ground = world.createBody();
    const createGear = (x: number) => {
      const body = world.createBody({ type: 'dynamic', position: { x, y: 0 } });
      body.createFixture({ shape: new Circle(0.5), density: 1 });
      const joint = new RevoluteJoint({}, ground, body, { x, y: 0 });
      world.createJoint(joint);
      return { body, joint };
    };
    const [a, b] = [createGear(0), createGear(2)];
    const load = new Circle({ x: 2, y: 0 }, 0.5);
    b.body.createFixture({ shape: load, density: 10 / (Math.PI * 0.25) });
    world.createJoint(new GearJoint({ ratio: 2 }, a.body, b.body, a.joint, b.joint));
    const error = () => Math.abs(a.joint.getJointAngle() + 2 * b.joint.getJointAngle());
    return largest(world, 5, error);
  },
});
