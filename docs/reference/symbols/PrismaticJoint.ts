import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANCHOR,
  ANGLE_BETWEEN,
  ANY_JOINT,
  BODIES,
  GET_REFERENCE_ANGLE,
  GET_TRANSLATION,
  INVERSE_STEP,
  JOINT_TYPE,
  LOCAL_ANCHORS,
  limit,
  localAnchors,
  motor,
  REFERENCE_ANGLE,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.PrismaticJoint;
const LIMIT = limit('m');
const EQUAL_LIMITS =
  'While the limit is enabled, limits that are equal, or less than twice the linear slop apart, pull the translation to 0, regardless of their values.';

export const PrismaticJoint: SymbolNotes<typeof planck.PrismaticJoint> = {
  summary:
    'Connects two bodies with a slider: body B translates along an axis of body A without relative rotation, with an optional limit and motor.',
  example: `import { Box, PrismaticJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// An elevator: its motor lifts the box by up to 3 m.
const ground = world.createBody();
const limits = { enableLimit: true, lowerTranslation: 0, upperTranslation: 3 };
const options = { ...limits, enableMotor: true, motorSpeed: 1, maxMotorForce: 50 };
const up = { x: 0, y: 1 };
world.createJoint(new PrismaticJoint(options, ground, box, box.getPosition(), up));`,
  new: {
    summary:
      'Creates a prismatic joint from a definition, or from options, two bodies, an anchor, and an axis.',
    parameters: {
      ...BODIES,
      anchor: { ...ANCHOR, default: asIn('PrismaticJointDef') },
      axis: {
        summary: 'Sliding axis, in world coordinates. The constructor normalizes it.',
        default: asIn('PrismaticJointDef'),
      },
    },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...motor('m/s'),
    ...LIMIT,
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf('dt')),
    TYPE: JOINT_TYPE,
    getJointSpeed: {
      summary: 'Returns the speed of body B relative to body A along the axis.',
      unit: 'm/s',
    },
    getJointTranslation: GET_TRANSLATION,
    getLocalAxisA: {
      summary:
        'Returns the sliding axis, a unit vector in the local coordinates of body A. It is a live reference: to keep the value, copy it.',
    },
    getMaxMotorForce: { summary: 'Returns the maximum motor force.', unit: 'N' },
    getMotorForce: {
      summary: 'Returns the motor force on body B along the axis in the last step.',
      unit: 'N',
      parameters: { inv_dt: INVERSE_STEP },
    },
    getReferenceAngle: GET_REFERENCE_ANGLE,
    setLimits: { ...LIMIT.setLimits, remarks: EQUAL_LIMITS },
    setMaxMotorForce: {
      summary: 'Sets the maximum motor force, and wakes both bodies if it changes.',
      parameters: {
        force: { summary: 'Maximum motor force; at 0, the motor has no effect.', unit: 'N' },
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
  summary:
    'Definition of a prismatic joint: two bodies, an anchor on each, the sliding axis, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
    localAxisA: {
      summary: 'Sliding axis, in the local coordinates of body A. The constructor normalizes it.',
      unit: '',
      default: value(joint.getLocalAxisA()),
    },
    referenceAngle: { ...REFERENCE_ANGLE, default: ANGLE_BETWEEN },
  },
};

export const PrismaticJointOpt: SymbolNotes<planck.PrismaticJointOpt> = {
  summary: 'Options for a prismatic joint: its translation limit and its motor.',
  members: {
    enableLimit: {
      summary: 'Whether the translation limit is enabled.',
      default: value(joint.isLimitEnabled()),
    },
    enableMotor: {
      summary: 'Whether the motor is enabled.',
      default: value(joint.isMotorEnabled()),
    },
    lowerTranslation: {
      summary: 'Lower limit of the translation, at most `upperTranslation`.',
      unit: 'm',
      default: value(joint.getLowerLimit()),
      atRuntime: ['PrismaticJoint.getLowerLimit', 'PrismaticJoint.setLimits'],
    },
    maxMotorForce: {
      summary: 'Maximum motor force; at the default, the motor has no effect.',
      unit: 'N',
      default: value(joint.getMaxMotorForce()),
    },
    motorSpeed: {
      summary: 'Target speed of the motor along the axis.',
      unit: 'm/s',
      default: value(joint.getMotorSpeed()),
    },
    upperTranslation: {
      summary: `Upper limit of the translation. ${EQUAL_LIMITS}`,
      unit: 'm',
      default: value(joint.getUpperLimit()),
      atRuntime: ['PrismaticJoint.getUpperLimit', 'PrismaticJoint.setLimits'],
    },
  },
};
