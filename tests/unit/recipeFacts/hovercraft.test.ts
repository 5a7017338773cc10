import { Box, Chain, World } from 'planck';
import { describe, expect, test } from 'vitest';
import {
  drive,
  RaySuspension,
  type SuspensionOptions,
} from '../../../docs/scenes/recipes/hovercraft.ts';

const STEP = 1 / 60;
const MOUNTS = [-1.3, -0.45, 0.45, 1.3].map((x) => ({ x, y: -0.25 }));

function createCraft({
  density = 100,
  y = 2,
  ...options
}: Partial<SuspensionOptions> & { density?: number; y?: number } = {}) {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const ends = [
    { x: -90, y: 0 },
    { x: 90, y: 0 },
  ];
  world.createBody().createFixture({ shape: new Chain(ends) });
  const body = world.createBody({ type: 'dynamic', position: { x: 0, y } });
  body.createFixture({ shape: new Box(1.6, 0.25), density });
  const defaults = { height: 1, frequency: 1.5, dampingRatio: 0.5 };
  const suspension = new RaySuspension(body, MOUNTS, { ...defaults, ...options });
  const run = (steps: number, after?: () => void) => {
    for (let i = 0; i < steps; i++) {
      suspension.update();
      after?.();
      world.step(STEP);
    }
  };
  return { world, body, suspension, run };
}

describe('a hovercraft', () => {
  test('rests exactly at its height, whatever its mass and its springs are', () => {
    for (const options of [
      {},
      { density: 5 },
      { density: 1000 },
      { frequency: 4 },
      { height: 0.5 },
    ]) {
      const { body, run } = createCraft(options);
      run(900);
      expect(body.getPosition().y - 0.25).toBeCloseTo(options.height ?? 1, 6);
      expect(body.getAngle()).toBeCloseTo(0, 6);
    }
  });

  test('keeps still at 60 steps per second up to 6 Hz, and not at 12 Hz', () => {
    const amplitude = (frequency: number, dampingRatio: number) => {
      const { body, run } = createCraft({ frequency, dampingRatio, y: 1.3 });
      body.setAngle(0.02);
      run(400);
      let max = 0;
      run(100, () => {
        max = Math.max(max, Math.abs(body.getPosition().y - 1.25) + Math.abs(body.getAngle()));
      });
      return max;
    };
    for (const dampingRatio of [0.3, 0.5, 1]) {
      for (const frequency of [0.5, 2, 4, 6])
        expect(amplitude(frequency, dampingRatio)).toBeLessThan(0.02);
      if (dampingRatio > 0.4) expect(amplitude(12, dampingRatio)).toBeGreaterThan(1);
    }
  });

  test('pushes the ground down with its weight', () => {
    const { world, body, suspension } = createCraft({ y: 1.35 });
    const plank = world.createBody({
      type: 'dynamic',
      position: { x: 0, y: 0.05 },
      gravityScale: 0,
    });
    plank.createFixture({ shape: new Box(2, 0.05), density: 100, isSensor: true });
    const floor = plank.createFixture({ shape: new Box(2, 0.05), density: 100 });
    suspension.update();
    expect(suspension.rays.every(({ hit }) => hit?.fixture === floor)).toBe(true);
    const forces = suspension.rays.reduce((sum, { force }) => sum + force, 0);
    expect(forces).toBeCloseTo(10 * body.getMass(), 3);
  });

  test('drifts if its center of mass is not between the mounts', () => {
    const { body, run } = createCraft();
    body.createFixture({ shape: new Box(0.3, 0.3, { x: 1, y: 0.3 }), density: 200 });
    run(600);
    expect(body.getAngle()).toBeLessThan(-0.02);
    expect(body.getPosition().x).toBeGreaterThan(5);
  });

  test('reaches its speed with wheels, without a wheelie, and brakes', () => {
    const { body, suspension, run } = createCraft({ y: 1.25 });
    const engine = { acceleration: 6, friction: 0.9 };
    let maxAngle = 0;
    run(180, () => {
      drive(suspension, 9, engine, STEP);
      maxAngle = Math.max(maxAngle, Math.abs(body.getAngle()));
    });
    expect(body.getLinearVelocity().x).toBeCloseTo(9, 0);
    expect(maxAngle).toBeLessThan(0.3);
    run(180, () => drive(suspension, 0, engine, STEP));
    expect(Math.abs(body.getLinearVelocity().x)).toBeLessThan(0.1);
  });
});
