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
    'Applies top-down friction: resists the relative motion of two bodies with a limited force and torque.',
  remarks:
    'In version 1.5.0, linear friction is applied one step late, and only while warm starting is enabled: a body at rest jitters slightly and might not fall asleep. A `MotorJoint` with a `correctionFactor` of 0 applies friction without this delay.',
  example: `import { Box, FrictionJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: 0 } }); // seen from above
const box = world.createBody({
  type: 'dynamic',
  position: { x: 0, y: 4 },
  linearVelocity: { x: 4, y: 0 },
});
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// The ground slows the box with a friction force of up to 3 N.
const ground = world.createBody();
world.createJoint(
  new FrictionJoint({ maxForce: 3, maxTorque: 1 }, ground, box, box.getWorldCenter()),
);`,
  new: {
    summary:
      'Creates a friction joint from a definition, or from options, two bodies, and an anchor.',
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
  summary: 'Definition of a friction joint: two bodies, an anchor on each, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
  },
};

export const FrictionJointOpt: SymbolNotes<planck.FrictionJointOpt> = {
  summary: 'Options for a friction joint: its maximum force and torque.',
  members: {
    maxForce: {
      summary: 'Maximum force against sliding; at the default, there is no linear friction.',
      unit: 'N',
      default: value(joint.getMaxForce()),
    },
    maxTorque: {
      summary: 'Maximum torque against rotation; at the default, there is no angular friction.',
      unit: 'N·m',
      default: value(joint.getMaxTorque()),
    },
  },
};
