import { type Body, Box, Chain, type Fixture, Polygon, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';
import { castRay, type Hit, isSolid } from '../shared/helpers.ts';

// #region suspension
export interface SuspensionOptions {
  /** Length of the rays at rest, in meters: the height of the mounts above the ground. */
  height: number;
  /** Natural frequency of the springs, in Hz; higher is stiffer. */
  frequency: number;
  /** Damping ratio of the springs; at 1, they don't overshoot. */
  dampingRatio: number;
}

/** A ray from the vehicle to the ground. */
export interface SuspensionRay {
  from: Vec2Value;
  hit: Hit | undefined;
  /** Force of the spring on the vehicle, in newtons. */
  force: number;
}

/** Holds a vehicle above the ground by rays that act as springs. */
export class RaySuspension {
  readonly body: Body;
  /** Where the rays start, in local coordinates. */
  readonly mounts: Vec2Value[];
  readonly options: SuspensionOptions;
  rays: SuspensionRay[] = [];

  constructor(body: Body, mounts: Vec2Value[], options: SuspensionOptions) {
    this.body = body;
    this.mounts = mounts;
    this.options = options;
  }

  /** Call it before every step. */
  update(): void {
    const { body } = this;
    const { height, frequency, dampingRatio } = this.options;
    const omega = 2 * Math.PI * frequency; // rad/s
    const gravity = -body.getWorld().getGravity().y * body.getGravityScale();
    // Each spring carries an equal part of the mass. Beyond this reach, it would pull.
    const mass = body.getMass() / this.mounts.length;
    const reach = height + gravity / omega ** 2;
    const down = body.getWorldVector({ x: 0, y: -1 });
    const isOther = (fixture: Fixture) => isSolid(fixture) && fixture.getBody() !== body;
    this.rays = this.mounts.map((mount) => {
      const from = { ...body.getWorldPoint(mount) };
      const to = { x: from.x + reach * down.x, y: from.y + reach * down.y };
      const hit = castRay(body.getWorld(), from, to, isOther);
      if (!hit) return { from, hit, force: 0 };
      const velocity = body.getLinearVelocityFromWorldPoint(from);
      const ground = hit.fixture.getBody();
      const other = ground.getLinearVelocityFromWorldPoint(hit.point);
      const speed = (velocity.x - other.x) * down.x + (velocity.y - other.y) * down.y;
      const spring = omega ** 2 * (height - reach * hit.fraction);
      const damper = 2 * dampingRatio * omega * speed;
      const force = mass * Math.max(0, gravity + spring + damper);
      body.applyForce({ x: -force * down.x, y: -force * down.y }, from);
      ground.applyForce({ x: force * down.x, y: force * down.y }, hit.point);
      return { from, hit, force };
    });
  }
}
// #endregion

// #region wheels
export interface Engine {
  /** Maximum acceleration by engine and brakes, in m/s². */
  acceleration: number;
  /** Friction coefficient of the tires. */
  friction: number;
}

/**
 * Drives as if a wheel were at the end of each ray. Call it after `update`.
 * @param speed along the ground, in m/s; 0 brakes
 * @param dt length of the step, in seconds
 */
export function drive({ body, rays }: RaySuspension, speed: number, engine: Engine, dt: number) {
  const mass = body.getMass() / rays.length;
  for (const { hit, force } of rays) {
    if (!hit) continue;
    const tangent = { x: hit.normal.y, y: -hit.normal.x };
    const { x, y } = body.getLinearVelocityFromWorldPoint(hit.point);
    const change = speed - (x * tangent.x + y * tangent.y);
    const limit = Math.min(engine.friction * force, mass * engine.acceleration);
    const grip = Math.max(-limit, Math.min(limit, (mass * change) / dt));
    body.applyForce({ x: grip * tangent.x, y: grip * tangent.y }, hit.point);
  }
}
// #endregion

const GRAVITY = 10; // m/s²
const END = 34; // m, from the middle of the course to its walls
const THRUST = 5; // m/s²
const WHEEL_RADIUS = 0.32; // m
const MOUNTS = [-1.3, -0.45, 0.45, 1.3].map((x) => ({ x, y: -0.25 }));

/** Height of the ground, in meters. */
const groundAt = (x: number) =>
  0.8 * Math.sin(0.32 * x) + 0.25 * Math.sin(0.9 * x + 1) + 0.04 * Math.sin(4 * x);

export default defineScene({
  title: 'Hovercraft: a vehicle on rays that act as springs',
  description:
    'A hovercraft floats over hills and crates. Four rays measure the ground, and each pushes like a spring with a damper. With wheels, it is a car.',
  params: {
    height: range('Height', { min: 0.5, max: 1.6, step: 0.1, value: 1, unit: 'm' }),
    frequency: range('Frequency', { min: 0.5, max: 3, step: 0.1, value: 1.5, unit: 'Hz' }),
    dampingRatio: range('Damping ratio', { min: 0.1, max: 1.2, step: 0.05, value: 0.5 }),
    wheels: toggle('Wheels', false),
  },
  poster: 2,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const hills = Array.from({ length: 8 * END + 1 }, (_, i) => {
      const x = i / 4 - END;
      return { x, y: groundAt(x) };
    });
    const walls = [{ x: -END, y: 9 }, ...hills, { x: END, y: 9 }];
    world.createBody().createFixture({ shape: new Chain(walls), friction: 0.6 });
    for (let i = 0; i < 14; i++) {
      const x = -18 + 3.2 * i;
      const crate = world.createBody({ type: 'dynamic', position: { x, y: groundAt(x) + 0.5 } });
      crate.createFixture({ shape: new Box(0.2, 0.2), density: 60, friction: 0.6 });
    }
    const craft = world.createBody({
      type: 'dynamic',
      position: { x: -24, y: groundAt(-24) + params.height + 0.5 },
      linearDamping: 0.5,
      angularDamping: 0.5,
      style: { fill: 'accent' },
    });
    const hull = [
      { x: -1.6, y: -0.25 },
      { x: 1.5, y: -0.25 },
      { x: 1.9, y: 0.05 },
      { x: 1.2, y: 0.25 },
      { x: -1.6, y: 0.25 },
    ];
    craft.createFixture({ shape: new Polygon(hull), density: 100, friction: 0.2 });
    craft.createFixture({ shape: new Box(0.5, 0.2, { x: -0.1, y: 0.45 }), density: 20 });
    const suspension = new RaySuspension(craft, MOUNTS, { ...params });

    // The craft drives at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;
    let direction = 0;
    let turn = 0; // of the wheels, in radians

    return {
      world,
      open: true, // the view follows the craft
      get view() {
        const { x } = craft.getPosition();
        return {
          x: Math.max(6.5 - END, Math.min(END - 6.5, x + 1.5)),
          y: 1.3,
          width: 13,
          height: 6.4,
        };
      },
      step(dt) {
        Object.assign(suspension.options, params);
        direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        // Before the first key, it turns around at the ends.
        if (!isPlayed && craft.getPosition().x * direction > END - 10) {
          held.clear();
          held.add(direction > 0 ? 'ArrowLeft' : 'ArrowRight');
        }
        suspension.update();
        if (params.wheels) {
          drive(suspension, 9 * direction, { acceleration: 8, friction: 0.9 }, dt);
          turn -= (craft.getLinearVelocity().x * dt) / WHEEL_RADIUS;
        } else {
          const thrust = THRUST * direction * craft.getMass();
          craft.applyForceToCenter(craft.getWorldVector({ x: thrust, y: 0 }));
        }
      },
      draw(pen) {
        const left = [{ x: -END, y: -4 }, ...hills, { x: END, y: -4 }];
        pen.polygon(left, { fill: 'static' });
        const { x, y, angle } = pen.poseOf(craft);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const weight = (craft.getMass() * GRAVITY) / MOUNTS.length;
        for (const [i, { hit, force }] of suspension.rays.entries()) {
          const mount = MOUNTS[i] ?? { x: 0, y: 0 };
          const from = {
            x: x + cos * mount.x - sin * mount.y,
            y: y + sin * mount.x + cos * mount.y,
          };
          const length = hit
            ? Math.hypot(hit.point.x - from.x, hit.point.y - from.y)
            : params.height;
          const end = { x: from.x + sin * length, y: from.y - cos * length };
          pen.line([from, end], { stroke: hit ? 'good' : 'quiet', width: 2, dashed: !hit });
          const size = Math.min(1.5, (0.5 * force) / weight);
          if (hit && !params.wheels) {
            pen.dot(end, 'good', 3);
            pen.arrow(from, { x: from.x - sin * size, y: from.y + cos * size }, 'outline');
          }
          if (!params.wheels) continue;
          const hub = { x: end.x - sin * WHEEL_RADIUS, y: end.y + cos * WHEEL_RADIUS };
          pen.circle(hub, WHEEL_RADIUS, { fill: 'dynamic', stroke: 'outline' });
          const spoke = { x: Math.cos(turn) * WHEEL_RADIUS, y: Math.sin(turn) * WHEEL_RADIUS };
          pen.line([hub, { x: hub.x + spoke.x, y: hub.y + spoke.y }], { stroke: 'outline' });
        }
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          const isNear = suspension.rays.some(({ hit }) => hit);
          if (key === 'ArrowUp' && !held.has(key) && isNear)
            craft.applyLinearImpulse({ x: 0, y: 6 * craft.getMass() }, craft.getWorldCenter());
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ←/→ or A/D to drive, and ↑ or W to jump.',
      facts: () => {
        const near = suspension.rays.filter(({ hit }) => hit);
        const force = suspension.rays.reduce((sum, ray) => sum + ray.force, 0);
        return {
          Speed: `${craft.getLinearVelocity().length().toFixed(1)} m/s`,
          'Rays on the ground': near.length,
          'Springs / weight': (force / (craft.getMass() * GRAVITY)).toFixed(2),
        };
      },
    };
  },
});
