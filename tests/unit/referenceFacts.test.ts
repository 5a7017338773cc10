import {
  AABB,
  Box,
  Chain,
  Circle,
  GearJoint,
  MouseJoint,
  Polygon,
  PrismaticJoint,
  PulleyJoint,
  RevoluteJoint,
  RopeJoint,
  Settings,
  Vec2,
  WeldJoint,
  WheelJoint,
  World,
} from 'planck';
import { describe, expect, test } from 'vitest';

// What summaries of the reference claim and the types don't: a version that changes it should tell.

const ZERO = { x: 0, y: 0 };

function twoBodies() {
  const world = new World();
  const bodyA = world.createBody();
  const bodyB = world.createBody({ type: 'dynamic', position: { x: 5, y: 0 } });
  bodyB.createFixture({ shape: new Circle(0.1), density: 1 });
  return { world, bodyA, bodyB };
}

function step(world: World, times: number) {
  for (let i = 0; i < times; i++) world.step(1 / 60);
}

describe('within a step', () => {
  test('nothing is created, destroyed or moved', () => {
    const { world, bodyA, bodyB } = twoBodies();
    bodyA.createFixture({ shape: new Box(10, 1) });
    const joint = new WeldJoint({}, bodyA, bodyB, ZERO);
    const results: unknown[] = [];
    world.on('begin-contact', () => {
      results.push(world.createBody(), world.createJoint(joint), bodyB.createFixture(new Circle()));
      world.destroyBody(bodyB);
      bodyB.setType('static');
      bodyB.setTransform({ x: 50, y: 0 }, 0);
    });
    step(world, 2);
    expect(results).toEqual([null, null, null]);
    expect(world.getBodyCount()).toBe(2);
    expect(bodyB.getType()).toBe('dynamic');
    expect(bodyB.getPosition().x).toBe(5);
  });

  test('queued functions wait for its end', () => {
    const { world, bodyA } = twoBodies();
    bodyA.createFixture({ shape: new Box(10, 1) });
    const locked: boolean[] = [];
    world.on('begin-contact', () => world.queueUpdate(() => locked.push(world.isLocked())));
    step(world, 2);
    expect(locked).toEqual([false]);
  });
});

describe('bodies', () => {
  test('angles that are set are brought between -π and π, those of spinning are not', () => {
    const { world, bodyB } = twoBodies();
    bodyB.setAngle(7);
    expect(bodyB.getAngle()).toBeCloseTo(7 - 2 * Math.PI, 12);
    bodyB.setAngularVelocity(10);
    step(world, 60);
    expect(bodyB.getAngle()).toBeGreaterThan(Math.PI);
  });

  test('speed is cut to what a step may move', () => {
    const { world, bodyB } = twoBodies();
    bodyB.setLinearVelocity({ x: 500, y: 0 });
    world.step(1 / 60);
    expect(bodyB.getLinearVelocity().x).toBeCloseTo(Settings.maxTranslation * 60, 6);
  });

  test('static bodies ignore velocities that are set, and sleeping ones gravity', () => {
    const { world, bodyA, bodyB } = twoBodies();
    bodyA.setLinearVelocity({ x: 1, y: 0 });
    expect(bodyA.getLinearVelocity()).toEqual(new Vec2(0, 0));
    step(world, 60);
    world.setGravity({ x: 0, y: -10 });
    step(world, 10);
    expect(bodyB.isAwake()).toBe(false);
    expect(bodyB.getPosition().y).toBe(0);
  });

  test('getters give what the body itself uses', () => {
    const { bodyB } = twoBodies();
    expect(bodyB.getPosition()).toBe(bodyB.getPosition());
    expect(bodyB.getLinearVelocity()).toBe(bodyB.getLinearVelocity());
  });

  test('the short ways to create one write its type into the definition', () => {
    const def = {};
    new World().createKinematicBody(def);
    expect(def).toEqual({ type: 'kinematic' });
  });

  test('mass is 0, or 1 for a dynamic body without density', () => {
    const world = new World();
    expect(world.createKinematicBody().getMass()).toBe(0);
    expect(world.createDynamicBody().getMass()).toBe(1);
  });
});

describe('shapes', () => {
  const origin = { p: ZERO, q: { s: 0, c: 1 } };

  test('a box without center ignores its angle', () => {
    const corner = { x: 0.9, y: 1.9 };
    expect(new Box(1, 2, undefined, 1).testPoint(origin, corner)).toBe(true);
    expect(new Box(1, 2, ZERO, 1).testPoint(origin, corner)).toBe(false);
  });

  test('points that span no area become a box of 2 by 2', () => {
    const polygon = new Polygon([ZERO, { x: 1, y: 0 }, { x: 2, y: 0 }]);
    expect(polygon.testPoint(origin, { x: -0.99, y: 0.99 })).toBe(true);
    expect(polygon.testPoint(origin, { x: 1.01, y: 0 })).toBe(false);
  });

  test('an empty chain has -1 edges, and a query gets a chain once for each edge', () => {
    expect(new Chain().getChildCount()).toBe(-1);
    const world = new World();
    world.createBody().createFixture(new Chain([ZERO, { x: 1, y: 0 }, { x: 2, y: 0 }]));
    let found = 0;
    world.queryAABB(new AABB({ x: -1, y: -1 }, { x: 3, y: 1 }), () => ++found > 0);
    expect(found).toBe(2);
  });

  test('corners that are swapped are valid', () => {
    expect(new AABB({ x: 1, y: 1 }, { x: 0, y: 0 }).isValid()).toBe(true);
  });
});

describe('joints', () => {
  test('a rope without length brings its points together', () => {
    const { world, ...bodies } = twoBodies();
    world.createJoint(new RopeJoint({ ...bodies, localAnchorA: ZERO, localAnchorB: ZERO }));
    step(world, 120);
    expect(bodies.bodyB.getPosition().x).toBeCloseTo(0, 2);
  });

  test('a rope without point holds points beside the bodies', () => {
    const { bodyA, bodyB } = twoBodies();
    const rope = new RopeJoint({ maxLength: 1 }, bodyA, bodyB);
    expect([rope.getLocalAnchorA().x, rope.getLocalAnchorB().x]).toEqual([-1, 1]);
  });

  test('a mouse joint without force pulls nothing', () => {
    const { world, bodyA, bodyB } = twoBodies();
    const mouse = world.createJoint(new MouseJoint({}, bodyA, bodyB, { x: 5, y: 0 }));
    mouse?.setTarget({ x: 0, y: 0 });
    step(world, 60);
    expect(bodyB.getPosition().x).toBe(5);
  });

  test('a gear takes its bodies from its joints', () => {
    const { world, bodyA, bodyB } = twoBodies();
    const other = world.createBody();
    const joint = new RevoluteJoint({}, bodyA, bodyB, ZERO);
    const gear = new GearJoint({}, other, other, joint, joint);
    expect([gear.getBodyA(), gear.getBodyB()]).toEqual([bodyB, bodyB]);
  });

  test('the axis of a wheel keeps its length, that of a slider does not', () => {
    const { bodyA, bodyB } = twoBodies();
    const axis = { x: 0, y: 5 };
    const wheel = new WheelJoint({}, bodyA, bodyB, ZERO, axis);
    const slider = new PrismaticJoint({}, bodyA, bodyB, ZERO, axis);
    expect([wheel.getLocalAxisA().y, slider.getLocalAxisA().y]).toEqual([5, 1]);
  });

  test('the speed of a wheel joint is that of turning', () => {
    const { bodyA, bodyB } = twoBodies();
    bodyB.setLinearVelocity({ x: 3, y: 4 });
    bodyB.setAngularVelocity(2);
    expect(new WheelJoint({}, bodyA, bodyB, ZERO, { x: 1, y: 0 }).getJointSpeed()).toBe(2);
  });

  test('lengths of a pulley stay, current ones change', () => {
    const { bodyA, bodyB } = twoBodies();
    const above = { x: 5, y: 2 };
    const pulley = new PulleyJoint({}, bodyA, bodyB, above, above, ZERO, { x: 5, y: 0 }, 1);
    bodyB.setPosition({ x: 5, y: 1 });
    expect([pulley.getLengthB(), pulley.getCurrentLengthB()]).toEqual([2, 1]);
  });
});
