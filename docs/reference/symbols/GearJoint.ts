import type * as planck from 'planck';
import type { SymbolNotes } from '../../../src/reference/notes.ts';
import { bareJoints } from '../shared/bareJoints.ts';
import { asIn, value } from '../shared/defaults.ts';
import { ANY_JOINT, DEF, JOINT_TYPE, solving } from '../shared/joints.ts';
import { stepOf } from '../shared/texts.ts';

const joint = bareJoints.GearJoint;

export const GearJoint: SymbolNotes<typeof planck.GearJoint> = {
  summary:
    'Couples two joints, revolute or prismatic, so that one moves in proportion to the other.',
  remarks:
    'Destroy it before you destroy one of its joints. Between a `RevoluteJoint` and a `PrismaticJoint` the ratio has a unit: length per angle, or its inverse.',
  example: {
    setup: 'falling-box',
    code: `import { Circle, GearJoint, RevoluteJoint } from 'planck';

const ground = world.createBody();
const [a, b] = [-1, 1].map((x) => {
  const wheel = world.createBody({ type: 'dynamic', position: { x, y: 0 } });
  wheel.createFixture({ shape: new Circle(1), density: 1 });
  return world.createJoint(new RevoluteJoint({}, ground, wheel, { x, y: 0 }));
});
if (a && b) world.createJoint(new GearJoint({}, a.getBodyB(), b.getBodyB(), a, b, 1));`,
  },
  new: {
    summary:
      'Makes it from a definition, or from options, two bodies and two joints; the second bodies of these joints take the place of the bodies that you give.',
    parameters: {
      def: DEF,
      bodyA: 'Ignored: the second body of `joint1` takes its place.',
      bodyB: 'Ignored: the second body of `joint2` takes its place.',
      joint1: 'The first joint, revolute or prismatic.',
      joint2: 'The second joint, revolute or prismatic.',
      ratio: {
        summary: 'How far the first joint goes back while the second goes one unit on.',
        default: asIn('GearJointOpt'),
      },
    },
  },
  members: {
    ...ANY_JOINT,
    ...solving(stepOf('warmStarting'), stepOf()),
    TYPE: JOINT_TYPE,
    getJoint1: 'The first of the joints that it couples.',
    getJoint2: 'The second of the joints that it couples.',
    getRatio: 'How far the first joint goes back while the second goes one unit on.',
    setRatio: {
      summary: 'Sets the ratio; the joints jump unless the second one is at 0.',
      parameters: { ratio: 'Any number; negative turns the direction around.' },
    },
  },
};

export const GearJointDef: SymbolNotes<planck.GearJointDef> = {
  summary: 'The joints that are coupled, and the ratio; both bodies are taken from the joints.',
  members: {
    joint1: 'The first of the joints, revolute or prismatic.',
    joint2: 'The second of the joints, revolute or prismatic.',
  },
};

export const GearJointOpt: SymbolNotes<planck.GearJointOpt> = {
  summary: 'The ratio of a gear joint.',
  members: {
    ratio: {
      summary:
        'How far the first joint goes back while the second goes one unit on; may be negative.',
      unit: '',
      default: value(joint.getRatio()),
    },
  },
};
