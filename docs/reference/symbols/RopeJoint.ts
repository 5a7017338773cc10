import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import {
  ANY_JOINT,
  BODIES,
  JOINT_TYPE,
  LOCAL_ANCHORS,
  localAnchors,
  NO_TORQUE,
  solving,
  THROWS_BEFORE_STEP,
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.RopeJoint;

export const RopeJoint: SymbolNotes<typeof planck.RopeJoint> = {
  summary:
    'Limits the distance between the anchors on two bodies to a maximum, like a rope that is slack below that length and taut at it.',
  remarks:
    'Shorten a taut rope gradually, by a small amount in every step: after a sudden change, position correction drags the bodies through obstacles. For a length that changes during the simulation, a `DistanceJoint` with a spring is a better choice.',
  example: `import { Box, RopeJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const box = world.createBody({ type: 'dynamic', position: { x: 0, y: 4 } });
box.createFixture({ shape: new Box(0.5, 0.5), density: 1 });

// Falls freely until it is 3 m from (0, 6). Both anchors are at body origins.
const hook = world.createBody({ position: { x: 0, y: 6 } });
const anchors = { localAnchorA: { x: 0, y: 0 }, localAnchorB: { x: 0, y: 0 } };
world.createJoint(new RopeJoint({ bodyA: hook, bodyB: box, maxLength: 3, ...anchors }));
for (let i = 0; i < 120; i++) world.step(1 / 60);
console.log(box.getPosition().y.toFixed(1)); // 3.0`,
  new: {
    summary:
      "Creates a rope joint from a definition, or from options, two bodies, and an anchor that both share. For separate anchors, set `localAnchorA` and `localAnchorB` in `def`. Their defaults are not the bodies' origins.",
    parameters: {
      ...BODIES,
      anchor: {
        summary: 'Anchor on both bodies, in world coordinates.',
        unit: 'm',
        default: asIn('RopeJointDef'),
      },
    },
  },
  members: {
    ...ANY_JOINT,
    ...LOCAL_ANCHORS,
    ...solving(stepOf('warmStarting', 'dtRatio'), stepOf('inv_dt')),
    TYPE: JOINT_TYPE,
    getLimitState:
      'Returns the limit state: 2 if the rope exceeded its maximum length at the start of the last step, otherwise 0.',
    getMaxLength: { summary: 'Returns the maximum distance between the anchors.', unit: 'm' },
    getReactionForce: { ...ANY_JOINT.getReactionForce, remarks: THROWS_BEFORE_STEP },
    getReactionTorque: NO_TORQUE,
    setMaxLength: {
      summary: 'Sets the maximum distance between the anchors. Does not wake the bodies.',
      parameters: { length: { summary: 'Maximum distance, at least 0.', unit: 'm' } },
    },
  },
  see: ['Guide: [Rope Joint](/joint/rope-joint)', 'RopeJointDef', 'RopeJointOpt', 'DistanceJoint'],
};

export const RopeJointDef: SymbolNotes<planck.RopeJointDef> = {
  summary: 'Definition of a rope joint: two bodies, an anchor on each, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
  },
};

export const RopeJointOpt: SymbolNotes<planck.RopeJointOpt> = {
  summary: 'Options for a rope joint: its maximum length.',
  members: {
    maxLength: {
      summary:
        'Maximum distance between the anchors; at the default, the joint pulls them together.',
      unit: 'm',
      default: value(joint.getMaxLength()),
    },
  },
};
