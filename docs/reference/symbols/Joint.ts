import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { defaultOfAllJoints } from '../shared/bareJoints.ts';
import { ANY_JOINT, BODIES, solving } from '../shared/joints.ts';
import { OLD_ORIGIN, STYLE, USER_DATA } from '../shared/texts.ts';

export const Joint: SymbolNotes<typeof planck.Joint> = {
  summary:
    'Base class of joints: constraints that remove degrees of freedom between two bodies, or drive one relative to the other.',
  new: {
    summary:
      'Initializes the two bodies and the options that all joints share. The class is abstract: create an instance of a subclass, such as `RevoluteJoint`.',
    parameters: BODIES,
  },
  members: {
    ...ANY_JOINT,
    ...solving(
      'Current step; joints do not modify it.',
      'Current step; joints do not modify it.',
      'Ignored by every joint.',
    ),
    style: STYLE,
    getBodyA: 'Returns the first body (body A).',
    getBodyB: 'Returns the second body (body B).',
    getCollideConnected: 'Returns whether the two bodies can collide with each other.',
    getNext: "Returns the next joint in the world's joint list, or `null` at the end.",
    getType: 'Returns the type of the joint, such as `revolute-joint`.',
    getUserData: 'Returns the user data: the application data stored with the joint.',
    isActive: 'Returns whether both bodies are active, that is, part of the simulation.',
    setUserData: {
      summary: 'Sets the user data of the joint.',
      parameters: { data: 'Arbitrary application data; the engine ignores it.' },
    },
    shiftOrigin: {
      summary:
        'Adjusts the points that the joint stores in world coordinates when the world origin shifts. Called by `World.shiftOrigin()`.',
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
  summary: 'Definition of a joint: the two bodies, and the options that all joints share.',
  members: {
    bodyA: 'First body (body A).',
    bodyB: 'Second body (body B).',
  },
};

export const JointOpt: SymbolNotes<planck.JointOpt> = {
  summary: 'Options that all joints share.',
  members: {
    collideConnected: {
      summary: 'Whether the two bodies can collide with each other.',
      default: defaultOfAllJoints((joint) => joint.getCollideConnected()),
    },
    style: { summary: STYLE, default: defaultOfAllJoints((joint) => joint.style) },
    userData: { summary: USER_DATA, default: defaultOfAllJoints((joint) => joint.getUserData()) },
  },
};

export const JointEdge: SymbolNotes<typeof planck.JointEdge> = {
  summary: "Node of a body's joint list: a joint, and the other body that it connects.",
  new: 'Internal: do not create instances. `Body.getJointList()` returns the first node.',
  members: {
    joint: 'Joint attached to the body.',
    next: 'Next node in the list, or `null`.',
    other: 'Body at the other end of the joint.',
    prev: 'Previous node in the list, or `null`.',
  },
  internal: ['new'],
};
