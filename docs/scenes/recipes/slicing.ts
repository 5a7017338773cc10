import { type Body, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';
import { createPiece, readCorners } from '../shared/pieces.ts';

// #region split
/**
 * Splits a convex polygon along the line through two points. Returns the part on its left, the part on its right, and
 * where the line crosses the outline.
 */
function split(points: readonly Vec2Value[], from: Vec2Value, to: Vec2Value) {
  const left: Vec2Value[] = [];
  const right: Vec2Value[] = [];
  const crossings: Vec2Value[] = [];
  /** Positive to the left of the line, and proportional to the distance. */
  const computeSide = ({ x, y }: Vec2Value) =>
    (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  let last = points.at(-1);
  for (const point of points) {
    const after = computeSide(point);
    const before = last ? computeSide(last) : after;
    if (last && before * after < 0) {
      const alpha = before / (before - after);
      const x = last.x + alpha * (point.x - last.x);
      const y = last.y + alpha * (point.y - last.y);
      for (const list of [left, right, crossings]) list.push({ x, y });
    }
    (after > 0 ? left : right).push(point);
    last = point;
  }
  return { left, right, crossings };
}
// #endregion

// #region slice
export interface SliceOptions {
  /** Area of the smallest piece, in m². A cut that would leave a smaller one doesn't happen. */
  minArea: number;
  /** Speed at which each piece moves away from the cut, in m/s. */
  push: number;
}

/**
 * Cuts a body with one polygon in two, if the line from one point to the other crosses it completely. Returns the two
 * pieces that replace it, or no bodies. Call it between two steps.
 */
export function slice(body: Body, from: Vec2Value, to: Vec2Value, options: SliceOptions): Body[] {
  const fixture = body.getFixtureList();
  if (!fixture || fixture.getNext() || fixture.getType() !== 'polygon') return [];
  const start = body.getLocalPoint(from);
  const end = body.getLocalPoint(to);
  const { left, right, crossings } = split(readCorners(fixture), start, end);
  const isThrough =
    crossings.length === 2 && crossings.every((point) => isBetween(point, start, end));
  const smallest = Math.min(computeArea(left), computeArea(right));
  if (!isThrough || smallest < options.minArea) return [];

  const normal = computeNormal(from, to);
  const pieces = [left, right].map((points, i) => {
    const piece = createPiece(fixture, points);
    const push = i === 0 ? options.push : -options.push;
    const { x, y } = piece.getLinearVelocity();
    piece.setLinearVelocity({ x: x + push * normal.x, y: y + push * normal.y });
    return piece;
  });
  body.getWorld().destroyBody(body);
  return pieces;
}

/** Whether a point on a line is between two others of the same line. */
function isBetween(point: Vec2Value, a: Vec2Value, b: Vec2Value): boolean {
  const along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
  return along >= 0 && along <= (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
}

/** Returns the area of a polygon with counterclockwise corners (shoelace formula). */
function computeArea(points: readonly Vec2Value[]): number {
  let last = points.at(-1);
  let sum = 0;
  for (const point of points) {
    if (last) sum += last.x * point.y - last.y * point.x;
    last = point;
  }
  return sum / 2;
}

/** Returns the unit vector that points to the left of the line. */
function computeNormal(from: Vec2Value, to: Vec2Value): Vec2Value {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}
// #endregion

// #region swipe
/** Cuts bodies along the path of a pointer. */
export class Slicer {
  readonly world: World;
  readonly options: SliceOptions;
  /** Where the swipe started or last cut, in world coordinates; undefined while the pointer is up. */
  start: Vec2Value | undefined;

  constructor(world: World, options: SliceOptions) {
    this.world = world;
    this.options = options;
  }

  down({ x, y }: Vec2Value): void {
    this.start = { x, y };
  }

  /** Cuts the bodies that the swipe has crossed and returns the pieces. */
  move({ x, y }: Vec2Value): Body[] {
    const from = this.start;
    if (!from) return [];
    const bodies = listBodies(this.world).filter((body) => body.isDynamic());
    const pieces = bodies.flatMap((body) => slice(body, from, { x, y }, this.options));
    if (pieces.length > 0) this.start = { x, y };
    return pieces;
  }

  up(): void {
    this.start = undefined;
  }
}

/** Returns all bodies, so that a loop can create and destroy some of them. */
function listBodies(world: World): Body[] {
  const bodies: Body[] = [];
  for (let body = world.getBodyList(); body; body = body.getNext()) bodies.push(body);
  return bodies;
}
// #endregion

export default defineScene({
  title: 'Slicing: cut bodies along a line',
  description:
    'Polygons are thrown into the air. Swipe across them: each is cut in two along the line, and the pieces fly on with the velocity that they had.',
  params: {
    gravity: range('Gravity', { min: 1, max: 10, step: 0.5, value: 4, unit: 'm/s²' }),
    push: range('Push apart', { min: 0, max: 2, step: 0.1, value: 0.5, unit: 'm/s' }),
    minArea: range('Smallest piece', { min: 0.01, max: 0.4, step: 0.01, value: 0.05, unit: 'm²' }),
  },
  poster: 1.15,
  create(params, random) {
    const world = new World();

    const slicer = new Slicer(world, params);
    let cuts = 0;
    let flashes: { from: Vec2Value; to: Vec2Value; age: number }[] = [];
    let tip: Vec2Value = { x: 0, y: 0 };
    const swipe = (to: Vec2Value) => {
      const from = slicer.start;
      const pieces = slicer.move(to);
      if (!from || pieces.length === 0) return;
      cuts += pieces.length / 2;
      flashes.push({ from, to, age: 0 });
    };
    const cut = (from: Vec2Value, to: Vec2Value) => {
      slicer.down(from);
      swipe(to);
      slicer.up();
    };

    const colors = ['accent', 'dynamic', 'good', 'kinematic'];
    let thrown = 0;
    const throwPolygon = () => {
      const corners = 3 + (thrown % 6);
      const radius = 0.7 + 0.3 * random();
      const points = Array.from({ length: corners }, (_, i) => {
        const angle = (i / corners) * 2 * Math.PI;
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
      });
      const x = (thrown % 2 ? 1 : -1) * (1 + 2 * random());
      const polygon = world.createBody({ type: 'dynamic', position: { x, y: -1 } });
      // Pieces pass each other, as in a game that shows them in a row of layers.
      polygon.createFixture({ shape: new Polygon(points), density: 1, filterGroupIndex: -1 });
      polygon.style = { fill: colors[thrown % colors.length] };
      const height = 3.6 + 1.6 * random();
      polygon.setLinearVelocity({ x: -0.3 * x, y: Math.sqrt(2 * params.gravity * (height + 1)) });
      polygon.setAngularVelocity(3 * random() - 1.5);
      thrown++;
    };
    throwPolygon();
    throwPolygon();

    let time = 0;
    return {
      world,
      view: { x: 0, y: 3, width: 9.6, height: 6.4 },
      open: true,
      step(dt) {
        world.setGravity({ x: 0, y: -params.gravity });
        // The first cut shows what a swipe does.
        if (time < 1 && time + dt >= 1) cut({ x: -5, y: 2.2 }, { x: 5, y: 3.6 });
        time += dt;
        if (thrown < 2 + time / 1.1) throwPolygon();
        for (const body of listBodies(world))
          if (body.getPosition().y < -3) world.destroyBody(body);
        for (const flash of flashes) flash.age += dt;
        flashes = flashes.filter(({ age }) => age < 0.25);
      },
      pointer: {
        down: (point) => slicer.down(point),
        move: ({ x, y }) => {
          tip = { x, y };
          swipe(tip);
        },
        up: () => slicer.up(),
      },
      draw(pen) {
        if (slicer.start) pen.line([slicer.start, tip], { stroke: 'outline', width: 1.5 });
        for (const { from, to } of flashes) pen.line([from, to], { stroke: 'bad', width: 3 });
      },
      controls: {
        'Cut across': () => cut({ x: -6, y: 2 + random() }, { x: 6, y: 2 + random() }),
      },
      info: () => 'Swipe across the polygons to cut them.',
      facts: () => ({ Cuts: cuts, Pieces: world.getBodyCount() }),
    };
  },
});
