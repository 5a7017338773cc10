import { type Body, Box, Chain, type Fixture, type FixtureDef, type Shape, World } from 'planck';
import { defineScene, range } from '#scene';
import { castRay, forEachContact, groundNormal, isSolid, overlapShape } from '../shared/helpers.ts';

// #region air-jumps
/** Allows a number of jumps in the air, until the character lands. */
export class AirJumps {
  readonly body: Body;
  /** Jumps in the air before the next landing. */
  max: number;
  left = 0;

  constructor(body: Body, max: number) {
    this.body = body;
    this.max = max;
  }

  /** Call it before every step. */
  update(): void {
    if (groundNormal(this.body)) this.left = this.max;
  }

  /** Call it when the jump key goes down. Returns whether the character jumps. */
  jump(speed: number): boolean {
    const grounded = groundNormal(this.body) !== undefined;
    if (!grounded && this.left === 0) return false;
    if (!grounded) this.left--;
    this.body.setLinearVelocity({ x: this.body.getLinearVelocity().x, y: speed });
    return true;
  }
}
// #endregion

// #region crouch
/** Removes the upper fixture of a character and restores it where there is room. */
export class Crouch {
  readonly body: Body;
  private readonly upper: FixtureDef & { shape: Shape };
  private readonly room: Shape;
  private fixture: Fixture | null;

  /** @param room shape of the upper fixture, slightly narrower, so that walls next to it don't count */
  constructor(body: Body, upper: FixtureDef & { shape: Shape }, room: Shape) {
    this.body = body;
    this.upper = upper;
    this.room = room;
    this.fixture = body.createFixture(upper);
  }

  get crouching(): boolean {
    return this.fixture === null;
  }

  /** Call it between steps: before every step, with whether the key is held. */
  update(held: boolean): void {
    if (held && this.fixture) {
      this.body.destroyFixture(this.fixture);
      this.fixture = null;
    } else if (!held && !this.fixture && this.hasHeadroom()) {
      this.fixture = this.body.createFixture(this.upper);
    }
  }

  hasHeadroom(): boolean {
    const isOther = (fixture: Fixture) => isSolid(fixture) && fixture.getBody() !== this.body;
    const { body, room } = this;
    return overlapShape(body.getWorld(), room, body.getPosition(), 0, isOther).length === 0;
  }
}
// #endregion

// #region ledge
const REACH = 0.15; // m, of the hands above the head and to the side
const GRIP = 0.25; // m, below the head, where there has to be a wall
const RELEASE_TIME = 0.3; // s, before the next grab

/** Hangs a character on the edges of ledges. */
export class LedgeGrabber {
  readonly body: Body;
  /** Half the width and the height of the character, in meters. */
  readonly half: { x: number; y: number };
  hanging = false;
  private releaseTimer = 0;

  constructor(body: Body, half: { x: number; y: number }) {
    this.body = body;
    this.half = half;
  }

  /**
   * Call it before every step. Returns whether the character hangs, so that other code leaves its velocity alone.
   * @param direction of the key that is held: −1 for left, 1 for right, or 0
   */
  update(direction: number, dt: number): boolean {
    this.releaseTimer -= dt;
    const isFalling = this.body.getLinearVelocity().y <= 0 && !groundNormal(this.body);
    if (!this.hanging && isFalling && direction !== 0 && this.releaseTimer <= 0) {
      const ledge = this.findLedge(direction);
      if (ledge !== undefined) this.hang(ledge);
    }
    if (this.hanging) this.body.setLinearVelocity({ x: 0, y: 0 });
    return this.hanging;
  }

  /** Call it when the character jumps or drops. */
  release(): void {
    this.hanging = false;
    this.releaseTimer = RELEASE_TIME;
    this.body.setGravityScale(1);
  }

  private hang(ledge: number): void {
    this.hanging = true;
    this.body.setGravityScale(0);
    this.body.setTransform({ x: this.body.getPosition().x, y: ledge - this.half.y }, 0);
  }

  /** Returns the height of a ledge in front of the head, in meters, or undefined. */
  private findLedge(direction: number): number | undefined {
    const world = this.body.getWorld();
    const { x, y } = this.body.getPosition();
    const side = x + direction * (this.half.x + REACH);
    const high = y + this.half.y + REACH;
    const low = y + this.half.y - GRIP;
    if (!castRay(world, { x, y: low }, { x: side, y: low })) return undefined; // no wall
    if (castRay(world, { x, y: high }, { x: side, y: high })) return undefined; // no edge
    const top = castRay(world, { x: side, y: high }, { x: side, y: low });
    return top && top.normal.y > 0.9 ? top.point.y : undefined;
  }
}
// #endregion

// #region swim
export interface WaterOptions {
  /** Lift of a submerged body divided by its weight; above 1, the body floats. */
  buoyancy: number;
  /** Rate at which water slows it down, in 1/s. */
  drag: number;
}

/**
 * Applies lift and drag, if a body touches the sensor of the water, and returns which part of it is below the surface,
 * from 0 to 1. Call it before every step.
 * @param halfHeight of the body, in meters
 */
export function swim(
  body: Body,
  water: Fixture,
  halfHeight: number,
  options: WaterOptions,
): number {
  let submerged = 0;
  forEachContact(body, (contact) => {
    if (contact.getFixtureA() !== water && contact.getFixtureB() !== water) return;
    const depth = water.getAABB(0).upperBound.y - (body.getPosition().y - halfHeight);
    submerged = Math.max(0, Math.min(1, depth / (2 * halfHeight)));
  });
  const { x, y } = body.getLinearVelocity();
  const gravity = -body.getWorld().getGravity().y;
  const scale = body.getMass() * submerged;
  body.applyForceToCenter({
    x: -scale * options.drag * x,
    y: scale * (options.buoyancy * gravity - options.drag * y),
  });
  return submerged;
}
// #endregion

const GRAVITY = 25; // m/s²
const HALF = { x: 0.3, y: 0.6 }; // m, of the character
const STROKE = 7; // m/s, of a jump in the water
const SURFACE = 0.4; // m
const GROUND = [
  { x: -9, y: 7.7 },
  { x: -9, y: 0 },
  { x: -5.8, y: 0 },
  { x: -5.8, y: 2.6 },
  { x: -0.6, y: 2.6 },
  { x: -0.6, y: -1.8 },
  { x: 3.8, y: -1.8 },
  { x: 3.8, y: 0.6 },
  { x: 6.2, y: 0.6 },
  { x: 6.2, y: 4.3 },
  { x: 9, y: 4.3 },
  { x: 9, y: 7.7 },
];
/** Demo until the reader's first key: time in seconds, key, and whether it goes down. */
const DEMO = [
  [0, 'ArrowRight', true],
  [0.35, 'ArrowUp', true],
  [0.75, 'ArrowUp', true],
  [1.55, 'ArrowDown', true],
  [3.35, 'ArrowDown', false],
  [4.6, 'ArrowUp', true],
  [5.0, 'ArrowUp', true],
  [5.4, 'ArrowUp', true],
  [6.0, 'ArrowUp', true],
  [6.45, 'ArrowUp', true],
  [7.6, 'ArrowUp', true],
  [8.3, 'ArrowRight', false],
] as const;

export default defineScene({
  title: 'Double jump, crouch, ledge grab, and swim',
  description:
    'A character jumps again in the air, crouches through a tunnel, swims through a pool, and pulls itself up a ledge to a flag.',
  params: {
    airJumps: range('Jumps in the air', { min: 0, max: 3, step: 1, value: 1 }),
    jumpSpeed: range('Jump speed', { min: 6, max: 12, step: 0.5, value: 9, unit: 'm/s' }),
    buoyancy: range('Buoyancy', { min: 0.4, max: 2.5, step: 0.1, value: 1.4 }),
    drag: range('Water drag', { min: 0.5, max: 8, step: 0.5, value: 3, unit: '1/s' }),
  },
  poster: 7.2,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(GROUND, true) });
    ground.createFixture({ shape: new Box(1.4, 2.12, { x: -3, y: 5.57 }) }); // tunnel
    const pool = new Box(2.2, (SURFACE + 1.8) / 2, { x: 1.6, y: (SURFACE - 1.8) / 2 });
    const pond = world.createBody({ style: { fill: 'water', stroke: 'water' } });
    const water = pond.createFixture({ shape: pool, isSensor: true });

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -8.2, y: HALF.y },
      fixedRotation: true,
      allowSleep: false,
      style: { fill: 'accent', stroke: 'accent' },
    });
    const lower = new Box(HALF.x, HALF.y / 2, { x: 0, y: -HALF.y / 2 });
    player.createFixture({ shape: lower, density: 100, friction: 0 });
    // The upper fixture has no mass, so that the mass doesn't depend on it.
    const head = { x: 0, y: HALF.y / 2 };
    const upper = { shape: new Box(HALF.x, HALF.y / 2, head), density: 0, friction: 0 };
    const crouch = new Crouch(player, upper, new Box(HALF.x - 0.05, HALF.y / 2, head));
    const jumps = new AirJumps(player, 1);
    const grabber = new LedgeGrabber(player, HALF);

    const held = new Set<string>();
    let isPlayed = false;
    let facing = 1;
    let time = 0; // s
    let demoStep = 0;
    let submerged = 0;
    /** Where the last jump in the air began. */
    let puff = { x: 0, y: 0, age: 1 };

    const press = (key: string) => {
      if (key === 'ArrowDown' && grabber.hanging) grabber.release();
      if (key === 'ArrowUp' && !held.has(key)) {
        const { x, y } = player.getPosition();
        if (grabber.hanging) {
          grabber.release();
          player.setLinearVelocity({ x: 0, y: params.jumpSpeed });
        } else if (submerged > 0.3) {
          player.setLinearVelocity({ x: player.getLinearVelocity().x, y: STROKE });
        } else {
          const isInAir = !groundNormal(player);
          if (jumps.jump(params.jumpSpeed) && isInAir) puff = { x, y: y - HALF.y, age: 0 };
        }
      }
      held.add(key);
    };

    return {
      world,
      view: { x: 0, y: 2.6, width: 18.4, height: 10.4 },
      step(dt) {
        time += dt;
        puff.age += dt;
        for (; !isPlayed && (DEMO[demoStep]?.[0] ?? time) < time; demoStep++) {
          const [, key, isDown] = DEMO[demoStep] ?? [0, '', false];
          held.delete(key);
          if (isDown) press(key);
        }
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (direction) facing = direction;
        jumps.max = params.airJumps;
        jumps.update();
        crouch.update(held.has('ArrowDown'));
        submerged = swim(player, water, HALF.y, params);
        if (grabber.update(direction, dt)) return;
        const { x, y } = player.getLinearVelocity();
        const speed = crouch.crouching ? 2 : submerged > 0.5 ? 3 : 4.5;
        const change = Math.max(-40 * dt, Math.min(40 * dt, speed * direction - x));
        player.setLinearVelocity({ x: x + change, y });
      },
      draw(pen) {
        pen.polygon([...GROUND.slice(1, -1), { x: 9, y: -3 }, { x: -9, y: -3 }], {
          fill: 'static',
        });
        const { x, y } = pen.poseOf(player);
        const eye = crouch.crouching ? -0.15 : 0.35;
        pen.circle({ x: x + 0.13 * facing, y: y + eye }, 0.07, { fill: 'outline' });
        if (grabber.hanging) {
          const shoulder = { x: x + 0.1 * facing, y: y + 0.1 };
          const hand = { x: x + 0.42 * facing, y: y + HALF.y + 0.04 };
          pen.line([shoulder, hand], { stroke: 'outline', width: 4 });
        }
        if (puff.age < 0.3)
          pen.circle(puff, 0.2 + 1.5 * puff.age, { stroke: 'quiet', width: 2, dashed: true });
        const isReached = x > 7 && y > 4;
        pen.line(
          [
            { x: 8, y: 4.3 },
            { x: 8, y: 5.9 },
          ],
          { stroke: 'outline', width: 2.5 },
        );
        const flag = [
          { x: 8, y: 5.9 },
          { x: 7.2, y: 5.6 },
          { x: 8, y: 5.3 },
        ];
        pen.polygon(flag, { fill: isReached ? 'good' : 'rose' });
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          press(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () =>
        'Press ←/→ or A/D to run, ↑ or W to jump and to swim up, and ↓ or S to crouch or to let go of a ledge.',
      facts: () => ({
        State: grabber.hanging
          ? 'hanging'
          : submerged > 0.3
            ? 'swimming'
            : crouch.crouching
              ? 'crouching'
              : groundNormal(player)
                ? 'on the ground'
                : 'in the air',
        'Jumps left in the air': jumps.left,
      }),
    };
  },
});
