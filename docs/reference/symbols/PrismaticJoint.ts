import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANCHOR,
  ANGLE_BETWEEN,
  ANY_JOINT,
  BODIES,
  INVERSE_STEP,
  JOINT_TYPE,
  KEPT_ANGLE,
  LOCAL_ANCHORS,
  limit,
  localAnchors,
  motor,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.PrismaticJoint;

export const PrismaticJoint: SymbolNotes<typeof planck.PrismaticJoint> = {
  summary:
    'Lets a body slide along an axis of another one without turning, with a limit and a motor if you like.',
  example: {
    setup: 'falling-box',
    code: `import { PrismaticJoint } from 'planck';

// A lift: up and down between 0 and 3 m from where it is now.
const ground = world.createBody();
const limits = { enableLimit: true, lowerTranslation: 0, upperTranslation: 3 };
const options = { ...limits, enableMotor: true, motorSpeed: 1, maxMotorForce: 50 };
const up = { x: 0, y: 1 };
world.createJoint(new PrismaticJoint(options, ground, box, box.getPosition(), up));`,
  },
  new: {
    summary:
      'Makes it from a definition, or from options, two bodies, a point and an axis of the world; the axis may have any length.',
    parameters: {
      ...BODIES,
      anchor: { ...ANCHOR, default: asIn('PrismaticJointDef') },
      axis: { summary: 'The direction in the world.', default: asIn('PrismaticJointDef') },
    },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...motor('m/s'),
    ...limit('m'),
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf('dt')),
    TYPE: JOINT_TYPE,
    getJointSpeed: { summary: 'How fast the second body slides along the axis.', unit: 'm/s' },
    getJointTranslation: { summary: 'How far the second body has slid along the axis.', unit: 'm' },
    getMaxMotorForce: { summary: 'How strong the motor may get.', unit: 'N' },
    getMotorForce: {
      summary: 'How strong the motor was in the last step; give it 1 / time step.',
      unit: 'N',
      parameters: { inv_dt: INVERSE_STEP },
    },
    getReferenceAngle: KEPT_ANGLE,
    setMaxMotorForce: {
      summary: 'Sets how strong the motor may get, and wakes both bodies if that is a change.',
      parameters: {
        force: { summary: 'The most that the motor may push with; 0 does nothing.', unit: 'N' },
      },
    },
  },
  see: [
    'Guide: [Prismatic Joint](/joint/prismatic-joint)',
    'PrismaticJointDef',
    'PrismaticJointOpt',
    'WheelJoint',
    'RevoluteJoint',
  ],
};

export const PrismaticJointDef: SymbolNotes<planck.PrismaticJointDef> = {
  summary: 'Two bodies, a point of each, the axis, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
    localAxisA: {
      summary: 'The axis, as seen from the first body; it may have any length.',
      unit: '',
      default: value(joint.getLocalAxisA()),
    },
    referenceAngle: { ...KEPT_ANGLE, default: ANGLE_BETWEEN },
  },
};

export const PrismaticJointOpt: SymbolNotes<planck.PrismaticJointOpt> = {
  summary: 'The limit and the motor of a prismatic joint.',
  members: {
    enableLimit: { summary: 'Whether the limit is on.', default: value(joint.isLimitEnabled()) },
    enableMotor: { summary: 'Whether the motor is on.', default: value(joint.isMotorEnabled()) },
    lowerTranslation: {
      summary: 'The lower end of the limit; not more than `upperTranslation`.',
      unit: 'm',
      default: value(joint.getLowerLimit()),
    },
    maxMotorForce: {
      summary: 'How strong the motor may get.',
      unit: 'N',
      default: value(joint.getMaxMotorForce()),
    },
    motorSpeed: {
      summary: 'The speed along the axis that the motor aims at.',
      unit: 'm/s',
      default: value(joint.getMotorSpeed()),
    },
    upperTranslation: {
      summary: 'The upper end of the limit.',
      unit: 'm',
      default: value(joint.getUpperLimit()),
    },
  },
};
