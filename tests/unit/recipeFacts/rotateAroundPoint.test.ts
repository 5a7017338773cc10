import { type Body, Box, Circle, World } from 'planck';
import { describe, expect, test } from 'vitest';
import {
  pinToPoint,
  rotate,
  turnAround,
} from '../../../docs/scenes/recipes/rotate-around-point.ts';

const STEP = 1 / 60;
const CENTER = { x: 0, y: 0 };

/** Turns a body around the center by its position, without a velocity. */
function teleport(body: Body, angularVelocity: number) {
  const angle = angularVelocity * STEP;
  body.setTransform(rotate(body.getPosition(), CENTER, angle), body.getAngle() + angle);
}

test('a body that turns by the velocity of the chord stays on its circle', () => {
  const world = new World();
  const body = world.createBody({ type: 'kinematic', position: { x: 2, y: 0 } });
  for (let i = 0; i < 36000; i++) {
    turnAround(body, CENTER, 4, STEP);
    world.step(STEP);
  }
  expect(body.getPosition().length()).toBeCloseTo(2, 9);
  expect(body.getAngle()).toBeCloseTo(2400, 6);
});

describe.each([true, false])('with a velocity: %s', (hasVelocity) => {
  const move = (body: Body, speed: number) => {
    if (hasVelocity) turnAround(body, CENTER, speed, STEP);
    else teleport(body, speed);
  };

  test('a paddle gives a ball its speed, or none', () => {
    const world = new World();
    const paddle = world.createBody({ type: 'kinematic', position: { x: 2, y: 0 } });
    paddle.createFixture({ shape: new Box(0.7, 0.1), friction: 0 });
    const ball = world.createBody({ type: 'dynamic', position: { x: 2, y: 0.6 } });
    ball.createFixture({ shape: new Circle(0.2), density: 4 });
    for (let i = 0; i < 20; i++) {
      move(paddle, 1);
      world.step(STEP);
    }
    expect(ball.getPosition().y).toBeGreaterThan(0.62);
    const speed = ball.getLinearVelocity().length();
    if (hasVelocity) expect(speed).toBeGreaterThan(2);
    else expect(speed).toBeLessThan(1e-3);
  });

  test('a crate rides a gondola, or falls off within two seconds', () => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const gondola = world.createBody({ type: 'kinematic', position: { x: 0, y: -2 } });
    gondola.createFixture({ shape: new Box(0.7, 0.1), friction: 0.6 });
    const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: -1.7 } });
    crate.createFixture({ shape: new Box(0.2, 0.2), density: 10, friction: 0.6 });
    for (let i = 0; i < (hasVelocity ? 1500 : 120); i++) {
      move(gondola, 0.5);
      gondola.setAngularVelocity(0);
      if (!hasVelocity) gondola.setTransform(gondola.getPosition(), 0);
      world.step(STEP);
    }
    const isOn = crate.getPosition().y > gondola.getPosition().y;
    expect(isOn).toBe(hasVelocity);
  });

  test('a fast paddle hits a small ball, or can jump over it', () => {
    const hits = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].filter((phase) => {
      const world = new World();
      const paddle = world.createBody({ type: 'kinematic', position: { x: 2, y: 0 } });
      paddle.createFixture({ shape: new Box(0.7, 0.03) });
      const at = rotate({ x: 2, y: 0 }, CENTER, 0.8 + phase * 10 * STEP);
      const ball = world.createBody({ type: 'dynamic', position: at });
      ball.createFixture({ shape: new Circle(0.08), density: 4 });
      for (let i = 0; i < 12; i++) {
        move(paddle, 10);
        world.step(STEP);
      }
      const { x, y } = ball.getPosition();
      return Math.hypot(x - at.x, y - at.y) > 0.02;
    });
    if (hasVelocity) expect(hits).toHaveLength(10);
    else expect(hits.length).toBeLessThan(10);
  });
});

test('a kinematic body turns around its origin, and a dynamic one around its center of mass', () => {
  const centerAfter = (type: 'kinematic' | 'dynamic') => {
    const world = new World();
    const body = world.createBody({ type, angularVelocity: 2 });
    body.createFixture({ shape: new Box(0.5, 0.1, { x: 2, y: 0 }), density: 1 });
    for (let i = 0; i < 47; i++) world.step(STEP);
    return body.getWorldPoint({ x: 2, y: 0 });
  };
  expect(centerAfter('kinematic').y).toBeCloseTo(2, 1);
  expect(centerAfter('dynamic').x).toBeCloseTo(2, 9);
});

test('a motor turns a pinned body only as hard as its torque allows', () => {
  const turn = (maxTorque: number) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const arm = world.createBody({ type: 'dynamic', position: { x: 1, y: 0 } });
    arm.createFixture({ shape: new Box(1, 0.1), density: 10 }); // its weight has a torque of 40 N·m
    pinToPoint(world.createBody(), arm, CENTER, maxTorque).setMotorSpeed(2);
    for (let i = 0; i < 180; i++) world.step(STEP);
    return arm.getAngle();
  };
  expect(turn(60)).toBeGreaterThan(5);
  expect(turn(30)).toBeLessThan(1);
});
