import { Circle, type Vec2Value, World } from 'planck';
import { describe, expect, test } from 'vitest';
import {
  brakingSpeed,
  forceToReach,
  impulseToReach,
  shorten,
  velocityToward,
} from '../../../docs/scenes/recipes/move-to-point.ts';

const STEP = 1 / 60;

function createBody(gravity: Vec2Value = { x: 0, y: 0 }, linearDamping = 0) {
  const world = new World({ gravity });
  const body = world.createBody({ type: 'dynamic', linearDamping });
  body.createFixture({ shape: new Circle(0.4), density: 20 });
  return { world, body };
}

describe('a body that moves to a point', () => {
  const target = { x: 5.03, y: -2.2 };
  const distanceTo = ({ x, y }: Vec2Value) => Math.hypot(target.x - x, target.y - y);

  test('arrives exactly, in as many steps as the speed needs, and stays there', () => {
    for (const speed of [0.7, 3, 6, 50]) {
      const { world, body } = createBody();
      const steps = Math.ceil(distanceTo({ x: 0, y: 0 }) / (speed * STEP));
      for (let i = 0; i < steps; i++) {
        body.setLinearVelocity(velocityToward(body, target, speed, STEP));
        expect(body.getLinearVelocity().length()).toBeLessThan(speed + 1e-9);
        world.step(STEP);
      }
      expect(distanceTo(body.getPosition())).toBeLessThan(1e-9);
      body.setLinearVelocity(velocityToward(body, target, speed, STEP));
      expect(body.getLinearVelocity().length()).toBeLessThan(1e-9);
    }
  });

  test('covers 92% of the last distance in every step with a damping of 5 per second', () => {
    const { world, body } = createBody({ x: 0, y: 0 }, 5);
    const step = () => {
      body.setLinearVelocity(velocityToward(body, target, 400, STEP));
      world.step(STEP);
      return distanceTo(body.getPosition());
    };
    for (let i = 0; i < 10; i++) step();
    const before = step();
    expect(1 - step() / before).toBeCloseTo(0.92, 2);
  });

  test('reaches a velocity in one step by a force or by an impulse, except for gravity', () => {
    const velocity = { x: 3, y: -1 };
    const { world, body } = createBody();
    body.setLinearVelocity({ x: -2, y: 4 });
    body.applyForceToCenter(forceToReach(body, velocity, STEP));
    world.step(STEP);
    expect(body.getLinearVelocity().x).toBeCloseTo(3, 9);
    expect(body.getLinearVelocity().y).toBeCloseTo(-1, 9);
    body.applyLinearImpulse(impulseToReach(body, { x: 7, y: 7 }), body.getWorldCenter());
    expect(body.getLinearVelocity().x).toBeCloseTo(7, 9);

    const falling = createBody({ x: 0, y: -10 });
    falling.body.applyForceToCenter(forceToReach(falling.body, { x: 0, y: 0 }, STEP));
    falling.world.step(STEP);
    expect(falling.body.getLinearVelocity().y).toBeCloseTo(-10 * STEP, 9);
  });

  /** Returns the distance from the start after each of 300 steps to a point at 5 m, with a force of 200 N. */
  function drive(brakes: boolean): number[] {
    const { world, body } = createBody();
    const maxForce = 200;
    return Array.from({ length: 300 }, () => {
      const distance = Math.abs(5 - body.getPosition().x);
      const limit = brakes ? brakingSpeed(distance, maxForce / body.getMass(), STEP) : 6;
      const velocity = velocityToward(body, { x: 5, y: 0 }, Math.min(6, limit), STEP);
      body.applyForceToCenter(shorten(forceToReach(body, velocity, STEP), maxForce));
      world.step(STEP);
      return body.getPosition().x;
    });
  }

  test('does not overshoot with a limited force if it brakes, and otherwise by 78 cm', () => {
    expect(Math.max(...drive(true))).toBeLessThan(5.001);
    expect(drive(true).at(-1)).toBeCloseTo(5, 6);
    expect(Math.max(...drive(false)) - 5).toBeCloseTo(0.78, 1);
  });
});
