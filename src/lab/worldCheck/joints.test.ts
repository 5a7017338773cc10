import {
  type Body,
  Box,
  DistanceJoint,
  type Joint,
  PrismaticJoint,
  RevoluteJoint,
  RopeJoint,
  WeldJoint,
  WheelJoint,
} from 'planck';
import { describe, expect, it } from 'vitest';
import { eachTest, point } from '../../../tests/unit/checkWorld.ts';

const test = eachTest();

/** Connects a beam with the ground. */
type Connect = (ground: Body, beam: Body) => Joint;

const anchor = point(0, 0);
const anchors = { localAnchorA: anchor, localAnchorB: point(-1, 0) };
const JOINTS: [name: string, connect: Connect][] = [
  ['revolute', (ground, beam) => new RevoluteJoint({}, ground, beam, anchor)],
  ['weld', (ground, beam) => new WeldJoint({}, ground, beam, anchor)],
  ['distance', (ground, beam) => new DistanceJoint({}, ground, beam, anchor, point(0.5, 0))],
  ['rope', (bodyA, bodyB) => new RopeJoint({ bodyA, bodyB, ...anchors, maxLength: 0.1 })],
  ['prismatic', (ground, beam) => new PrismaticJoint({}, ground, beam, anchor, point(0, 1))],
  ['wheel', (ground, beam) => new WheelJoint({}, ground, beam, anchor, point(0, 1))],
];

/** Connects a beam from the origin to x = 2. No joint can hold a kinematic beam. */
function connectBeam(connect: Connect, options = {}): void {
  const { world, add } = test();
  const beam = add({ shape: new Box(1, 0.2) }, { position: point(1, 0), ...options });
  world.createJoint(connect(world.createBody(), beam));
}

describe('joint-error', () => {
  it.each(JOINTS)('finds a %s joint that is pulled apart', (name, connect) => {
    connectBeam(connect, { type: 'kinematic', linearVelocity: point(0.5, 0) });
    expect(test().check()).toEqual({
      'joint-error': expect.stringMatching(`^The ${name} joint at \\(0, 0\\) is pulled apart by`),
    });
  });

  it.each(JOINTS)('accepts a %s joint that holds', (_name, connect) => {
    connectBeam(connect);
    expect(test().rules()).toEqual([]);
  });

  it('accepts a spring', () => {
    const spring = { frequencyHz: 0.5, dampingRatio: 0.5 };
    connectBeam((ground, beam) => new DistanceJoint(spring, ground, beam, anchor, point(1, 0)));
    expect(test().rules()).toEqual([]);
  });

  it('accepts a joint that is pulled apart for a moment', () => {
    const { world, rules } = test();
    connectBeam((ground, beam) => new RevoluteJoint({}, ground, beam, anchor));
    expect(rules()).toEqual([]);
    world.getJointList()?.getBodyB().setPosition(point(3, 0));
    expect(rules()).toEqual([]);
  });
});

describe('joint-limit', () => {
  const hinge: Connect = (ground, beam) => {
    const limits = { enableLimit: true, lowerAngle: -0.5, upperAngle: 0.5 };
    return new RevoluteJoint(limits, ground, beam, anchor);
  };
  const slider: Connect = (ground, beam) => {
    const limits = { enableLimit: true, lowerTranslation: -1, upperTranslation: 1 };
    return new PrismaticJoint(limits, ground, beam, anchor, point(1, 0));
  };

  it('finds a hinge that is turned beyond its limit', () => {
    connectBeam(hinge, { type: 'kinematic', position: anchor, angularVelocity: 1 });
    expect(test().check()).toEqual({
      'joint-limit': expect.stringContaining('rad, outside of its limits from -0.5 to 0.5'),
    });
  });

  it('finds a slider that is pushed beyond its limit', () => {
    connectBeam(slider, { type: 'kinematic', linearVelocity: point(1, 0) });
    expect(test().check()).toEqual({
      'joint-limit': expect.stringContaining('m, outside of its limits from -1 to 1'),
    });
  });

  it.each([
    ['hinge', hinge],
    ['slider', slider],
  ])('accepts a %s at its limit', (_name, connect) => {
    test().world.setGravity(point(10, -10));
    connectBeam(connect);
    expect(test().rules(5)).toEqual([]);
  });
});
