import { type Body, Box, RevoluteJoint, World } from 'planck';
import { defineScene, range } from '#scene';

// #region bones
/** A part of a ragdoll that stands upright and faces right. Lengths in meters, angles in radians. */
interface Bone {
  /** Height of its center above the ground. */
  y: number;
  halfWidth: number;
  halfHeight: number;
  /** Height of the joint to its parent, and how far the joint bends: counterclockwise is forward. */
  joint?: { y: number; lowerAngle: number; upperAngle: number };
  children?: Bone[];
}

const head: Bone = {
  ...{ y: 1.66, halfWidth: 0.15, halfHeight: 0.17 },
  joint: { y: 1.5, lowerAngle: -0.5, upperAngle: 0.5 },
};
const forearm: Bone = {
  ...{ y: 0.86, halfWidth: 0.07, halfHeight: 0.19 },
  joint: { y: 1.03, lowerAngle: 0, upperAngle: 2.4 },
};
const arm: Bone = {
  ...{ y: 1.2, halfWidth: 0.08, halfHeight: 0.21 },
  joint: { y: 1.39, lowerAngle: -1, upperAngle: 3 },
  children: [forearm],
};
const shin: Bone = {
  ...{ y: 0.21, halfWidth: 0.09, halfHeight: 0.24 },
  joint: { y: 0.43, lowerAngle: -2.2, upperAngle: 0 },
};
const thigh: Bone = {
  ...{ y: 0.63, halfWidth: 0.11, halfHeight: 0.23 },
  joint: { y: 0.84, lowerAngle: -0.4, upperAngle: 1.8 },
  children: [shin],
};
const torso: Bone = {
  ...{ y: 1.16, halfWidth: 0.17, halfHeight: 0.34 },
  children: [arm, thigh, head, thigh, arm],
};
// #endregion

const DRUM_RADIUS = 2.7;

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

    const joints: RevoluteJoint[] = [];

    // #region create
    /**
     * Creates a bone and its children, and returns their bodies.
     * @param feet the point between the feet, in world coordinates
     * @param group a negative number: fixtures of the same negative group don't collide
     */
    const createBone = (
      bone: Bone,
      feet: { x: number; y: number },
      group: number,
      parent?: Body,
    ): Body[] => {
      const { y, halfWidth, halfHeight, joint, children = [] } = bone;
      const position = { x: feet.x, y: feet.y + y };
      const body = world.createBody({ type: 'dynamic', position, angularDamping: 0.5 });
      body.createFixture({
        shape: new Box(halfWidth, halfHeight),
        density: 30,
        friction: 0.5,
        filterGroupIndex: group,
      });
      if (parent && joint) {
        const { lowerAngle, upperAngle } = joint;
        const anchor = { x: feet.x, y: feet.y + joint.y };
        const limits = { enableLimit: true, lowerAngle, upperAngle };
        const hinge = new RevoluteJoint(limits, parent, body, anchor);
        world.createJoint(hinge);
        joints.push(hinge);
      }
      return [body, ...children.flatMap((child) => createBone(child, feet, group, body))];
    };
    // #endregion

    const ragdolls = Array.from({ length: params.count }, (_, i) => {
      const feet = { x: 0.8 * (i - (params.count - 1) / 2), y: -0.9 };
      return createBone(torso, feet, -1 - i);
    });
    for (const body of ragdolls[0] ?? []) body.style = { fill: 'accent' };

    // #region stiffness
    /** Friction in all joints: a motor at speed 0 resists with at most this torque, in newton meters. */
    const stiffen = (torque: number) => {
      for (const joint of joints) {
        joint.enableMotor(true);
        joint.setMotorSpeed(0);
        joint.setMaxMotorTorque(torque);
      }
    };
    // #endregion

    return {
      world,
      view: { x: 0, y: 0, width: 9.2, height: 6.1 },
      step() {
        drum.setAngularVelocity((params.rpm / 60) * 2 * Math.PI);
        stiffen(params.friction);
      },
      info: () => 'Drag a ragdoll by any limb.',
      facts: () => {
        const mass = (ragdolls[0] ?? []).reduce((sum, body) => sum + body.getMass(), 0);
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
