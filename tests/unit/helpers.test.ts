import {
  AABB,
  type Body,
  Box,
  Chain,
  Circle,
  Edge,
  type Fixture,
  type FixtureDef,
  Polygon,
  type Shape,
  type Vec2Value,
  World,
} from 'planck';
import { describe, expect, test, vi } from 'vitest';
import {
  castRay,
  castShape,
  clampSpeed,
  contactNormal,
  destroyLater,
  distanceTo,
  drawWorld,
  fixturesNear,
  forEachContact,
  groundNormal,
  isSolid,
  otherBody,
  overlapShape,
  pickFixture,
} from '../../docs/scenes/shared/helpers.ts';
import { createRandom } from '../../src/lab/simulation/random.ts';

const STEP = 1 / 60;
const ORIGIN = { x: 0, y: 0 };
const ZIGZAG = [
  { x: -5, y: 1 },
  { x: -2, y: 0 },
  { x: 2, y: 0 },
  { x: 5, y: 1 },
];

interface Place {
  position?: Vec2Value;
  angle?: number;
}

function createWorld() {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const add = (type: 'static' | 'dynamic', shape: Shape, place: Place, def: Partial<FixtureDef>) =>
    world.createBody({ type, ...place }).createFixture({ shape, density: 1, friction: 0, ...def });
  return {
    world,
    addStatic: (shape: Shape, place: Place = {}, def: Partial<FixtureDef> = {}) =>
      add('static', shape, place, def),
    addDynamic: (shape: Shape, place: Place = {}, def: Partial<FixtureDef> = {}) =>
      add('dynamic', shape, place, def),
    run: (steps: number) => {
      for (let i = 0; i < steps; i++) world.step(STEP);
    },
  };
}

describe('castRay()', () => {
  test('returns the nearest fixture that is no sensor, with a normal toward the start', () => {
    const { world, addStatic } = createWorld();
    for (const x of [6, 2, 4]) addStatic(new Box(0.5, 0.5), { position: { x, y: 0 } });
    addStatic(new Circle({ x: 1, y: 0 }, 0.3), {}, { isSensor: true });
    const hit = castRay(world, ORIGIN, { x: 10, y: 0 });
    expect(hit?.fixture.getBody().getPosition().x).toBe(2);
    expect(hit?.point.x).toBeCloseTo(1.5, 9);
    expect(hit?.normal).toEqual({ x: -1, y: 0 });
    expect(hit?.fraction).toBeCloseTo(0.15, 9);
  });

  test('ignores sensors, in whatever order the engine reports hits', () => {
    const random = createRandom(1);
    for (let i = 0; i < 50; i++) {
      const { world, addStatic } = createWorld();
      const solid: number[] = [];
      for (let j = 0; j < 8; j++) {
        const x = 2 + 18 * random();
        const isSensor = random() < 0.5;
        addStatic(new Circle(0.5), { position: { x, y: 0 } }, { isSensor });
        if (!isSensor) solid.push(x);
      }
      const hit = castRay(world, ORIGIN, { x: 30, y: 0 });
      expect(hit?.fixture.getBody().getPosition().x ?? Infinity).toBe(Math.min(...solid));
    }
  });

  test('hits edges and chains from both sides', () => {
    const { world, addStatic } = createWorld();
    addStatic(new Chain(ZIGZAG), { position: { x: 0, y: 1 } });
    expect(castRay(world, { x: 0, y: 3 }, ORIGIN)?.normal.y).toBe(1);
    expect(castRay(world, ORIGIN, { x: 0, y: 3 })?.normal.y).toBe(-1);
  });

  test('misses from inside a fixture, and with a length of 0', () => {
    const { world, addStatic } = createWorld();
    addStatic(new Box(1, 1));
    expect(castRay(world, ORIGIN, { x: 5, y: 0 })).toBeUndefined();
    expect(castRay(world, { x: 1, y: 0 }, { x: 1, y: 0 })).toBeUndefined();
  });
});

describe('castShape()', () => {
  test('returns the nearest fixture, where the shape touches it', () => {
    const { world, addStatic } = createWorld();
    for (const x of [7, 5]) addStatic(new Box(1, 1), { position: { x, y: 0.9 } });
    const hit = castShape(world, new Circle({ x: 1, y: 0 }, 0.5), ORIGIN, { x: 10, y: 0 });
    expect(hit?.fixture.getBody().getPosition().x).toBe(5);
    expect(hit?.fraction).toBeCloseTo(0.25, 2);
    expect(hit?.point.x).toBeCloseTo(4, 1);
    expect(hit?.normal.x).toBeCloseTo(-1, 2);
  });

  test('looks ahead with the shape of a body that rests on the ground, beside a wall', () => {
    for (const shape of [new Box(0.5, 0.5), new Circle(0.5)]) {
      const { world, addStatic, addDynamic, run } = createWorld();
      addStatic(new Chain([...ZIGZAG, { x: 5, y: 9 }]));
      const fixture = addDynamic(shape, { position: { x: 0, y: 0.6 } });
      run(120);
      const others = (other: Fixture) => other !== fixture;
      const from = fixture.getBody().getPosition();
      expect(castShape(world, shape, from, { x: 1, y: 0 }, others)).toBeUndefined();
      expect(castShape(world, shape, from, ORIGIN, others)).toBeUndefined();
      expect(castShape(world, shape, from, { x: 0, y: -1 }, others)?.fraction).toBeLessThan(0.02);
    }
  });

  test.each([
    [new Circle(0.5), new Circle(0.5)],
    [new Box(0.5, 0.5), new Box(0.5, 0.5)],
    [new Box(0.5, 0.5), new Circle(0.5)],
    [new Edge({ x: -1, y: 0 }, { x: 1, y: 0 }), new Box(0.5, 0.5)],
  ])('hits at 0 what overlaps at the start: pair %#', (obstacle, shape) => {
    const { world, addStatic } = createWorld();
    addStatic(obstacle, { position: { x: 0.1, y: 0.2 } });
    for (const by of [ORIGIN, { x: 3, y: 0 }, { x: -1, y: 2 }])
      expect(castShape(world, shape, ORIGIN, by)).toMatchObject({ fraction: 0, normal: ORIGIN });
  });

  test('finds the same as small moves do, for shapes at random places and angles', () => {
    const random = createRandom(5);
    const triangle = [ORIGIN, { x: 1, y: 0 }, { x: 0.3, y: 0.8 }];
    const shapes = [new Box(0.6, 0.2), new Circle({ x: 0.2, y: 0.1 }, 0.4), new Polygon(triangle)];
    let hits = 0;
    let differences = 0; // a shape that only grazes another one can be a hit for one of them
    for (let i = 0; i < 300; i++) {
      const { world, addStatic } = createWorld();
      const obstacles = [...shapes, new Chain(ZIGZAG)];
      const place = { position: { x: 6 * random() - 3, y: 6 * random() - 3 }, angle: 6 * random() };
      addStatic(obstacles[i % 4] as Shape, place);
      const shape = shapes[Math.floor(3 * random())] as Shape;
      const by = { x: 10 * random() - 5, y: 10 * random() - 5 };
      const overlaps = (fraction: number) =>
        overlapShape(world, shape, { x: fraction * by.x, y: fraction * by.y }).length > 0;
      const moves = Array.from({ length: 201 }, (_, index) => index / 200);
      const expected = moves.find(overlaps);
      const { fraction } = castShape(world, shape, ORIGIN, by) ?? {};
      if (fraction !== undefined && expected !== undefined) {
        hits++;
        expect(Math.abs(fraction - expected)).toBeLessThan(0.03);
      } else if (fraction !== expected) differences++;
    }
    expect(hits).toBeGreaterThan(60);
    expect(differences).toBeLessThan(3);
  });
});

describe('overlapShape()', () => {
  test('returns each fixture once, including a chain with many edges', () => {
    const { world, addStatic } = createWorld();
    const chain = addStatic(new Chain(ZIGZAG));
    const box = addStatic(new Box(1, 0.1), { position: { x: 0, y: 2 }, angle: Math.PI / 4 });
    const found = overlapShape(world, new Box(4, 4), ORIGIN);
    expect(new Set(found)).toEqual(new Set([chain, box]));
    expect(found).toHaveLength(2);
  });

  test('tests the outline at the angle, not a bounding box', () => {
    const { world, addStatic } = createWorld();
    addStatic(new Box(2, 0.1), { angle: Math.PI / 4 });
    expect(overlapShape(world, new Box(0.3, 0.3), { x: 1, y: -1 })).toHaveLength(0);
    const board = new Box(1.5, 0.1);
    expect(overlapShape(world, board, { x: 1, y: -1 })).toHaveLength(0);
    expect(overlapShape(world, board, { x: 1, y: -1 }, Math.PI / 4)).toHaveLength(0);
    expect(overlapShape(world, board, { x: 1, y: -1 }, -Math.PI / 4)).toHaveLength(1);
  });
});

test('fixturesNear() finds the near edges of a chain, also after the origin was shifted', () => {
  const { world, addStatic, run } = createWorld();
  const chain = addStatic(new Chain(ZIGZAG));
  run(1);
  const nearEdges = (x: number) => {
    const box = new AABB({ x: x - 0.1, y: 0 }, { x: x + 0.1, y: 1 });
    return fixturesNear(world, box, isSolid).map(({ fixture, child }) => [
      fixture === chain,
      child,
    ]);
  };
  expect(nearEdges(4)).toEqual([[true, 2]]);
  world.shiftOrigin({ x: 100, y: 0 });
  expect(nearEdges(-96)).toEqual([[true, 2]]);
});

describe('pickFixture()', () => {
  test('measures to the outline, not to a bounding box or a center', () => {
    const { world, addDynamic } = createWorld();
    const beam = addDynamic(new Box(2, 0.1), { angle: Math.PI / 4 });
    const ball = addDynamic(new Circle({ x: 3, y: 0 }, 0.5), { angle: Math.PI / 2 });
    expect(pickFixture(world, { x: 1, y: -1 })).toBeUndefined();
    expect(pickFixture(world, { x: 1.3, y: 1.3 })).toBe(beam);
    expect(pickFixture(world, { x: 0, y: 2.4 }, 0.2)).toBe(ball);
    expect(pickFixture(world, { x: 1.5, y: 1.1 }, 0.2)).toBe(beam);
    expect(pickFixture(world, { x: 1.7, y: 1.1 }, 0.2)).toBeUndefined();
  });

  test('returns the nearest within the tolerance, and neither sensors nor static bodies', () => {
    const { world, addStatic, addDynamic } = createWorld();
    addStatic(new Circle(1));
    addDynamic(new Circle(5), {}, { isSensor: true });
    expect(pickFixture(world, ORIGIN, 1)).toBeUndefined();
    addDynamic(new Circle(0.1), { position: { x: 0.5, y: 0 } });
    const nearer = addDynamic(new Circle(0.1), { position: { x: -0.4, y: 0 } });
    expect(pickFixture(world, ORIGIN, 1)).toBe(nearer);
  });

  test('finds edges and chains within their skin, without a tolerance', () => {
    for (const shape of [new Edge({ x: -1, y: 0 }, { x: 1, y: 0 }), new Chain(ZIGZAG)]) {
      const { world, addStatic } = createWorld();
      const fixture = addStatic(shape);
      expect(pickFixture(world, { x: 0, y: 0.005 }, 0, () => true)).toBe(fixture);
      expect(pickFixture(world, { x: 0, y: 0.015 }, 0, () => true)).toBeUndefined();
    }
  });
});

test('distanceTo() measures to the edge of a chain, and is 0 inside a body', () => {
  const { addStatic } = createWorld();
  const chain = addStatic(new Chain(ZIGZAG), { position: { x: 0, y: 1 } });
  expect(distanceTo(chain, 1, { x: 0, y: 3 })).toBeCloseTo(1.99, 9); // 1 cm of skin
  expect(distanceTo(chain, 2, { x: 5, y: 3 })).toBeCloseTo(0.99, 9);
  const ball = addStatic(new Circle({ x: 2, y: 0 }, 0.5), { angle: Math.PI });
  expect(distanceTo(ball, 0, ORIGIN)).toBeCloseTo(1.5, 9);
  expect(distanceTo(ball, 0, { x: -2.2, y: 0.1 })).toBe(0);
});

describe('contacts', () => {
  /** A ball that touches a slope. */
  function stand(slope: number) {
    const { world, addStatic, addDynamic, run } = createWorld();
    const ground = addStatic(new Box(5, 1), {
      position: { x: Math.sin(slope), y: -Math.cos(slope) },
      angle: slope,
    });
    const fixture = addDynamic(new Circle(0.5), {
      position: { x: -0.505 * Math.sin(slope), y: 0.505 * Math.cos(slope) },
    });
    run(1);
    return { world, addStatic, ground, fixture, body: fixture.getBody(), run };
  }

  test('otherBody() returns the other one, in whatever order the contact has them', () => {
    const { ground, body } = stand(0);
    const contact = body.getContactList()?.contact;
    if (!contact) throw new Error('no contact');
    expect(otherBody(contact, body)).toBe(ground.getBody());
    expect(otherBody(contact, ground.getBody())).toBe(body);
    const bystander = body.getWorld().createBody();
    expect(otherBody(contact, bystander)).toBeUndefined();
  });

  test('contactNormal() points toward the body, and a sensor has none', () => {
    const { body, ground, addStatic, run } = stand(0);
    addStatic(new Box(2, 2), {}, { isSensor: true });
    run(1);
    const normals: (Vec2Value | undefined)[] = [];
    forEachContact(body, (contact) => normals.push(contactNormal(contact, body)));
    expect(normals).toHaveLength(2);
    expect(normals.filter(Boolean)).toEqual([{ x: expect.closeTo(0, 9), y: 1 }]);
    forEachContact(ground.getBody(), (contact) =>
      expect(contactNormal(contact, ground.getBody())?.y).toBe(-1),
    );
  });

  test('contactNormal() ignores a contact that a listener has disabled', () => {
    const { body, run } = stand(0);
    body.getWorld().on('pre-solve', (contact) => contact.setEnabled(false));
    run(1);
    const normals: (Vec2Value | undefined)[] = [];
    forEachContact(body, (contact) => normals.push(contactNormal(contact, body)));
    expect(normals).toEqual([undefined]);
  });

  test('forEachContact() skips boxes that are only near', () => {
    const { world, addStatic, addDynamic, run } = createWorld();
    addStatic(new Box(1, 1));
    const near = addDynamic(new Box(0.1, 0.1), { position: { x: 0, y: 1.17 } }).getBody();
    world.setGravity(ORIGIN);
    run(1);
    expect(near.getContactList()).not.toBeNull();
    forEachContact(near, () => expect.unreachable());
  });

  test('forEachContact() continues while the function destroys bodies', () => {
    const { world, addStatic, addDynamic, run } = createWorld();
    const player = addStatic(new Box(3, 1)).getBody();
    const coins = [-2, 0, 2].map((x) =>
      addDynamic(new Circle(0.4), { position: { x, y: 1.3 } }).getBody(),
    );
    // A second contact of the same coin.
    for (const coin of coins) coin.createFixture({ shape: new Box(0.3, 0.4), density: 1 });
    run(1);
    const found: Body[] = [];
    forEachContact(player, (contact) => {
      const coin = otherBody(contact, player);
      if (!coin) throw new Error('a contact without the player');
      found.push(coin);
      destroyLater(coin);
    });
    expect(new Set(found)).toEqual(new Set(coins));
    expect(found).toHaveLength(3);
    expect(world.getBodyCount()).toBe(1);
  });

  test.each([0, 30, 45])('groundNormal() finds a slope of %s°', (degrees) => {
    const slope = (degrees * Math.PI) / 180;
    const normal = groundNormal(stand(slope).body);
    expect(normal?.x).toBeCloseTo(-Math.sin(slope), 9);
    expect(normal?.y).toBeCloseTo(Math.cos(slope), 9);
  });

  test('groundNormal() ignores steep slopes, the air, and disabled contacts', () => {
    expect(groundNormal(stand(0.8).body)).toBeUndefined();
    expect(groundNormal(stand(0.8).body, 0.9)).toBeDefined();
    expect(groundNormal(stand(0).ground.getBody(), Math.PI)).toBeUndefined();
    const { world, body, run } = stand(0);
    world.on('pre-solve', (contact) => contact.setEnabled(false));
    run(1);
    expect(groundNormal(body)).toBeUndefined();
  });

  test('groundNormal() prefers the flattest contact', () => {
    const { body, addStatic, run } = stand(0.5);
    addStatic(new Box(5, 1), { position: { x: 0, y: body.getPosition().y - 1.5 } });
    run(1);
    expect(groundNormal(body)?.y).toBeCloseTo(1, 9);
  });
});

test('destroyLater() destroys a body after the step, once, although two events request it', () => {
  const { world, addStatic, addDynamic, run } = createWorld();
  addStatic(new Box(5, 1));
  const ball = addDynamic(new Circle(0.5), { position: { x: 0, y: 1.4 } }).getBody();
  let isLocked = false;
  world.on('begin-contact', () => {
    isLocked = world.isLocked();
    destroyLater(ball);
    destroyLater(ball);
  });
  run(2);
  expect(isLocked).toBe(true);
  expect(world.getBodyCount()).toBe(1);
  destroyLater(ball);
  expect(world.getBodyCount()).toBe(1);
});

test('clampSpeed() keeps the direction, and the velocity of slow bodies', () => {
  const body = createWorld().addDynamic(new Circle(1)).getBody();
  const clamp = (velocity: Vec2Value, maxSpeed: number) => {
    body.setLinearVelocity(velocity);
    clampSpeed(body, maxSpeed);
    return { ...body.getLinearVelocity() };
  };
  expect(clamp({ x: 30, y: -40 }, 5)).toEqual({ x: 3, y: -4 });
  expect(clamp({ x: 3, y: 4 }, 6)).toEqual({ x: 3, y: 4 });
  expect(clamp({ x: 3, y: 4 }, 0)).toEqual({ x: 0, y: 0 });
  expect(clamp({ x: 0, y: 0 }, 0)).toEqual({ x: 0, y: 0 });
});

test('drawWorld() draws polygons, circles where their center is, and each edge of a chain', () => {
  const { world, addStatic } = createWorld();
  addStatic(new Box(2, 1), { position: { x: 3, y: 4 }, angle: 0.5 });
  addStatic(new Circle({ x: 1, y: 2 }, 0.5));
  addStatic(new Chain(ZIGZAG));
  const calls: string[] = [];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, name) =>
      (...values: number[]) =>
        calls.push(`${String(name)} ${values.map((value) => value.toFixed(1)).join(' ')}`.trim()),
    set: vi.fn(() => true),
  });
  drawWorld(context, world);
  expect(calls).toContain('translate 3.0 4.0');
  expect(calls).toContain('rotate 0.5');
  expect(calls).toContain('lineTo 2.0 1.0');
  expect(calls).toContain('arc 1.0 2.0 0.5 0.0 6.3');
  expect(calls.filter((call) => call === 'stroke')).toHaveLength(1 + 1 + 3);
  expect(calls.filter((call) => call === 'lineTo 2.0 0.0')).toHaveLength(2);
});
