import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANCHOR,
  ANY_JOINT,
  BODIES,
  DAMPING_RATIO,
  JOINT_TYPE,
  LOCAL_ANCHORS,
  localAnchors,
  MOTOR_TORQUE,
  motor,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.WheelJoint;

export const WheelJoint: SymbolNotes<typeof planck.WheelJoint> = {
  summary:
    'An axle with suspension: a body turns freely, and springs along an axis of another one.',
  example: {
    setup: 'falling-box',
    code: `import { Circle, WheelJoint } from 'planck';

const wheel = world.createBody({ type: 'dynamic', position: { x: -0.4, y: 3.5 } });
wheel.createFixture({ shape: new Circle(0.3), density: 1, friction: 0.9 });
// The spring works along the y axis of the box; the motor turns the wheel.
const spring = { frequencyHz: 4, dampingRatio: 0.7 };
const motor = { enableMotor: true, motorSpeed: -10, maxMotorTorque: 5 };
const options = { ...spring, ...motor };
const up = { x: 0, y: 1 };
world.createJoint(new WheelJoint(options, box, wheel, wheel.getPosition(), up));`,
  },
  new: {
    summary:
      'Makes it from a definition, or from options, two bodies, a point and an axis of the world; the axis has to have a length of 1.',
    parameters: {
      ...BODIES,
      anchor: { ...ANCHOR, default: asIn('WheelJointDef') },
      axis: { summary: 'The direction in the world. Of length 1.', default: asIn('WheelJointDef') },
    },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...motor('rad/s'),
    ...MOTOR_TORQUE,
    ...solving(stepOf('warmStarting', 'dtRatio', 'dt'), stepOf('dt')),
    TYPE: JOINT_TYPE,
    getJointSpeed: {
      summary: 'How fast the wheel turns, not how fast it moves along the axis.',
      unit: 'rad/s',
    },
    getJointTranslation: { summary: 'How far the wheel has moved along the axis.', unit: 'm' },
    getReactionTorque: {
      ...ANY_JOINT.getReactionTorque,
      summary: 'How hard the motor turned the wheel in the last step; give it 1 / time step.',
    },
    getSpringDampingRatio: 'How fast the suspension comes to rest: at 1 without swinging.',
    getSpringFrequencyHz: {
      summary: 'How fast the suspension swings, or 0 if it is off.',
      unit: 'Hz',
    },
    setSpringDampingRatio: {
      summary: 'Sets how fast the suspension comes to rest.',
      parameters: { ratio: 'From 0, swings for ever, to 1, does not swing.' },
    },
    setSpringFrequencyHz: {
      summary: 'Sets how fast the suspension swings; 0 switches it off.',
      parameters: { hz: { summary: 'From 0, which switches it off.', unit: 'Hz' } },
    },
  },
  see: [
    'Guide: [Wheel Joint](/joint/wheel-joint)',
    'WheelJointDef',
    'WheelJointOpt',
    'PrismaticJoint',
    'RevoluteJoint',
  ],
};

export const WheelJointDef: SymbolNotes<planck.WheelJointDef> = {
  summary: 'Two bodies, a point of each, the axis of the spring, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
    localAxisA: {
      summary: 'The axis, as seen from the first body; it has to have a length of 1.',
      unit: '',
      default: value(joint.getLocalAxisA()),
    },
  },
};

export const WheelJointOpt: SymbolNotes<planck.WheelJointOpt> = {
  summary: 'The motor and the suspension of a wheel joint.',
  members: {
    dampingRatio: { ...DAMPING_RATIO, default: value(joint.getSpringDampingRatio()) },
    enableMotor: { summary: 'Whether the motor is on.', default: value(joint.isMotorEnabled()) },
    frequencyHz: {
      summary:
        'How fast the suspension swings. A joint that is made with 0 breaks in its first step; `setSpringFrequencyHz(0)` later switches the spring off.',
      unit: 'Hz',
      default: value(joint.getSpringFrequencyHz()),
    },
    maxMotorTorque: {
      summary: 'How strong the motor may get.',
      unit: 'N·m',
      default: value(joint.getMaxMotorTorque()),
    },
    motorSpeed: {
      summary: 'How fast the motor wants to turn the wheel.',
      unit: 'rad/s',
      default: value(joint.getMotorSpeed()),
    },
  },
};
