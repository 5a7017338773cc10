import { AABB, type Body, Box, Chain, Circle, Transform, type Vec2Value, World } from 'planck';
import { describe, expect, test } from 'vitest';
import { KinematicMover } from '../../../docs/scenes/recipes/move-and-slide.ts';
import { coreDistance, fixturesNear } from '../../../docs/scenes/shared/helpers.ts';
import { createRandom } from '../../../src/lab/simulation/random.ts';

const STEP = 1 / 60;
const GRAVITY = 25; // m/s²
const OPTIONS = { maxSlope: Math.PI / 4, stepHeight: 0.35, pushForce: 120 };
const SHAPE = new Box(0.3, 0.5);

/** Adds gravity, and changes the speed toward a target. */
function steer(mover: KinematicMover, speed: number) {
  const { x, y } = mover.velocity;
  const maxChange = (mover.ground ? 60 : 15) * STEP;
  const change = Math.max(-maxChange, Math.min(maxChange, speed - x));
  mover.velocity = { x: x + change, y: Math.max(-40, y - GRAVITY * STEP) };
}

/** Walks to the right on ground with these corners, and returns the character's body. */
function walk(corners: Vec2Value[], start: Vec2Value, speed: number, steps: number) {
  const world = new World({ gravity: { x: 0, y: -GRAVITY } });
  world.createBody().createFixture({ shape: new Chain(corners) });
  const body = world.createBody({ type: 'kinematic', position: start });
  body.createFixture({ shape: SHAPE });
  const mover = new KinematicMover(body, SHAPE, { ...OPTIONS });
  for (let i = 0; i < steps; i++) {
    steer(mover, speed);
    mover.move(STEP);
    world.step(STEP);
  }
  return body;
}

/** Returns ground that is level up to x = 2, and then rises with a slope. */
function hill(degrees: number): Vec2Value[] {
  const height = 10 * Math.tan((degrees * Math.PI) / 180);
  return [
    { x: -5, y: 0 },
    { x: 2, y: 0 },
    { x: 12, y: height },
    { x: 30, y: height },
  ];
}

describe('a character that moves by shape casts', () => {
  test.each([20, 35, 44])(
    'walks up and down %i° with the same speed, and stands still',
    (angle) => {
      expect(walk(hill(angle), { x: 0, y: 0.6 }, 4, 100).getLinearVelocity().length()).toBeCloseTo(
        4,
      );
      const down = walk(hill(-angle), { x: 0, y: 0.6 }, 4, 100);
      expect(down.getLinearVelocity().length()).toBeCloseTo(4);
      const at = (steps: number) => walk(hill(-angle), { x: 5, y: 0.5 }, 0, steps).getPosition().y;
      expect(at(400)).toBe(at(200));
    },
  );

  test.each([50, 60, 70])('stops below a slope of %i°, and slides down it', (angle) => {
    const { x, y } = walk(hill(angle), { x: 0, y: 0.6 }, 4, 200).getPosition();
    expect(x).toBeLessThan(1.7);
    expect(y).toBeCloseTo(0.52);
    expect(walk(hill(-angle), { x: 3, y: 0.6 }, 0, 60).getLinearVelocity().y).toBeLessThan(-5);
  });

  test.each([0.5, 4, 8])('climbs exactly the steps up to its limit at %d m/s', (speed) => {
    const climbs = (height: number) => {
      const step = [
        { x: -5, y: 0 },
        { x: 2, y: 0 },
        { x: 2, y: height },
        { x: 90, y: height },
      ];
      return walk(step, { x: 1, y: 0.52 }, speed, 300).getPosition().x > 2.1;
    };
    expect([0.1, 0.3, 0.34].map(climbs)).toEqual([true, true, true]);
    expect([0.36, 0.4].map(climbs)).toEqual([false, false]);
  });

  /** Moves a platform, and returns where the character is relative to it. */
  function ride(platform: Vec2Value, velocity: Vec2Value, steps: number): Vec2Value {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const floor = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ];
    world.createBody().createFixture({ shape: new Chain(floor) });
    const position = { x: 0, y: platform.y > 1 ? platform.y + 0.62 : 0.52 };
    const body = world.createBody({ type: 'kinematic', position });
    body.createFixture({ shape: SHAPE });
    const shuttle = world.createBody({ type: 'kinematic', position: platform });
    shuttle.createFixture({ shape: new Box(1, 0.1) });
    const mover = new KinematicMover(body, SHAPE, { ...OPTIONS });
    for (let i = 0; i < 60 + steps; i++) {
      if (i === 60) shuttle.setLinearVelocity(velocity);
      steer(mover, 0);
      mover.move(STEP);
      world.step(STEP);
    }
    const { x, y } = shuttle.getPosition();
    return { x: body.getPosition().x - x, y: body.getPosition().y - y };
  }

  test.each([-3, -1, 0, 1, 3])('rides a platform that moves up at %i m/s and sideways', (speed) => {
    const { x, y } = ride({ x: 0, y: 8 }, { x: 0.7, y: speed }, 90);
    expect(x).toBeCloseTo(0, 2);
    expect(Math.abs(y - 0.64)).toBeLessThan(0.04);
  });

  test('is pushed by a platform at 1 m/s, and not at 2 m/s', () => {
    expect(ride({ x: -2, y: 0.5 }, { x: 1, y: 0 }, 240).x).toBeCloseTo(1.3, 1);
    expect(ride({ x: -2, y: 0.5 }, { x: 2, y: 0 }, 120).x).toBeLessThan(-1);
  });

  test('is never deeper in a wall than the skin, and never outside of the level', {
    timeout: 60_000,
  }, () => {
    let minGap = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const random = createRandom(seed);
      const { world, level } = createRoughLevel(random);
      const shape = seed % 2 ? SHAPE : new Circle(0.4);
      const body = world.createBody({ type: 'kinematic', position: { x: 0, y: 18 } });
      body.createFixture({ shape });
      const maxSlope = 0.5 + 0.5 * random();
      const mover = new KinematicMover(body, shape, { ...OPTIONS, maxSlope });
      let direction = 0;
      for (let i = 0; i < 1000; i++) {
        if (i % 20 === 0) direction = Math.floor(3 * random()) - 1;
        steer(mover, 8 * direction);
        const { x } = mover.velocity;
        if (random() < (mover.ground ? 0.08 : 0.008)) mover.velocity = { x, y: 4 + 14 * random() };
        mover.move(STEP);
        world.step(STEP);
        const position = body.getPosition();
        expect(Math.abs(position.x)).toBeLessThan(20);
        expect(position.y).toBeGreaterThan(-4);
        const box = new AABB();
        const transform = new Transform(position, 0);
        shape.computeAABB(box, transform, 0);
        for (const { fixture, child } of fixturesNear(world, box, (f) => level.has(f.getBody()))) {
          const at = fixture.getBody().getTransform();
          const distance = coreDistance(fixture.getShape(), child, at, shape, transform);
          const gap = distance - fixture.getShape().getRadius() - shape.getRadius();
          minGap = Math.min(minGap, gap);
        }
      }
    }
    expect(minGap).toBeGreaterThan(-0.012);
  });
});

test('a kinematic body touches no sensor of a static or kinematic body', () => {
  const world = new World();
  let begins = 0;
  world.on('begin-contact', () => begins++);
  for (const type of ['static', 'kinematic'] as const)
    world.createBody({ type }).createFixture({ shape: new Circle(1), isSensor: true });
  const body = world.createBody({ type: 'kinematic' });
  body.createFixture({ shape: SHAPE });
  world.step(STEP);
  expect(begins).toBe(0);
});

/** Creates a closed level with a rough floor, obstacles in the air, and crates. */
function createRoughLevel(random: () => number): { world: World; level: Set<Body> } {
  const world = new World({ gravity: { x: 0, y: -GRAVITY } });
  const floor = world.createBody();
  const level = new Set([floor]);
  const corners = [
    { x: -20, y: 30 },
    { x: -20, y: 0 },
  ];
  let [x, y] = [-20, 0];
  while (x < 18) {
    x += 0.02 + 1.4 * random() ** 2;
    y = Math.max(-3, Math.min(4, y + 1.2 * (random() - 0.5)));
    corners.push({ x, y });
  }
  corners.push({ x: 20, y }, { x: 20, y: 30 });
  floor.createFixture({ shape: new Chain(corners, true) });
  for (let i = 0; i < 30; i++) {
    const position = { x: 38 * (random() - 0.5), y: 1 + 10 * random() };
    const body = world.createBody({ position, angle: 6 * random() });
    const size = 0.2 + 0.5 * random();
    body.createFixture({ shape: i % 3 ? new Box(2 * size, size) : new Circle(size) });
    level.add(body);
  }
  for (let i = 0; i < 20; i++) {
    const position = { x: 38 * (random() - 0.5), y: 5 + 10 * random() };
    const crate = world.createBody({ type: 'dynamic', position });
    crate.createFixture({ shape: new Box(0.3, 0.3), density: 5 + 50 * random() });
  }
  return { world, level };
}
