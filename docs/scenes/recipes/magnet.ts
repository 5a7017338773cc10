import { AABB, type Body, Box, Chain, Circle, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';

// #region magnet
export interface MagnetOptions {
  /** Force at a distance of one meter, in newtons. */
  strength: number;
  /** Range in meters. */
  radius: number;
}

const MIN_DISTANCE = 0.6; // m, below which the force grows no further: 1/d² would be huge

/**
 * Pulls bodies whose centers are in range toward a point and returns them. Call it before every step, because forces
 * last for one step.
 * @param isSteel decides which bodies are attracted
 */
export function attract(
  world: World,
  center: Vec2Value,
  { strength, radius }: MagnetOptions,
  isSteel: (body: Body) => boolean,
): Body[] {
  const pulled: Body[] = [];
  for (const body of findBodiesNear(world, center, radius)) {
    const position = body.getWorldCenter();
    const x = center.x - position.x;
    const y = center.y - position.y;
    const distance = Math.hypot(x, y);
    if (distance > radius || distance === 0 || !isSteel(body)) continue;
    const force = strength / Math.max(distance, MIN_DISTANCE) ** 2;
    body.applyForceToCenter({ x: (x / distance) * force, y: (y / distance) * force });
    pulled.push(body);
  }
  return pulled;
}

/** Returns the bodies whose bounding boxes overlap the square around a circle. */
function findBodiesNear(world: World, { x, y }: Vec2Value, radius: number): Set<Body> {
  const found = new Set<Body>(); // a body can have several fixtures
  const box = new AABB({ x: x - radius, y: y - radius }, { x: x + radius, y: y + radius });
  world.queryAABB(box, (fixture) => {
    found.add(fixture.getBody());
    return true; // continue
  });
  return found;
}
// #endregion

// #region move-toward
const RESPONSE = 6; // 1/s: speed per meter of distance

/**
 * Moves a kinematic body toward a point, slowly enough that its load can follow. Call it before every step.
 * @param maxSpeed in m/s
 */
export function moveToward(body: Body, target: Vec2Value, maxSpeed: number): void {
  const { x, y } = body.getPosition();
  const velocity = { x: RESPONSE * (target.x - x), y: RESPONSE * (target.y - y) };
  const speed = Math.hypot(velocity.x, velocity.y);
  const scale = speed > maxSpeed ? maxSpeed / speed : 1;
  body.setLinearVelocity({ x: velocity.x * scale, y: velocity.y * scale });
}
// #endregion

export default defineScene({
  title: 'Magnet: attract bodies in a radius',
  description:
    'A magnet on a crane passes over a heap of scrap and attracts what is made of steel; wood stays. Move it with the pointer, and switch it off above the box on the right.',
  params: {
    strength: range('Force at 1 m', { min: 5, max: 60, step: 1, value: 30, unit: 'N' }),
    radius: range('Range', { min: 1, max: 4, step: 0.1, value: 2.5, unit: 'm' }),
    isOn: toggle('On', true),
  },
  poster: 3.4,
  create(params, random) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const room = [
      { x: -6, y: 8 },
      { x: -6, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 8 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(room), friction: 0.7 });
    // The box for steel.
    for (const x of [2.6, 5.9])
      ground.createFixture({ shape: new Box(0.1, 0.8, { x, y: 0.8 }), friction: 0.5 });

    const magnet = world.createBody({ type: 'kinematic', position: { x: -5, y: 3.4 } });
    magnet.createFixture({ shape: new Box(0.9, 0.2), friction: 0.9 });

    const triangle = [
      { x: -0.28, y: -0.2 },
      { x: 0.28, y: -0.2 },
      { x: 0, y: 0.3 },
    ];
    const shapes = [() => new Box(0.24, 0.24), () => new Circle(0.22), () => new Polygon(triangle)];
    const steel = new Set<Body>();
    for (let i = 0; i < 20; i++) {
      const position = {
        x: -4.6 + 0.8 * (i % 8) + 0.2 * random(),
        y: 0.4 + 0.7 * Math.floor(i / 8),
      };
      const body = world.createBody({ type: 'dynamic', position, angularDamping: 1 });
      const shape = shapes[i % 3]?.() ?? new Circle(0.2);
      const isSteel = i % 4 !== 2;
      body.createFixture({ shape, density: 3, friction: 0.6 });
      body.style = { fill: isSteel ? 'joint' : 'kinematic' };
      if (isSteel) steel.add(body);
    }

    let pulled: Body[] = [];
    let time = 0;
    let target: Vec2Value | undefined;
    let isReleased = false;
    const held = new Set<string>();
    /** Where the magnet should be: it patrols above the heap until somebody steers it. */
    const goalPoint = () => target ?? { x: -1.2 - 3.5 * Math.cos(0.6 * time), y: 2.2 };

    const steer = (dt: number) => {
      const x = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      const y = Number(held.has('ArrowUp')) - Number(held.has('ArrowDown'));
      const from = goalPoint();
      if (x || y) target = { x: from.x + 4 * x * dt, y: from.y + 4 * y * dt };
      if (target) target = { x: clamp(target.x, -5, 5), y: clamp(target.y, 0.7, 5.5) };
    };
    const isOn = () => params.isOn && !isReleased && !held.has(' ');
    const sorted = () =>
      [...steel].filter((body) => body.getPosition().x > 2.6 && body.getPosition().y < 1.8).length;

    return {
      world,
      view: { x: 0, y: 3, width: 12.2, height: 6.8 },
      step(dt) {
        time += dt;
        steer(dt);
        moveToward(magnet, goalPoint(), 4);
        magnet.style = { fill: isOn() ? 'bad' : 'kinematic' };
        pulled = isOn()
          ? attract(world, magnet.getPosition(), params, (body) => steel.has(body))
          : [];
      },
      pointer: {
        move: ({ x, y }) => {
          target = { x, y };
        },
        down: () => {
          isReleased = true;
        },
        up: () => {
          isReleased = false;
        },
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '],
        down: (key) => held.add(key),
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      draw(pen) {
        const { x, y } = pen.poseOf(magnet);
        pen.line(
          [
            { x, y: y + 0.2 },
            { x, y: 8 },
          ],
          { stroke: 'outline', width: 2 },
        );
        if (isOn()) pen.circle({ x, y }, params.radius, { stroke: 'box', dashed: true });
        for (const body of pulled)
          pen.line([pen.poseOf(body), { x, y }], { stroke: 'bad', width: 1, dashed: true });
      },
      info: () => 'Pointer, ← → ↑ ↓, or WASD: move. Hold the button or Space: switch off.',
      facts: () => ({
        Attracted: `${pulled.length} of ${steel.size}`,
        'In the box': `${sorted()} of ${steel.size}`,
      }),
    };
  },
});

/** Limits a value to a range. */
function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
