import { type Body, Box, Chain, Circle, Edge, WeldJoint, World } from 'planck';
import { describe, expect, test } from 'vitest';
import { addWalls } from '../../../docs/scenes/recipes/hollow-bodies.ts';

const STEP = 1 / 60;
const CUP = [
  { x: -0.8, y: 1.6 },
  { x: -0.6, y: 0 },
  { x: 0.6, y: 0 },
  { x: 0.8, y: 1.6 },
];

function run(world: World, steps: number) {
  for (let i = 0; i < steps; i++) world.step(STEP);
}

function addChain(cup: Body) {
  cup.createFixture({ shape: new Chain(CUP), density: 5 });
}

function addCup(cup: Body, thickness = 0.1) {
  addWalls(cup, CUP, { thickness, density: 5 });
}

test('walls have the area of the cup, without gaps and overlaps', () => {
  const cup = new World().createBody({ type: 'dynamic' });
  addCup(cup);
  // Lengths along the inside, plus or minus what the two corners add outside.
  const side = Math.hypot(0.2, 1.6);
  const corner = Math.tan((Math.PI / 2 - Math.atan(0.2 / 1.6)) / 2) * 0.1 ** 2;
  expect(cup.getMass()).toBeCloseTo(5 * ((2 * side + 1.2) * 0.1 + 2 * corner), 6);
});

describe('a dynamic chain', () => {
  const create = (floor: Edge | Box) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    world.createBody().createFixture(floor);
    const cup = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.5 } });
    addChain(cup);
    return { world, cup };
  };
  const edge = () => new Edge({ x: -9, y: 0 }, { x: 9, y: 0 });
  const box = () => new Box(9, 0.5, { x: 0, y: -0.5 });

  test('weighs 1 kg at any density, and does not turn', () => {
    const { world, cup } = create(box());
    expect(cup.getMass()).toBe(1);
    expect(cup.getInertia()).toBe(0);
    cup.applyTorque(100, true);
    run(world, 10);
    expect(cup.getAngle()).toBe(0);
  });

  test('falls through edges, and into other chains', () => {
    const { world, cup } = create(edge());
    run(world, 120);
    expect(cup.getPosition().y).toBeLessThan(-5);
    const { world: other, cup: first } = create(box());
    const second = other.createBody({ type: 'dynamic', position: { x: 0.1, y: 2 } });
    addChain(second);
    run(other, 240);
    expect(second.getPosition().y).toBeCloseTo(first.getPosition().y, 3);
  });

  test('cups of walls stack', () => {
    const { world, cup } = create(box());
    world.destroyBody(cup);
    const [first, second] = [0.2, 2.5].map((y) => {
      const body = world.createBody({ type: 'dynamic', position: { x: 0.1 * y, y } });
      addCup(body);
      return body;
    });
    run(world, 240);
    const gap = (second?.getPosition().y ?? 0) - (first?.getPosition().y ?? 0);
    expect(gap).toBeGreaterThan(0.5);
  });
});

describe('balls that fall into a cup that hangs in the air', () => {
  /** Returns how many of 40 balls pass through its bottom. */
  const lose = (
    speed: number,
    add: (cup: Body) => void,
    { type = 'dynamic', bullet = false }: { type?: 'dynamic' | 'kinematic'; bullet?: boolean } = {},
  ) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const cup = world.createBody({ type });
    add(cup);
    world.createJoint(new WeldJoint({}, world.createBody(), cup, { x: 0, y: 0 }));
    const balls = Array.from({ length: 40 }, (_, i) => {
      const position = { x: -0.4 + 0.8 * ((i * 0.37) % 1), y: 2.2 + 0.031 * (i % 9) };
      const ball = world.createBody({ type: 'dynamic', position, bullet });
      ball.createFixture({ shape: new Circle(0.1), density: 1 });
      ball.setLinearVelocity({ x: 0, y: -speed });
      run(world, 12);
      return ball;
    });
    run(world, 60);
    return balls.filter((ball) => ball.getPosition().y < -0.3).length;
  };

  test('stay inside walls of 10 cm at up to 10 m/s, but not inside a chain', () => {
    expect(lose(10, addCup)).toBe(0);
    expect(lose(10, addChain)).toBeGreaterThan(0);
  });

  test('pass through walls at 20 m/s, fewer through thick ones, and none if the cup is kinematic', () => {
    const thin = lose(20, addCup);
    expect(thin).toBeGreaterThan(5);
    expect(lose(20, (cup) => addCup(cup, 0.2))).toBeLessThan(thin / 2);
    expect(lose(20, addCup, { type: 'kinematic' })).toBe(0);
  });
});
