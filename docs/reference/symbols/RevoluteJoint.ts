import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANCHOR,
  ANGLE_BETWEEN,
  ANY_JOINT,
  BODIES,
  JOINT_TYPE,
  LOCAL_ANCHORS,
  limit,
  localAnchors,
  MOTOR_TORQUE,
  motor,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.RevoluteJoint;

export const RevoluteJoint: SymbolNotes<typeof planck.RevoluteJoint> = {
  summary:
    'A hinge: both bodies share a point and turn about it, with a limit and a motor if you like.',
  example: {
    setup: 'falling-box',
    code: `import { RevoluteJoint } from 'planck';

// A pendulum that swings 45° to each side.
const ground = world.createBody();
const limits = { enableLimit: true, lowerAngle: -Math.PI / 4, upperAngle: Math.PI / 4 };
world.createJoint(new RevoluteJoint(limits, ground, box, { x: 0, y: 6 }));`,
  },
  new: {
    summary: 'Makes it from a definition, or from options, two bodies and a point of the world.',
    parameters: { ...BODIES, anchor: { ...ANCHOR, default: asIn('RevoluteJointDef') } },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...motor('rad/s'),
    ...MOTOR_TORQUE,
    ...limit('rad'),
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf('dt')),
    TYPE: JOINT_TYPE,
    getJointAngle: {
      summary: 'How far the second body is turned from the first; goes beyond a full turn.',
      unit: 'rad',
    },
    getJointSpeed: { summary: 'How fast the second body turns from the first.', unit: 'rad/s' },
    getReactionTorque: {
      ...ANY_JOINT.getReactionTorque,
      summary: 'How hard the limit turned the second body; the motor does not count.',
    },
    getReferenceAngle: { summary: 'The angle between the bodies that counts as 0.', unit: 'rad' },
  },
  see: [
    'Guide: [Revolute Joint](/joint/revolute-joint)',
    'RevoluteJointDef',
    'RevoluteJointOpt',
    'WheelJoint',
    'WeldJoint',
  ],
};

export const RevoluteJointDef: SymbolNotes<planck.RevoluteJointDef> = {
  summary: 'Two bodies, the point of each that they share, and the options.',
  remarks:
    'Anchors are measured from the origin of a body, not from its center of mass, which moves as fixtures come and go.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
    referenceAngle: {
      summary: 'The angle between the bodies that counts as 0.',
      unit: 'rad',
      default: ANGLE_BETWEEN,
    },
  },
};

export const RevoluteJointOpt: SymbolNotes<planck.RevoluteJointOpt> = {
  summary: 'The limit and the motor of a revolute joint.',
  remarks: '',
  members: {
    enableLimit: { summary: 'Whether the limit is on.', default: value(joint.isLimitEnabled()) },
    enableMotor: { summary: 'Whether the motor is on.', default: value(joint.isMotorEnabled()) },
    lowerAngle: {
      summary: 'The lower end of the limit; not more than `upperAngle`.',
      unit: 'rad',
      default: value(joint.getLowerLimit()),
    },
    maxMotorTorque: {
      summary: 'How strong the motor may get; with the default it does nothing.',
      unit: 'N·m',
      default: value(joint.getMaxMotorTorque()),
    },
    motorSpeed: {
      summary: 'The speed that the motor aims at; positive is from x towards y.',
      unit: 'rad/s',
      default: value(joint.getMotorSpeed()),
    },
    upperAngle: {
      summary: 'The upper end of the limit.',
      unit: 'rad',
      default: value(joint.getUpperLimit()),
    },
  },
};
