import { Box, Circle, RevoluteJoint, Settings } from 'planck';
import { describe, expect, it } from 'vitest';
import { eachTest, point, repeat } from '../../../tests/unit/checkWorld.ts';
import { createWorldCheck } from './worldCheck.ts';

const test = eachTest();

describe('not-a-number', () => {
  it('finds a number that is not finite, even if the step throws an error', () => {
    const { world, watch, addGround, add } = test();
    addGround();
    const body = add({}, { linearVelocity: point(Number.NaN, 0) });
    const { findings } = createWorldCheck(world, watch);
    expect(() => world.step(1 / 60)).toThrow();
    const [finding] = findings();
    expect(finding?.rule).toBe('not-a-number');
    expect(finding?.message).toContain('the velocity (NaN, 0)');
    expect(finding?.body).toBe(body);
  });
});

describe('large-body', () => {
  it('finds bodies that are measured in pixels', () => {
    const { addGround, add, check } = test();
    addGround();
    add({ shape: new Box(32, 16) }, { position: point(0, 16) });
    expect(check()).toEqual({
      'large-body': expect.stringMatching(/^Body 1 at .* measures 64 × 32 m/),
    });
  });

  it('accepts 10 m, and a long beam among other bodies', () => {
    const { addGround, add, rules } = test();
    addGround();
    add({ shape: new Box(5, 5) }, { position: point(0, 5) });
    expect(rules()).toEqual([]);
    add({ shape: new Box(20, 0.5) }, { position: point(40, 0.5) });
    add({}, { position: point(80, 0.5) });
    expect(rules()).toEqual([]);
  });

  it('uses the length unit of the settings', () => {
    const { addGround, add, rules } = test();
    Settings.lengthUnitsPerMeter = 32;
    addGround();
    add({ shape: new Box(32, 16) }, { position: point(0, 16) });
    expect(rules()).toEqual([]);
  });
});

describe('small-body', () => {
  it('finds a body of less than 10 cm', () => {
    const { addGround, add, check } = test();
    addGround();
    add({ shape: new Circle(0.03) });
    expect(check()).toEqual({ 'small-body': expect.stringContaining('only 0.06 × 0.06 m') });
  });

  it('accepts 10 cm, and small parts of a larger body', () => {
    const { addGround, add, rules } = test();
    addGround();
    add({ shape: new Box(0.05, 0.01) });
    add({}, { position: point(5, 0.5) }).createFixture({ shape: new Circle(0.03), density: 1 });
    expect(rules()).toEqual([]);
  });
});

describe('no-density', () => {
  it('finds a body that lies on something', () => {
    const { addGround, add, rules } = test();
    addGround();
    add({ density: 0 });
    expect(rules()).toEqual(['no-density']);
  });

  it('finds a body at a joint', () => {
    const { world, add, rules } = test();
    const wheel = add({ density: 0 });
    world.createJoint(new RevoluteJoint({}, world.createBody(), wheel, point(0, 0.5)));
    expect(rules()).toEqual(['no-density']);
  });

  it('accepts bodies with a density or with mass data, and those that touch nothing', () => {
    const { addGround, add, rules } = test();
    addGround();
    add();
    const heavy = add({ density: 0 }, { position: point(5, 0.5) });
    heavy.setMassData({ mass: 2, center: point(0, 0), I: 1 });
    add({ density: 0 }, { position: point(10, 900) });
    add({ density: 0, isSensor: true }, { position: point(15, 0.5), gravityScale: 0 });
    expect(rules()).toEqual([]);
  });
});

describe('mass-ratio', () => {
  it('finds a heavy body on a light one', () => {
    const { addGround, add, check } = test();
    addGround();
    add({ density: 1 });
    add({ density: 12 }, { position: point(0, 1.55) });
    expect(check()).toEqual({
      'mass-ratio': expect.stringContaining('weighs 1 kg and carries a body of 12 kg'),
    });
  });

  it('accepts a ratio of 10, and light bodies on heavy ones', () => {
    const { addGround, add, rules } = test();
    addGround();
    add({ density: 1 });
    add({ density: 10 }, { position: point(0, 1.55) });
    add({ density: 100 }, { position: point(5, 0.5) });
    add({ density: 1 }, { position: point(5, 1.55) });
    expect(rules()).toEqual([]);
  });

  it('accepts a heavy body that hits a light one and falls on', () => {
    const { addGround, add, rules } = test();
    addGround();
    add({ density: 1 }, { position: point(0, 3) });
    add({ density: 100 }, { position: point(0.9, 6), linearVelocity: point(0, -20) });
    expect(rules()).toEqual([]);
  });
});

describe('speed-limit', () => {
  it('finds a body that is too fast', () => {
    const { add, check } = test();
    add({}, { linearVelocity: point(300, 0) });
    expect(check(0.1)).toEqual({
      'speed-limit': expect.stringContaining('2 m per step, which is 120 m/s'),
    });
  });

  it('finds one that is too fast for a single step', () => {
    const { world, add, rules } = test();
    const wall = world.createBody({ position: point(5, 0) });
    wall.createFixture({ shape: new Box(1, 10) });
    add({}, { linearVelocity: point(300, 0), gravityScale: 0 });
    expect(rules()).toEqual(['speed-limit']);
  });

  it('finds a wheel that a motor turns too fast', () => {
    const { world, add, check } = test();
    const motor = { enableMotor: true, maxMotorTorque: 1e4, motorSpeed: 100 };
    world.createJoint(new RevoluteJoint(motor, world.createBody(), add(), point(0, 0.5)));
    expect(check()).toEqual({ 'speed-limit': expect.stringContaining('94.2 rad/s') });
  });

  it('accepts a body below the limit, one that spins freely, and a fast one in shorter steps', () => {
    const { add, rules } = test();
    add({}, { linearVelocity: point(118, 0), angularVelocity: 200, gravityScale: 0 });
    expect(rules()).toEqual([]);
    add({}, { linearVelocity: point(200, 0), gravityScale: 0 });
    expect(rules(1, () => 1 / 120)).toEqual([]);
  });
});

describe('many-bullets', () => {
  it('finds a world in which most bodies are bullets', () => {
    const { add, check } = test();
    repeat(20, (x) => add({}, { bullet: true, position: point(2 * x, 3) }));
    expect(check(0.1)).toEqual({
      'many-bullets': expect.stringContaining('20 of 20 dynamic bodies'),
    });
  });

  it('accepts a few bullets, and a world in which most bodies are none', () => {
    const { add, rules } = test();
    repeat(19, (x) => add({}, { bullet: true, position: point(2 * x, 3) }));
    expect(rules(0.1)).toEqual([]);
    repeat(21, (x) => add({}, { bullet: x === 0, position: point(2 * x, 9) }));
    expect(rules(0.1)).toEqual([]);
  });
});

describe('never-asleep', () => {
  it('finds a world that does not allow sleep', () => {
    const { world, addGround, add, check } = test();
    world.setAllowSleeping(false);
    addGround();
    repeat(20, (x) => add({}, { position: point(2 * x, 0.5) }));
    expect(check(7)).toEqual({ 'never-asleep': expect.stringContaining('allowSleep is false') });
  });

  it('finds bodies that are woken in every step', () => {
    const { addGround, add, beforeStep, check } = test();
    addGround();
    repeat(20, (x) => {
      const body = add({}, { position: point(2 * x, 0.5) });
      beforeStep(() => body.applyForceToCenter(point(0, 0)));
    });
    expect(check(7)).toEqual({ 'never-asleep': expect.stringContaining('in every step') });
  });

  it('accepts bodies that sleep, and a few that never do', () => {
    const { addGround, add, rules } = test();
    addGround();
    repeat(20, (x) => add({}, { position: point(2 * x, 0.5) }));
    add({}, { position: point(-5, 0.5), allowSleep: false });
    expect(rules(7)).toEqual([]);
  });

  it('accepts bodies that must not sleep and keep moving', () => {
    const { add, rules } = test();
    const drifting = { linearVelocity: point(0, 1), gravityScale: 0, allowSleep: false };
    repeat(20, (x) => add({}, { position: point(2 * x, 3), ...drifting }));
    expect(rules(7)).toEqual([]);
  });
});
