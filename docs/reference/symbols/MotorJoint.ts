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
  summary: 'Drives a body to an offset from another one, up to a force and a torque.',
  example: {
    setup: 'falling-box',
    code: `import { MotorJoint } from 'planck';

// Pulls the box to (3, 2), seen from the ground.
const ground = world.createBody();
const motor = new MotorJoint({ maxForce: 100, maxTorque: 50 }, ground, box);
motor.setLinearOffset({ x: 3, y: 2 });
world.createJoint(motor);`,
  },
  new: {
    summary: 'Makes it from a definition, or from options and two bodies.',
    parameters: BODIES,
  },
  members: {
    ...ANY_JOINT,
    ...STRENGTH,
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf('dt', 'inv_dt')),
    TYPE: JOINT_TYPE,
    getAnchorA: { ...ANY_JOINT.getAnchorA, summary: 'Where the origin of the first body is.' },
    getAnchorB: { ...ANY_JOINT.getAnchorB, summary: 'Where the origin of the second body is.' },
    getAngularOffset: {
      summary: 'To which angle it drives the second body, from that of the first.',
      unit: 'rad',
    },
    getCorrectionFactor: {
      summary: 'Which part of what is missing it makes good in a step.',
      unit: '0 to 1',
    },
    getLinearOffset: {
      summary: 'Where it drives the second body, as seen from the first: the vector itself.',
      unit: 'm',
    },
    setAngularOffset: {
      summary: 'Sets to which angle to drive the second body; wakes both if that is a change.',
      parameters: {
        angularOffset: { summary: 'The angle, from that of the first body.', unit: 'rad' },
      },
    },
    setCorrectionFactor: {
      summary: 'Sets which part of what is missing it makes good in a step.',
      parameters: { factor: { summary: 'From 0, nothing, to 1, all of it.', unit: '0 to 1' } },
    },
    setLinearOffset: {
      summary: 'Sets where to drive the second body; wakes both bodies if that is a change.',
      parameters: {
        linearOffset: { summary: 'The place, as seen from the first body.', unit: 'm' },
      },
    },
  },
};

export const MotorJointDef: SymbolNotes<planck.MotorJointDef> = {
  summary: 'Two bodies, and the options.',
};

export const MotorJointOpt: SymbolNotes<planck.MotorJointOpt> = {
  summary: 'Where a motor joint drives its second body, and how strong it may get.',
  members: {
    angularOffset: {
      summary: 'The angle of the second body to drive it to, from that of the first.',
      unit: 'rad',
      default: ANGLE_BETWEEN,
    },
    correctionFactor: {
      summary: 'Which part of what is missing it makes good in a step.',
      unit: '0 to 1',
      default: value(joint.getCorrectionFactor()),
    },
    linearOffset: {
      summary: 'Where to drive the second body, as seen from the first.',
      unit: 'm',
      default: { text: 'where bodyB is in the frame of bodyA, when the joint is made' },
    },
    maxForce: {
      summary: 'How strong the force may get.',
      unit: 'N',
      default: value(joint.getMaxForce()),
    },
    maxTorque: {
      summary: 'How strong the torque may get.',
      unit: 'N·m',
      default: value(joint.getMaxTorque()),
    },
  },
};
