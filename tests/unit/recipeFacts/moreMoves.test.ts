import { type Body, Box, Chain, World } from 'planck';
import { describe, expect, test } from 'vitest';
import { AirJumps, Crouch, LedgeGrabber, swim } from '../../../docs/scenes/recipes/more-moves.ts';
import { groundNormal } from '../../../docs/scenes/shared/helpers.ts';

const STEP = 1 / 60;
const HALF = { x: 0.3, y: 0.6 };

function createPlayer(y = HALF.y, withFixture = true) {
  const world = new World({ gravity: { x: 0, y: -25 } });
  const ground = world.createBody();
  ground.createFixture({
    shape: new Chain([
      { x: -5, y: 0 },
      { x: 5, y: 0 },
    ]),
  });
  const body = world.createBody({
    type: 'dynamic',
    position: { x: 0, y },
    fixedRotation: true,
    allowSleep: false,
  });
  if (withFixture) body.createFixture({ shape: new Box(HALF.x, HALF.y), density: 50, friction: 0 });
  const run = (steps: number, before?: () => void) => {
    for (let i = 0; i < steps; i++) {
      before?.();
      world.step(STEP);
    }
  };
  return { world, ground, body, run };
}

test('a character has its jumps in the air again after it lands, also if it walks off a ledge', () => {
  const { body, run } = createPlayer();
  const jumps = new AirJumps(body, 1);
  const update = () => jumps.update();
  run(5, update);
  expect(jumps.jump(9)).toBe(true);
  run(10, update);
  expect(jumps.jump(9)).toBe(true);
  run(10, update);
  expect(jumps.jump(9)).toBe(false);
  run(120, update);
  body.setTransform({ x: 20, y: 9 }, 0); // past the ledge
  run(10, update);
  expect(jumps.jump(9)).toBe(true);
});

describe('a character that crouches', () => {
  const createCrouch = (body: Body) => {
    const lower = new Box(HALF.x, HALF.y / 2, { x: 0, y: -HALF.y / 2 });
    body.createFixture({ shape: lower, density: 100, friction: 0 });
    const head = { x: 0, y: HALF.y / 2 };
    const upper = { shape: new Box(HALF.x, HALF.y / 2, head), density: 0, friction: 0 };
    return new Crouch(body, upper, new Box(HALF.x - 0.05, HALF.y / 2, head));
  };

  test('stays on the ground and keeps its mass', () => {
    const { body, run } = createPlayer(HALF.y, false);
    const crouch = createCrouch(body);
    run(30);
    const mass = body.getMass();
    crouch.update(true);
    expect(groundNormal(body)).toBeDefined();
    expect(body.getMass()).toBe(mass);
    run(30, () => crouch.update(true));
    expect(body.getPosition().y).toBeCloseTo(HALF.y, 1);
  });

  test('stands up only where there is room, also next to a wall', () => {
    const { world, body, run } = createPlayer(HALF.y, false);
    const crouch = createCrouch(body);
    world.createBody().createFixture(new Box(1, 0.5, { x: 3, y: 1.2 }));
    world.createBody().createFixture(new Box(0.5, 2, { x: -0.8, y: 2 })); // a wall that it touches
    run(10, () => crouch.update(true));
    crouch.update(false);
    expect(crouch.crouching).toBe(false);
    crouch.update(true);
    body.setTransform({ x: 3, y: HALF.y }, 0);
    run(10, () => crouch.update(false));
    expect(crouch.crouching).toBe(true);
    body.setTransform({ x: 0, y: HALF.y }, 0);
    crouch.update(false);
    expect(crouch.crouching).toBe(false);
  });
});

test.each([1, 5, 10, 20])('a character grabs a ledge that it passes at %i m/s', (speed) => {
  for (let phase = 0; phase < 1; phase += 0.1) {
    const { world, body, run } = createPlayer(5 + phase * speed * STEP);
    world.createBody().createFixture(new Box(1, 2, { x: 1.32, y: 2 })); // its top is at 4 m
    body.setLinearVelocity({ x: 0, y: -speed });
    const grabber = new LedgeGrabber(body, HALF);
    run(60, () => grabber.update(1, STEP));
    expect(grabber.hanging).toBe(true);
    expect(body.getPosition().y).toBeCloseTo(4 - HALF.y, 1);
    grabber.release();
    run(15, () => grabber.update(1, STEP));
    expect(grabber.hanging).toBe(false);
  }
});

test('a character floats with the part under water that its buoyancy gives', () => {
  for (const buoyancy of [1.25, 1.4, 2]) {
    const { world, body, run } = createPlayer(2.6);
    const pool = { shape: new Box(4, 1.5, { x: 0, y: 1.5 }), isSensor: true };
    const water = world.createBody().createFixture(pool);
    let part = 0;
    run(900, () => {
      part = swim(body, water, HALF.y, { buoyancy, drag: 3 });
    });
    expect(part).toBeCloseTo(1 / buoyancy, 2);
  }
  const { world, body, run } = createPlayer(2.6);
  const pool = { shape: new Box(4, 1.5, { x: 0, y: 1.5 }), isSensor: true };
  const water = world.createBody().createFixture(pool);
  run(300, () => swim(body, water, HALF.y, { buoyancy: 0.8, drag: 3 }));
  expect(body.getPosition().y).toBeCloseTo(HALF.y, 1);
});
