import {
  AABB,
  type BodyType,
  Box,
  Chain,
  Circle,
  Distance,
  DistanceInput,
  DistanceOutput,
  Edge,
  type Fixture,
  type FixtureOpt,
  Polygon,
  Serializer,
  Settings,
  type Shape,
  SimplexCache,
  testOverlap,
  Vec2,
  World,
} from 'planck';
import { describe, expect, onTestFinished, test } from 'vitest';

// Claims of the pages on shapes, fixtures, collision, queries, and ray casts that their samples don't check.

const ZERO = { x: 0, y: 0 };
const UP = { x: 0, y: 1 };
const DOWN = { x: 0, y: -10 };
const STEP = 1 / 60;

/** Creates two overlapping fixtures, the second on a dynamic body by default, and makes one step. */
function pair(
  first: Partial<FixtureOpt> & { shape?: Shape; type?: BodyType },
  second: Partial<FixtureOpt> & { shape?: Shape; type?: BodyType } = {},
) {
  const world = new World();
  const { type: typeA = 'static', shape: shapeA = new Circle(), ...optA } = first;
  const { type: typeB = 'dynamic', shape: shapeB = new Circle(), ...optB } = second;
  world.createBody({ type: typeA }).createFixture({ shape: shapeA, ...optA });
  world.createBody({ type: typeB }).createFixture({ shape: shapeB, density: 1, ...optB });
  let begins = 0;
  world.on('begin-contact', () => begins++);
  world.step(STEP);
  return { begins, contact: world.getContactList() };
}

describe('pairs', () => {
  const shapes: Record<string, () => Shape> = {
    circle: () => new Circle(0.5),
    polygon: () => new Box(0.5, 0.5),
    edge: () => new Edge({ x: -0.5, y: 0 }, { x: 0.5, y: 0.1 }),
    chain: () => new Chain([{ x: -0.5, y: 0 }, UP, { x: 0.5, y: 0 }]),
  };
  const names = Object.keys(shapes);
  const isLine = (name = '') => ['edge', 'chain'].includes(name);
  const all = names.flatMap((a) => names.map((b) => [a, b] as const));

  test.each(all)('%s and %s collide unless both are lines', (a, b) => {
    for (const isSensor of [false, true]) {
      const { begins } = pair({ shape: shapes[a]?.(), isSensor }, { shape: shapes[b]?.() });
      expect(begins > 0).toBe(!(isLine(a) && isLine(b)));
    }
  });

  test('a line is fixture A, in either order', () => {
    const line = new Edge({ x: -1, y: 0 }, { x: 1, y: 0 });
    for (const { contact } of [pair({ shape: line }), pair({}, { shape: line })])
      expect(contact?.getFixtureA().getType()).toBe('edge');
  });

  const types: BodyType[] = ['static', 'kinematic', 'dynamic'];
  test.each(types.flatMap((a) => types.map((b) => [a, b] as const)))(
    'a sensor on a %s body detects a %s one if either is dynamic',
    (a, b) => {
      const { begins } = pair({ type: a, isSensor: true }, { type: b });
      expect(begins).toBe(a === 'dynamic' || b === 'dynamic' ? 1 : 0);
    },
  );

  test('two sensors detect each other, and testOverlap() detects crossing lines', () => {
    expect(pair({ isSensor: true }, { isSensor: true }).begins).toBe(1);
    const line = new Edge({ x: -1, y: 0 }, { x: 1, y: 0 });
    const upright = { p: ZERO, q: { s: 1, c: 0 } };
    expect(testOverlap(line, 0, line, 0, { p: ZERO, q: { s: 0, c: 1 } }, upright)).toBe(true);
  });
});

describe('filters', () => {
  test.each<[string, FixtureOpt, FixtureOpt, boolean]>([
    ['bit 15 is in the mask', { filterCategoryBits: 1 << 15 }, {}, true],
    ['bit 16 is not in the mask', { filterCategoryBits: 1 << 16 }, {}, false],
    ['-1 has bit 31', { filterCategoryBits: 1 << 31 }, { filterMaskBits: -1 }, true],
    ['2 ** 32 has no bit', { filterCategoryBits: 2 ** 32 }, { filterMaskBits: -1 }, false],
    [
      'a positive group overrides masks',
      { filterGroupIndex: 3, filterMaskBits: 0 },
      { filterGroupIndex: 3 },
      true,
    ],
    ['a negative group overrides masks', { filterGroupIndex: -3 }, { filterGroupIndex: -3 }, false],
    ['3 and -3 are two groups', { filterGroupIndex: 3 }, { filterGroupIndex: -3 }, true],
  ])('%s', (_name, a, b, isColliding) => {
    expect(pair(a, b).begins).toBe(isColliding ? 1 : 0);
  });

  test('a change affects a sleeping body', () => {
    const { world, body, fixture } = boxOnFloor();
    expect(body.isAwake()).toBe(false);
    fixture.setFilterMaskBits(0);
    run(world, 30);
    expect(body.getPosition().y).toBeLessThan(0.9);
  });
});

describe('sensors', () => {
  test('a new sensor reports a sleeping body when it wakes', () => {
    const { world, body } = boxOnFloor();
    let begins = 0;
    world.on('begin-contact', () => begins++);
    world.createBody().createFixture({ shape: new Box(1, 2), isSensor: true });
    run(world, 30);
    expect(begins).toBe(0);
    body.setAwake(true);
    run(world, 1);
    expect(begins).toBe(1);
  });

  test('a bullet can tunnel through a sensor', () => {
    const world = new World();
    world.createBody().createFixture({ shape: new Box(0.05, 5), isSensor: true });
    const linearVelocity = { x: 60, y: 0 };
    const position = { x: -5.4, y: 0 };
    const shot = world.createBody({ type: 'dynamic', position, linearVelocity, bullet: true });
    shot.createFixture({ shape: new Circle(0.1), density: 1 });
    let begins = 0;
    world.on('begin-contact', () => begins++);
    run(world, 60);
    expect(begins).toBe(0);
  });
});

describe('bounces', () => {
  // The rule on the page: a ball comes to rest if the threshold is at least g Δt / (1 - e).
  test.each([
    [10, 0.5, 0.2, true],
    [10, 0.5, 0.4, false],
    [10, 0.8, 0.6, true],
    [10, 0.8, 0.9, false],
    [30, 0.8, 1, true],
  ])(
    'gravity %s, restitution %s, threshold %s: jittering %s',
    (g, restitution, threshold, isAwake) => {
      const before = Settings.velocityThreshold;
      onTestFinished(() => {
        Settings.velocityThreshold = before;
      });
      Settings.velocityThreshold = threshold;
      const world = new World({ gravity: { x: 0, y: -g } });
      world.createBody().createFixture(new Edge({ x: -9, y: 0 }, { x: 9, y: 0 }));
      const ball = world.createBody({ type: 'dynamic', position: UP });
      ball.createFixture({ shape: new Circle(0.3), density: 1, restitution });
      run(world, 1800);
      expect(ball.isAwake()).toBe(isAwake);
    },
  );
});

describe('shapes', () => {
  test('a polygon with more than 12 vertices crashes on edges', () => {
    const before = Settings.maxPolygonVertices;
    onTestFinished(() => {
      Settings.maxPolygonVertices = before;
    });
    Settings.maxPolygonVertices = 16;
    const points = Array.from({ length: 16 }, (_, i) => ({
      x: Math.cos((i * Math.PI) / 8),
      y: Math.sin((i * Math.PI) / 8),
    }));
    const edge = new Edge({ x: -9, y: 0 }, { x: 9, y: 0 });
    const collide = (shape: Shape) => () => pair({ shape }, { shape: new Polygon(points) });
    expect(collide(edge)).toThrow('undefined');
    expect(collide(new Box(1, 1))).not.toThrow();
  });

  test('a box without width has no center of mass', () => {
    const body = new World().createBody({ type: 'dynamic' });
    body.createFixture({ shape: new Box(0, 1), density: 1 });
    expect(body.getWorldCenter().x).toBeNaN();
  });

  test('an edge loses its ghost vertices when it is deserialized', () => {
    const world = new World();
    const edge = new Edge(ZERO, UP).setPrevVertex({ x: 0, y: -1 });
    world.createBody().createFixture(edge);
    const read = Serializer.fromJson(Serializer.toJson(world)) as World;
    const shape = read.getBodyList()?.getFixtureList()?.getShape() as Edge;
    expect(shape.getPrevVertex()).toEqual(new Vec2(0, 0));
  });

  test('a ghost vertex without an edge is a hole', () => {
    const fall = (hasGhost: boolean) => {
      const world = new World({ gravity: DOWN });
      const edge = new Edge(ZERO, { x: 5, y: 0 });
      if (hasGhost) edge.setPrevVertex({ x: -5, y: 0 });
      world.createBody().createFixture(edge);
      const ball = world.createBody({ type: 'dynamic', position: { x: -0.2, y: 1 } });
      ball.createFixture({ shape: new Circle(0.5), density: 1 });
      run(world, 30);
      return ball.getPosition().y;
    };
    expect(fall(true)).toBeLessThan(fall(false) - 0.2);
  });

  test.each([
    ['a repeated point', [{ x: -5, y: 0 }, ZERO, ZERO, { x: 5, y: 0 }], false],
    [
      'a loop that repeats its first point',
      [
        { x: -5, y: 0 },
        { x: 5, y: 0 },
        { x: 5, y: -9 },
        { x: -5, y: -9 },
        { x: -5, y: 0 },
      ],
      true,
    ],
  ])('a box falls through a chain of %s', (_name, points, isLoop) => {
    const world = new World({ gravity: DOWN });
    world.createBody().createFixture({ shape: new Chain(points, isLoop), friction: 0 });
    const linearVelocity = { x: 4, y: 0 };
    const position = { x: -3, y: 0.5 };
    const box = world.createBody({ type: 'dynamic', position, linearVelocity });
    box.createFixture({ shape: new Box(0.4, 0.4), density: 1, friction: 0 });
    run(world, 90);
    expect(box.getPosition().y).toBeLessThan(0);
  });
});

describe('world queries', () => {
  test('swapped corners find nothing, and NaN finds everything', () => {
    const world = new World();
    world.createBody().createFixture(new Circle());
    const countIn = (aabb: AABB) => {
      let count = 0;
      world.queryAABB(aabb, () => ++count > 0);
      return count;
    };
    expect(countIn(new AABB({ x: 9, y: 9 }, { x: -9, y: -9 }))).toBe(0);
    expect(countIn(new AABB({ x: Number.NaN, y: 0 }, { x: Number.NaN, y: 0 }))).toBe(1);
  });

  test('a fast body is found two steps ahead', () => {
    const world = new World();
    const ball = world.createBody({ type: 'dynamic', linearVelocity: { x: 60, y: 0 } });
    ball.createFixture({ shape: new Circle(0.5), density: 1 });
    run(world, 1);
    const isFoundAt = (x: number) => {
      let isFound = false;
      const point = { x: ball.getPosition().x + x, y: 0 };
      world.queryAABB({ lowerBound: point, upperBound: point }, () => {
        isFound = true;
        return false;
      });
      return isFound;
    };
    expect([isFoundAt(2.59), isFoundAt(2.61)]).toEqual([true, false]);
  });

  test.each<[string, (fraction: number) => unknown, number | undefined]>([
    ['fraction', (fraction) => fraction, 1.5],
    ['-1', () => -1, undefined],
    ['false', () => false, undefined],
    ['nothing', () => undefined, undefined],
  ])('a ray cast continues after %s', (_name, result, nearest) => {
    const world = new World();
    for (const x of [2, 4, 6, 8])
      world.createBody({ position: { x, y: 0 } }).createFixture(new Box(0.5, 0.5));
    const hits: number[] = [];
    const callback = (_fixture: Fixture, point: Vec2, _normal: Vec2, fraction: number) => {
      hits.push(point.x);
      return result(fraction);
    };
    // As in JavaScript, where a callback can return anything.
    Reflect.apply(world.rayCast, world, [ZERO, { x: 10, y: 0 }, callback]);
    if (nearest === undefined) expect(hits).toHaveLength(4);
    else expect(hits.at(-1)).toBe(nearest);
  });

  test('1 resets the length of a ray, so the last hit is not always the nearest', () => {
    const cast = (ignored: number) => {
      let wrong = 0;
      for (let run = 0; run < 100; run++) {
        const world = new World();
        const positions = Array.from(
          { length: 12 },
          (_, i) => ((i * 37 + run * 53) % 101) / 10 + 1,
        );
        positions.forEach((x, i) => {
          const body = world.createBody({ position: { x, y: 0 }, userData: i % 2 });
          body.createFixture(new Circle(0.1));
        });
        let last = 0;
        world.rayCast(ZERO, { x: 20, y: 0 }, (fixture, point, _normal, fraction) => {
          if (fixture.getBody().getUserData()) return ignored;
          last = point.x;
          return fraction;
        });
        const nearest = Math.min(...positions.filter((_, i) => i % 2 === 0)) - 0.1;
        if (Math.abs(last - nearest) > 1e-9) wrong++;
      }
      return wrong;
    };
    expect(cast(-1)).toBe(0);
    expect(cast(1)).toBeGreaterThan(0);
  });

  test('a ray that starts on an outline hits only circles and edges', () => {
    const edge = new Edge({ x: -1, y: -1 }, { x: -1, y: 1 });
    const isHit = [new Box(1, 1), new Circle(1), edge].map((shape) => {
      const world = new World();
      world.createBody().createFixture(shape);
      let hits = 0;
      world.rayCast({ x: -1, y: 0 }, { x: 5, y: 0 }, () => ++hits);
      return hits > 0;
    });
    expect(isHit).toEqual([false, true, true]);
  });

  test('closest points are wrong where shapes overlap', () => {
    const input = new DistanceInput();
    input.proxyA.set(new Box(1, 1), 0);
    input.proxyB.set(new Circle(0.5), 0);
    input.transformB.setNum({ x: 1.2, y: 0.3 }, 0);
    input.useRadii = true;
    const output = new DistanceOutput();
    Distance(output, new SimplexCache(), input);
    expect(output.distance).toBe(0);
    expect(output.pointA.x).toBeLessThan(0);
  });
});

function boxOnFloor() {
  const world = new World({ gravity: DOWN });
  world.createBody().createFixture(new Box(10, 0.5));
  const body = world.createBody({ type: 'dynamic', position: UP });
  const fixture = body.createFixture({ shape: new Box(0.5, 0.5), density: 1 });
  run(world, 120);
  return { world, body, fixture };
}

function run(world: World, steps: number) {
  for (let i = 0; i < steps; i++) world.step(STEP);
}
