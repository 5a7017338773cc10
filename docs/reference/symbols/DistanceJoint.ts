import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANY_JOINT,
  BODIES,
  DAMPING_RATIO,
  JOINT_TYPE,
  LOCAL_ANCHORS,
  localAnchors,
  NO_TORQUE,
  SPRING,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.DistanceJoint;

export const DistanceJoint: SymbolNotes<typeof planck.DistanceJoint> = {
  summary: 'Keeps a point of each body at a distance, as a rod does, or as a spring does.',
  example: {
    setup: 'falling-box',
    code: `import { DistanceJoint } from 'planck';

// A spring from a nail to the box, as long as they are apart now.
const nail = world.createBody({ position: { x: 0, y: 6 } });
const options = { frequencyHz: 2, dampingRatio: 0.2 };
world.createJoint(
  new DistanceJoint(options, nail, box, nail.getPosition(), box.getPosition()),
);`,
  },
  new: {
    summary: 'Makes it from a definition, or from options, two bodies and two points of the world.',
    parameters: {
      ...BODIES,
      anchorA: {
        summary: 'The point of the world where it holds the first body.',
        unit: 'm',
        default: asIn('DistanceJointDef'),
      },
      anchorB: {
        summary: 'The point of the world where it holds the second body.',
        unit: 'm',
        default: asIn('DistanceJointDef'),
      },
    },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...SPRING,
    ...solving(stepOf('warmStarting', 'dtRatio', 'dt'), stepOf()),
    TYPE: JOINT_TYPE,
    getLength: { summary: 'The distance that it keeps.', unit: 'm' },
    getReactionTorque: NO_TORQUE,
    setLength: {
      summary: 'Sets the distance to keep; does not wake the bodies.',
      parameters: { length: { summary: 'The distance to keep; more than 0.', unit: 'm' } },
    },
  },
  see: [
    'Guide: [Distance Joint](/joint/distance-joint)',
    'DistanceJointDef',
    'DistanceJointOpt',
    'RopeJoint',
  ],
};

export const DistanceJointDef: SymbolNotes<planck.DistanceJointDef> = {
  summary: 'Two bodies, the point of each that is held, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
  },
};

export const DistanceJointOpt: SymbolNotes<planck.DistanceJointOpt> = {
  summary: 'The length of a distance joint, and how springy it is.',
  members: {
    dampingRatio: { ...DAMPING_RATIO, default: value(joint.getDampingRatio()) },
    frequencyHz: {
      summary: 'How fast the spring swings; 0 makes the joint rigid.',
      unit: 'Hz',
      default: value(joint.getFrequency()),
    },
    length: {
      summary: 'The distance to keep.',
      unit: 'm',
      default: { text: 'the distance between the two anchors, when the joint is made' },
    },
  },
};
