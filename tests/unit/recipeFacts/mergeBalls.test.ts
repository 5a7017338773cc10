import { type Body, Chain, Circle, World } from 'planck';
import { expect, test } from 'vitest';
import { BallMerger } from '../../../docs/scenes/recipes/merge-balls.ts';

const STEP = 1 / 60;
const OPTIONS = { radius: 0.25, maxLevel: 5, growTime: 0.2 };

/** Steps a world, and returns the new balls. */
function run(world: World, merger: BallMerger, steps: number): Body[] {
  return Array.from({ length: steps }, () => {
    world.step(STEP);
    return merger.update(STEP);
  }).flat();
}

test('a new ball has the mass and the momentum of the two', () => {
  const world = new World();
  const merger = new BallMerger(world, OPTIONS);
  const [a, b] = [merger.add({ x: -1, y: 0 }, 0), merger.add({ x: 1, y: 0.1 }, 0)];
  a.setLinearVelocity({ x: 3, y: 1 });
  b.setLinearVelocity({ x: -1, y: 0 });
  const mass = a.getMass();
  const [ball, ...others] = run(world, merger, 60);
  expect(others).toEqual([]);
  expect(ball?.getMass()).toBeCloseTo(2 * mass, 10);
  expect(ball?.getLinearVelocity().x).toBeCloseTo(1, 10);
  expect(ball?.getLinearVelocity().y).toBeCloseTo(0.5, 10);
});

test('a ball that touches two others in one step merges once', () => {
  const world = new World();
  const merger = new BallMerger(world, OPTIONS);
  merger.add({ x: 0, y: 0 }, 0);
  merger.add({ x: -1, y: 0 }, 0).setLinearVelocity({ x: 2, y: 0 });
  merger.add({ x: 1, y: 0 }, 0).setLinearVelocity({ x: -2, y: 0 });
  let begun = 0;
  world.on('begin-contact', () => begun++);
  let merged: Body[] = [];
  while (begun === 0) merged = run(world, merger, 1);
  expect(begun).toBe(2);
  expect(merged).toHaveLength(1);
  expect(run(world, merger, 30)).toEqual([]);
  expect([...merger.levels.values()].sort()).toEqual([0, 1]);
});

test('a ball that is not replaced does not merge with one that it touches', () => {
  const world = new World();
  const merger = new BallMerger(world, OPTIONS);
  const [a, b] = [merger.add({ x: 0, y: 0 }, 0), merger.add({ x: 0.49, y: 0 }, 1)];
  run(world, merger, 5);
  merger.levels.set(a, 1);
  expect(run(world, merger, 60)).toEqual([]);
  world.destroyBody(a);
  merger.add({ x: 0, y: 0 }, 1);
  expect(run(world, merger, 5)).toHaveLength(1);
  expect(merger.levels.has(b)).toBe(false);
});

test('neighbors jump less if a new ball grows', () => {
  const radius = 0.3;
  /** Returns the longest way of a neighbor within a step, in meters. */
  const largestJump = (growTime: number) => {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const jar = [-3, -3, 3, 3].map((x, i) => ({ x, y: i % 3 ? 0 : 9 }));
    world.createBody().createFixture(new Chain(jar));
    const merger = new BallMerger(world, { ...OPTIONS, radius, growTime });
    const balls = Array.from({ length: 60 }, (_, i) => {
      const position = { x: -2.5 + ((i * 1.7) % 5), y: 0.5 + 0.25 * i };
      const body = world.createBody({ type: 'dynamic', position });
      body.createFixture({ shape: new Circle(radius), density: 1, friction: 0.3 });
      return body;
    });
    run(world, merger, 400);
    // Two neighbors near the middle become balls that merge.
    const distance = (a: Body, b: { x: number; y: number }) => {
      const { x, y } = a.getPosition();
      return Math.hypot(x - b.x, y - b.y);
    };
    const sorted = balls.sort(
      (a, b) => distance(a, { x: 0, y: 1.5 }) - distance(b, { x: 0, y: 1.5 }),
    );
    const [first, ...others] = sorted;
    const second = others.find((ball) => first && distance(first, ball.getPosition()) < 0.605);
    for (const ball of [first, second]) {
      if (!ball) throw new Error('no two balls touch');
      const { x, y } = ball.getPosition();
      world.destroyBody(ball);
      merger.add({ x, y }, 0);
    }
    const rest = others.filter((ball) => ball !== second);
    let jump = 0;
    let merged = 0;
    for (let i = 0; i < 60; i++) {
      const before = rest.map((ball) => ({ ...ball.getPosition() }));
      merged += run(world, merger, 1).length;
      for (const [k, ball] of rest.entries())
        jump = Math.max(jump, distance(ball, before[k] ?? ball.getPosition()));
    }
    expect(merged).toBe(1);
    return jump;
  };
  expect(largestJump(0)).toBeGreaterThan(1.5 * largestJump(0.2));
});
