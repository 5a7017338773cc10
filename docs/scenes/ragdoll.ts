import { Box, Circle, RevoluteJoint, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

export default defineScene({
  title: 'Ragdoll: joint limits and joint friction',
  description:
    'A ragdoll of ten parts, connected by revolute joints, tumbles down a flight of steps. Limits keep the knees and elbows from bending the wrong way; a red dot marks a joint at its limit. Add joint friction to make the ragdoll stiff.',
  params: {
    limits: toggle('Limits', true),
    stiffness: range('Joint friction', { min: 0, max: 20, step: 0.5, value: 0, unit: 'N·m' }),
  },
  poster: 1.1,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const steps = world.createBody();
    steps.createFixture({ shape: new Box(8, 0.1, { x: 0, y: -0.1 }), friction: 0.5 });
    for (let step = 0; step < 6; step++) {
      const half = 3.9 - 0.6 * step;
      const shape = new Box(half, 0.2, { x: half - 4.7, y: 0.2 + 0.4 * step });
      steps.createFixture({ shape, friction: 0.15 });
    }
    for (const x of [-4.7, 4.7]) steps.createFixture({ shape: new Box(0.1, 3, { x, y: 3 }) });

    // Parts in the same negative group do not collide. The ragdoll stands and faces right.
    const feet = { x: -3.7, y: 2.5 };
    const createPart = (y: number, shape: InstanceType<typeof Box | typeof Circle>) => {
      const position = { x: feet.x, y: feet.y + y };
      const part = world.createBody({ type: 'dynamic', position });
      part.createFixture({ shape, density: 1, friction: 0.4, filterGroupIndex: -1 });
      return part;
    };
    const torso = createPart(1.25, new Box(0.2, 0.4));
    const head = createPart(1.9, new Circle(0.25));

    type Part = typeof torso;
    const joints: InstanceType<typeof RevoluteJoint>[] = [];
    /** Connects two parts at a height, and limits the angle of the second one. */
    const join = (a: Part, b: Part, y: number, lowerAngle: number, upperAngle: number) => {
      const anchor = { x: feet.x, y: feet.y + y };
      const joint = new RevoluteJoint({ enableMotor: true, lowerAngle, upperAngle }, a, b, anchor);
      world.createJoint(joint);
      joints.push(joint);
      return b;
    };
    join(torso, head, 1.65, -0.5, 0.5);
    for (let side = 0; side < 2; side++) {
      const thigh = join(torso, createPart(0.65, new Box(0.13, 0.25)), 0.87, -0.4, 1.8);
      join(thigh, createPart(0.22, new Box(0.11, 0.27)), 0.44, -2.2, 0);
      const arm = join(torso, createPart(1.35, new Box(0.1, 0.23)), 1.55, -1, 3);
      join(arm, createPart(0.95, new Box(0.09, 0.23)), 1.15, 0, 2.4);
    }

    const parts = [torso, ...joints.map((joint) => joint.getBodyB())];
    const push = (x: number, y: number) => {
      for (const part of parts) {
        part.setLinearVelocity({ x, y });
        // The limbs on the two sides swing in opposite directions.
        const index = parts.indexOf(part);
        part.setAngularVelocity(index < 2 ? -2 : index < 6 ? 9 : -9);
      }
    };
    push(3.5, 2);

    const isAtLimit = (joint: (typeof joints)[number]) =>
      joint.isLimitEnabled() &&
      (joint.getJointAngle() < joint.getLowerLimit() + 0.03 ||
        joint.getJointAngle() > joint.getUpperLimit() - 0.03);

    return {
      world,
      view: { x: 0, y: 2.6, width: 9.6, height: 5.8 },
      step() {
        for (const joint of joints) {
          joint.enableLimit(params.limits);
          // A motor with a target speed of 0 acts as friction in the joint.
          joint.setMaxMotorTorque(params.stiffness);
        }
      },
      draw(pen) {
        for (const joint of joints) if (isAtLimit(joint)) pen.dot(joint.getAnchorA(), 'bad', 5);
      },
      controls: {
        'Throw left': () => push(-4 - random(), 6),
        'Throw right': () => push(3 + random(), 6),
      },
      facts: () => ({
        'Joints at their limits': `${joints.filter(isAtLimit).length} of ${joints.length}`,
      }),
    };
  },
});
