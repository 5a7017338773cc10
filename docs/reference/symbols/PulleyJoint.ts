import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import { ANY_JOINT, BODIES, JOINT_TYPE, NO_TORQUE, solving } from '../shared/joints.ts';
import { OLD_ORIGIN, stepOf } from '../shared/texts.ts';

const joint = bareJoints.PulleyJoint;

export const PulleyJoint: SymbolNotes<typeof planck.PulleyJoint> = {
  summary:
    'Hangs two bodies on an ideal rope over two fixed points, so that one rises as the other sinks.',
  remarks:
    'It is steadier together with a `PrismaticJoint` for each side. Keep both sides from going down to a length of 0, such as with static shapes below the fixed points.',
  example: {
    setup: 'falling-box',
    code: `import { PulleyJoint } from 'planck';

const other = world.createBody({ type: 'dynamic', position: { x: 4, y: 4 } });
other.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
// Two wheels at a height of 8 m; each box hangs by its center.
const left = { x: 0, y: 8 };
const right = { x: 4, y: 8 };
const [a, b] = [box.getPosition(), other.getPosition()];
world.createJoint(new PulleyJoint({}, box, other, left, right, a, b, 1));`,
  },
  new: {
    summary:
      'Makes it from a definition, or from options, two bodies, two fixed points, two points of the bodies and the ratio.',
    parameters: {
      ...BODIES,
      groundA: {
        summary:
          'The fixed point of the world over the first body. All points are needed, unless `def` is whole.',
        unit: 'm',
        default: asIn('PulleyJointDef'),
      },
      groundB: {
        summary: 'The fixed point of the world over the second body.',
        unit: 'm',
        default: asIn('PulleyJointDef'),
      },
      anchorA: {
        summary: 'The point of the world where the rope holds the first body.',
        unit: 'm',
        default: asIn('PulleyJointDef'),
      },
      anchorB: {
        summary: 'The point of the world where the rope holds the second body.',
        unit: 'm',
        default: asIn('PulleyJointDef'),
      },
      ratio: {
        summary:
          'How many times the length of the second side counts; it has to be given, here or in `def`.',
        default: asIn('PulleyJointDef'),
      },
    },
  },
  members: {
    ...ANY_JOINT,
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf()),
    TYPE: JOINT_TYPE,
    getCurrentLengthA: { summary: 'How long the rope on the first side is now.', unit: 'm' },
    getCurrentLengthB: { summary: 'How long the rope on the second side is now.', unit: 'm' },
    getGroundAnchorA: { unit: 'm' },
    getGroundAnchorB: { unit: 'm' },
    getLengthA: {
      summary: 'How long the rope on the first side was set to be; it does not change.',
      unit: 'm',
    },
    getLengthB: {
      summary: 'How long the rope on the second side was set to be; it does not change.',
      unit: 'm',
    },
    getReactionTorque: NO_TORQUE,
    shiftOrigin: {
      summary:
        'Moves the two fixed points so that a point becomes the origin; `World.shiftOrigin()` calls it.',
      parameters: { newOrigin: { summary: OLD_ORIGIN, unit: 'm' } },
    },
  },
};

export const PulleyJointDef: SymbolNotes<planck.PulleyJointDef> = {
  summary: 'Two bodies, a point of each, the two fixed points, the lengths and the ratio.',
  members: {
    groundAnchorA: {
      summary: 'The fixed point of the world over the first body.',
      unit: 'm',
      default: value(joint.getGroundAnchorA()),
    },
    groundAnchorB: {
      summary: 'The fixed point of the world over the second body.',
      unit: 'm',
      default: value(joint.getGroundAnchorB()),
    },
    lengthA: { summary: 'How long the rope on the first side is at the start.', unit: 'm' },
    lengthB: { summary: 'How long the rope on the second side is at the start.', unit: 'm' },
    localAnchorA: {
      summary: 'Where it holds the first body, as seen from it.',
      unit: 'm',
      default: value(joint.getAnchorA()),
    },
    localAnchorB: {
      summary: 'Where it holds the second body, as seen from it.',
      unit: 'm',
      default: value(joint.getAnchorB()),
    },
    ratio: { summary: 'How many times the length of the second side counts.', unit: '' },
  },
};

export const PulleyJointOpt: SymbolNotes<planck.PulleyJointOpt> = {
  summary: 'The options that all joints have; a pulley adds none.',
};
