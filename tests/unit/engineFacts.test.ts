import { createRequire } from 'node:module';
import {
  Body,
  type BodyDef,
  Box,
  Chain,
  Circle,
  Edge,
  Fixture,
  Settings,
  type Shape,
  ShapeCast,
  ShapeCastInput,
  ShapeCastOutput,
  Transform,
  testOverlap,
  Vec2,
  type Vec2Value,
  WeldJoint,
  World,
} from 'planck';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../src/lab/simulation/random.ts';

// Claims that pages once got wrong, and what the engine does instead.

const ZERO = { x: 0, y: 0 };
const DOWN = { x: 0, y: -10 };
const STEP = 1 / 60;

function run(world: World, steps: number) {
  for (let i = 0; i < steps; i++) world.step(STEP);
}

/** Creates a world with level ground whose surface is at y = 0. */
function worldWithGround() {
  const world = new World({ gravity: DOWN });
  const ground = world.createBody();
  ground.createFixture({ shape: new Box(50, 1, { x: 0, y: -1 }), friction: 0.6 });
  const createCrate = (position: Vec2Value, linearVelocity: Vec2Value = ZERO) => {
    const crate = world.createBody({ type: 'dynamic', position, linearVelocity });
    crate.createFixture({ shape: new Box(0.5, 0.5), density: 1, friction: 0.6 });
    return crate;
  };
  return { world, ground, createCrate };
}

describe('a ray cast for the nearest fixture', () => {
  /** Returns the fraction of shuffled worlds in which the ray ends at a wrong fixture. */
  function measureWrongHits(ignored: number): number {
    const random = createRandom(1);
    let wrong = 0;
    for (let i = 0; i < 100; i++) {
      const world = new World();
      const order = Array.from({ length: 8 }, (_, index) => ({ x: 2 * index + 2, key: random() }));
      let nearest = Number.POSITIVE_INFINITY;
      for (const { x } of order.sort((a, b) => a.key - b.key)) {
        const isIgnored = random() < 0.5;
        if (!isIgnored) nearest = Math.min(nearest, x);
        const body = world.createBody({ position: { x, y: 0 }, userData: isIgnored });
        body.createFixture(new Circle(0.5));
      }
      let found = Number.POSITIVE_INFINITY;
      world.rayCast(ZERO, { x: 20, y: 0 }, (fixture, _point, _normal, fraction) => {
        if (fixture.getBody().getUserData()) return ignored;
        found = fixture.getBody().getPosition().x;
        return fraction;
      });
      if (found !== nearest) wrong++;
    }
    return wrong / 100;
  }

  test('is always right if the callback returns -1 for ignored fixtures', () => {
    expect(measureWrongHits(-1)).toBe(0);
  });

  test('is often wrong if the callback returns 1, which restores the full length', () => {
    expect(measureWrongHits(1)).toBeGreaterThan(0.1);
  });
});

test('getProxyCount() returns how many proxies wait for a search for pairs', () => {
  const world = new World();
  const bodies = Array.from({ length: 5 }, (_, i) => {
    const body = world.createBody({ type: 'dynamic', position: { x: 3 * i, y: 0 } });
    body.createFixture({ shape: new Circle(0.5), density: 1 });
    return body;
  });
  const [first, second] = bodies;
  const counts = [world.getProxyCount()];
  world.step(STEP);
  counts.push(world.getProxyCount());
  first?.setPosition({ x: 0, y: 50 });
  counts.push(world.getProxyCount());
  second?.getFixtureList()?.setFilterMaskBits(1);
  counts.push(world.getProxyCount());
  // A destroyed proxy leaves a gap in the buffer, which still counts.
  if (first) world.destroyBody(first);
  counts.push(world.getProxyCount());
  expect(counts).toEqual([5, 0, 1, 2, 2]);
});

type Engine = typeof import('planck');

/** Loads another instance of the engine, for tests that corrupt its pool of contacts. */
function isolatedEngine(): Engine {
  const require = createRequire(import.meta.url);
  const path = require.resolve('planck');
  const cached = require.cache[path];
  delete require.cache[path];
  try {
    return require('planck') as Engine;
  } finally {
    if (cached) require.cache[path] = cached;
    else delete require.cache[path];
  }
}

test('setActive(false) in a begin-contact listener can make a step throw', () => {
  const throws = (seed: number) => {
    const { Chain, Circle, World } = isolatedEngine();
    const random = createRandom(seed);
    const world = new World({ gravity: DOWN });
    const walls = [
      { x: -5, y: 9 },
      { x: -5, y: 0 },
      { x: 5, y: 0 },
      { x: 5, y: 9 },
    ];
    world.createBody().createFixture(new Chain(walls));
    const balls = Array.from({ length: 40 }, () => {
      const position = { x: 8 * random() - 4, y: 1 + 7 * random() };
      const ball = world.createBody({ type: 'dynamic', position });
      ball.createFixture({ shape: new Circle(0.25), density: 1, restitution: 0.5 });
      return ball;
    });
    world.on('begin-contact', () => {
      if (random() < 0.1) balls[Math.floor(40 * random())]?.setActive(false);
    });
    try {
      for (let i = 0; i < 240; i++) world.step(STEP);
      return false;
    } catch {
      return true;
    }
  };
  expect([1, 2, 3, 4, 5, 6, 7, 8].filter(throws).length).toBeGreaterThan(1);
});

describe('a change to a body of the contact in an end-contact listener', () => {
  /** Creates a ball on the ground, and a listener for the end of their contact, which is called once. */
  function touchingBall({ World, Circle, Box }: Engine) {
    const world = new World();
    const ground = world.createBody();
    ground.createFixture(new Box(5, 1));
    const ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 1.4 } });
    const fixture = ball.createFixture({ shape: new Circle(0.5), density: 1 });
    const bystander = world.createBody({ position: { x: 0, y: 50 } });
    const onEnd = (listener: () => void) => {
      let isCalled = false;
      world.on('end-contact', () => {
        if (isCalled) return;
        isCalled = true;
        listener();
      });
    };
    world.step(STEP);
    return { world, ground, ball, fixture, bystander, onEnd };
  }

  type Ball = ReturnType<typeof touchingBall>;

  /** Returns whether two pairs of fixtures in a new world get the same contact. */
  function sharesContacts(engine: Engine): boolean {
    const { World, Circle, Contact } = engine;
    const world = new World();
    const create: (...args: unknown[]) => unknown = Reflect.get(Contact, 'create');
    const createContact = () => {
      const [a, b] = [0, 0].map(() =>
        world.createBody({ type: 'dynamic' }).createFixture({ shape: new Circle(1), density: 1 }),
      );
      return create(a, 0, b, 0);
    };
    const contacts = Array.from({ length: 5 }, createContact);
    return new Set(contacts).size < contacts.length;
  }

  const destroyBall = ({ world, ball }: Ball) => world.destroyBody(ball);
  const destroyGround = ({ world, ground }: Ball) => world.destroyBody(ground);

  test.each<[string, (ball: Ball) => unknown, (ball: Ball) => unknown]>([
    ['destroyBody() of the ground, then of the ball', destroyGround, destroyBall],
    ['destroyBody() of the ball, then again', destroyBall, destroyBall],
    [
      'destroyBody() of the ground, then of the ball in queueUpdate()',
      destroyGround,
      ({ world, ball }) => world.queueUpdate(() => world.destroyBody(ball)),
    ],
    [
      'destroyBody() of the ground, then destroyFixture()',
      destroyGround,
      ({ ball, fixture }) => ball.destroyFixture(fixture),
    ],
    [
      'destroyFixture(), then destroyBody()',
      ({ ball, fixture }) => ball.destroyFixture(fixture),
      destroyBall,
    ],
    ['setActive(false), then destroyBody()', ({ ball }) => ball.setActive(false), destroyBall],
    ['setType(), then destroyBody()', ({ ball }) => ball.setType('kinematic'), destroyBall],
  ])('returns it to the shared pool twice: %s', (_name, remove, react) => {
    const engine = isolatedEngine();
    const scene = touchingBall(engine);
    scene.onEnd(() => react(scene));
    remove(scene);
    expect(scene.world.getContactCount()).toBe(-1);
    expect(sharesContacts(engine)).toBe(true);
  });

  test('returns it once if the listener destroys a body that is not in the contact', () => {
    const engine = isolatedEngine();
    const scene = touchingBall(engine);
    scene.onEnd(() => scene.world.destroyBody(scene.bystander));
    destroyGround(scene);
    expect(scene.world.getContactCount()).toBe(0);
    expect(sharesContacts(engine)).toBe(false);
  });

  test('makes the contact list of another world endless, so its next step would hang', () => {
    const engine = isolatedEngine();
    const scene = touchingBall(engine);
    scene.onEnd(() => scene.world.destroyBody(scene.ball));
    scene.world.destroyBody(scene.ground);
    const world = new engine.World();
    for (const x of [0, 0.1, 50, 50.1]) {
      const body = world.createBody({ type: 'dynamic', position: { x, y: 0 } });
      body.createFixture({ shape: new engine.Circle(0.5), density: 1 });
    }
    // The first action of step(), which would then follow this list forever.
    Reflect.get(world, 'findNewContacts').call(world);
    const list = world.getContactList();
    expect(list !== null && list.getNext() === list).toBe(true);
  });

  test('without a guard, calls itself until the stack overflows', () => {
    const { world, ground, ball } = touchingBall(isolatedEngine());
    world.on('end-contact', () => world.destroyBody(ball));
    expect(() => world.destroyBody(ground)).toThrow('Maximum call stack size exceeded');
  });
});

describe('ShapeCast() with shapes that overlap at the start', () => {
  const cast = (a: Shape, b: Shape, position: Vec2Value, angle: number, motion: Vec2Value) => {
    const input = new ShapeCastInput();
    input.proxyA.set(a, 0);
    input.proxyB.set(b, 0);
    input.transformB.setNum(position, angle);
    input.translationB.setNum(motion.x, motion.y);
    const output = new ShapeCastOutput();
    return ShapeCast(output, input) ? output.lambda : false;
  };

  const directions = Array.from({ length: 16 }, (_, i) => ({
    x: 6 * Math.cos((i * Math.PI) / 8),
    y: 6 * Math.sin((i * Math.PI) / 8),
  }));

  /** Casts overlapping shapes at random positions and angles, and returns the results. */
  function castAtRandom(a: Shape, b: Shape) {
    const random = createRandom(3);
    const results: (number | false)[] = [];
    while (results.length < 200) {
      const position = { x: 1.2 * (random() - 0.5), y: 1.2 * (random() - 0.5) };
      const angle = 6 * random();
      const motion = directions[Math.floor(16 * random())] ?? ZERO;
      if (testOverlap(a, 0, b, 0, Transform.identity(), new Transform(position, angle)))
        results.push(cast(a, b, position, angle, motion));
    }
    return results;
  }

  test.each([0, 0.5, 1.2, 1.45])('hits at 0 for a box and a circle %s m apart', (x) => {
    for (const motion of directions)
      expect(cast(new Box(1, 1), new Circle(0.5), { x, y: 0 }, 0, motion)).toBe(0);
  });

  test('also misses for some boxes and circles', () => {
    const results = castAtRandom(new Box(0.5, 0.5), new Circle(0.5));
    const hits = results.filter((result) => result === 0).length / results.length;
    expect(hits).toBeGreaterThan(0.6);
    expect(hits).toBeLessThan(0.9);
  });

  test('misses for two circles', () => {
    expect(new Set(castAtRandom(new Circle(0.5), new Circle(0.5)))).toEqual(new Set([false]));
  });

  test('misses for most boxes, but not for all', () => {
    const results = castAtRandom(new Box(0.5, 0.5), new Box(0.5, 0.5));
    const misses = results.filter((result) => result === false).length / results.length;
    expect(misses).toBeGreaterThan(0.9);
    expect(misses).toBeLessThan(1);
  });
});

describe('a static body', () => {
  test('created with a velocity moves, and drags touching bodies along', () => {
    const { world, createCrate } = worldWithGround();
    const belt = world.createBody({ linearVelocity: { x: 2, y: 0 }, position: { x: 0, y: 10 } });
    belt.createFixture({ shape: new Box(20, 1), friction: 0.6 });
    run(world, 60);
    // Without an awake body on it, it is in no island.
    expect(belt.getPosition().x).toBe(0);
    const crate = createCrate({ x: 0, y: 11.515 });
    run(world, 120);
    expect(belt.getPosition().x).toBeCloseTo(4, 6);
    expect(crate.getPosition().x).toBeGreaterThan(3.6);
  });

  test('ignores setLinearVelocity() and setAngularVelocity(), even to stop it', () => {
    const moving = new World().createBody({ linearVelocity: { x: 2, y: 0 }, angularVelocity: 1 });
    moving.setLinearVelocity(ZERO);
    moving.setAngularVelocity(0);
    expect([moving.getLinearVelocity().x, moving.getAngularVelocity()]).toEqual([2, 1]);
    const still = new World().createBody();
    still.setLinearVelocity({ x: 2, y: 0 });
    still.setAngularVelocity(1);
    expect([still.getLinearVelocity().x, still.getAngularVelocity()]).toEqual([0, 0]);
  });
});

describe('createJoint() between sleeping, touching bodies', () => {
  function join(collideConnected: boolean) {
    const world = new World();
    const bodies = [0, 0.99].map((x) => {
      const body = world.createBody({ type: 'dynamic', position: { x, y: 0 } });
      body.createFixture({ shape: new Circle(0.5), density: 1 });
      return body;
    });
    const [a, b] = bodies;
    if (!a || !b) throw new Error('there are no bodies');
    run(world, 60);
    let ends = 0;
    world.on('end-contact', () => ends++);
    const state = () => ({
      awake: bodies.filter((body) => body.isAwake()).length,
      contacts: world.getContactCount(),
      ends,
    });
    world.createJoint(new WeldJoint({ collideConnected }, a, b, { x: 0.5, y: 0 }));
    const before = state();
    world.step(STEP);
    return [before, state()];
  }

  test('ends their contact in the next step, which wakes them', () => {
    expect(join(false)).toEqual([
      { awake: 0, contacts: 1, ends: 0 },
      { awake: 2, contacts: 0, ends: 1 },
    ]);
  });

  test('changes neither with collideConnected', () => {
    const unchanged = { awake: 0, contacts: 1, ends: 0 };
    expect(join(true)).toEqual([unchanged, unchanged]);
  });
});

describe('the target of a bounce', () => {
  /** Returns the velocities along the normal, from A to B: before the solver, and after the step. */
  function bounce(speed: number, gravity: number) {
    const world = new World({ gravity: { x: 0, y: -gravity } });
    const floor = new Edge({ x: -9, y: 0 }, { x: 9, y: 0 });
    world.createBody().createFixture({ shape: floor, restitution: 0.5 });
    const linearVelocity = { x: 0, y: -speed };
    const position = { x: 0, y: 0.505 };
    const ball = world.createBody({ type: 'dynamic', position, linearVelocity });
    ball.createFixture({ shape: new Circle(0.5), density: 1 });
    const alongNormal: number[] = [];
    world.on('pre-solve', (contact) => {
      const { normal } = contact.getWorldManifold(null) ?? {};
      const [a, b] = [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
      const relative = Vec2.sub(b.getLinearVelocity(), a.getLinearVelocity());
      if (normal) alongNormal.push(Vec2.dot(normal, relative));
    });
    world.step(STEP);
    return { before: alongNormal[0], after: ball.getLinearVelocity().y };
  }

  test('is minus restitution times the normal velocity, which is negative while approaching', () => {
    expect(bounce(5, 0)).toEqual({ before: -5, after: 2.5 });
  });

  test('includes the gravity of the step', () => {
    const { before, after } = bounce(5, 10);
    expect(before).toBe(-5);
    expect(after).toBeCloseTo(0.5 * (5 + 10 * STEP), 9);
  });

  test('is 0 up to the velocity threshold', () => {
    expect(bounce(Settings.velocityThreshold, 0).after).toBe(0);
    expect(bounce(Settings.velocityThreshold + 0.001, 0).after).toBeCloseTo(0.5005, 6);
  });
});

test('resting boxes keep at least the gap of the formula, and at most both skins', () => {
  const minimum = 2 * Settings.polygonRadius - Settings.linearSlop;
  const maximum = 2 * Settings.polygonRadius;
  const gapAfter = (gap: number) => {
    const { world, createCrate } = worldWithGround();
    const crate = createCrate({ x: 0, y: 0.5 + gap });
    run(world, 120);
    expect(crate.isAwake()).toBe(false);
    return crate.getPosition().y - 0.5;
  };
  const gaps = [0.005, 0.017, 0.0199, 0.021, 0.5].map(gapAfter);
  // The solver stops within a tenth of a millimeter.
  expect(Math.min(...gaps)).toBeGreaterThan(minimum - 1e-4);
  expect(Math.min(...gaps)).toBeLessThan(minimum + 1e-4);
  expect(Math.max(...gaps)).toBeGreaterThan(maximum - 2e-4);
  expect(Math.max(...gaps)).toBeLessThan(maximum + 1e-4);
});

test('post-solve fires for each island before the next island moves', () => {
  const { world, createCrate } = worldWithGround();
  const velocity = { x: 3, y: 0 };
  const crates = [0, 10].map((x) => createCrate({ x, y: 0.515 }, velocity));
  const moved: boolean[][] = [];
  world.on('post-solve', () => moved.push(crates.map((crate) => crate.getPosition().x % 10 > 0)));
  world.step(STEP);
  expect(moved).toEqual([
    [false, true],
    [true, true],
  ]);
});

describe('Fixture.prototype.shouldCollide', () => {
  /** Counts the calls of the filter within four seconds, for a ball that moves within the AABB of a large box. */
  function countCalls(isAllowed: boolean, speed: number): { calls: number; contacts: number } {
    const { shouldCollide } = Fixture.prototype;
    let calls = 0;
    Fixture.prototype.shouldCollide = () => {
      calls++;
      return isAllowed;
    };
    try {
      const world = new World();
      world.createBody().createFixture({ shape: new Box(50, 50), isSensor: true });
      const linearVelocity = { x: speed, y: 0 };
      const ball = world.createBody({ type: 'dynamic', linearVelocity });
      ball.createFixture({ shape: new Circle(0.5), density: 1 });
      run(world, 240);
      return { calls, contacts: world.getContactCount() };
    } finally {
      Fixture.prototype.shouldCollide = shouldCollide;
    }
  }

  test('can be overridden', () => {
    expect(countCalls(false, 0).contacts).toBe(0);
    expect(countCalls(true, 0).contacts).toBe(1);
  });

  test('is called once for a pair that it allows', () => {
    expect(countCalls(true, 10).calls).toBe(1);
  });

  test('is called again for a rejected pair each time that one leaves its enlarged AABB', () => {
    expect(countCalls(false, 0).calls).toBeLessThan(3);
    expect(countCalls(false, 10).calls).toBeGreaterThan(50);
  });
});

test('with restitution 1, bounces can gain height, again and again', () => {
  /** Returns the height after ten bounces, as a multiple of the height that the ball fell from. */
  function heightAfterTenBounces(height: number): number {
    const world = new World({ gravity: DOWN });
    world.createBody().createFixture(new Edge({ x: -9, y: 0 }, { x: 9, y: 0 }));
    const ball = world.createBody({ type: 'dynamic', position: { x: 0, y: 0.5 + height } });
    ball.createFixture({ shape: new Circle(0.5), density: 1, restitution: 1 });
    let bounces = 0;
    let before = 0;
    while (bounces < 10) {
      world.step(STEP);
      const speed = ball.getLinearVelocity().y;
      if (before > 0 && speed <= 0) bounces++;
      before = speed;
    }
    return (ball.getPosition().y - 0.5) / height;
  }

  expect(heightAfterTenBounces(0.3)).toBeGreaterThan(2.5);
  expect(heightAfterTenBounces(1)).toBeCloseTo(1, 1);
});

describe('a wheel that rolls over ten tiles', () => {
  function countBegins(tiles: Shape[]): number {
    const world = new World({ gravity: DOWN });
    const ground = world.createBody();
    for (const tile of tiles) ground.createFixture(tile);
    const wheel = world.createBody({
      type: 'dynamic',
      position: { x: 0.3, y: 0.5 },
      linearVelocity: { x: 3, y: 0 },
      angularVelocity: -6,
    });
    wheel.createFixture({ shape: new Circle(0.5), density: 1 });
    let begins = 0;
    world.on('begin-contact', () => begins++);
    while (wheel.getPosition().x < 9.6) world.step(STEP);
    return begins;
  }

  test('begins more than ten contacts with boxes, because it hops at their seams', () => {
    const boxes = Array.from({ length: 10 }, (_, x) => new Box(0.5, 0.5, { x: x + 0.5, y: -0.5 }));
    expect(countBegins(boxes)).toBeGreaterThan(10);
  });

  test('begins ten contacts with the edges of one chain', () => {
    const points = Array.from({ length: 11 }, (_, x) => ({ x, y: 0 }));
    expect(countBegins([new Chain(points)])).toBe(10);
  });
});

describe('step()', () => {
  /** Returns the height, after a second, of a crate that rests at 0.515 m. */
  function heightAfter(velocityIterations?: number, positionIterations?: number): number {
    const { world, createCrate } = worldWithGround();
    const crate = createCrate({ x: 0, y: 0.515 });
    for (let i = 0; i < 60; i++) world.step(STEP, velocityIterations, positionIterations);
    return crate.getPosition().y;
  }

  test('replaces 0, fractions, and NaN as velocity iterations by the default', () => {
    for (const iterations of [undefined, 0, 0.5, Number.NaN])
      expect(heightAfter(iterations)).toBeCloseTo(0.515, 6);
  });

  test('solves nothing with negative iterations, so bodies fall through the ground', () => {
    expect(heightAfter(-1)).toBeLessThan(0.4);
    expect(heightAfter(-1, -1)).toBeLessThan(-3);
  });
});

describe('destroying sleeping bodies of a stack', () => {
  function createSleepingStack() {
    const { world, createCrate } = worldWithGround();
    for (let i = 0; i < 5; i++) createCrate({ x: 0, y: 0.5 + i });
    run(world, 180);
    return world;
  }

  /** Calls a function with each sleeping body, and returns how many there are. */
  function forEachSleeping(world: World, visit: (body: Body) => void): number {
    let count = 0;
    for (let body = world.getBodyList(); body; ) {
      const next = body.getNext();
      if (body.isDynamic() && !body.isAwake()) {
        visit(body);
        count++;
      }
      body = next;
    }
    return count;
  }

  test('wakes their neighbors, which a loop that destroys at once then skips', () => {
    const world = createSleepingStack();
    expect(forEachSleeping(world, (body) => world.destroyBody(body))).toBeLessThan(5);
  });

  test('destroys all of them if they are collected first', () => {
    const world = createSleepingStack();
    const sleeping: Body[] = [];
    forEachSleeping(world, (body) => sleeping.push(body));
    for (const body of sleeping) world.destroyBody(body);
    expect(world.getBodyCount()).toBe(1);
  });
});

test('an instance of a class that extends Body is in no world', () => {
  class Player extends (Body as unknown as new (world: World, def: BodyDef) => Body) {}
  const world = new World({ gravity: DOWN });
  const player = new Player(world, { type: 'dynamic' });
  run(world, 60);
  expect(player.getPosition().y).toBe(0);
  expect(world.getBodyCount()).toBe(0);
});

test('a row of boxes passes on all of its momentum with gaps of 3 cm, but not of 1 cm', () => {
  function measureLast(gap: number): number {
    const world = new World();
    const [last] = [4, 3, 2, 1, -2].map((place) => {
      const linearVelocity = { x: place < 0 ? 5 : 0, y: 0 };
      const position = { x: place * (1 + gap), y: 0 };
      const box = world.createBody({ type: 'dynamic', position, linearVelocity });
      box.createFixture({ shape: new Box(0.5, 0.5), density: 1, restitution: 1 });
      return box;
    });
    run(world, 120);
    return last?.getLinearVelocity().x ?? 0;
  }

  expect(measureLast(0.03)).toBeCloseTo(5);
  expect(measureLast(0.01)).toBeLessThan(4);
});

test.each([
  ['top', { x: 0, y: 3 }, { x: 0, y: 1 }],
  ['right', { x: 3, y: 0 }, { x: 1, y: 0 }],
  ['bottom', { x: 0, y: -3 }, { x: 0, y: -1 }],
  ['left', { x: -3, y: 0 }, { x: -1, y: 0 }],
])('a box that is hit at its %s has a normal to this side', (_side, position, side) => {
  const world = new World();
  const box = world.createBody();
  box.createFixture(new Box(0.5, 0.5));
  const linearVelocity = Vec2.mul(-2, position);
  const ball = world.createBody({ type: 'dynamic', position, linearVelocity });
  ball.createFixture({ shape: new Circle(0.3), density: 1 });
  let normal = ZERO;
  world.on('begin-contact', (contact) => {
    const isA = contact.getFixtureA().getBody() === box;
    normal = Vec2.mul(isA ? 1 : -1, contact.getWorldManifold(null)?.normal ?? ZERO);
  });
  run(world, 60);
  expect(normal.x).toBeCloseTo(side.x);
  expect(normal.y).toBeCloseTo(side.y);
});
