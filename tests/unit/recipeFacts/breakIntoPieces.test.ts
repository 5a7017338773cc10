import { type Body, Box, Circle, Edge, World } from 'planck';
import { describe, expect, test } from 'vitest';
import { HitDetector, shatter } from '../../../docs/scenes/recipes/break-into-pieces.ts';

const STEP = 1 / 60;

function listBodies(world: World): Body[] {
  const bodies: Body[] = [];
  for (let body = world.getBodyList(); body; body = body.getNext()) bodies.push(body);
  return bodies;
}

/** Returns the total mass and momentum. */
function measure(world: World) {
  let [mass, x, y] = [0, 0, 0];
  for (const body of listBodies(world)) {
    const velocity = body.getLinearVelocity();
    mass += body.getMass();
    x += body.getMass() * velocity.x;
    y += body.getMass() * velocity.y;
  }
  return { mass, x, y };
}

describe('a pane that a ball hits', () => {
  /** Shoots a ball at a pane of 0.8 kg, and calls a function when the pane breaks. */
  const shoot = (speed: number, bullet: boolean, onBreak?: (world: World, ball: Body) => void) => {
    const world = new World();
    const detector = new HitDetector(world);
    const pane = world.createBody({ type: 'dynamic' });
    pane.createFixture({ shape: new Box(0.1, 1), density: 2 });
    detector.toughness.set(pane, 3);
    const ball = world.createBody({ type: 'dynamic', position: { x: -3, y: 0.3 }, bullet });
    ball.createFixture({ shape: new Circle(0.2), density: 8 }); // 1 kg
    ball.setLinearVelocity({ x: speed, y: 0 });
    for (let i = 0; i < 40; i++) {
      const before = measure(world);
      world.step(STEP);
      const stopped = ball.getLinearVelocity().x;
      for (const [body, point] of detector.update()) {
        expect(ball.getLinearVelocity().x).toBeGreaterThan(stopped + 2);
        expect(shatter(body, point)).toHaveLength(8);
        const after = measure(world);
        for (const key of ['mass', 'x', 'y'] as const)
          expect(after[key]).toBeCloseTo(before[key], 3);
        onBreak?.(world, ball);
      }
    }
    return ball.getLinearVelocity().x;
  };

  test('breaks into pieces with its mass and momentum', () => {
    let count = 0;
    shoot(15, true, () => count++);
    expect(count).toBe(1);
  });

  test('gives the ball most of its speed back', () => {
    shoot(15, true, (_world, ball) => expect(ball.getLinearVelocity().x).toBeGreaterThan(12));
    // Then it pushes the pieces.
    expect(shoot(15, true)).toBeGreaterThan(9);
  });

  test('does not break if the ball is no bullet and passes through it', () => {
    let count = 0;
    expect(shoot(30, false, () => count++)).toBe(30);
    expect(count).toBe(0);
  });
});

test('a weight counts only in the step in which it is added', () => {
  const world = new World({ gravity: { x: 0, y: -10 } });
  world.createBody().createFixture(new Edge({ x: -9, y: 0 }, { x: 9, y: 0 }));
  const detector = new HitDetector(world);
  const createCrate = (y: number, density: number) => {
    const crate = world.createBody({ type: 'dynamic', position: { x: 0, y }, allowSleep: false });
    crate.createFixture({ shape: new Box(0.5, 0.5), density, friction: 0.5 });
    return crate;
  };
  const crate = createCrate(0.505, 1);
  detector.toughness.set(crate, 3);
  createCrate(1.515, 10);
  let total = 0; // largest impulse of a contact, divided by the mass of the lowest crate
  world.on('post-solve', (_contact, { normalImpulses }) => {
    total = Math.max(total, normalImpulses.reduce((sum, part) => sum + part, 0) / crate.getMass());
  });
  for (let i = 0; i < 300; i++) {
    if (i === 60) createCrate(2.525, 10);
    world.step(STEP);
    expect(detector.update().size).toBe(0);
  }
  expect(total).toBeGreaterThan(3.4);
});

test('the impulse of a fall, divided by the mass, is the speed of the impact', () => {
  const world = new World({ gravity: { x: 0, y: -10 } });
  world.createBody().createFixture(new Edge({ x: -9, y: 0 }, { x: 9, y: 0 }));
  const crate = world.createBody({ type: 'dynamic', position: { x: 0, y: 1.51 } });
  crate.createFixture({ shape: new Box(0.5, 0.5), density: 3 });
  let change = 0;
  world.on('post-solve', (_contact, { normalImpulses }) => {
    const impulse = normalImpulses.reduce((sum, part) => sum + part, 0);
    change = Math.max(change, impulse / crate.getMass());
  });
  for (let i = 0; i < 90; i++) world.step(STEP);
  expect(change).toBeCloseTo(Math.sqrt(2 * 10 * 1), 0.5);
});
