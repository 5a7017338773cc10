import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import { ANY_JOINT, DEF, JOINT_TYPE, solving, THROWS_BEFORE_STEP } from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.GearJoint;

export const GearJoint: SymbolNotes<typeof planck.GearJoint> = {
  summary:
    'Couples two revolute or prismatic joints by a gear ratio, so that one moves in proportion to the other.',
  remarks:
    'Keeps `coordinate1 + ratio * coordinate2` constant, where a coordinate is the angle of a revolute joint or the translation of a prismatic one. If only `joint1` is prismatic, the ratio is in meters per radian; if only `joint2` is, in radians per meter. Destroy the gear joint before either of the joints that it couples.',
  example: `import { Circle, GearJoint, RevoluteJoint, World } from 'planck';

const world = new World({ gravity: { x: 0, y: -10 } });
const ground = world.createBody();
const [a, b] = [-1, 1].map((x) => {
  const angularVelocity = -3 * x; // the joint makes the other wheel turn the other way
  const wheel = world.createBody({ type: 'dynamic', position: { x, y: 0 }, angularVelocity });
  wheel.createFixture({ shape: new Circle(1), density: 1 });
  return world.createJoint(new RevoluteJoint({}, ground, wheel, { x, y: 0 }));
});
if (a && b) world.createJoint(new GearJoint({}, a.getBodyB(), b.getBodyB(), a, b, 1));`,
  new: {
    summary:
      'Creates a gear joint from a definition, or from options, two bodies, and two joints. The bodies are ignored: the gear joint connects body B of `joint1` and body B of `joint2`.',
    parameters: {
      def: DEF,
      bodyA: 'Ignored (required by the type): body B of `joint1` replaces it.',
      bodyB: 'Ignored (required by the type): body B of `joint2` replaces it.',
      joint1: 'First joint, revolute or prismatic.',
      joint2: 'Second joint, revolute or prismatic.',
      ratio: {
        summary:
          'Gear ratio: when `joint2` moves by 1, `joint1` moves by −`ratio`. Can be negative.',
        default: asIn('GearJointOpt'),
      },
    },
  },
  members: {
    ...ANY_JOINT,
    ...solving(stepOf('warmStarting'), stepOf()),
    TYPE: JOINT_TYPE,
    getJoint1: 'Returns the first of the coupled joints.',
    getJoint2: 'Returns the second of the coupled joints.',
    getRatio: 'Returns the gear ratio.',
    getReactionForce: {
      ...ANY_JOINT.getReactionForce,
      summary:
        "Returns the reaction force on the gear joint's body A (body B of `joint1`) in the last step, in world coordinates. It is zero if `joint1` is revolute.",
      remarks: THROWS_BEFORE_STEP,
    },
    getReactionTorque: {
      ...ANY_JOINT.getReactionTorque,
      summary:
        "Returns the reaction torque on the gear joint's body A (body B of `joint1`) in the last step; `NaN` before the first step.",
    },
    setRatio: {
      summary:
        'Sets the gear ratio. The constant of the constraint is not recomputed, so the joints jump unless the coordinate of `joint2` is 0. Does not wake the bodies.',
      parameters: {
        ratio: 'Gear ratio: negative to reverse the relative direction, 0 to lock `joint1`.',
      },
    },
  },
};

export const GearJointDef: SymbolNotes<planck.GearJointDef> = {
  summary:
    'Definition of a gear joint: the two coupled joints and the ratio. Both bodies come from the joints.',
  members: {
    joint1: 'First joint, revolute or prismatic.',
    joint2: 'Second joint, revolute or prismatic.',
  },
};

export const GearJointOpt: SymbolNotes<planck.GearJointOpt> = {
  summary: 'Options for a gear joint: its ratio.',
  members: {
    ratio: {
      summary: 'Gear ratio: when `joint2` moves by 1, `joint1` moves by −`ratio`. Can be negative.',
      unit: '',
      default: value(joint.getRatio()),
    },
  },
};
