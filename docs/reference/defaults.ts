import {
  Box,
  Circle,
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
  Vec2,
  WeldJoint,
  WheelJoint,
  World,
} from 'planck';
import type { FieldDefault } from '../../src/reference/notes.ts';
import { testbedDefaults } from './testbedDefaults.ts';

// No default is typed here: each is read from an object that was made without the field.

const world = new World();
const body = world.createBody();
const fixture = body.createFixture({ shape: new Circle() });

const bodyA = body;
const bodyB = world.createBody();
const zero = { x: 0, y: 0 };
const axis = { x: 1, y: 0 };
const bodies = { bodyA, bodyB };
const anchored = { ...bodies, localAnchorA: zero, localAnchorB: zero };
const overhead = { groundAnchorA: zero, groundAnchorB: zero, lengthA: 1, lengthB: 1, ratio: 1 };

const distance = new DistanceJoint(anchored);
const friction = new FrictionJoint(anchored);
const motor = new MotorJoint(bodies);
const mouse = new MouseJoint({ ...bodies, target: zero });
const prismatic = new PrismaticJoint({ ...anchored, localAxisA: axis });
const pulley = new PulleyJoint({ ...anchored, ...overhead });
const revolute = new RevoluteJoint(anchored);
const rope = new RopeJoint(anchored);
const weld = new WeldJoint(anchored);
const wheel = new WheelJoint({ ...anchored, localAxisA: axis });
const gear = new GearJoint({ ...bodies, joint1: revolute, joint2: prismatic });

const joints = {
  DistanceJoint: distance,
  FrictionJoint: friction,
  GearJoint: gear,
  MotorJoint: motor,
  MouseJoint: mouse,
  PrismaticJoint: prismatic,
  PulleyJoint: pulley,
  RevoluteJoint: revolute,
  RopeJoint: rope,
  WeldJoint: weld,
  WheelJoint: wheel,
};

const ANGLE_BETWEEN = {
  text: 'the angle of bodyB minus the angle of bodyA, when the joint is made',
};

const box = new Box(2, 1);

/**
 * What is taken for a field that is left out, by interface, and for a parameter, by method; inherited
 * fields are where they are declared.
 */
export const defaults: Record<string, Record<string, FieldDefault>> = {
  WorldDef: {
    gravity: value(world.getGravity()),
    allowSleep: value(world.getAllowSleeping()),
    warmStarting: value(world.getWarmStarting()),
    continuousPhysics: value(world.getContinuousPhysics()),
    subStepping: value(world.getSubStepping()),
    blockSolve: value(fieldOf(world, 'm_blockSolve')),
  },
  'World.step': {
    velocityIterations: value(fieldOf(world, 'm_velocityIterations')),
    positionIterations: value(fieldOf(world, 'm_positionIterations')),
  },
  BodyDef: {
    type: value(body.getType()),
    position: value(body.getPosition()),
    angle: value(body.getAngle()),
    linearVelocity: value(body.getLinearVelocity()),
    angularVelocity: value(body.getAngularVelocity()),
    linearDamping: value(body.getLinearDamping()),
    angularDamping: value(body.getAngularDamping()),
    fixedRotation: value(body.isFixedRotation()),
    bullet: value(body.isBullet()),
    gravityScale: value(body.getGravityScale()),
    allowSleep: value(body.isSleepingAllowed()),
    awake: value(body.isAwake()),
    active: value(body.isActive()),
    userData: value(body.getUserData()),
    style: value(body.style),
  },
  FixtureOpt: {
    friction: value(fixture.getFriction()),
    restitution: value(fixture.getRestitution()),
    density: value(fixture.getDensity()),
    isSensor: value(fixture.isSensor()),
    filterGroupIndex: value(fixture.getFilterGroupIndex()),
    filterCategoryBits: value(fixture.getFilterCategoryBits()),
    filterMaskBits: value(fixture.getFilterMaskBits()),
    userData: value(fixture.getUserData()),
    style: value(fixture.style),
  },
  'BoxShape.BoxShape': {
    center: value(fieldOf(box, 'm_centroid')),
    angle: value(angleOf(box)),
  },
  TestbedInterface: testbedDefaults,
  JointOpt: {
    collideConnected: ofAllJoints((joint) => joint.getCollideConnected()),
    userData: ofAllJoints((joint) => joint.getUserData()),
    style: ofAllJoints((joint) => joint.style),
  },
  DistanceJointOpt: {
    frequencyHz: value(distance.getFrequency()),
    dampingRatio: value(distance.getDampingRatio()),
    length: { text: 'the distance between the two anchors, when the joint is made' },
  },
  FrictionJointOpt: {
    maxForce: value(friction.getMaxForce()),
    maxTorque: value(friction.getMaxTorque()),
  },
  GearJointOpt: {
    ratio: value(gear.getRatio()),
  },
  MotorJointOpt: {
    maxForce: value(motor.getMaxForce()),
    maxTorque: value(motor.getMaxTorque()),
    correctionFactor: value(motor.getCorrectionFactor()),
    angularOffset: ANGLE_BETWEEN,
    linearOffset: { text: 'where bodyB is in the frame of bodyA, when the joint is made' },
  },
  MouseJointOpt: {
    maxForce: value(mouse.getMaxForce()),
    frequencyHz: value(mouse.getFrequency()),
    dampingRatio: value(mouse.getDampingRatio()),
  },
  PrismaticJointOpt: {
    enableLimit: value(prismatic.isLimitEnabled()),
    lowerTranslation: value(prismatic.getLowerLimit()),
    upperTranslation: value(prismatic.getUpperLimit()),
    enableMotor: value(prismatic.isMotorEnabled()),
    maxMotorForce: value(prismatic.getMaxMotorForce()),
    motorSpeed: value(prismatic.getMotorSpeed()),
  },
  PrismaticJointDef: {
    referenceAngle: ANGLE_BETWEEN,
  },
  RevoluteJointOpt: {
    enableLimit: value(revolute.isLimitEnabled()),
    lowerAngle: value(revolute.getLowerLimit()),
    upperAngle: value(revolute.getUpperLimit()),
    enableMotor: value(revolute.isMotorEnabled()),
    maxMotorTorque: value(revolute.getMaxMotorTorque()),
    motorSpeed: value(revolute.getMotorSpeed()),
  },
  RevoluteJointDef: {
    referenceAngle: ANGLE_BETWEEN,
  },
  RopeJointOpt: {
    maxLength: value(rope.getMaxLength()),
  },
  WeldJointOpt: {
    frequencyHz: value(weld.getFrequency()),
    dampingRatio: value(weld.getDampingRatio()),
    referenceAngle: ANGLE_BETWEEN,
  },
  WheelJointOpt: {
    enableMotor: value(wheel.isMotorEnabled()),
    maxMotorTorque: value(wheel.getMaxMotorTorque()),
    motorSpeed: value(wheel.getMotorSpeed()),
    frequencyHz: value(wheel.getSpringFrequencyHz()),
    dampingRatio: value(wheel.getSpringDampingRatio()),
  },
};

/** As plain data, which is how one would write it into a definition. */
function value(read: unknown): FieldDefault {
  // To a reader, nothing there is no value: `undefined` is how the engine keeps it.
  if (read === undefined) return { text: 'none' };
  return { value: read instanceof Vec2 ? { x: read.x, y: read.y } : read };
}

/** How far a box is turned, in radians: its first side is the right one, upward. */
function angleOf(box: Box): number {
  const [from, to] = fieldOf(box, 'm_vertices') as [Vec2, Vec2];
  return Math.atan2(from.x - to.x, to.y - from.y);
}

/** One value for all joints, or in words which joints take another. */
function ofAllJoints(read: (joint: Joint) => unknown): FieldDefault {
  const values = Object.entries(joints).map(([name, joint]) => {
    const value = read(joint);
    return { name, value, text: String(JSON.stringify(value)) };
  });
  const [first] = values;
  const others = values.filter(({ text }) => text !== first?.text);
  if (others.length === 0) return value(first?.value);
  const exceptions = others.map(({ name, text }) => `${text} for ${name}`);
  return { text: [first?.text, ...exceptions].join(', but ') };
}

/** A field without a getter. Its name is the library's own business, so it may go away. */
function fieldOf(object: object, name: string): unknown {
  if (name in object) return Reflect.get(object, name);
  throw new Error(`planck has no ${name} any more: see defaults.ts, which reads a default from it`);
}
