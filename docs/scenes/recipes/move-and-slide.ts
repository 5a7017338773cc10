import {
  AABB,
  type Body,
  Box,
  Chain,
  Distance,
  DistanceInput,
  DistanceOutput,
  type Fixture,
  type Shape,
  SimplexCache,
  Transform,
  type Vec2Value,
  World,
} from 'planck';
import { defineScene, range } from '#scene';
import { castShape, fixturesNear, type Hit, isSolid } from '../shared/helpers.ts';

// #region sweep
const SKIN = 0.01; // m, between the end of a cast and what it hits

/** Moves a convex shape, which has the angle 0, up to obstacles. */
export class ShapeSweeper {
  readonly body: Body;
  readonly shape: Shape;
  /** Position of the body after the step. */
  at: Vec2Value = { x: 0, y: 0 };
  /** Dynamic bodies that press on the shape. */
  private readonly ignored = new Set<Body>();

  constructor(body: Body, shape: Shape) {
    this.body = body;
    this.shape = shape;
  }

  /** Starts at the body's position and restores the gap to obstacles that have come closer, such as a platform. */
  begin(): void {
    const { x, y } = this.body.getPosition();
    this.at = { x, y };
    this.ignored.clear();
    for (let i = 0; i < 4 && this.pushOut(); i++);
  }

  /** Moves up to the first obstacle and returns it with the rest of the motion. */
  advance({ x, y }: Vec2Value): (Hit & { rest: Vec2Value }) | undefined {
    const length = Math.hypot(x, y);
    if (length < 1e-6) return undefined;
    const far = 1 + SKIN / length;
    const path = { x: x * far, y: y * far };
    const hit = castShape(this.body.getWorld(), this.shape, this.at, path, this.accepts);
    const approach = hit ? -(hit.normal.x * x + hit.normal.y * y) / length : 0;
    // Stops so that the gap, measured along the normal, is the skin.
    const clear = hit ? hit.fraction * (length + SKIN) - SKIN / Math.max(approach, 1e-3) : length;
    const part = Math.max(0, Math.min(1, clear / length));
    this.at = { x: this.at.x + part * x, y: this.at.y + part * y };
    if (!hit || part === 1) return undefined;
    return { ...hit, rest: { x: (1 - part) * x, y: (1 - part) * y } };
  }

  private readonly accepts = (fixture: Fixture) => {
    const body = fixture.getBody();
    return isSolid(fixture) && body !== this.body && !this.ignored.has(body);
  };

  private pushOut(): boolean {
    let moved = false;
    const box = new AABB();
    this.shape.computeAABB(box, new Transform(this.at, 0), 0);
    const input = new DistanceInput();
    const output = new DistanceOutput();
    for (const { fixture, child } of fixturesNear(this.body.getWorld(), box, this.accepts)) {
      input.proxyA.set(fixture.getShape(), child);
      input.transformA.set(fixture.getBody().getTransform());
      input.proxyB.set(this.shape, 0);
      input.transformB.set(new Transform(this.at, 0));
      Distance(output, new SimplexCache(), input);
      const { distance, pointA, pointB } = output;
      const depth = fixture.getShape().getRadius() + this.shape.getRadius() - distance;
      if (fixture.getBody().isDynamic()) {
        // The engine pushes it away, and a cast that starts inside it would be stuck.
        if (depth > 0.7 * SKIN) this.ignored.add(fixture.getBody());
        continue;
      }
      if (depth < SKIN / 2 || distance === 0) continue;
      const scale = depth / distance;
      this.at.x += scale * (pointB.x - pointA.x);
      this.at.y += scale * (pointB.y - pointA.y);
      moved = true;
    }
    return moved;
  }
}
// #endregion

// #region move-and-slide
export interface MoverOptions {
  /** Steepest ground to walk on, in radians. Steeper ground is a wall, or a slide. */
  maxSlope: number;
  /** Highest step that it climbs and walks down, in meters. */
  stepHeight: number;
  /** Force on dynamic bodies in its way, in newtons. */
  pushForce: number;
}

const MIN_STRIDE = 0.05; // m, onto a step

/** Moves a kinematic body that has one convex fixture and the angle 0. */
export class KinematicMover {
  readonly sweeper: ShapeSweeper;
  readonly options: MoverOptions;
  /** In m/s. Change it before `move`, which removes the part that walls stop. */
  velocity: Vec2Value = { x: 0, y: 0 };
  /** Normal of the ground below, or undefined in the air. */
  ground: Vec2Value | undefined;
  /** Velocity of the ground, in m/s. */
  private groundVelocity: Vec2Value = { x: 0, y: 0 };

  constructor(body: Body, shape: Shape, options: MoverOptions) {
    this.sweeper = new ShapeSweeper(body, shape);
    this.options = options;
  }

  /** Call it before every step, of `dt` seconds, with gravity already in the velocity. */
  move(dt: number): void {
    const { sweeper, velocity } = this;
    sweeper.begin();
    const walking = this.ground !== undefined && velocity.y <= 0;
    let motion = { x: velocity.x * dt, y: velocity.y * dt };
    if (walking && this.ground) motion = alongGround(this.ground, motion.x);
    this.ground = undefined;
    for (let i = 0; i < 4; i++) {
      const hit = sweeper.advance(motion);
      if (!hit) break;
      const { normal, rest } = hit;
      if (this.isGround(normal)) {
        this.stand(hit);
        const length = Math.sign(rest.x) * Math.hypot(rest.x, rest.y);
        motion = alongGround(normal, walking ? length : rest.x);
      } else if (walking && this.climbStep(rest.x)) break;
      else {
        const obstacle = hit.fixture.getBody(); // a force has no effect on static ones
        obstacle.applyForceToCenter({ x: -this.options.pushForce * normal.x, y: 0 });
        // While it walks, a steep slope is a vertical wall.
        const wall = walking && normal.y > 0 ? { x: Math.sign(normal.x), y: 0 } : normal;
        motion = slide(rest, wall);
        this.velocity = slide(this.velocity, wall);
      }
    }
    if (walking) this.snapToGround();
    // A platform carries it.
    if (this.ground) {
      sweeper.advance({ x: this.groundVelocity.x * dt, y: 0 });
      sweeper.advance({ x: 0, y: this.groundVelocity.y * dt });
    }
    // The step moves the body exactly there.
    const { x, y } = sweeper.body.getPosition();
    sweeper.body.setLinearVelocity({ x: (sweeper.at.x - x) / dt, y: (sweeper.at.y - y) / dt });
  }

  private isGround(normal: Vec2Value): boolean {
    return normal.y > Math.max(0, Math.cos(this.options.maxSlope) - 1e-3);
  }

  private stand({ fixture, point, normal }: Hit): void {
    this.ground = normal;
    this.groundVelocity = fixture.getBody().getLinearVelocityFromWorldPoint(point);
    this.velocity = { x: this.velocity.x, y: 0 };
  }

  /** Tries the rest of the motion from a step higher. */
  private climbStep(by: number): boolean {
    const { sweeper } = this;
    const start = sweeper.at;
    sweeper.advance({ x: 0, y: this.options.stepHeight });
    sweeper.advance({ x: Math.sign(by) * Math.max(Math.abs(by), MIN_STRIDE), y: 0 });
    const hit = sweeper.advance({ x: 0, y: start.y - sweeper.at.y });
    const climbed = hit && this.isGround(hit.normal) && sweeper.at.y > start.y + SKIN;
    if (climbed) this.stand(hit);
    else sweeper.at = start;
    return climbed ?? false;
  }

  /** Follows ground that falls away, by up to a step. */
  private snapToGround(): void {
    const start = this.sweeper.at;
    const hit = this.sweeper.advance({ x: 0, y: -this.options.stepHeight });
    this.ground = undefined;
    if (hit && this.isGround(hit.normal)) this.stand(hit);
    else this.sweeper.at = start;
  }
}

/** Returns a motion of a length along the ground; a negative length is to the left. */
function alongGround(normal: Vec2Value, length: number): Vec2Value {
  return { x: normal.y * length, y: -normal.x * length };
}

/** Removes the part of a vector that points into a surface. */
function slide({ x, y }: Vec2Value, normal: Vec2Value): Vec2Value {
  const into = Math.min(0, x * normal.x + y * normal.y);
  return { x: x - into * normal.x, y: y - into * normal.y };
}
// #endregion

const GRAVITY = 25; // m/s²
const JUMP_SPEED = 9.5; // m/s
const HALF = { x: 0.3, y: 0.5 }; // m, of the character
const LEVEL = [
  { x: -8.5, y: 7.6 },
  { x: -8.5, y: 0 },
  { x: -6.4, y: 0 },
  { x: -6.4, y: 0.3 },
  { x: -5.7, y: 0.3 },
  { x: -5.7, y: 0.6 },
  { x: -5, y: 0.6 },
  { x: -5, y: 0.9 },
  { x: -3.9, y: 0.9 },
  { x: -2.2, y: 0 }, // 28° down
  { x: -1.2, y: 0 },
  { x: 1, y: 1.85 }, // 40° up
  { x: 2.1, y: 1.85 },
  { x: 3.1, y: 0 }, // 62° down
  { x: 5.4, y: 0 },
  { x: 5.4, y: 0.6 },
  { x: 6.4, y: 0.6 },
  { x: 8.5, y: 4.2 }, // 60° up
  { x: 8.5, y: 7.6 },
];
/** Center and half the width of each ledge, in meters. */
const LEDGES = [
  [-7.3, 2.2, 1.2],
  [-4, 3.4, 1],
  [-1.4, 2.4, 0.8],
  [0.7, 4.6, 1.2],
  [4.3, 2.6, 1],
] as const;

export default defineScene({
  title: 'Move and slide: a kinematic character that finds its way by shape casts',
  description:
    'A kinematic character climbs steps, walks up slopes up to a limit, slides down steeper ones, and stops its jumps at ceilings.',
  params: {
    maxSlope: range('Maximum slope', { min: 20, max: 70, step: 1, value: 45, unit: '°' }),
    stepHeight: range('Step height', { min: 0.1, max: 0.6, step: 0.05, value: 0.35, unit: 'm' }),
    speed: range('Speed', { min: 1, max: 8, step: 0.5, value: 4, unit: 'm/s' }),
  },
  poster: 2,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const level = world.createBody();
    level.createFixture({ shape: new Chain(LEVEL) });
    for (const [x, y, halfWidth] of LEDGES)
      level.createFixture({ shape: new Box(halfWidth, 0.22, { x, y }) });
    for (const x of [0.5, 1.2, 4.4]) {
      const crate = world.createBody({ type: 'dynamic', position: { x, y: x > 3 ? 3.12 : 5.12 } });
      crate.createFixture({ shape: new Box(0.28, 0.28), density: 20, friction: 0.5 });
    }

    const player = world.createBody({
      type: 'kinematic',
      position: { x: -7.8, y: HALF.y + 0.02 },
      style: { fill: 'accent', stroke: 'accent' },
    });
    const shape = new Box(HALF.x, HALF.y);
    player.createFixture({ shape });
    const mover = new KinematicMover(player, shape, { ...params, pushForce: 120 });

    // The character walks at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;
    let facing = 1;

    return {
      world,
      view: { x: 0, y: 3.1, width: 17.4, height: 9.4 },
      step(dt) {
        mover.options.maxSlope = (params.maxSlope * Math.PI) / 180;
        mover.options.stepHeight = params.stepHeight;
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (direction) facing = direction;
        const { x, y } = mover.velocity;
        const maxChange = (mover.ground ? 60 : 15) * dt;
        const change = Math.max(-maxChange, Math.min(maxChange, params.speed * direction - x));
        mover.velocity = { x: x + change, y: y - GRAVITY * dt };
        mover.move(dt);
      },
      draw(pen) {
        pen.polygon([...LEVEL.slice(1, -1), { x: 8.5, y: -2 }, { x: -8.5, y: -2 }], {
          fill: 'static',
        });
        const { x, y } = pen.poseOf(player);
        pen.circle({ x: x + 0.13 * facing, y: y + 0.25 }, 0.07, { fill: 'outline' });
        const { ground, velocity } = mover;
        const feet = { x, y: y - HALF.y };
        if (ground)
          pen.arrow(feet, { x: feet.x + 1.2 * ground.x, y: feet.y + 1.2 * ground.y }, 'good');
        pen.arrow({ x, y }, { x: x + velocity.x / 3, y: y + velocity.y / 3 }, 'quiet');
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          if (key === 'ArrowUp' && !held.has(key) && mover.ground)
            mover.velocity = { x: mover.velocity.x, y: JUMP_SPEED };
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ←/→ or A/D to walk, and ↑ or W to jump.',
      facts: () => {
        const { ground } = mover;
        const slope = ground && (Math.acos(Math.min(1, ground.y)) * 180) / Math.PI;
        return {
          Ground: slope === undefined ? 'none' : `${slope.toFixed(0)}°`,
          Velocity: `(${mover.velocity.x.toFixed(1)}, ${mover.velocity.y.toFixed(1)}) m/s`,
        };
      },
    };
  },
});
