import {
  type Body,
  Box,
  Circle,
  Edge,
  type Joint,
  RevoluteJoint,
  RopeJoint,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

// #region rope
/** Part of a rope that a swipe can cut. */
export interface Strand {
  /** Joints that the cut destroys. */
  joints: Set<Joint>;
  /** Returns its two ends, in world coordinates. */
  ends: () => [Vec2Value, Vec2Value];
}

/** Returns a joint that is a whole rope, such as a rope joint or a distance joint, as a strand. */
export function toStrand(joint: Joint): Strand {
  return { joints: new Set([joint]), ends: () => [joint.getAnchorA(), joint.getAnchorB()] };
}

/**
 * Hangs a chain of links between two bodies and returns its links as strands.
 * @param from end at body A, in world coordinates
 * @param to end at body B, in world coordinates
 * @param count number of links
 */
export function createChain(
  world: World,
  [bodyA, from]: [Body, Vec2Value],
  [bodyB, to]: [Body, Vec2Value],
  count: number,
): Strand[] {
  const [x, y] = [(to.x - from.x) / count, (to.y - from.y) / count];
  const half = Math.hypot(x, y) / 2;
  const pointAt = (i: number) => ({ x: from.x + x * i, y: from.y + y * i });
  // Carries the load. Links alone would stretch.
  const rope = new RopeJoint({
    bodyA,
    bodyB,
    localAnchorA: bodyA.getLocalPoint(from),
    localAnchorB: bodyB.getLocalPoint(to),
    maxLength: 2 * half * count,
  });
  world.createJoint(rope);

  const strands: Strand[] = [];
  let last = bodyA;
  for (let i = 0; i < count; i++) {
    const position = pointAt(i + 0.5);
    const link = world.createBody({ type: 'dynamic', position, angle: Math.atan2(y, x) });
    const shape = new Box(half, 0.05);
    link.createFixture({ shape, density: 4, filterGroupIndex: -1 });
    const hinge = new RevoluteJoint({}, last, link, pointAt(i));
    world.createJoint(hinge);
    strands.push({
      joints: new Set<Joint>([hinge, rope]),
      ends: () => [link.getWorldPoint({ x: -half, y: 0 }), link.getWorldPoint({ x: half, y: 0 })],
    });
    last = link;
  }
  world.createJoint(new RevoluteJoint({}, last, bodyB, to));
  return strands;
}
// #endregion

// #region cutter
/** Cuts ropes along the path of a pointer. Points are in world coordinates. */
export class RopeCutter {
  readonly world: World;
  readonly strands = new Set<Strand>();
  /** Last point of the swipe; undefined while the pointer is up. */
  last: Vec2Value | undefined;

  constructor(world: World) {
    this.world = world;
    // A joint is also destroyed together with one of its bodies.
    world.on('remove-joint', (joint) => {
      for (const strand of this.strands) {
        strand.joints.delete(joint);
        if (strand.joints.size === 0) this.strands.delete(strand);
      }
    });
  }

  down({ x, y }: Vec2Value): void {
    this.last = { x, y };
  }

  /** Cuts what the pointer has crossed since the last call and returns the strands. */
  move({ x, y }: Vec2Value): Strand[] {
    const from = this.last;
    if (!from) return [];
    this.last = { x, y };
    const crossed = [...this.strands].filter(({ ends }) => isCrossing(from, { x, y }, ...ends()));
    for (const strand of crossed) {
      this.strands.delete(strand);
      for (const joint of [...strand.joints]) this.world.destroyJoint(joint);
    }
    return crossed;
  }

  up(): void {
    this.last = undefined;
  }
}

/** Whether the segment from a to b crosses the one from c to d. */
function isCrossing(a: Vec2Value, b: Vec2Value, c: Vec2Value, d: Vec2Value): boolean {
  return isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b);
}

/** Whether a point is on the left of the line from a to b. */
function isLeft(a: Vec2Value, b: Vec2Value, { x, y }: Vec2Value): boolean {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
}
// #endregion

const HOOKS = { left: { x: -4.4, y: 6.6 }, middle: { x: -0.6, y: 7 }, right: { x: 3.4, y: 6.8 } };
const START = { x: -1, y: 3.9 }; // of the candy
const RADIUS = 0.45; // m, of the candy
const BASKET = { x: 4.9, halfWidth: 0.8, height: 0.8 };

export default defineScene({
  title: 'Cut a rope: the swipe of a pointer against chains and a rope joint',
  description:
    'A candy hangs on two chains and on a rope joint, which is drawn as a line. Swipe across a rope to cut it. The candy swings on the others, and falls when none is left.',
  params: {
    links: range('Links per chain', { min: 4, max: 20, step: 1, value: 12, restart: true }),
    mass: range('Candy', { min: 1, max: 60, step: 1, value: 10, unit: 'kg', restart: true }),
  },
  poster: 1.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const walls = world.createBody();
    for (const [from, to] of [
      [
        { x: -7, y: 0 },
        { x: 7, y: 0 },
      ],
      [
        { x: -7, y: 0 },
        { x: -7, y: 9 },
      ],
      [
        { x: 7, y: 0 },
        { x: 7, y: 9 },
      ],
    ] as const)
      walls.createFixture({ shape: new Edge(from, to), friction: 0.6 });
    for (const { x, y } of Object.values(HOOKS)) walls.createFixture(new Box(0.3, 0.15, { x, y }));
    const basket = world.createBody({ position: { x: BASKET.x, y: 0 }, style: { fill: 'good' } });
    for (const side of [-1, 1]) {
      const center = { x: side * BASKET.halfWidth, y: BASKET.height / 2 };
      basket.createFixture(new Box(0.08, BASKET.height / 2, center, -0.15 * side));
    }

    const cutter = new RopeCutter(world);
    let ropes: Strand[][] = [];
    let cuts = 0;
    /** Hangs up a new candy. */
    const hang = () => {
      for (const body of listBodies(world)) if (body.isDynamic()) world.destroyBody(body);
      const style = { fill: 'accent' };
      const candy = world.createBody({
        type: 'dynamic',
        position: START,
        angularDamping: 1,
        style,
      });
      const density = params.mass / (Math.PI * RADIUS ** 2);
      const shape = new Circle(RADIUS);
      candy.createFixture({ shape, density, friction: 0.6, filterGroupIndex: -1 });
      const string = new RopeJoint({
        bodyA: walls,
        bodyB: candy,
        localAnchorA: HOOKS.middle,
        localAnchorB: { x: 0, y: 0 },
        maxLength: Math.hypot(HOOKS.middle.x - START.x, HOOKS.middle.y - START.y),
      });
      world.createJoint(string);
      ropes = [
        [toStrand(string)],
        createChain(world, [walls, HOOKS.left], [candy, START], params.links),
        createChain(world, [walls, HOOKS.right], [candy, START], params.links),
      ];
      for (const strand of ropes.flat()) cutter.strands.add(strand);
      return candy;
    };
    let candy = hang();
    const isHanging = () => ropes.some((rope) => rope.every((part) => cutter.strands.has(part)));
    const isInBasket = () => {
      const { x, y } = candy.getPosition();
      return Math.abs(x - BASKET.x) < BASKET.halfWidth && y < BASKET.height && !isHanging();
    };

    let trail: { point: Vec2Value; age: number }[] = []; // of the swipe
    const move = ({ x, y }: Vec2Value) => {
      if (cutter.last) trail.push({ point: { x, y }, age: 0 });
      cuts += cutter.move({ x, y }).length;
    };
    const down = (point: Vec2Value) => {
      trail = [];
      cutter.down(point);
      move(point);
    };
    const up = () => cutter.up();
    let time = 0;
    let freeTime = 0; // s, since the last rope was cut
    return {
      world,
      view: { x: 0, y: 3.5, width: 13.4, height: 7.4 },
      step(dt) {
        // The first cut shows what a swipe does.
        if (time < 1 && time + dt >= 1) {
          down({ x: -2.4, y: 5.8 });
          move({ x: -4.6, y: 4.2 });
          up();
        }
        time += dt;
        freeTime = isHanging() ? 0 : freeTime + dt;
        if (freeTime > 3) candy = hang();
        for (const mark of trail) mark.age += dt;
        trail = trail.filter(({ age }) => age < 0.3);
      },
      draw(pen) {
        for (const strand of ropes[0] ?? [])
          if (cutter.strands.has(strand)) pen.line(strand.ends(), { stroke: 'joint', width: 3 });
        const points = trail.map(({ point }) => point);
        if (points.length > 1) pen.line(points, { stroke: 'bad', width: 3 });
      },
      pointer: { down, move, up },
      controls: {
        'Hang it up again': () => {
          candy = hang();
        },
      },
      info: () => 'Swipe across the ropes to cut them.',
      goal: {
        text: 'Drop the candy into the basket.',
        hint: 'Cut the line in the middle. Cut the last chain when the candy swings up on the right.',
        isReached: isInBasket,
        seconds: 0.5,
      },
      facts: () => ({
        Candy: isInBasket() ? 'in the basket' : isHanging() ? 'hangs' : 'falls',
        Cuts: cuts,
      }),
    };
  },
});

/** Returns all bodies, so that a loop can destroy some of them. */
function listBodies(world: World): Body[] {
  const bodies: Body[] = [];
  for (let body = world.getBodyList(); body; body = body.getNext()) bodies.push(body);
  return bodies;
}
