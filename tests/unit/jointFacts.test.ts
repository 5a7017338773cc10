import {
  Box,
  Circle,
  DistanceJoint,
  FrictionJoint,
  GearJoint,
  PrismaticJoint,
  PulleyJoint,
  RevoluteJoint,
  RopeJoint,
  WheelJoint,
  World,
} from 'planck';
import { describe, expect, test } from 'vitest';

// Bugs and limits that the pages on joints warn of: fails when a version of the library fixes one.

const ZERO = { x: 0, y: 0 };

function createWorld(gravity = 0) {
  const world = new World({ gravity: { x: 0, y: gravity } });
  const ground = world.createBody();
  const createBall = (x = 0, y = 0, mass = 1) => {
    const ball = world.createBody({ type: 'dynamic', position: { x, y } });
    ball.createFixture({ shape: new Circle(0.5), density: mass / (Math.PI * 0.25) });
    return ball;
  };
  const step = (times: number) => {
    for (let i = 0; i < times; i++) world.step(1 / 60);
  };
  return { world, ground, createBall, step };
}

describe('joints', () => {
  test('a friction joint with a large force makes its body jitter', () => {
    const { world, ground, createBall, step } = createWorld();
    const puck = createBall();
    puck.setLinearVelocity({ x: 3, y: 0 });
    world.createJoint(new FrictionJoint({ maxForce: 50 }, ground, puck, ZERO));
    step(240);
    expect(Math.abs(puck.getLinearVelocity().x)).toBeGreaterThan(0.1);
    expect(puck.isAwake()).toBe(true);
  });

  test('without warm starting, a friction joint does not slow a body', () => {
    const { world, ground, createBall, step } = createWorld();
    world.setWarmStarting(false);
    const puck = createBall();
    puck.setLinearVelocity({ x: 3, y: 0 });
    world.createJoint(new FrictionJoint({ maxForce: 1 }, ground, puck, ZERO));
    step(60);
    expect(puck.getLinearVelocity().x).toBe(3);
  });

  test('a wheel joint with a frequency of 0 makes positions NaN', () => {
    const { world, ground, createBall, step } = createWorld();
    const wheel = createBall();
    world.createJoint(new WheelJoint({ frequencyHz: 0 }, ground, wheel, ZERO, { x: 0, y: 1 }));
    step(1);
    expect(wheel.getPosition().x).toBeNaN();
  });

  test('a prismatic joint with equal limits moves to 0', () => {
    const { world, ground, createBall, step } = createWorld();
    const options = { enableLimit: true, lowerTranslation: 1, upperTranslation: 1 };
    const slider = new PrismaticJoint(options, ground, createBall(), ZERO, { x: 1, y: 0 });
    world.createJoint(slider);
    step(30);
    expect(slider.getJointTranslation()).toBeCloseTo(0, 3);
  });

  test('the reaction force of a pulley points away from its anchor, without the ratio', () => {
    const { world, createBall, step } = createWorld(-10);
    const [a, b] = [createBall(-2, 0, 3), createBall(2, 0, 6)];
    const [groundA, groundB] = [
      { x: -2, y: 5 },
      { x: 2, y: 5 },
    ];
    const pulley = new PulleyJoint({}, a, b, groundA, groundB, a.getPosition(), b.getPosition(), 2);
    world.createJoint(pulley);
    step(30);
    expect(pulley.getReactionForce(60).y).toBeCloseTo(-30, 3);
  });

  test('a pulley pushes down a resting body, so the other side cannot be lifted', () => {
    const { world, ground, createBall, step } = createWorld(-10);
    ground.createFixture({ shape: new Box(9, 1, { x: 0, y: -1.5 }) });
    const [a, b] = [createBall(-2), createBall(2)];
    const [groundA, groundB] = [
      { x: -2, y: 5 },
      { x: 2, y: 5 },
    ];
    world.createJoint(
      new PulleyJoint({}, a, b, groundA, groundB, a.getPosition(), b.getPosition(), 1),
    );
    for (let i = 0; i < 60; i++) {
      a.applyForceToCenter({ x: 0, y: 30 });
      step(1);
    }
    expect(a.getPosition().y).toBeLessThan(0.05);
  });

  test('a gear joint has no effect if the second bodies of its joints are static', () => {
    const { world, ground, createBall, step } = createWorld();
    const [a, b] = [createBall(), createBall(3)];
    const joint1 = new RevoluteJoint({}, a, ground, ZERO);
    const joint2 = new RevoluteJoint({}, b, ground, { x: 3, y: 0 });
    for (const joint of [joint1, joint2, new GearJoint({}, a, b, joint1, joint2)])
      world.createJoint(joint);
    a.setAngularVelocity(2);
    step(30);
    expect([a.getAngularVelocity(), b.getAngularVelocity()]).toEqual([2, 0]);
  });

  test('a taut rope is not at its limit', () => {
    const { world, ground, createBall, step } = createWorld(-10);
    const bodies = { bodyA: ground, bodyB: createBall(0, -2) };
    const rope = new RopeJoint({
      ...bodies,
      localAnchorA: ZERO,
      localAnchorB: ZERO,
      maxLength: 2,
    });
    world.createJoint(rope);
    step(10);
    expect(rope.getLimitState()).toBe(0);
    expect(rope.getReactionForce(60).y).toBeCloseTo(10, 3);
  });

  test('some joints have no reaction force before the first step', () => {
    const { ground, createBall } = createWorld();
    const joint = new DistanceJoint({}, ground, createBall(2));
    expect(() => joint.getReactionForce(60)).toThrow(TypeError);
  });

  test('a body that is joined to itself corrupts the joint count', () => {
    const { world, createBall } = createWorld();
    const ball = createBall();
    world.createJoint(new RevoluteJoint({}, ball, ball, ZERO));
    world.destroyBody(ball);
    expect(world.getJointCount()).toBe(-1);
  });
});
