import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANY_JOINT,
  DAMPING_RATIO,
  DEF,
  JOINT_TYPE,
  NO_TORQUE,
  SPRING,
  solving,
} from '../shared/joints.ts';
import { OLD_ORIGIN, stepOf } from '../shared/texts.ts';

const joint = bareJoints.MouseJoint;

export const MouseJoint: SymbolNotes<typeof planck.MouseJoint> = {
  summary: 'Pulls a point of the second body to a target that you move, such as the pointer.',
  remarks: 'Call `setTarget()` each time that the pointer moves.',
  example: {
    setup: 'falling-box',
    code: `import { MouseJoint } from 'planck';

// Where the pointer goes down on the box, and where it moves to.
const ground = world.createBody();
const maxForce = 1000 * box.getMass();
const hand = new MouseJoint({ maxForce }, ground, box, { x: 0.2, y: 4 });
world.createJoint(hand);
hand.setTarget({ x: 2, y: 5 });`,
  },
  new: {
    summary:
      'Makes it from a definition, or from options, two bodies and a target; it holds the point of the second body that is there.',
    parameters: {
      def: DEF,
      bodyA: 'Any other body, such as a static one; nothing pulls at it.',
      bodyB: 'The body that is pulled.',
      target: {
        summary: 'The point of the world where the pointer takes hold of the body.',
        unit: 'm',
        default: asIn('MouseJointDef'),
      },
    },
  },
  members: {
    ...ANY_JOINT,
    ...SPRING,
    ...solving(stepOf('warmStarting', 'dtRatio', 'dt'), stepOf('dt')),
    TYPE: JOINT_TYPE,
    getAnchorA: { ...ANY_JOINT.getAnchorA, summary: 'Where it pulls to.' },
    getFrequency: { ...SPRING.getFrequency, summary: 'How fast the body follows.' },
    getMaxForce: { summary: 'How hard it may pull.', unit: 'N' },
    getReactionTorque: NO_TORQUE,
    getTarget: { summary: 'Where it pulls to: the vector itself, not a copy.', unit: 'm' },
    setFrequency: {
      ...SPRING.setFrequency,
      summary: 'Sets how fast the body follows; does not wake it.',
      parameters: {
        hz: {
          summary: 'More follows faster; stay below half of the steps in a second.',
          unit: 'Hz',
        },
      },
    },
    setMaxForce: {
      summary: 'Sets how hard it may pull; does not wake the body.',
      parameters: {
        force: {
          summary: 'The most that it may pull, such as 1000 times the mass of the body.',
          unit: 'N',
        },
      },
    },
    setTarget: {
      summary: 'Sets where to pull to, and wakes the second body if that is a change.',
      parameters: { target: { summary: 'Where the pointer is in the world.', unit: 'm' } },
    },
    shiftOrigin: {
      summary:
        'Moves the target so that a point becomes the origin; `World.shiftOrigin()` calls it.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
  },
  see: ['Guide: [Mouse Joint](/joint/mouse-joint)', 'MouseJointDef', 'MouseJointOpt', 'MotorJoint'],
};

export const MouseJointDef: SymbolNotes<planck.MouseJointDef> = {
  summary: 'Two bodies, of which the second is pulled, the target, and the options.',
  members: {
    target: {
      summary: 'Where the pointer takes hold of the body, in the world.',
      unit: 'm',
      default: value(joint.getTarget()),
    },
  },
};

export const MouseJointOpt: SymbolNotes<planck.MouseJointOpt> = {
  summary: 'How strongly a mouse joint pulls, and how springy it is.',
  members: {
    dampingRatio: { ...DAMPING_RATIO, default: value(joint.getDampingRatio()) },
    frequencyHz: {
      summary: 'How fast the body follows.',
      unit: 'Hz',
      default: value(joint.getFrequency()),
    },
    maxForce: {
      summary: 'How hard it may pull; with the default it pulls nothing.',
      unit: 'N',
      default: value(joint.getMaxForce()),
    },
  },
};
