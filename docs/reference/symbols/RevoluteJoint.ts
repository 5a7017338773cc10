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
const LIMIT = limit('rad');
const EQUAL_LIMITS =
  'While the limit is enabled, limits that are equal, or less than twice the angular slop apart, hold the joint at the lower one, and the motor has no effect.';

export const RevoluteJoint: SymbolNotes<typeof planck.RevoluteJoint> = {
  summary:
    'Connects two bodies with a hinge (pin): they share an anchor and rotate about it, with an optional angle limit and motor.',
  example: `import { Box, RevoluteJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({
  type: 'dynamic',
  position: { x: 0, y: 4 },
  linearVelocity: { x: 4, y: 0 },
});
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// A pendulum that swings up to 45° to each side.
const ground = world.createBody();
const limit = Math.PI / 4;
const limits = { enableLimit: true, lowerAngle: -limit, upperAngle: limit };
world.createJoint(new RevoluteJoint(limits, ground, box, { x: 0, y: 6 }));`,
  new: {
    summary:
      'Creates a revolute joint from a definition, or from options, two bodies, and an anchor.',
    parameters: { ...BODIES, anchor: { ...ANCHOR, default: asIn('RevoluteJointDef') } },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...motor('rad/s'),
    ...MOTOR_TORQUE,
    ...LIMIT,
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf('dt')),
    TYPE: JOINT_TYPE,
    getJointAngle: {
      summary:
        'Returns the angle of body B relative to body A, minus the reference angle. The angle is not wrapped, so it can exceed a full turn.',
      unit: 'rad',
    },
    getJointSpeed: {
      summary: 'Returns the angular velocity of body B relative to body A.',
      unit: 'rad/s',
    },
    getReactionTorque: {
      ...ANY_JOINT.getReactionTorque,
      summary:
        'Returns the torque of the limit on body B in the last step. It excludes the motor, whose torque `getMotorTorque()` returns.',
    },
    setLimits: { ...LIMIT.setLimits, remarks: EQUAL_LIMITS },
    getReferenceAngle: {
      summary:
        'Returns the reference angle: the angle of body B relative to body A at which the joint angle is 0.',
      unit: 'rad',
    },
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
  summary: 'Definition of a revolute joint: two bodies, an anchor on each, and the options.',
  remarks:
    "Local anchors are relative to the body's origin, not to its center of mass, which moves when fixtures are added or removed.",
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
    referenceAngle: {
      summary:
        'Reference angle: the angle of body B relative to body A at which the joint angle is 0.',
      unit: 'rad',
      default: ANGLE_BETWEEN,
    },
  },
};

export const RevoluteJointOpt: SymbolNotes<planck.RevoluteJointOpt> = {
  summary: 'Options for a revolute joint: its angle limit and its motor.',
  remarks: '',
  members: {
    enableLimit: {
      summary: 'Whether the angle limit is enabled.',
      default: value(joint.isLimitEnabled()),
    },
    enableMotor: {
      summary: 'Whether the motor is enabled.',
      default: value(joint.isMotorEnabled()),
    },
    lowerAngle: {
      summary: 'Lower limit of the joint angle, at most `upperAngle`.',
      unit: 'rad',
      default: value(joint.getLowerLimit()),
      atRuntime: ['RevoluteJoint.getLowerLimit', 'RevoluteJoint.setLimits'],
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
    upperAngle: {
      summary: `Upper limit of the joint angle. ${EQUAL_LIMITS}`,
      unit: 'rad',
      default: value(joint.getUpperLimit()),
      atRuntime: ['RevoluteJoint.getUpperLimit', 'RevoluteJoint.setLimits'],
    },
  },
};
