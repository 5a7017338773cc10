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
    'Hangs two bodies from an ideal rope that runs over two ground anchors (fixed points), so that one body rises as the other sinks.',
  remarks:
    'Keeps `lengthA + ratio * lengthB` constant in both directions: the rope never goes slack, and it can also push. The joint is more stable when a `PrismaticJoint` guides each body. Prevent either side from reaching a length of 0, for example with static shapes below the ground anchors.',
  example: `import { Box, PulleyJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

const other = world.createBody({ type: 'dynamic', position: { x: 4, y: 4 } });
other.createFixture({ shape: new Box(0.5, 0.5), density: 1.5 }); // heavier
// Two pulleys at a height of 8 m; each box hangs from its center.
const left = { x: 0, y: 8 };
const right = { x: 4, y: 8 };
const [a, b] = [box.getPosition(), other.getPosition()];
world.createJoint(new PulleyJoint({}, box, other, left, right, a, b, 1));`,
  new: {
    summary:
      'Creates a pulley joint from a definition, or from options, two bodies, two ground anchors, an anchor on each body, and the ratio.',
    parameters: {
      ...BODIES,
      groundA: {
        summary:
          'Ground anchor of body A (the fixed point above it), in world coordinates. All four points are required unless `def` is a complete definition.',
        unit: 'm',
        default: asIn('PulleyJointDef'),
      },
      groundB: {
        summary: 'Ground anchor of body B (the fixed point above it), in world coordinates.',
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
          'Pulley ratio: the factor applied to the length on side B, as in a block and tackle. Required here or in `def`; otherwise, positions become invalid in the first step.',
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
        'Returns the ground anchor of body A, in world coordinates. It is a live reference: to keep the value, copy it.',
      unit: 'm',
    },
    getGroundAnchorB: {
      summary:
        'Returns the ground anchor of body B, in world coordinates. It is a live reference: to keep the value, copy it.',
      unit: 'm',
    },
    getLengthA: {
      summary:
        'Returns the initial length of the rope on side A. For the current length, call `getCurrentLengthA()`.',
      unit: 'm',
    },
    getLengthB: {
      summary:
        'Returns the initial length of the rope on side B. For the current length, call `getCurrentLengthB()`.',
      unit: 'm',
    },
    getRatio: 'Returns the pulley ratio.',
    getReactionForce: {
      ...ANY_JOINT.getReactionForce,
      summary:
        'Returns the tension of the rope on side A in the last step, as a vector along side B. It points away from the ground anchor of body B, opposite to the reaction force on body B, which is `ratio` times as large.',
      remarks: THROWS_BEFORE_STEP,
    },
    getReactionTorque: NO_TORQUE,
    shiftOrigin: {
      summary:
        'Adjusts both ground anchors when the world origin shifts. Called by `World.shiftOrigin()`.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
  },
};

export const PulleyJointDef: SymbolNotes<planck.PulleyJointDef> = {
  summary:
    'Definition of a pulley joint: two bodies, an anchor on each, two ground anchors, the rope lengths, and the ratio.',
  members: {
    groundAnchorA: {
      summary: 'Ground anchor of body A (the fixed point above it), in world coordinates.',
      unit: 'm',
      default: value(joint.getGroundAnchorA()),
    },
    groundAnchorB: {
      summary: 'Ground anchor of body B (the fixed point above it), in world coordinates.',
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
        'Pulley ratio, greater than 0: the factor applied to the length on side B, as in a block and tackle.',
      unit: '',
    },
  },
};

export const PulleyJointOpt: SymbolNotes<planck.PulleyJointOpt> = {
  summary: 'Options for a pulley joint: only those that all joints share.',
};
