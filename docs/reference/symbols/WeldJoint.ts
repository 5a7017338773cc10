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
  JOINT_TYPE,
  KEPT_ANGLE,
  LOCAL_ANCHORS,
  localAnchors,
  SPRING,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.WeldJoint;

export const WeldJoint: SymbolNotes<typeof planck.WeldJoint> = {
  summary: 'Holds two bodies together as if they were one; the angle may be springy.',
  example: {
    setup: 'falling-box',
    code: `import { WeldJoint } from 'planck';

const lid = world.createBody({ type: 'dynamic', position: { x: 0, y: 4.6 } });
lid.createFixture({ shape: new Box(0.5, 0.1), density: 1 });
world.createJoint(new WeldJoint({}, box, lid, { x: 0, y: 4.5 }));`,
  },
  new: {
    summary: 'Makes it from a definition, or from options, two bodies and a point of the world.',
    parameters: { ...BODIES, anchor: { ...ANCHOR, default: asIn('WeldJointDef') } },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...SPRING,
    ...solving(stepOf('warmStarting', 'dtRatio', 'dt'), stepOf()),
    TYPE: JOINT_TYPE,
    getReferenceAngle: KEPT_ANGLE,
  },
  see: ['Guide: [Weld Joint](/joint/weld-joint)', 'WeldJointDef', 'WeldJointOpt', 'RevoluteJoint'],
};

export const WeldJointDef: SymbolNotes<planck.WeldJointDef> = {
  summary: 'Two bodies, the point of each where they are glued, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
  },
};

export const WeldJointOpt: SymbolNotes<planck.WeldJointOpt> = {
  summary: 'The angle of a weld joint, and how springy it is.',
  members: {
    dampingRatio: { ...DAMPING_RATIO, default: value(joint.getDampingRatio()) },
    frequencyHz: {
      summary: 'How fast the angle swings; 0 makes it rigid.',
      unit: 'Hz',
      default: value(joint.getFrequency()),
    },
    referenceAngle: { ...KEPT_ANGLE, default: ANGLE_BETWEEN },
  },
};
