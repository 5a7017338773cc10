import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { defaultOfAllJoints } from '../shared/bareJoints.ts';
import { ANY_JOINT, BODIES, solving } from '../shared/joints.ts';
import { OLD_ORIGIN, STYLE, USER_DATA } from '../shared/texts.ts';

export const Joint: SymbolNotes<typeof planck.Joint> = {
  summary: 'The base class of joints, which tie two bodies together.',
  new: {
    summary: 'Takes what all joints share from a definition; make one of the joints below instead.',
    parameters: BODIES,
  },
  members: {
    ...ANY_JOINT,
    ...solving(
      'The current step, which is only read.',
      'The current step, which is only read.',
      'Ignored by every joint.',
    ),
    style: STYLE,
    getBodyA: 'The first of its bodies.',
    getBodyB: 'The second of its bodies.',
    getCollideConnected: 'Tells if its two bodies may collide with each other.',
    getNext: 'The joint after it in the list of the world, or `null`.',
    getType: 'Which kind of joint it is, such as `revolute-joint`.',
    getUserData: 'What you gave it as user data.',
    isActive: 'Tells if both bodies take part in the simulation.',
    setUserData: {
      summary: 'Keeps anything of yours with the joint.',
      parameters: { data: 'Anything of yours.' },
    },
    shiftOrigin: {
      summary: 'Moves the points of the world that it keeps; `World.shiftOrigin()` calls it.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
  },
  internal: [
    'initVelocityConstraints',
    'solvePositionConstraints',
    'solveVelocityConstraints',
    'shiftOrigin',
  ],
  see: ['Guide: [Joints](/joint)', 'JointDef', 'JointOpt', 'World.createJoint'],
};

export const JointDef: SymbolNotes<planck.JointDef> = {
  summary: 'What every joint is made from: two bodies, and options.',
  members: {
    bodyA: 'The first body.',
    bodyB: 'The second body.',
  },
};

export const JointOpt: SymbolNotes<planck.JointOpt> = {
  summary: 'Options that all joints have.',
  members: {
    collideConnected: {
      summary: 'Whether the two bodies may collide with each other.',
      default: defaultOfAllJoints((joint) => joint.getCollideConnected()),
    },
    style: { summary: STYLE, default: defaultOfAllJoints((joint) => joint.style) },
    userData: { summary: USER_DATA, default: defaultOfAllJoints((joint) => joint.getUserData()) },
  },
};

export const JointEdge: SymbolNotes<typeof planck.JointEdge> = {
  summary: 'A link of the list of joints that a body keeps; `other` is the body at the far end.',
  new: 'Not to be made: get one from `Body.getJointList()`.',
  members: {
    joint: 'The joint.',
    next: 'The link after it, or `null`.',
    other: 'The body at the far end of the joint.',
    prev: 'The link before it, or `null`.',
  },
  internal: ['new'],
};
