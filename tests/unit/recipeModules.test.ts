import { Box, Chain, Circle, Polygon, World } from 'planck';
import { describe, expect, test } from 'vitest';
import { applyBuoyancy } from '../../docs/scenes/recipes/boat.ts';
import { cloneBody } from '../../docs/scenes/recipes/clone-body.ts';
import { Dasher } from '../../docs/scenes/recipes/dash.ts';
import { PointerDragger } from '../../docs/scenes/recipes/drag-with-pointer.ts';
import { GrapplingHook } from '../../docs/scenes/recipes/grappling-hook.ts';
import { Climber, openFloors } from '../../docs/scenes/recipes/ladder.ts';
import { PlatformRider } from '../../docs/scenes/recipes/moving-platform.ts';
import { PoolTable } from '../../docs/scenes/recipes/pool-table.ts';
import { BodyPool } from '../../docs/scenes/recipes/spawn-and-pool.ts';
import { SlopeWalker } from '../../docs/scenes/recipes/walk-on-slopes.ts';
import { applyWind } from '../../docs/scenes/recipes/wind.ts';
import { createPiece, readCorners } from '../../docs/scenes/shared/pieces.ts';

// What the scenes of these recipes don't do.

const STEP = 1 / 60;

/** A character without friction on level ground. */
function createCharacter() {
  const world = new World({ gravity: { x: 0, y: -15 } });
  const ends = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ];
  const ground = world.createBody();
  ground.createFixture(new Chain(ends));
  const body = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.36 } });
  body.createFixture({ shape: new Circle(0.35), density: 60, friction: 0 });
  return { world, ground, body };
}

describe('PointerDragger', () => {
  const drag = () => {
    const { world, ground, body } = createCharacter();
    const options = { strength: 60, frequency: 5, tolerance: 0.2 };
    return { world, body, dragger: new PointerDragger(world, ground, options) };
  };

  test('holds a body with each of two pointers, until they are released', () => {
    const { world, body, dragger } = drag();
    dragger.grab(1, body.getPosition());
    dragger.grab(2, body.getPosition());
    expect(world.getJointCount()).toBe(2);
    dragger.grab(2, body.getPosition());
    expect(world.getJointCount()).toBe(2);
    dragger.release(1);
    dragger.release(2);
    expect(world.getJointCount()).toBe(0);
  });

  test('forgets the grips of a body that is destroyed', () => {
    const { world, body, dragger } = drag();
    dragger.grab(1, body.getPosition());
    world.destroyBody(body);
    expect(dragger.grips.size).toBe(0);
    dragger.drag(1, { x: 1, y: 1 });
    dragger.release(1);
  });

  test('drags in a world without gravity', () => {
    const { world, body, dragger } = drag();
    world.setGravity({ x: 0, y: 0 });
    dragger.grab(1, body.getPosition());
    dragger.drag(1, { x: 3, y: 2 });
    for (let i = 0; i < 60; i++) world.step(STEP);
    expect(body.getPosition()).toEqual({ x: expect.closeTo(3, 1), y: expect.closeTo(2, 1) });
  });
});

describe('BodyPool', () => {
  const createPool = (limit: number) => {
    const world = new World();
    const create = () => world.createBody({ type: 'dynamic' });
    const pool = new BodyPool(create, { limit, isPooled: true });
    const spawn = () => pool.spawn({ x: 0, y: 0 }, { x: 0, y: 0 });
    return { pool, spawn };
  };

  test('keeps a limit that was lowered', () => {
    const { pool, spawn } = createPool(5);
    for (let i = 0; i < 5; i++) spawn();
    pool.options.limit = 2;
    spawn();
    expect(pool.used.size).toBe(2);
  });

  test('hands out a body once, although it was released twice', () => {
    const { pool, spawn } = createPool(5);
    const body = spawn();
    pool.release(body);
    pool.release(body);
    expect(spawn()).not.toBe(spawn());
  });
});

test('the copy of a body that sleeps falls where nothing carries it', () => {
  const { world, body } = createCharacter();
  body.setAwake(false);
  const copy = cloneBody(body, { x: 3, y: 5 });
  for (let i = 0; i < 30; i++) world.step(STEP);
  expect(copy.getPosition().y).toBeLessThan(4);
});

test('the dasher leaves a gravity scale alone that other code has set', () => {
  const { body } = createCharacter();
  const dasher = new Dasher(body, { distance: 1, duration: STEP, cooldown: 0 });
  body.setGravityScale(0);
  dasher.move(STEP);
  expect(body.getGravityScale()).toBe(0);
  dasher.dash(1);
  dasher.move(STEP);
  dasher.move(STEP);
  expect(body.getGravityScale()).toBe(1);
});

test('the grappling hook flies past the character’s own helmet', () => {
  const { world, body } = createCharacter();
  body.createFixture({ shape: new Box(0.3, 0.1, { x: 0, y: 0.6 }), density: 1 });
  world.createBody({ position: { x: 0, y: 5 } }).createFixture(new Box(1, 0.1));
  const hook = new GrapplingHook(body, { reach: 8, reelSpeed: 1 });
  expect(hook.aim({ x: 0, y: 5 })?.point.y).toBeCloseTo(4.9, 5);
});

test('a piece moves like its body, and stays a sensor', () => {
  const world = new World();
  const motion = { linearDamping: 1, angularDamping: 2, gravityScale: 3, bullet: true };
  const body = world.createBody({ type: 'dynamic', ...motion });
  const shape = new Polygon([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]);
  const fixture = body.createFixture({ shape, density: 1, isSensor: true });
  const piece = createPiece(fixture, readCorners(fixture));
  expect({
    linearDamping: piece.getLinearDamping(),
    angularDamping: piece.getAngularDamping(),
    gravityScale: piece.getGravityScale(),
    bullet: piece.isBullet(),
  }).toEqual(motion);
  expect(piece.getFixtureList()?.isSensor()).toBe(true);
});

test.each(['SlopeWalker', 'PlatformRider'])('%s jumps to the full height of one press', (name) => {
  const { world, body } = createCharacter();
  const options = { jumpSpeed: 6, speed: 3, maxSlope: 0.8, holds: true };
  const character =
    name === 'SlopeWalker'
      ? new SlopeWalker(body, options)
      : new PlatformRider(body, { walkSpeed: 3, jumpSpeed: 6, relative: true });
  let highest = 0;
  for (let i = 0; i < 120; i++) {
    character.move(0, STEP);
    if (i === 30) character.jump();
    world.step(STEP);
    highest = Math.max(highest, body.getPosition().y);
  }
  expect(highest - 0.36).toBeCloseTo(6 ** 2 / (2 * 15), 0);
  expect(highest).toBeGreaterThan(1.4);
});

test('PlatformRider jumps again from a lift that moves up faster than it jumps', () => {
  const { world, body } = createCharacter();
  const position = { x: 0, y: 0.4 };
  const lift = world.createBody({ type: 'kinematic', position, linearVelocity: { x: 0, y: 5 } });
  lift.createFixture({ shape: new Box(9, 0.1) });
  body.setPosition({ x: 0, y: 0.86 });
  const rider = new PlatformRider(body, { walkSpeed: 3, jumpSpeed: 4, relative: true });
  for (let i = 0; i < 120; i++) {
    rider.move(i > 90 ? 1 : 0, STEP);
    if (i === 20) rider.jump();
    world.step(STEP);
  }
  expect(body.getLinearVelocity().x).toBeCloseTo(3, 6);
  expect(body.getLinearVelocity().y).toBeCloseTo(5, 1);
  rider.jump(); // a second time
  for (let i = 0; i < 12; i++) {
    rider.move(1, STEP);
    world.step(STEP);
  }
  expect(body.getPosition().y - lift.getPosition().y).toBeGreaterThan(0.9);
});

test('Climber jumps off a ladder although the key for up is held, and climbs after its release', () => {
  const { world, ground, body } = createCharacter();
  const ladder = new Box(0.15, 5);
  ground.createFixture({ shape: ladder, isSensor: true, userData: 'ladder' });
  const climber = new Climber(body, 0.35, { walkSpeed: 4, climbSpeed: 3, jumpSpeed: 6 });
  const moveUp = (y: number) => {
    climber.move(0, y);
    world.step(STEP);
  };
  world.step(STEP);
  moveUp(1);
  expect(climber.climbing).toBe(true);
  climber.jumpOff();
  moveUp(1);
  expect(climber.climbing).toBe(false);
  moveUp(0);
  moveUp(1);
  expect(climber.climbing).toBe(true);
});

test('Climber stands still on the upper floor while the key for up is held', () => {
  const { world, ground, body } = createCharacter();
  ground.createFixture({
    shape: new Box(0.15, 1.4, { x: 0, y: 1.4 }),
    isSensor: true,
    userData: 'ladder',
  });
  ground.createFixture({ shape: new Box(5, 0.1, { x: 0, y: 2.3 }), userData: 'floor' });
  const climber = new Climber(body, 0.35, { walkSpeed: 4, climbSpeed: 3, jumpSpeed: 6 });
  openFloors(world, climber);
  const heights = Array.from({ length: 4 / STEP }, () => {
    climber.move(0, 1);
    world.step(STEP);
    return climber.feet();
  }).slice(-1 / STEP);
  expect(Math.min(...heights)).toBeCloseTo(2.4, 1);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.001);
});

test('the spin of a ball on the pool table ends, so the ball falls asleep', () => {
  const world = new World();
  const cue = world.createBody({ type: 'dynamic', linearVelocity: { x: 1, y: 0 } });
  cue.createFixture({ shape: new Circle(0.26), density: 1 });
  cue.setAngularVelocity(20);
  const table = new PoolTable(cue, [], {
    ...{ rollingFriction: 1, pockets: [], pocketRadius: 0.36, cueStart: { x: 0, y: 0 } },
  });
  for (let i = 0; i < 15 / STEP; i++) {
    table.applyFriction(STEP);
    world.step(STEP);
  }
  expect(cue.isAwake()).toBe(false);
});

test('a crate of any size stops spinning in water', () => {
  for (const size of [0.1, 0.5, 2]) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const crate = world.createBody({ type: 'dynamic', angle: 0.4, angularVelocity: 3 });
    crate.createFixture({ shape: new Box(size, size), density: 500 });
    const water = { density: 1000, drag: 1.4, surface: () => 0 };
    for (let i = 0; i < 15 / STEP; i++) {
      applyBuoyancy(crate, water);
      world.step(STEP);
    }
    expect(Math.abs(crate.getAngularVelocity())).toBeLessThan(0.01);
  }
});

test('a ball in still air is slowed down, and one that moves with the wind is not', () => {
  const world = new World();
  const ball = world.createBody({ type: 'dynamic', linearVelocity: { x: 0, y: -10 } });
  ball.createFixture({ shape: new Circle(0.5), density: 1 });
  applyWind(ball, { x: 0, y: -10 }, 1);
  world.step(STEP);
  expect(ball.getLinearVelocity().y).toBe(-10);
  applyWind(ball, { x: 0, y: 0 }, 1);
  world.step(STEP);
  expect(ball.getLinearVelocity().y).toBeGreaterThan(-10);
});
