import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANY_JOINT,
  BODIES,
  JOINT_TYPE,
  NO_TORQUE,
  solving,
  THROWS_BEFORE_STEP,
} from '../shared/joints.ts';
import { OLD_ORIGIN, stepOf } from '../shared/texts.ts';

const joint = bareJoints.PulleyJoint;

export const PulleyJoint: SymbolNotes<typeof planck.PulleyJoint> = {
  summary:
    'Hangs two bodies from an ideal rope over two fixed points (ground anchors), so that one rises as the other sinks.',
  remarks:
    'Keeps `lengthA + ratio * lengthB` constant in both directions: the rope never goes slack, and can also push. The joint is more stable when a `PrismaticJoint` guides each body. Prevent either side from reaching a length of 0, for example with static shapes below the fixed points.',
  example: {
    setup: 'falling-box',
    code: `import { PulleyJoint } from 'planck';

const other = world.createBody({ type: 'dynamic', position: { x: 4, y: 4 } });
other.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
// Two pulleys at a height of 8 m; each box hangs from its center.
const left = { x: 0, y: 8 };
const right = { x: 4, y: 8 };
const [a, b] = [box.getPosition(), other.getPosition()];
world.createJoint(new PulleyJoint({}, box, other, left, right, a, b, 1));`,
  },
  new: {
    summary:
      'Creates a pulley joint from a definition, or from options, two bodies, two fixed points, two anchors, and the ratio.',
    parameters: {
      ...BODIES,
      groundA: {
        summary:
          'Fixed point above body A (ground anchor), in world coordinates. All four points are required unless `def` is a complete definition.',
        unit: 'm',
        default: asIn('PulleyJointDef'),
      },
      groundB: {
        summary: 'Fixed point above body B (ground anchor), in world coordinates.',
        unit: 'm',
        default: asIn('PulleyJointDef'),
      },
      anchorA: {
        summary: 'Anchor on body A, in world coordinates.',
        unit: 'm',
        default: asIn('PulleyJointDef'),
      },
      anchorB: {
        summary: 'Anchor on body B, in world coordinates.',
        unit: 'm',
        default: asIn('PulleyJointDef'),
      },
      ratio: {
        summary:
          'Pulley ratio: the factor for the length on side B, as in a block and tackle. Required, here or in `def`: if both are missing, positions become invalid in the first step.',
        default: asIn('PulleyJointDef'),
      },
    },
  },
  members: {
    ...ANY_JOINT,
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf()),
    TYPE: JOINT_TYPE,
    getCurrentLengthA: { summary: 'Returns the current length of the rope on side A.', unit: 'm' },
    getCurrentLengthB: { summary: 'Returns the current length of the rope on side B.', unit: 'm' },
    getGroundAnchorA: {
      summary:
        'Returns the fixed point of side A (ground anchor), in world coordinates. It is a live reference: copy it before you keep it.',
      unit: 'm',
    },
    getGroundAnchorB: {
      summary:
        'Returns the fixed point of side B (ground anchor), in world coordinates. It is a live reference: copy it before you keep it.',
      unit: 'm',
    },
    getLengthA: {
      summary:
        'Returns the initial length of the rope on side A; for the present length, call `getCurrentLengthA()`.',
      unit: 'm',
    },
    getLengthB: {
      summary:
        'Returns the initial length of the rope on side B; for the present length, call `getCurrentLengthB()`.',
      unit: 'm',
    },
    getRatio: 'Returns the pulley ratio.',
    getReactionForce: {
      ...ANY_JOINT.getReactionForce,
      summary:
        'Returns the tension of the rope on side A in the last step, as a vector along side B. It points away from the fixed point, opposite to the reaction force on body B, which is `ratio` times as large.',
      remarks: THROWS_BEFORE_STEP,
    },
    getReactionTorque: NO_TORQUE,
    shiftOrigin: {
      summary:
        'Shifts the two fixed points to a new world origin. Called by `World.shiftOrigin()`.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
  },
};

export const PulleyJointDef: SymbolNotes<planck.PulleyJointDef> = {
  summary:
    'Definition of a pulley joint: two bodies, an anchor on each, two fixed points, the lengths, and the ratio.',
  members: {
    groundAnchorA: {
      summary: 'Fixed point above body A (ground anchor), in world coordinates.',
      unit: 'm',
      default: value(joint.getGroundAnchorA()),
    },
    groundAnchorB: {
      summary: 'Fixed point above body B (ground anchor), in world coordinates.',
      unit: 'm',
      default: value(joint.getGroundAnchorB()),
    },
    lengthA: { summary: 'Initial length of the rope on side A.', unit: 'm' },
    lengthB: { summary: 'Initial length of the rope on side B.', unit: 'm' },
    localAnchorA: {
      summary: 'Anchor on body A, in its local coordinates.',
      unit: 'm',
      default: value(joint.getAnchorA()),
    },
    localAnchorB: {
      summary: 'Anchor on body B, in its local coordinates.',
      unit: 'm',
      default: value(joint.getAnchorB()),
    },
    ratio: {
      summary:
        'Pulley ratio, greater than 0: the factor for the length on side B, as in a block and tackle.',
      unit: '',
    },
  },
};

export const PulleyJointOpt: SymbolNotes<planck.PulleyJointOpt> = {
  summary: 'Options of a pulley joint: only those that all joints share.',
};
