import * as planck from 'planck';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Circumstances, isStill, motionLimits, whyStill } from './whyStill.ts';

const { Box, Circle, Settings, World } = planck;
const DT = 1 / 60;

let world: planck.World;
let ball: planck.Body;

beforeEach(() => {
  world = new World({ gravity: { x: 0, y: -10 } });
  world.createBody().createFixture({ shape: new Box(9, 1, { x: 0, y: -1 }) });
  ball = ballAt(0, 0.5);
});

function ballAt(x: number, y: number, def: planck.BodyDef = {}): planck.Body {
  const body = world.createBody({ type: 'dynamic', position: { x, y }, ...def });
  body.createFixture({ shape: new Circle(0.5), density: 1 });
  return body;
}

function stepFor(seconds: number) {
  for (let step = 0; step < seconds / DT; step++) world.step(DT);
}

function why(body: planck.Body, changes: Partial<Circumstances> = {}): string {
  const circumstances = { settings: Settings, isPlaying: true, ...changes };
  return whyStill(body, circumstances)
    .map(({ text }) => text)
    .join(' ');
}

function limits(body: planck.Body): string {
  return motionLimits(body, Settings, DT)
    .map(({ text }) => text)
    .join(' ');
}

describe('a body is still because', () => {
  it('the scene is paused, whatever its speed', () => {
    ball.setLinearVelocity({ x: 3, y: 0 });
    expect(why(ball)).toBe('');
    expect(why(ball, { isPlaying: false })).toBe('The scene is paused.');
  });

  it('it is inactive', () => {
    ball.setActive(false);
    expect(why(ball)).toMatch(/^It is inactive: /);
  });

  it('it is static', () => {
    ball.setType('static');
    expect(why(ball)).toMatch(/^It is static: /);
  });

  it('it is kinematic, without a velocity', () => {
    ball.setType('kinematic');
    expect(why(ball)).toMatch(/^It is kinematic: .* its own velocity, which is 0/);
    ball.setLinearVelocity({ x: 1, y: 0 });
    expect(why(ball)).toBe('');
  });

  it('it is asleep', () => {
    stepFor(2);
    expect(why(ball)).toMatch(/^It is asleep: /);
  });

  it('it rests on other bodies', () => {
    stepFor(0.1);
    expect(why(ball)).toBe('It rests on body 1.');
  });

  it('it rests on other bodies, but not on what only leans on it', () => {
    const left = ballAt(-0.99, 0.5);
    stepFor(0.1);
    expect(left.getContactList()).not.toBeNull();
    expect(why(left)).toBe('It rests on body 1.');
  });

  it('a joint holds it, except that of the pointer', () => {
    const [ceiling, hanging] = [world.createBody(), ballAt(4, 5)];
    const weld = new planck.WeldJoint({}, ceiling, hanging, { x: 4, y: 5 });
    world.createJoint(weld);
    stepFor(0.1);
    expect(why(hanging)).toBe('A weld joint with body 3 holds it.');
    expect(why(hanging, { hidden: weld })).toMatch(/^Nothing holds it: /);
  });

  it('there is no gravity, or it does not apply to the body', () => {
    const floating = ballAt(4, 5, { gravityScale: 0 });
    expect(why(floating)).toBe('Its gravity scale is 0.');
    world.setGravity({ x: 0, y: 0 });
    expect(why(floating)).toBe('The world has no gravity.');
    stepFor(0.05);
    expect(why(ball)).toBe('The world has no gravity. It touches body 1.');
  });

  it('its damping is strong', () => {
    const floating = ballAt(4, 5, { gravityScale: 0, linearDamping: 5 });
    expect(why(floating)).toMatch(/Linear damping of 5\.00 1\/s takes .* within 0\.200 s/);
  });

  it('it is about to move', () => {
    expect(why(ballAt(4, 5))).toMatch(/^Nothing holds it: /);
  });
});

it('is still below the speeds at which bodies fall asleep', () => {
  const circumstances = { settings: Settings, isPlaying: true };
  ball.setLinearVelocity({ x: 0.009, y: 0 });
  expect(isStill(ball, circumstances)).toBe(true);
  ball.setLinearVelocity({ x: 0.011, y: 0 });
  expect(isStill(ball, circumstances)).toBe(false);
  ball.setLinearVelocity({ x: 0, y: 0 });
  ball.setAngularVelocity(0.1);
  expect(isStill(ball, circumstances)).toBe(false);
});

describe('the motion of a body is limited because', () => {
  it('nothing limits a plain body', () => {
    expect(limits(ball)).toBe('');
  });

  it('its rotation is fixed', () => {
    ball.setFixedRotation(true);
    expect(limits(ball)).toBe('It can’t rotate: its rotation is fixed.');
  });

  it('it has no moment of inertia', () => {
    const light = world.createBody({ type: 'dynamic' });
    light.createFixture({ shape: new Circle({ x: 2, y: 0 }, 0.5), density: 0 });
    expect(limits(light)).toMatch(
      /^It can’t rotate: no fixture has a density, so its mass is 1 kg/,
    );
    light.createFixture({ shape: new Circle({ x: 2, y: 0 }, 0.5), density: 1 });
    expect(limits(light)).toBe('');
    light.setMassData({ mass: 1, center: { x: 0, y: 0 }, I: 0 });
    expect(limits(light)).toBe('It can’t rotate: its moment of inertia was set to 0.');
  });

  it('it moves or rotates at the speed limit', () => {
    ball.setPosition({ x: 0, y: 50 });
    ball.setLinearVelocity({ x: 0, y: 500 });
    ball.setAngularVelocity(500);
    world.step(DT);
    expect(limits(ball)).toMatch(
      /speed limit: 2\.00 m per step, or 120 m\/s\..*1\.57 rad per step/,
    );
    ball.setLinearVelocity({ x: 0, y: 100 });
    ball.setAngularVelocity(90);
    expect(limits(ball)).toBe('');
  });

  it('says nothing about bodies that are not dynamic', () => {
    ball.setType('kinematic');
    ball.setLinearVelocity({ x: 0, y: 500 });
    expect(limits(ball)).toBe('');
  });
});
