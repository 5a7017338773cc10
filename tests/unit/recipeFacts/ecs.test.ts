import { type Body, Box, Circle, Edge, World } from 'planck';
import { expect, test } from 'vitest';
import {
  damageSystem,
  type GameEntity,
  interpolate,
  PhysicsSystem,
  readPose,
} from '../../../docs/scenes/recipes/ecs.ts';

// Claims of the recipe about entity component systems.

const STEP = 1 / 60;

/** Returns a crate that rests on the ground, both with an entity. */
function createGame() {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const physics = new PhysicsSystem<GameEntity>(world);
  const add = (name: string, body: Body, health?: number) => {
    const entity: GameEntity = { name, body, previous: readPose(body) };
    if (health !== undefined) entity.health = health;
    physics.add(entity);
    return entity;
  };
  const body = world.createBody();
  body.createFixture({ shape: new Edge({ x: -9, y: 0 }, { x: 9, y: 0 }) });
  const ground = add('ground', body);
  const crateBody = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.5 } });
  crateBody.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
  const crate = add('crate', crateBody, 1);
  const step = () => {
    physics.savePoses();
    world.step(STEP);
    return physics.takeEvents();
  };
  return { world, physics, add, ground, crate, step };
}

test('a contact at rest has an impulse of weight × timestep in every step', () => {
  const { physics, step } = createGame();
  physics.minImpulse = 0;
  let impulses: number[] = [];
  for (let i = 0; i < 20; i++) impulses = step().map(({ impulse }) => impulse);
  expect(impulses).toHaveLength(1);
  expect(impulses[0]).toBeCloseTo(10 / 60, 2);
  physics.minImpulse = 0.2;
  expect(step()).toEqual([]);
});

test('several removals destroy a body once, and its contacts end one step later', () => {
  const { world, physics, ground, crate, step } = createGame();
  const kinds = step().map(({ kind }) => kind);
  expect(kinds).toContain('begin');
  physics.remove(crate);
  physics.remove(crate);
  expect(world.getBodyCount()).toBe(2);
  expect(physics.flush()).toEqual([crate]);
  expect(physics.flush()).toEqual([]);
  expect(world.getBodyCount()).toBe(1);
  const events = step();
  expect(events).toHaveLength(1);
  expect(events[0]?.kind).toBe('end');
  expect(new Set([events[0]?.a, events[0]?.b])).toEqual(new Set([ground, crate]));
  expect(physics.entities.has(crate)).toBe(false);
});

test('two hits in one step remove a crate once', () => {
  const { world, physics, add, crate, step } = createGame();
  for (const x of [-0.3, 0.3]) {
    const body = world.createBody({ type: 'dynamic', position: { x, y: 3 }, bullet: true });
    body.createFixture({ shape: new Circle(0.2), density: 50 });
    add('ball', body);
  }
  let removed: GameEntity[] = [];
  for (let i = 0; i < 120; i++) {
    damageSystem(physics, step(), 1);
    removed = [...removed, ...physics.flush()];
  }
  expect(removed).toEqual([crate]);
  for (let i = 0; i < 120; i++) step();
});

test('poses are interpolated between the last two steps', () => {
  const { crate, step } = createGame();
  crate.body.setLinearVelocity({ x: 6, y: 3 });
  step();
  const before = crate.previous.x;
  const after = crate.body.getPosition().x;
  expect(interpolate(crate, 0).x).toBe(before);
  expect(interpolate(crate, 1).x).toBeCloseTo(after, 12);
  expect(interpolate(crate, 0.5).x).toBeCloseTo((before + after) / 2, 12);
  expect(after - before).toBeCloseTo(0.1, 2);
});
