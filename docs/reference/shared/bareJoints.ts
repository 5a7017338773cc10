import {
  DistanceJoint,
  FrictionJoint,
  GearJoint,
  type Joint,
  MotorJoint,
  MouseJoint,
  PrismaticJoint,
  PulleyJoint,
  RevoluteJoint,
  RopeJoint,
  WeldJoint,
  WheelJoint,
  World,
} from 'planck';
import type { Default } from '../../../src/reference/notes.ts';
import { value } from './defaults.ts';

const world = new World();
const bodies = { bodyA: world.createBody(), bodyB: world.createBody() };
const revolute = new RevoluteJoint(complete(bodies));
const prismatic = new PrismaticJoint(complete(bodies));

/**
 * A joint of each kind, created with only what the library needs at run time: without an anchor, an axis,
 * or a target, although the types require them.
 */
export const bareJoints = {
  DistanceJoint: new DistanceJoint(complete(bodies)),
  FrictionJoint: new FrictionJoint(complete(bodies)),
  GearJoint: new GearJoint({ ...bodies, joint1: revolute, joint2: prismatic }),
  MotorJoint: new MotorJoint(bodies),
  MouseJoint: new MouseJoint(complete(bodies)),
  PrismaticJoint: prismatic,
  PulleyJoint: new PulleyJoint(complete({ ...bodies, lengthA: 1, lengthB: 1, ratio: 1 })),
  RevoluteJoint: revolute,
  RopeJoint: new RopeJoint(complete(bodies)),
  WeldJoint: new WeldJoint(complete(bodies)),
  WheelJoint: new WheelJoint(complete(bodies)),
};

/** The default that all joints share, or a text that lists the joints with a different one. */
export function defaultOfAllJoints(read: (joint: Joint) => unknown): Default {
  const defaults = Object.entries(bareJoints).map(([name, joint]) => {
    const value = read(joint);
    return { name, value, text: String(JSON.stringify(value)) };
  });
  const [first] = defaults;
  const others = defaults.filter(({ text }) => text !== first?.text);
  if (others.length === 0) return value(first?.value);
  const exceptions = others.map(({ name, text }) => `${text} for ${name}`);
  return { text: [first?.text, ...exceptions].join(', but ') };
}

/** Passes incomplete options through the type checker. */
function complete<Options>(options: object): Options {
  return options as Options;
}
