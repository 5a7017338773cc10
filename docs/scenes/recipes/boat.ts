import {
  type Body,
  Box,
  Chain,
  DistanceProxy,
  type Fixture,
  Polygon,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range } from '#scene';

// #region clip
/** Returns the part of a convex polygon that is below the surface, with a straight surface between two corners. */
function clipBelow(points: Vec2Value[], surface: (x: number) => number): Vec2Value[] {
  const below: Vec2Value[] = [];
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point;
    const depth = surface(point.x) - point.y;
    const nextDepth = surface(next.x) - next.y;
    if (depth > 0) below.push(point);
    if (depth > 0 === nextDepth > 0) return;
    const alpha = depth / (depth - nextDepth); // of the way to the next corner
    below.push({
      x: point.x + alpha * (next.x - point.x),
      y: point.y + alpha * (next.y - point.y),
    });
  });
  return below;
}

/** Returns the area of a polygon, in m², and its centroid. */
function measure(points: Vec2Value[]) {
  let area = 0;
  let x = 0;
  let y = 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const cross = (a.x * b.y - b.x * a.y) / 2;
    area += cross;
    x += (cross * (a.x + b.x)) / 3;
    y += (cross * (a.y + b.y)) / 3;
  });
  return area > 1e-6 ? { area, center: { x: x / area, y: y / area } } : undefined;
}
// #endregion

// #region buoyancy
export interface Water {
  /** In kg/m². */
  density: number;
  /** Rate at which water slows down a body as dense as itself, in 1/s. */
  drag: number;
  /** Returns the height of the surface at x, in meters. */
  surface: (x: number) => number;
}

export interface Buoyancy {
  /** Center of the displaced water, in world coordinates. */
  center: Vec2Value;
  /** Upward, in newtons. */
  force: number;
}

/** Applies buoyancy and drag to a dynamic body and returns the buoyancy of each fixture. Call it before every step. */
export function applyBuoyancy(body: Body, { density, drag, surface }: Water): Buoyancy[] {
  const gravity = -body.getWorld().getGravity().y;
  const applied: Buoyancy[] = [];
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
    const submerged = measure(clipBelow(readCorners(fixture), surface));
    if (!submerged) continue;
    const { area, center } = submerged;
    // Archimedes' principle: the weight of the displaced water.
    const mass = density * area;
    const force = mass * gravity;
    const velocity = body.getLinearVelocityFromWorldPoint(center);
    body.applyForce({ x: -drag * mass * velocity.x, y: force - drag * mass * velocity.y }, center);
    // Water also resists rotation, in proportion to the rotational inertia of the displaced water.
    const inertia = (mass / body.getMass()) * body.getInertia();
    body.applyTorque(-0.5 * drag * inertia * body.getAngularVelocity());
    applied.push({ center, force });
  }
  return applied;
}

/** Returns the corners of a polygon, in world coordinates. */
function readCorners(fixture: Fixture): Vec2Value[] {
  const proxy = new DistanceProxy();
  proxy.set(fixture.getShape(), 0);
  return Array.from({ length: proxy.getVertexCount() }, (_, i) =>
    fixture.getBody().getWorldPoint(proxy.getVertex(i)),
  );
}
// #endregion

// #region propeller
const STERN = { x: -1.4, y: -0.4 }; // m, of the boat, where its propeller is
const ENGINE = 3.5; // m/s², at full throttle

/**
 * Pushes at the stern, if the propeller is underwater. Call it before every step.
 * @param throttle from −1 (backward) to 1
 */
export function propel(boat: Body, throttle: number, surface: (x: number) => number): void {
  const stern = boat.getWorldPoint(STERN);
  if (throttle === 0 || stern.y > surface(stern.x)) return;
  const force = boat.getWorldVector({ x: ENGINE * boat.getMass() * throttle, y: 0 });
  boat.applyForce(force, stern);
}
// #endregion

const GRAVITY = 10; // m/s²
const WIDTH = 16; // m, of the pool
/** Density in kg/m², and color. */
const CRATES = [
  [250, 'amber'],
  [500, 'moss'],
  [800, 'jade'],
  [1300, 'rose'],
] as const;

export default defineScene({
  title: 'Boat: buoyancy, waves, and a propeller',
  description:
    'A boat and crates of different densities float on waves. Arrows show the buoyancy, which acts at the center of the displaced water.',
  params: {
    waterDensity: range('Water density', {
      min: 500,
      max: 1500,
      step: 50,
      value: 1000,
      unit: 'kg/m²',
    }),
    drag: range('Water drag', { min: 0.6, max: 4, step: 0.2, value: 1.4, unit: '1/s' }),
    waves: range('Wave height', { min: 0, max: 0.5, step: 0.05, value: 0.2, unit: 'm' }),
  },
  poster: 1.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const pool = [
      { x: -WIDTH / 2, y: 6 },
      { x: -WIDTH / 2, y: -3 },
      { x: WIDTH / 2, y: -3 },
      { x: WIDTH / 2, y: 6 },
    ];
    world.createBody().createFixture({ shape: new Chain(pool) });

    const boat = world.createBody({
      type: 'dynamic',
      position: { x: -4, y: 0.4 },
      style: { fill: 'accent' },
    });
    const hull = [
      { x: -1.3, y: -0.45 },
      { x: 1.2, y: -0.45 },
      { x: 2, y: 0.4 },
      { x: -1.6, y: 0.4 },
    ];
    boat.createFixture({ shape: new Polygon(hull), density: 380 });
    boat.createFixture({ shape: new Box(0.5, 0.35, { x: -0.6, y: 0.75 }), density: 60 });

    for (const [i, [density, fill]] of CRATES.entries()) {
      const position = { x: 1 + 1.7 * i, y: 0.8 };
      const crate = world.createBody({ type: 'dynamic', position, style: { fill } });
      crate.createFixture({ shape: new Box(0.5, 0.5), density, userData: density });
    }

    let time = 0; // s
    const surface = (x: number) => params.waves * Math.sin(1.1 * x - 1.6 * time);

    let arrows: Buoyancy[] = [];

    // The boat drives at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;

    return {
      world,
      view: { x: 0, y: 0.6, width: WIDTH + 0.4, height: 8.2 },
      step(dt) {
        time += dt;
        const water = { density: params.waterDensity, drag: params.drag, surface };
        arrows = listBodies(world)
          .filter((body) => body.isDynamic())
          .flatMap((body) => applyBuoyancy(body, water));
        const throttle = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        propel(boat, throttle, surface);
      },
      draw(pen) {
        const waterline = Array.from({ length: 65 }, (_, i) => {
          const x = (i / 64 - 0.5) * WIDTH;
          return { x, y: surface(x) };
        });
        const bottom = [
          { x: WIDTH / 2, y: -3 },
          { x: -WIDTH / 2, y: -3 },
        ];
        pen.polygon([...waterline, ...bottom], { fill: 'water' });
        pen.line(waterline, { stroke: 'outline' });
        for (const { center, force } of arrows)
          pen.arrow(center, { x: center.x, y: center.y + force / 24000 }, 'good');
        for (const body of listBodies(world)) {
          const density = body.getFixtureList()?.getUserData();
          const { x, y } = pen.poseOf(body);
          if (density) pen.text({ x, y: y + 0.75 }, `${density}`, 'outline', 'center');
        }
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () =>
        'Press ←/→ or A/D to drive the boat, or drag bodies. Numbers are densities in kg/m².',
      facts: () => {
        const { x, y } = boat.getLinearVelocity();
        return {
          'Speed of the boat': `${Math.hypot(x, y).toFixed(1)} m/s`,
          'Weight of the boat': `${((boat.getMass() * GRAVITY) / 1000).toFixed(1)} kN`,
        };
      },
    };
  },
});

function listBodies(world: World): Body[] {
  const bodies: Body[] = [];
  for (let body = world.getBodyList(); body; body = body.getNext()) bodies.push(body);
  return bodies;
}
