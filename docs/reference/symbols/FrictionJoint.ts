import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANCHOR,
  ANY_JOINT,
  BODIES,
  JOINT_TYPE,
  LOCAL_ANCHORS,
  localAnchors,
  STRENGTH,
  solving,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.FrictionJoint;

export const FrictionJoint: SymbolNotes<typeof planck.FrictionJoint> = {
  summary:
    'Slows one body against another, up to a force and a torque, as ground does that is seen from above.',
  example: {
    setup: 'falling-box',
    code: `import { FrictionJoint } from 'planck';

// Seen from above: the ground brakes the box with at most 3 N.
world.setGravity({ x: 0, y: 0 });
const ground = world.createBody();
world.createJoint(
  new FrictionJoint({ maxForce: 3, maxTorque: 1 }, ground, box, box.getWorldCenter()),
);`,
  },
  new: {
    summary: 'Makes it from a definition, or from options, two bodies and a point of the world.',
    parameters: { ...BODIES, anchor: { ...ANCHOR, default: asIn('FrictionJointDef') } },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...STRENGTH,
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf('dt')),
    TYPE: JOINT_TYPE,
  },
};

export const FrictionJointDef: SymbolNotes<planck.FrictionJointDef> = {
  summary: 'Two bodies, the point of each that is slowed, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
  },
};

export const FrictionJointOpt: SymbolNotes<planck.FrictionJointOpt> = {
  summary: 'How strong a friction joint may get.',
  members: {
    maxForce: {
      summary: 'How strong the force against sliding may get.',
      unit: 'N',
      default: value(joint.getMaxForce()),
    },
    maxTorque: {
      summary: 'How strong the torque against turning may get.',
      unit: 'N·m',
      default: value(joint.getMaxTorque()),
    },
  },
};
