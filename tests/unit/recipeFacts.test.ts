import { Box, Circle, World } from 'planck';
import { describe, expect, test } from 'vitest';
import { createGame } from '../../docs/learn/platformer/02-run.ts';
import { ConveyorBelts } from '../../docs/scenes/recipes/conveyor.ts';
import { Dasher } from '../../docs/scenes/recipes/dash.ts';
import { Flipper } from '../../docs/scenes/recipes/flippers.ts';
import { OneWayPlatforms } from '../../docs/scenes/recipes/one-way-platform.ts';
import { LEFT, play, RIGHT, UP } from '../learn/platformer.ts';

// Claims of recipes and tutorials that their scenes and samples don't check.

const STEP = 1 / 60;

function run(world: World, steps: number) {
  for (let i = 0; i < steps; i++) world.step(STEP);
}

/** Returns for how many of 20 phases, from 0 to 1 step, something is true. */
function countPhases(isTrue: (phase: number) => boolean): number {
  return Array.from({ length: 20 }, (_, i) => i / 20).filter(isTrue).length;
}

describe('a conveyor belt', () => {
  /** Returns the speed of a crate up the belt after two seconds, in m/s. */
  function speedUp(degrees: number, friction: number): number {
    const angle = (degrees * Math.PI) / 180;
    const world = new World({ gravity: { x: 0, y: -10 } });
    const body = world.createBody({ angle });
    const belt = body.createFixture({ shape: new Box(50, 0.15) });
    new ConveyorBelts(world).set(belt, { speed: 1.8, friction });
    const position = body.getWorldPoint({ x: 0, y: 0.36 });
    const crate = world.createBody({ type: 'dynamic', position, angle });
    crate.createFixture({ shape: new Box(0.2, 0.2), density: 1 });
    run(world, 120);
    return body.getLocalVector(crate.getLinearVelocity()).x;
  }

  test.each([
    [20, 0.35, 0.4],
    [35, 0.65, 0.75],
  ])('at %i° carries crates down with a friction of %d, and up with %d', (angle, low, high) => {
    expect(speedUp(angle, low)).toBeLessThan(-0.1);
    expect(speedUp(angle, high)).toBeGreaterThan(0.5);
  });
});

test('a one-way platform catches a character at any speed', () => {
  for (const speed of [10, 20, 30, 40, 50, 60, 70, 80]) {
    const fallsThrough = (phase: number) => {
      const world = new World({ gravity: { x: 0, y: -20 } });
      const platform = world.createBody().createFixture(new Box(1.4, 0.1));
      const position = { x: 0, y: 2.5 + phase * speed * STEP };
      const player = world.createBody({ type: 'dynamic', position, fixedRotation: true });
      player.createFixture({ shape: new Circle(0.4), density: 60, friction: 0 });
      player.setLinearVelocity({ x: 0, y: -speed });
      new OneWayPlatforms(world, player, 0.4).add(platform, 0.1);
      run(world, 60);
      return player.getPosition().y < 0.45;
    };
    expect(countPhases(fallsThrough)).toBe(0);
  }
});

describe('a dash at 40 m/s', () => {
  const passes = (type: 'static' | 'kinematic' | 'dynamic', bullet: boolean) =>
    countPhases((phase) => {
      const world = new World();
      const wall = world.createBody({ type, position: { x: 6 + 40 * STEP * phase, y: 0 } });
      wall.createFixture({ shape: new Box(0.05, 2), density: 100 });
      const player = world.createBody({ type: 'dynamic', bullet });
      player.createFixture({ shape: new Circle(0.4), density: 1 });
      const dasher = new Dasher(player, { distance: 20, duration: 0.5, cooldown: 0 });
      dasher.dash(1);
      while (dasher.move(STEP)) world.step(STEP);
      return player.getPosition().x > wall.getPosition().x;
    });

  test('stops at static and kinematic walls', () => {
    expect(passes('static', false)).toBe(0);
    expect(passes('kinematic', false)).toBe(0);
  });

  test('stops at a dynamic body only as a bullet', () => {
    expect(passes('dynamic', false)).toBeGreaterThan(2);
    expect(passes('dynamic', true)).toBe(0);
  });
});

describe('a ball at 14 m/s and a flipper that snaps up', () => {
  const passes = (bullets: { flipper: boolean; ball: boolean }) =>
    countPhases((phase) => {
      const world = new World({ gravity: { x: 0, y: -5 } });
      const flipper = new Flipper(world.createBody(), { x: -1.65, y: 1.42 }, -1);
      flipper.joint.getBodyB().setBullet(bullets.flipper);
      flipper.flip(false, 20);
      run(world, 60);
      const position = { x: -0.6, y: 3 + phase / 3 };
      const ball = world.createBody({ type: 'dynamic', position, bullet: bullets.ball });
      ball.createFixture({ shape: new Circle(0.2), density: 1, restitution: 0.3 });
      ball.setLinearVelocity({ x: 0, y: -14 });
      for (let i = 0; i < 60; i++) {
        if (ball.getPosition().y < 1.9) flipper.flip(true, 20);
        world.step(STEP);
        if (ball.getPosition().y < 0.7) return true;
      }
      return false;
    });

  test('miss each other if neither is a bullet', () => {
    expect(passes({ flipper: false, ball: false })).toBeGreaterThan(10);
  });

  test('never miss each other if one of them is', () => {
    expect(passes({ flipper: true, ball: false })).toBe(0);
    expect(passes({ flipper: false, ball: true })).toBe(0);
  });
});

test('a step of length zero fires begin-contact and clears forces, but moves nothing', () => {
  const world = new World({ gravity: { x: 0, y: -10 } });
  world.createBody().createFixture(new Box(5, 1));
  const ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 1.4 } });
  ball.createFixture({ shape: new Circle(0.5), density: 1 });
  let begins = 0;
  world.on('begin-contact', () => begins++);
  ball.applyForceToCenter({ x: 100, y: 0 });
  world.step(0);
  expect(begins).toBe(1);
  expect(ball.getPosition()).toEqual({ x: 0, y: 1.4 });
  world.step(STEP);
  expect(ball.getLinearVelocity().x).toBe(0);
});

test('a player of the platformer who turns around in a jump lands behind the start', () => {
  const { player, hold, state, isGrounded } = play(createGame);
  player.setTransform({ x: 11.4, y: 2.4 }, 0);
  hold([], 60);
  hold([LEFT], 8);
  expect(state().vx).toBe(-7);
  const start = state().x;
  hold([LEFT, UP], 1);
  let turnSteps = 0;
  let airSteps = 0;
  for (; airSteps < 2 || !isGrounded(); airSteps++) {
    hold([RIGHT], 1);
    if (state().vx < 7) turnSteps++;
  }
  expect(turnSteps * STEP).toBeCloseTo(0.4, 1);
  expect(airSteps * STEP).toBeCloseTo(0.6, 1);
  expect(state().x - start).toBeGreaterThan(1.5);
  expect(state().x - start).toBeLessThan(1.7);
});
