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
  summary:
    'Drags a point of body B toward a moving target, such as the pointer, with a soft constraint of limited force.',
  remarks:
    'Call `setTarget()` whenever the pointer moves. While attached, the joint also reduces the angular velocity of body B by 2% per step.',
  example: `import { Box, MouseJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// Grabs the box where the pointer was pressed, then follows the pointer.
const ground = world.createBody();
const maxForce = 1000 * box.getMass();
const hand = new MouseJoint({ maxForce }, ground, box, { x: 0.2, y: 4 });
world.createJoint(hand);
hand.setTarget({ x: 2, y: 5 });`,
  new: {
    summary:
      'Creates a mouse joint from a definition, or from options, two bodies, and a target. The point of body B at the target becomes the anchor.',
    parameters: {
      def: DEF,
      bodyA:
        'Any other body, preferably a static one without fixtures: no force acts on it, but by default, body B does not collide with it.',
      bodyB: 'Dragged body (body B).',
      target: {
        summary: 'Initial target: the point at which the body is grabbed, in world coordinates.',
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
    getAnchorA: {
      ...ANY_JOINT.getAnchorA,
      summary: 'Returns a copy of the target, in world coordinates.',
    },
    getFrequency: {
      ...SPRING.getFrequency,
      summary: 'Returns the natural frequency of the spring that pulls the body.',
    },
    getMaxForce: { summary: 'Returns the maximum force.', unit: 'N' },
    getReactionTorque: NO_TORQUE,
    getTarget: {
      summary:
        'Returns the target, in world coordinates. It is a live reference: to keep the value, copy it; to change it, call `setTarget()`.',
      unit: 'm',
    },
    setFrequency: {
      ...SPRING.setFrequency,
      summary:
        'Sets the natural frequency of the spring that pulls the body. Does not wake the body.',
      parameters: {
        hz: {
          summary:
            'Natural frequency, greater than 0. At a higher frequency, the body follows the target faster. Keep it below half the step rate.',
          unit: 'Hz',
        },
      },
    },
    setMaxForce: {
      summary: 'Sets the maximum force. Does not wake the body.',
      parameters: {
        force: {
          summary: "Maximum force, such as 1000 N per kilogram of the body's mass.",
          unit: 'N',
        },
      },
    },
    setTarget: {
      summary: 'Sets the target, and wakes body B if it changes. The vector is copied.',
      parameters: {
        target: {
          summary: 'New target, such as the position of the pointer, in world coordinates.',
          unit: 'm',
        },
      },
    },
    shiftOrigin: {
      summary: 'Adjusts the target when the world origin shifts. Called by `World.shiftOrigin()`.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
  },
  see: ['Guide: [Mouse Joint](/joint/mouse-joint)', 'MouseJointDef', 'MouseJointOpt', 'MotorJoint'],
};

export const MouseJointDef: SymbolNotes<planck.MouseJointDef> = {
  summary: 'Definition of a mouse joint: two bodies, the initial target, and the options.',
  members: {
    target: {
      summary: 'Initial target: the point at which body B is grabbed, in world coordinates.',
      unit: 'm',
      default: value(joint.getTarget()),
    },
  },
};

export const MouseJointOpt: SymbolNotes<planck.MouseJointOpt> = {
  summary:
    'Options for a mouse joint: its maximum force, and the frequency and damping of its spring.',
  members: {
    dampingRatio: { ...DAMPING_RATIO, default: value(joint.getDampingRatio()) },
    frequencyHz: {
      summary:
        'Natural frequency of the spring. At a higher frequency, the body follows the target faster. At 0, the joint ignores the target and only slows the anchor.',
      unit: 'Hz',
      default: value(joint.getFrequency()),
      atRuntime: ['MouseJoint.getFrequency', 'MouseJoint.setFrequency'],
    },
    maxForce: {
      summary: 'Maximum force; at the default, the joint has no effect.',
      unit: 'N',
      default: value(joint.getMaxForce()),
    },
  },
};
