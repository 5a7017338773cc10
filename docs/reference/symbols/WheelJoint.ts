import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANCHOR,
  ANY_JOINT,
  BODIES,
  DAMPING_RATIO,
  GET_TRANSLATION,
  JOINT_TYPE,
  LOCAL_ANCHORS,
  localAnchors,
  MOTOR_TORQUE,
  motor,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.WheelJoint;
const UNIT_VECTOR =
  'Must be a unit vector: it is not normalized, and a longer axis makes the simulation unstable.';

export const WheelJoint: SymbolNotes<typeof planck.WheelJoint> = {
  summary:
    'Mounts a wheel on a suspension: body B rotates freely and moves along an axis of body A against a spring, with an optional drive motor.',
  example: `import { Box, Circle, WheelJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

const wheel = world.createBody({ type: 'dynamic', position: { x: -0.4, y: 3.5 } });
wheel.createFixture({ shape: new Circle(0.3), density: 1, friction: 0.9 });
// The suspension acts along the y-axis of the box; the motor drives the wheel.
const spring = { frequencyHz: 4, dampingRatio: 0.7 };
const motor = { enableMotor: true, motorSpeed: -10, maxMotorTorque: 5 };
const options = { ...spring, ...motor };
const up = { x: 0, y: 1 };
world.createJoint(new WheelJoint(options, box, wheel, wheel.getPosition(), up));`,
  new: {
    summary:
      'Creates a wheel joint from a definition, or from options, two bodies, an anchor, and a suspension axis.',
    parameters: {
      ...BODIES,
      anchor: { ...ANCHOR, default: asIn('WheelJointDef') },
      axis: {
        summary: `Suspension axis, in world coordinates. ${UNIT_VECTOR}`,
        default: asIn('WheelJointDef'),
      },
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
      summary:
        'Returns the angular velocity of body B relative to body A, not the speed along the axis.',
      unit: 'rad/s',
    },
    getJointTranslation: GET_TRANSLATION,
    getLocalAxisA: {
      summary:
        'Returns the suspension axis, in the local coordinates of body A. It is a live reference: to keep the value, copy it.',
    },
    getReactionTorque: {
      ...ANY_JOINT.getReactionTorque,
      summary:
        'Returns the motor torque on body B in the last step, the same value as `getMotorTorque()`.',
    },
    getSpringDampingRatio: 'Returns the damping ratio of the suspension; 1 is critical damping.',
    getSpringFrequencyHz: {
      summary: 'Returns the natural frequency of the suspension, or 0 if its spring is disabled.',
      unit: 'Hz',
    },
    setSpringDampingRatio: {
      summary: 'Sets the damping ratio of the suspension. Does not wake the bodies.',
      parameters: {
        ratio: 'Damping ratio: 0 for no damping, 1 for critical damping (no overshoot).',
      },
    },
    setSpringFrequencyHz: {
      summary:
        'Sets the natural frequency of the suspension. At 0, the spring is disabled, and the wheel slides freely along the axis. Does not wake the bodies.',
      parameters: {
        hz: {
          summary:
            'Natural frequency, at least 0. Before the first step, it must be greater than 0.',
          unit: 'Hz',
        },
      },
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
  summary:
    'Definition of a wheel joint: two bodies, an anchor on each, the suspension axis, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
    localAxisA: {
      summary: `Suspension axis, in the local coordinates of body A. ${UNIT_VECTOR}`,
      unit: '',
      default: value(joint.getLocalAxisA()),
    },
  },
};

export const WheelJointOpt: SymbolNotes<planck.WheelJointOpt> = {
  summary:
    'Options for a wheel joint: its drive motor, and the frequency and damping of its suspension.',
  members: {
    dampingRatio: {
      ...DAMPING_RATIO,
      default: value(joint.getSpringDampingRatio()),
      atRuntime: ['WheelJoint.getSpringDampingRatio', 'WheelJoint.setSpringDampingRatio'],
    },
    enableMotor: {
      summary: 'Whether the motor is enabled.',
      default: value(joint.isMotorEnabled()),
    },
    frequencyHz: {
      summary:
        'Natural frequency of the suspension, greater than 0: a joint created with 0 makes all positions invalid in its first step. To disable the spring, call `setSpringFrequencyHz(0)` after that step.',
      unit: 'Hz',
      default: value(joint.getSpringFrequencyHz()),
      atRuntime: ['WheelJoint.getSpringFrequencyHz', 'WheelJoint.setSpringFrequencyHz'],
    },
    maxMotorTorque: {
      summary: 'Maximum motor torque; at the default, the motor has no effect.',
      unit: 'N·m',
      default: value(joint.getMaxMotorTorque()),
    },
    motorSpeed: {
      summary: 'Target speed of the motor; positive is counterclockwise.',
      unit: 'rad/s',
      default: value(joint.getMotorSpeed()),
    },
  },
};
