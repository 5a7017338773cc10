import { type Body, Box, RevoluteJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

// #region bones
/** Part of a ragdoll that stands upright and faces right. Lengths in meters, angles in radians. */
interface Bone {
  /** Height of its center above the ground. */
  y: number;
  halfWidth: number;
  halfHeight: number;
  /** Height of the joint to its parent, and its limits: counterclockwise is forward. */
  joint?: { y: number; lowerAngle: number; upperAngle: number };
  children?: Bone[];
}

const HEAD: Bone = {
  y: 1.66,
  halfWidth: 0.15,
  halfHeight: 0.17,
  joint: { y: 1.5, lowerAngle: -0.5, upperAngle: 0.5 },
};
const FOREARM: Bone = {
  y: 0.86,
  halfWidth: 0.07,
  halfHeight: 0.19,
  joint: { y: 1.03, lowerAngle: 0, upperAngle: 2.4 },
};
const ARM: Bone = {
  y: 1.2,
  halfWidth: 0.08,
  halfHeight: 0.21,
  joint: { y: 1.39, lowerAngle: -1, upperAngle: 3 },
  children: [FOREARM],
};
const SHIN: Bone = {
  y: 0.21,
  halfWidth: 0.09,
  halfHeight: 0.24,
  joint: { y: 0.43, lowerAngle: -2.2, upperAngle: 0 },
};
const THIGH: Bone = {
  y: 0.63,
  halfWidth: 0.11,
  halfHeight: 0.23,
  joint: { y: 0.84, lowerAngle: -0.4, upperAngle: 1.8 },
  children: [SHIN],
};
const TORSO: Bone = {
  y: 1.16,
  halfWidth: 0.17,
  halfHeight: 0.34,
  children: [ARM, THIGH, HEAD, THIGH, ARM],
};
// #endregion

// #region ragdoll
/** Bodies connected by joints, which bend as far as those of a human. */
export class Ragdoll {
  readonly bodies: Body[] = [];
  readonly joints: RevoluteJoint[] = [];

  /**
   * @param feet the point between the feet, in world coordinates
   * @param group a negative number: fixtures of the same negative group don't collide
   */
  constructor(world: World, feet: Vec2Value, group: number) {
    this.addBone(world, TORSO, feet, group);
  }

  /** Adds a bone and its children. */
  private addBone(world: World, bone: Bone, feet: Vec2Value, group: number, parent?: Body): void {
    const { y, halfWidth, halfHeight, joint, children = [] } = bone;
    const position = { x: feet.x, y: feet.y + y };
    const body = world.createBody({ type: 'dynamic', position, angularDamping: 0.5 });
    body.createFixture({
      shape: new Box(halfWidth, halfHeight),
      density: 30,
      friction: 0.5,
      filterGroupIndex: group,
    });
    this.bodies.push(body);
    if (parent && joint) {
      const { lowerAngle, upperAngle } = joint;
      const anchor = { x: feet.x, y: feet.y + joint.y };
      const limits = { enableLimit: true, lowerAngle, upperAngle };
      const hinge = new RevoluteJoint(limits, parent, body, anchor);
      world.createJoint(hinge);
      this.joints.push(hinge);
    }
    for (const child of children) this.addBone(world, child, feet, group, body);
  }

  /** Sets the friction of all joints: a motor at speed 0 resists with at most this torque, in N·m. */
  setJointFriction(torque: number): void {
    for (const joint of this.joints) {
      joint.enableMotor(true);
      joint.setMotorSpeed(0);
      joint.setMaxMotorTorque(torque);
    }
  }
}
// #endregion

const DRUM_RADIUS = 2.7; // m
const COLORS = ['accent', 'jade', 'rose', 'amber']; // of the ragdolls

export default defineScene({
  title: 'Ragdolls in a drum: bones, joints, and limits',
  description:
    'Two ragdolls tumble in a drum that turns. Each consists of ten boxes with revolute joints, whose limits keep knees and elbows from bending backward. Drag them by a limb.',
  params: {
    rpm: range('Drum', { min: -30, max: 30, step: 1, value: 12, unit: 'rpm' }),
    friction: range('Joint friction', { min: 0, max: 10, step: 0.5, value: 0.5, unit: 'N·m' }),
    count: range('Ragdolls', { min: 1, max: 4, step: 1, value: 2, restart: true }),
  },
  poster: 2.6,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });

    const drum = world.createBody({ type: 'kinematic' });
    for (let i = 0; i < 24; i++) {
      const angle = (i / 24) * 2 * Math.PI;
      const at = (radius: number) => ({
        x: radius * Math.cos(angle),
        y: radius * Math.sin(angle),
      });
      const wall = new Box(0.12, 0.38, at(DRUM_RADIUS + 0.12), angle);
      drum.createFixture({ shape: wall, friction: 0.6 });
      // Without paddles, the ragdolls would only slide at the bottom.
      if (i % 6) continue;
      const paddle = new Box(0.25, 0.08, at(DRUM_RADIUS - 0.2), angle);
      drum.createFixture({ shape: paddle, friction: 0.6 });
    }

    const ragdolls = Array.from({ length: params.count }, (_, i) => {
      const feet = { x: 0.8 * (i - (params.count - 1) / 2), y: -0.9 };
      return new Ragdoll(world, feet, -1 - i);
    });
    const joints = ragdolls.flatMap((ragdoll) => ragdoll.joints);
    for (const [i, { bodies }] of ragdolls.entries())
      for (const body of bodies) body.style = { fill: COLORS[i] };

    return {
      world,
      view: { x: 0, y: 0, width: 9.2, height: 6.1 },
      step() {
        drum.setAngularVelocity((params.rpm / 60) * 2 * Math.PI);
        for (const ragdoll of ragdolls) ragdoll.setJointFriction(params.friction);
      },
      info: () => 'Drag a ragdoll by any limb.',
      facts: () => {
        const mass = (ragdolls[0]?.bodies ?? []).reduce((sum, body) => sum + body.getMass(), 0);
        const bent = joints.filter(
          (joint) =>
            joint.getJointAngle() <= joint.getLowerLimit() ||
            joint.getJointAngle() >= joint.getUpperLimit(),
        );
        return {
          'Joints at a limit': `${bent.length} of ${joints.length}`,
          'Mass of a ragdoll': `${mass.toFixed(0)} kg`,
        };
      },
    };
  },
});
