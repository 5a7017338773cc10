import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANCHOR,
  ANGLE_BETWEEN,
  ANY_JOINT,
  BODIES,
  DAMPING_RATIO,
  GET_REFERENCE_ANGLE,
  JOINT_TYPE,
  LOCAL_ANCHORS,
  localAnchors,
  REFERENCE_ANGLE,
  SPRING,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.WeldJoint;

export const WeldJoint: SymbolNotes<typeof planck.WeldJoint> = {
  summary:
    'Connects two bodies rigidly, without relative translation or rotation; with a frequency above 0, a damped spring controls the relative angle (soft weld).',
  example: `import { Box, WeldJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

const lid = world.createBody({ type: 'dynamic', position: { x: 0, y: 4.6 } });
lid.createFixture({ shape: new Box(0.5, 0.1), density: 1 });
world.createJoint(new WeldJoint({}, box, lid, { x: 0, y: 4.5 }));`,
  new: {
    summary: 'Creates a weld joint from a definition, or from options, two bodies, and an anchor.',
    parameters: { ...BODIES, anchor: { ...ANCHOR, default: asIn('WeldJointDef') } },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...SPRING,
    ...solving(stepOf('warmStarting', 'dtRatio', 'dt'), stepOf()),
    TYPE: JOINT_TYPE,
    getReferenceAngle: GET_REFERENCE_ANGLE,
  },
  see: ['Guide: [Weld Joint](/joint/weld-joint)', 'WeldJointDef', 'WeldJointOpt', 'RevoluteJoint'],
};

export const WeldJointDef: SymbolNotes<planck.WeldJointDef> = {
  summary: 'Definition of a weld joint: two bodies, an anchor on each, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
  },
};

export const WeldJointOpt: SymbolNotes<planck.WeldJointOpt> = {
  summary:
    'Options for a weld joint: its reference angle, and the frequency and damping of its angular spring.',
  members: {
    dampingRatio: { ...DAMPING_RATIO, default: value(joint.getDampingRatio()) },
    frequencyHz: {
      summary: 'Natural frequency of the angular spring; 0 for a rigid joint.',
      unit: 'Hz',
      default: value(joint.getFrequency()),
      atRuntime: ['WeldJoint.getFrequency', 'WeldJoint.setFrequency'],
    },
    referenceAngle: { ...REFERENCE_ANGLE, default: ANGLE_BETWEEN },
  },
};
