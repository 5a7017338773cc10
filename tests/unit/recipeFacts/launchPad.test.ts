import { type Body, Box, Circle, World } from 'planck';
import { describe, expect, test } from 'vitest';
import { LaunchPads, launchSpeed } from '../../../docs/scenes/recipes/launch-pad.ts';

const STEP = 1 / 60;

/** Drops a body onto ground, calls a function after every step, and returns how high it rises each time. */
function bounce(
  height: number,
  createFixture: (body: Body) => void,
  prepare: (world: World, body: Body) => (() => void) | undefined,
): number[] {
  const world = new World({ gravity: { x: 0, y: -10 } });
  world.createBody().createFixture(new Box(5, 0.5, { x: 0, y: -0.5 }));
  const body = world.createBody({ type: 'dynamic', position: { x: 0, y: height } });
  createFixture(body);
  const afterStep = prepare(world, body);
  const tops: number[] = [];
  let peak = 0;
  for (let i = 0; i < 1200; i++) {
    world.step(STEP);
    afterStep?.();
    const { y } = body.getPosition();
    const isRising = body.getLinearVelocity().y > 0;
    if (!isRising && peak > 0) tops.push(Math.max(peak, y));
    peak = isRising ? y : 0;
  }
  return tops;
}

const ball = (restitution: number) => (body: Body) =>
  body.createFixture({ shape: new Circle(0.28), density: 5, restitution });
const launch = (world: World) => {
  const pads = new LaunchPads(world);
  const pad = world.getBodyList()?.getNext()?.getFixtureList();
  if (!pad) throw new Error('there is no pad');
  pads.add(pad, 3);
  return () => pads.update(STEP);
};

describe('a launch pad', () => {
  test('launches each body to the same height, within 0.4 mm, from any height', () => {
    const heavyBox = (body: Body) => body.createFixture({ shape: new Box(0.3, 0.3), density: 500 });
    const floating = (body: Body) => {
      ball(0)(body);
      body.setGravityScale(0.4);
    };
    for (const createFixture of [ball(0), ball(0.9), heavyBox, floating]) {
      for (const height of [0.8, 4.2, 9]) {
        const tops = bounce(height, createFixture, launch);
        expect(tops.length).toBeGreaterThan(5);
        for (const top of tops) expect(Math.abs(top - 3)).toBeLessThan(0.0004);
      }
    }
  });

  test('is off by centimeters if the velocity is set in begin-contact', () => {
    const tops = bounce(1.234, ball(0), (world, body) => {
      world.on('begin-contact', () => {
        const { y } = body.getPosition();
        body.setLinearVelocity({ x: 0, y: launchSpeed(3 - y, 10, STEP) });
      });
      return undefined;
    });
    expect(tops.length).toBeGreaterThan(5);
    for (const top of tops) expect(top - 3).toBeGreaterThan(0.02);
  });

  test('misses the height of a body with damping', () => {
    const damped = (body: Body) => {
      ball(0)(body);
      body.setLinearDamping(0.5);
    };
    expect(bounce(4, damped, launch)[1]).toBeLessThan(2.6);
  });
});

test.each([1.2, 2.2, 3, 5])(
  'a ball with a restitution of 1 stays near its height of %d m',
  (height) => {
    const tops = bounce(height, ball(1), () => undefined);
    for (const top of tops) expect(Math.abs(top - height)).toBeLessThan(0.1);
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(0.03);
  },
);
