import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { value } from '../shared/defaults.ts';
import {
  ANGLE_BETWEEN,
  ANY_JOINT,
  BODIES,
  JOINT_TYPE,
  STRENGTH,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.MotorJoint;

export const MotorJoint: SymbolNotes<typeof planck.MotorJoint> = {
  summary:
    'Drives body B to a target position and angle relative to body A, with a limited force and torque.',
  example: `import { Box, MotorJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// Drives the box to (3, 2), in the local coordinates of the ground.
const ground = world.createBody();
const motor = new MotorJoint({ maxForce: 100, maxTorque: 50 }, ground, box);
motor.setLinearOffset({ x: 3, y: 2 });
world.createJoint(motor);`,
  new: {
    summary: 'Creates a motor joint from a definition, or from options and two bodies.',
    parameters: BODIES,
  },
  members: {
    ...ANY_JOINT,
    ...STRENGTH,
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf('dt', 'inv_dt')),
    TYPE: JOINT_TYPE,
    getAnchorA: {
      ...ANY_JOINT.getAnchorA,
      summary:
        'Returns the position of body A. It is a live reference: to keep the value, copy it. Do not modify it.',
    },
    getAnchorB: {
      ...ANY_JOINT.getAnchorB,
      summary:
        'Returns the position of body B. It is a live reference: to keep the value, copy it. Do not modify it.',
    },
    getAngularOffset: {
      summary: 'Returns the target angle of body B relative to body A.',
      unit: 'rad',
    },
    getCorrectionFactor: {
      summary:
        'Returns the position correction factor: the fraction of the error that is corrected in a step.',
      unit: '0 to 1',
    },
    getLinearOffset: {
      summary:
        "Returns the target position of body B's origin, in the local coordinates of body A. It is a live reference: to keep the value, copy it.",
      unit: 'm',
    },
    setAngularOffset: {
      summary:
        'Sets the target angle of body B relative to body A, and wakes both bodies if it changes.',
      parameters: {
        angularOffset: { summary: 'Target angle, relative to body A.', unit: 'rad' },
      },
    },
    setCorrectionFactor: {
      summary: 'Sets the position correction factor. Does not wake the bodies.',
      parameters: {
        factor: {
          summary: 'Fraction of the error to correct in a step: 0 for none of it, 1 for all of it.',
          unit: '0 to 1',
        },
      },
    },
    setLinearOffset: {
      summary: "Sets the target position of body B's origin, and wakes both bodies if it changes.",
      parameters: {
        linearOffset: {
          summary: 'Target position, in the local coordinates of body A.',
          unit: 'm',
        },
      },
    },
  },
};

export const MotorJointDef: SymbolNotes<planck.MotorJointDef> = {
  summary: 'Definition of a motor joint: two bodies and the options.',
};

export const MotorJointOpt: SymbolNotes<planck.MotorJointOpt> = {
  summary:
    'Options for a motor joint: its target offsets, maximum force and torque, and correction factor.',
  members: {
    angularOffset: {
      summary: 'Target angle of body B relative to body A.',
      unit: 'rad',
      default: ANGLE_BETWEEN,
    },
    correctionFactor: {
      summary: 'Position correction factor: the fraction of the error that is corrected in a step.',
      unit: '0 to 1',
      default: value(joint.getCorrectionFactor()),
    },
    linearOffset: {
      summary: "Target position of body B's origin, in the local coordinates of body A.",
      unit: 'm',
      default: { text: 'the position of body B in the local coordinates of body A at creation' },
    },
    maxForce: {
      summary: 'Maximum force.',
      unit: 'N',
      default: value(joint.getMaxForce()),
    },
    maxTorque: {
      summary: 'Maximum torque.',
      unit: 'N·m',
      default: value(joint.getMaxTorque()),
    },
  },
};
