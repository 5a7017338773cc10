import {
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
  type Vec2,
  WeldJoint,
  WheelJoint,
  World,
} from 'planck';
import type { FieldDefault } from '../../src/reference/notes.ts';
import { parameterDefaults } from './parameterDefaults.ts';
import { fieldOf, value } from './reading.ts';
import { testbedDefaults } from './testbedDefaults.ts';

// No default is typed here: each is read from an object that was made without the field.

const world = new World();
const body = world.createBody();
const fixture = body.createFixture({ shape: new Circle() });

const bodyB = world.createBody();
const bodies = { bodyA: body, bodyB };

// Made without anchors, axis and target, which types require, but the library does not.
const distance = new DistanceJoint(given(bodies));
const friction = new FrictionJoint(given(bodies));
const motor = new MotorJoint(bodies);
const mouse = new MouseJoint(given(bodies));
const prismatic = new PrismaticJoint(given(bodies));
const pulley = new PulleyJoint(given({ ...bodies, lengthA: 1, lengthB: 1, ratio: 1 }));
const revolute = new RevoluteJoint(given(bodies));
const rope = new RopeJoint(given(bodies));
const weld = new WeldJoint(given(bodies));
const wheel = new WheelJoint(given(bodies));
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

const OF_TESTBED = { text: 'that of the testbed' };
const ANGLE_BETWEEN = {
  text: 'the angle of bodyB minus the angle of bodyA, when the joint is made',
};

/**
 * What is taken for a field that is left out, by interface, and for a parameter, by method; inherited
 * fields are where they are declared.
 */
export const defaults: Record<string, Record<string, FieldDefault>> = {
  ...parameterDefaults,
  WorldDef: {
    gravity: value(world.getGravity()),
    allowSleep: value(world.getAllowSleeping()),
    warmStarting: value(world.getWarmStarting()),
    continuousPhysics: value(world.getContinuousPhysics()),
    subStepping: value(world.getSubStepping()),
    blockSolve: value(fieldOf(world, 'm_blockSolve')),
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
  TestbedInterface: testbedDefaults,
  // Kept inside the testbed, which tells them to nobody.
  Style: { fill: OF_TESTBED, lineWidth: OF_TESTBED, stroke: OF_TESTBED },
  JointOpt: {
    collideConnected: ofAllJoints((joint) => joint.getCollideConnected()),
    userData: ofAllJoints((joint) => joint.getUserData()),
    style: ofAllJoints((joint) => joint.style),
  },
  DistanceJointDef: anchorsOf(distance),
  DistanceJointOpt: {
    frequencyHz: value(distance.getFrequency()),
    dampingRatio: value(distance.getDampingRatio()),
    length: { text: 'the distance between the two anchors, when the joint is made' },
  },
  FrictionJointDef: anchorsOf(friction),
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
  MouseJointDef: {
    target: value(mouse.getTarget()),
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
    ...anchorsOf(prismatic),
    localAxisA: value(prismatic.getLocalAxisA()),
    referenceAngle: ANGLE_BETWEEN,
  },
  PulleyJointDef: {
    groundAnchorA: value(pulley.getGroundAnchorA()),
    groundAnchorB: value(pulley.getGroundAnchorB()),
    // Without getters; both bodies are at the origin.
    localAnchorA: value(pulley.getAnchorA()),
    localAnchorB: value(pulley.getAnchorB()),
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
    ...anchorsOf(revolute),
    referenceAngle: ANGLE_BETWEEN,
  },
  RopeJointDef: anchorsOf(rope),
  RopeJointOpt: {
    maxLength: value(rope.getMaxLength()),
  },
  WeldJointDef: anchorsOf(weld),
  WeldJointOpt: {
    frequencyHz: value(weld.getFrequency()),
    dampingRatio: value(weld.getDampingRatio()),
    referenceAngle: ANGLE_BETWEEN,
  },
  WheelJointDef: {
    ...anchorsOf(wheel),
    localAxisA: value(wheel.getLocalAxisA()),
  },
  WheelJointOpt: {
    enableMotor: value(wheel.isMotorEnabled()),
    maxMotorTorque: value(wheel.getMaxMotorTorque()),
    motorSpeed: value(wheel.getMotorSpeed()),
    frequencyHz: value(wheel.getSpringFrequencyHz()),
    dampingRatio: value(wheel.getSpringDampingRatio()),
  },
};

/** As if nothing were missing. */
function given<T>(fields: object): T {
  return fields as T;
}

/** Where a joint holds its bodies. */
function anchorsOf(joint: { getLocalAnchorA(): Vec2; getLocalAnchorB(): Vec2 }) {
  return {
    localAnchorA: value(joint.getLocalAnchorA()),
    localAnchorB: value(joint.getLocalAnchorB()),
  };
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
