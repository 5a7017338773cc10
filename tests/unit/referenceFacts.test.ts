import {
  AABB,
  Body,
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
import { describe, expect, onTestFinished, test } from 'vitest';

// Claims of the reference that types don't cover: fails when a version of the library changes one.

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
  test('nothing can be created, destroyed, or moved', () => {
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

  test('queued functions wait for the end of the step', () => {
    const { world, bodyA } = twoBodies();
    bodyA.createFixture({ shape: new Box(10, 1) });
    const locked: boolean[] = [];
    world.on('begin-contact', () => world.queueUpdate(() => locked.push(world.isLocked())));
    step(world, 2);
    expect(locked).toEqual([false]);
  });
});

describe('events', () => {
  test('destroying a body fires remove-joint twice for each of its joints', () => {
    const { world, bodyA, bodyB } = twoBodies();
    world.createJoint(new WeldJoint({}, bodyA, bodyB, ZERO));
    let removed = 0;
    world.on('remove-joint', () => removed++);
    world.destroyBody(bodyB);
    expect(removed).toBe(2);
    expect(world.getJointCount()).toBe(0);
  });

  test('destroyBody() returns false for a destroyed body, and undefined within a step', () => {
    const { world, bodyA, bodyB } = twoBodies();
    bodyA.createFixture({ shape: new Box(10, 1) });
    let within: unknown = 'not called';
    world.on('begin-contact', () => {
      within = world.destroyBody(bodyB);
    });
    step(world, 2);
    expect([within, world.destroyBody(bodyB), world.destroyBody(bodyB)]).toEqual([
      undefined,
      true,
      false,
    ]);
  });

  test('destroying a joint twice corrupts the joint count', () => {
    const { world, bodyA, bodyB } = twoBodies();
    const joint = new WeldJoint({}, bodyA, bodyB, ZERO);
    world.createJoint(joint);
    world.destroyJoint(joint);
    world.destroyJoint(joint);
    expect(world.getJointCount()).toBe(-1);
  });

  test('a contact ends when a body is deactivated, even outside of a step', () => {
    const { world, bodyA, bodyB } = twoBodies();
    bodyA.createFixture({ shape: new Box(10, 1) });
    const locked: boolean[] = [];
    world.on('end-contact', () => locked.push(world.isLocked()));
    step(world, 2);
    bodyB.setActive(false);
    expect(locked).toEqual([false]);
  });

  test('pre-solve fires only when shapes touch, and not for sensors', () => {
    const { world, bodyA, bodyB } = twoBodies();
    // A circle in the corner of another one's AABB: AABBs overlap, shapes don't.
    const large = bodyA.createFixture(new Circle(5.01));
    bodyB.setPosition({ x: 4, y: 4 });
    let called = 0;
    world.on('pre-solve', () => called++);
    step(world, 2);
    expect([world.getContactCount(), called]).toEqual([1, 0]);
    bodyB.setPosition({ x: 3, y: 3 });
    large.setSensor(true);
    step(world, 2);
    expect([world.getContactList()?.isTouching(), called]).toEqual([true, 0]);
    large.setSensor(false);
    step(world, 1);
    expect(called).toBeGreaterThan(0);
  });

  test('a fixture that is destroyed with its body keeps it, one destroyed alone does not', () => {
    const { world, bodyA, bodyB } = twoBodies();
    const alone = bodyA.createFixture(new Circle());
    const bodies: unknown[] = [];
    world.on('remove-fixture', (fixture) => bodies.push(fixture.getBody()));
    bodyA.destroyFixture(alone);
    world.destroyBody(bodyB);
    expect(bodies).toEqual([null, expect.any(Body)]);
  });
});

describe('steps', () => {
  test.each([0.5, 0, undefined])('%s velocity iterations are treated as 8', (iterations) => {
    const { world } = twoBodies();
    world.step(1 / 60, iterations);
    expect(Reflect.get(world, 's_step')).toMatchObject({
      velocityIterations: 8,
      positionIterations: 3,
    });
  });
});

describe('settings', () => {
  test('lengthUnitsPerMeter affects limits, but not the skin of shapes', () => {
    const { world, bodyB } = twoBodies();
    const skin = new Box(1, 1).getRadius();
    Settings.lengthUnitsPerMeter = 10;
    onTestFinished(() => {
      Settings.lengthUnitsPerMeter = 1;
    });
    bodyB.setLinearVelocity({ x: 1e6, y: 0 });
    world.step(1);
    expect(bodyB.getLinearVelocity().x).toBeCloseTo(10 * Settings.maxTranslation, 6);
    expect(new Box(1, 1).getRadius()).toBe(skin);
  });
});

describe('bodies', () => {
  test('setters wrap angles to -π to π, and steps do not', () => {
    const { world, bodyB } = twoBodies();
    bodyB.setAngle(7);
    expect(bodyB.getAngle()).toBeCloseTo(7 - 2 * Math.PI, 12);
    bodyB.setAngularVelocity(10);
    step(world, 60);
    expect(bodyB.getAngle()).toBeGreaterThan(Math.PI);
    bodyB.setPosition({ x: 5, y: 0 });
    expect(Math.abs(bodyB.getAngle())).toBeLessThanOrEqual(Math.PI);
  });

  test('damping of 0.5 leaves a third of the speed after 2 seconds', () => {
    const { world, bodyB } = twoBodies();
    bodyB.setLinearDamping(0.5);
    bodyB.setLinearVelocity({ x: 1, y: 0 });
    step(world, 120);
    expect(bodyB.getLinearVelocity().x).toBeCloseTo(1 / Math.E, 2);
  });

  test('speed is limited to the maximum translation in a step', () => {
    const { world, bodyB } = twoBodies();
    bodyB.setLinearVelocity({ x: 500, y: 0 });
    world.step(1 / 60);
    expect(bodyB.getLinearVelocity().x).toBeCloseTo(Settings.maxTranslation * 60, 6);
  });

  test('static bodies ignore velocities, and sleeping ones changes of gravity', () => {
    const { world, bodyA, bodyB } = twoBodies();
    bodyA.setLinearVelocity({ x: 1, y: 0 });
    expect(bodyA.getLinearVelocity()).toEqual(new Vec2(0, 0));
    step(world, 60);
    world.setGravity({ x: 0, y: -10 });
    step(world, 10);
    expect(bodyB.isAwake()).toBe(false);
    expect(bodyB.getPosition().y).toBe(0);
  });

  test('getters return live references', () => {
    const { bodyB } = twoBodies();
    expect(bodyB.getPosition()).toBe(bodyB.getPosition());
    expect(bodyB.getLinearVelocity()).toBe(bodyB.getLinearVelocity());
  });

  test('shorthands write the type into the definition', () => {
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

  test('points that enclose no area become a box of 2 by 2', () => {
    const polygon = new Polygon([ZERO, { x: 1, y: 0 }, { x: 2, y: 0 }]);
    expect(polygon.testPoint(origin, { x: -0.99, y: 0.99 })).toBe(true);
    expect(polygon.testPoint(origin, { x: 1.01, y: 0 })).toBe(false);
  });

  test('a polygon ignores points after the twelfth', () => {
    const around = Array.from({ length: 12 }, (_, i) => Vec2(Math.cos(i / 2), Math.sin(i / 2)));
    expect(around).toHaveLength(Settings.maxPolygonVertices);
    const far = { x: 9, y: 0 };
    expect(new Polygon([...around, far]).testPoint(origin, { x: 5, y: 0 })).toBe(false);
    expect(new Polygon([far, ...around]).testPoint(origin, { x: 5, y: 0 })).toBe(true);
  });

  test('an empty chain has -1 edges, and a query reports a chain once per edge', () => {
    expect(new Chain().getChildCount()).toBe(-1);
    const world = new World();
    world.createBody().createFixture(new Chain([ZERO, { x: 1, y: 0 }, { x: 2, y: 0 }]));
    let count = 0;
    world.queryAABB(new AABB({ x: -1, y: -1 }, { x: 3, y: 1 }), () => ++count > 0);
    expect(count).toBe(2);
  });

  test('an AABB with swapped corners is valid', () => {
    expect(new AABB({ x: 1, y: 1 }, { x: 0, y: 0 }).isValid()).toBe(true);
  });
});

describe('joints', () => {
  test('a rope joint without a length pulls its anchors together', () => {
    const { world, ...bodies } = twoBodies();
    world.createJoint(new RopeJoint({ ...bodies, localAnchorA: ZERO, localAnchorB: ZERO }));
    step(world, 120);
    expect(bodies.bodyB.getPosition().x).toBeCloseTo(0, 2);
  });

  test('a rope joint without anchors has anchors next to the bodies', () => {
    const { bodyA, bodyB } = twoBodies();
    const rope = new RopeJoint({ maxLength: 1 }, bodyA, bodyB);
    expect([rope.getLocalAnchorA().x, rope.getLocalAnchorB().x]).toEqual([-1, 1]);
  });

  test('a mouse joint without a maximum force has no effect', () => {
    const { world, bodyA, bodyB } = twoBodies();
    const mouse = world.createJoint(new MouseJoint({}, bodyA, bodyB, { x: 5, y: 0 }));
    mouse?.setTarget({ x: 0, y: 0 });
    step(world, 60);
    expect(bodyB.getPosition().x).toBe(5);
  });

  test('a gear joint takes its bodies from its joints', () => {
    const { world, bodyA, bodyB } = twoBodies();
    const other = world.createBody();
    const joint = new RevoluteJoint({}, bodyA, bodyB, ZERO);
    const gear = new GearJoint({}, other, other, joint, joint);
    expect([gear.getBodyA(), gear.getBodyB()]).toEqual([bodyB, bodyB]);
  });

  test('a wheel joint does not normalize its axis, a prismatic joint does', () => {
    const { bodyA, bodyB } = twoBodies();
    const axis = { x: 0, y: 5 };
    const wheel = new WheelJoint({}, bodyA, bodyB, ZERO, axis);
    const slider = new PrismaticJoint({}, bodyA, bodyB, ZERO, axis);
    expect([wheel.getLocalAxisA().y, slider.getLocalAxisA().y]).toEqual([5, 1]);
  });

  test('the speed of a wheel joint is its angular velocity', () => {
    const { bodyA, bodyB } = twoBodies();
    bodyB.setLinearVelocity({ x: 3, y: 4 });
    bodyB.setAngularVelocity(2);
    expect(new WheelJoint({}, bodyA, bodyB, ZERO, { x: 1, y: 0 }).getJointSpeed()).toBe(2);
  });

  test('a pulley joint requires its anchors and its ratio', () => {
    const { bodyA, bodyB } = twoBodies();
    expect(() => new PulleyJoint({}, bodyA, bodyB)).toThrow();
    const points = [ZERO, ZERO, ZERO, ZERO] as const;
    expect(new PulleyJoint({}, bodyA, bodyB, ...points).getRatio()).toBeUndefined();
  });

  test('lengths of a pulley joint are constant, current lengths change', () => {
    const { bodyA, bodyB } = twoBodies();
    const groundAnchor = { x: 5, y: 2 };
    const pulley = new PulleyJoint(
      {},
      bodyA,
      bodyB,
      groundAnchor,
      groundAnchor,
      ZERO,
      { x: 5, y: 0 },
      1,
    );
    bodyB.setPosition({ x: 5, y: 1 });
    expect([pulley.getLengthB(), pulley.getCurrentLengthB()]).toEqual([2, 1]);
  });
});
