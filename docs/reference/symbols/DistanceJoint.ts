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
  THROWS_BEFORE_STEP,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.DistanceJoint;

export const DistanceJoint: SymbolNotes<typeof planck.DistanceJoint> = {
  summary:
    'Keeps the anchors on two bodies at a fixed distance from each other, like a rigid rod, or connects them with a damped spring (soft constraint).',
  example: `import { Box, DistanceJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// A spring from a nail to the box; its rest length is their current distance.
const nail = world.createBody({ position: { x: 0, y: 6 } });
const options = { frequencyHz: 2, dampingRatio: 0.2 };
world.createJoint(
  new DistanceJoint(options, nail, box, nail.getPosition(), box.getPosition()),
);`,
  new: {
    summary:
      'Creates a distance joint from a definition, or from options, two bodies, and two anchors.',
    parameters: {
      ...BODIES,
      anchorA: {
        summary: 'Anchor on body A, in world coordinates.',
        unit: 'm',
        default: asIn('DistanceJointDef'),
      },
      anchorB: {
        summary: 'Anchor on body B, in world coordinates.',
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
    getLength: {
      summary:
        'Returns the rest length: the distance that the joint maintains between the anchors.',
      unit: 'm',
    },
    getReactionForce: { ...ANY_JOINT.getReactionForce, remarks: THROWS_BEFORE_STEP },
    getReactionTorque: NO_TORQUE,
    setLength: {
      summary: 'Sets the rest length. Does not wake the bodies.',
      parameters: { length: { summary: 'Rest length, greater than 0.', unit: 'm' } },
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
  summary: 'Definition of a distance joint: two bodies, an anchor on each, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
  },
};

export const DistanceJointOpt: SymbolNotes<planck.DistanceJointOpt> = {
  summary:
    'Options for a distance joint: its rest length, and the frequency and damping of its spring.',
  members: {
    dampingRatio: { ...DAMPING_RATIO, default: value(joint.getDampingRatio()) },
    frequencyHz: {
      summary: 'Natural frequency of the spring; 0 for a rigid rod.',
      unit: 'Hz',
      default: value(joint.getFrequency()),
      atRuntime: ['DistanceJoint.getFrequency', 'DistanceJoint.setFrequency'],
    },
    length: {
      summary: 'Rest length: the distance that the joint maintains between the anchors.',
      unit: 'm',
      default: { text: 'the distance between the anchors at creation' },
    },
  },
};
