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
} from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.RopeJoint;

export const RopeJoint: SymbolNotes<typeof planck.RopeJoint> = {
  summary: 'Keeps a point of each body from getting farther apart than a length.',
  remarks:
    'Set the length when you make it: a change while it is tight jerks the bodies. For a length that changes, take a `DistanceJoint`.',
  example: {
    setup: 'falling-box',
    code: `import { RopeJoint } from 'planck';

// Falls freely until it is 3 m away from (0, 6); the anchors are each body's own.
const hook = world.createBody({ position: { x: 0, y: 6 } });
const anchors = { localAnchorA: { x: 0, y: 0 }, localAnchorB: { x: 0, y: 0 } };
world.createJoint(new RopeJoint({ bodyA: hook, bodyB: box, maxLength: 3, ...anchors }));
for (let i = 0; i < 120; i++) world.step(1 / 60);
console.log(box.getPosition().y.toFixed(1)); // 3.0`,
  },
  new: {
    summary:
      'Makes it from a definition, or from options, two bodies and a point of the world; without the point it does not hold them at their origins.',
    parameters: {
      ...BODIES,
      anchor: {
        summary: 'The point of the world where it is tied to both.',
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
    getLimitState: '2 if the rope was too long when the last step began, else 0.',
    getMaxLength: { summary: 'How far apart the points may get.', unit: 'm' },
    getReactionTorque: NO_TORQUE,
    setMaxLength: {
      summary: 'Sets how far apart the points may get; does not wake the bodies.',
      parameters: { length: { summary: 'How far apart the points may get, from 0.', unit: 'm' } },
    },
  },
  see: ['Guide: [Rope Joint](/joint/rope-joint)', 'RopeJointDef', 'RopeJointOpt', 'DistanceJoint'],
};

export const RopeJointDef: SymbolNotes<planck.RopeJointDef> = {
  summary: 'Two bodies, the point of each that the rope is tied to, and the options.',
  members: {
    ...localAnchors(joint.getLocalAnchorA(), joint.getLocalAnchorB()),
  },
};

export const RopeJointOpt: SymbolNotes<planck.RopeJointOpt> = {
  summary: 'The length of a rope joint.',
  members: {
    maxLength: {
      summary: 'How far apart the points may get; with the default they meet.',
      unit: 'm',
      default: value(joint.getMaxLength()),
    },
  },
};
