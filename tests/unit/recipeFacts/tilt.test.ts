import { Circle, World } from 'planck';
import { describe, expect, test } from 'vitest';
import { gravityFromTilt, TiltGravity } from '../../../docs/scenes/recipes/tilt.ts';

// Claims of the recipe about tilted phones.

const STEP = 1 / 60;

describe('gravity on the screen', () => {
  test.each([
    ['flat on a table', 0, 0, 0, 0, 0],
    ['flat, in landscape', 0, 0, 90, 0, 0],
    ['upright in portrait', 90, 0, 0, 0, -10],
    ['upright, but upside down', -90, 0, 180, 0, -10],
    ['upright, turned to the left', 0, -90, 90, 0, -10],
    ['upright, turned to the right', 0, 90, 270, 0, -10],
    ['with the right edge down', 0, 30, 0, 5, 0],
    ['with the lower edge down', 30, 0, 0, 0, -5],
    ['in landscape, turned to the left, with the edge down that is at the right', 30, 0, 90, 5, 0],
  ])('of a phone %s', (_, beta, gamma, screenAngle, x, y) => {
    const gravity = gravityFromTilt(beta, gamma, screenAngle, 10);
    expect(gravity.x).toBeCloseTo(x, 9);
    expect(gravity.y).toBeCloseTo(y, 9);
  });

  test('changes little where gamma jumps, upright in landscape', () => {
    const before = gravityFromTilt(10, 89.9, 270, 10);
    const after = gravityFromTilt(170, -89.9, 270, 10);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(0.01);
  });
});

/** Returns a world with a ball that has slept for a while. */
function createSleeper() {
  const world = new World();
  const ball = world.createBody({ type: 'dynamic', awake: false });
  ball.createFixture({ shape: new Circle(0.4), density: 1 });
  return { world, ball };
}

test('setGravity() wakes no body, and TiltGravity does', () => {
  const { world, ball } = createSleeper();
  world.setGravity({ x: 5, y: 0 });
  for (let i = 0; i < 60; i++) world.step(STEP);
  expect(ball.getPosition().x).toBe(0);

  const other = createSleeper();
  const tilt = new TiltGravity(other.world);
  tilt.target = { x: 5, y: 0 };
  for (let i = 0; i < 60; i++) {
    tilt.update(STEP);
    other.world.step(STEP);
  }
  expect(other.ball.getPosition().x).toBeGreaterThan(1);
});

test('noise does not wake a body, and slow changes do', () => {
  const { world, ball } = createSleeper();
  const tilt = new TiltGravity(world);
  for (let i = 0; i < 600; i++) {
    tilt.target = { x: 0.09 * (i % 2 ? 1 : -1), y: 0 };
    tilt.update(STEP);
  }
  expect(ball.isAwake()).toBe(false);
  for (let i = 0; i < 60; i++) {
    tilt.target = { x: 0.01 * i, y: 0 };
    tilt.update(STEP);
  }
  expect(ball.isAwake()).toBe(true);
});

test('gravity reaches 63% of a change after the response time', () => {
  const world = new World();
  const tilt = new TiltGravity(world);
  tilt.responseTime = 0.5;
  tilt.target = { x: 10, y: 0 };
  for (let i = 0; i < 30; i++) tilt.update(STEP);
  expect(world.getGravity().x).toBeCloseTo(6.3, 1);
});

test('without angular damping, a ball that touches nothing spins on', () => {
  const world = new World();
  const spin = (angularDamping: number) => {
    const ball = world.createBody({ type: 'dynamic', angularVelocity: 5, angularDamping });
    ball.createFixture({ shape: new Circle(0.4), density: 1, filterMaskBits: 0 });
    return ball;
  };
  const [free, damped] = [spin(0), spin(1)];
  for (let i = 0; i < 600; i++) world.step(STEP);
  expect(free.getAngularVelocity()).toBeCloseTo(5, 6);
  expect(damped.getAngularVelocity()).toBeLessThan(0.01);
});
