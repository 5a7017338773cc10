import { type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';
import { contactNormal, forEachContact, otherBody } from '../shared/helpers.ts';

// #region platform
/** Gives a kinematic body the velocity with which it reaches a point in the next step, of `dt` seconds. */
export function moveTo(body: Body, target: Vec2Value, dt: number): void {
  const { x, y } = body.getPosition();
  body.setLinearVelocity({ x: (target.x - x) / dt, y: (target.y - y) / dt });
}

/**
 * Returns how far a platform is between its two ends, from 0 to 1. It slows down at the ends.
 * @param phase in radians: 2π is the way there and back
 */
export function progressAt(phase: number): number {
  return (1 - Math.cos(phase)) / 2;
}
// #endregion

// #region ride
/** Speeds in m/s. */
export interface RiderOptions {
  walkSpeed: number;
  jumpSpeed: number;
  /** Whether the character moves relative to the ground. If not, platforms leave it behind. */
  relative: boolean;
}

const GROUND_ACCELERATION = 30; // m/s²
const AIR_ACCELERATION = 10; // m/s²
const JUMP_TIME = 0.1; // s, in which a jump leaves the ground
const MIN_NORMAL_Y = 0.7; // of ground, which is up to 45° steep

/** Moves a character that platforms carry. Give its fixtures no friction. */
export class PlatformRider {
  readonly body: Body;
  readonly options: RiderOptions;
  /** Seconds for which a jump ignores the ground. */
  private jumpTimer = 0;

  constructor(body: Body, options: RiderOptions) {
    this.body = body;
    this.options = options;
  }

  /**
   * Call it before every step, after the platforms got their velocities.
   * @param direction −1 for left, 1 for right, or 0
   * @param dt length of the step, in seconds
   */
  move(direction: number, dt: number): void {
    let { x, y } = this.body.getLinearVelocity();
    this.jumpTimer -= dt;
    const ground = this.jumpTimer > 0 ? undefined : this.groundVelocity();
    const base = ground && this.options.relative ? ground : { x: 0, y };
    const maxChange = (ground ? GROUND_ACCELERATION : AIR_ACCELERATION) * dt;
    const change = base.x + this.options.walkSpeed * direction - x;
    // In the air without a key, the character keeps its speed.
    if (ground || direction) x += Math.max(-maxChange, Math.min(maxChange, change));
    // A platform that moves down takes the character along.
    if (ground) y = base.y;
    this.body.setLinearVelocity({ x, y });
  }

  /** Call it when the jump key goes down. */
  jump(): void {
    const ground = this.groundVelocity();
    if (!ground || this.jumpTimer > 0) return;
    const { x } = this.body.getLinearVelocity();
    this.body.setLinearVelocity({ x, y: ground.y + this.options.jumpSpeed });
    this.jumpTimer = JUMP_TIME;
  }

  /** Returns the velocity of the ground below the character, in m/s, or undefined in the air. */
  groundVelocity(): Vec2Value | undefined {
    let velocity: Vec2Value | undefined;
    forEachContact(this.body, (contact) => {
      const normal = contactNormal(contact, this.body);
      const point = contact.getWorldManifold(null)?.points[0];
      if (!normal || !point || normal.y < MIN_NORMAL_Y) return;
      velocity = otherBody(contact, this.body)?.getLinearVelocityFromWorldPoint(point);
    });
    return velocity;
  }
}
// #endregion

const GRAVITY = 20; // m/s²
const FOOT_RADIUS = 0.35; // m

export default defineScene({
  title: 'Moving platforms that carry a character and crates',
  description:
    'One platform moves sideways, another up and down. A character without friction rides them, because it moves relative to the ground below.',
  params: {
    period: range('Period', { min: 2, max: 8, step: 0.5, value: 5, unit: 's' }),
    relative: toggle('Move relative to the ground', true),
  },
  poster: 1.6,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const ground = [
      { x: -7, y: 8 },
      { x: -7, y: 2 },
      { x: -4.6, y: 2 },
      { x: -4.6, y: 0 },
      { x: 5.2, y: 0 },
      { x: 5.2, y: 4 },
      { x: 7, y: 4 },
      { x: 7, y: 8 },
    ];
    world.createBody().createFixture({ shape: new Chain(ground), friction: 0.6 });

    const createPlatform = (position: Vec2Value) => {
      const platform = world.createBody({ type: 'kinematic', position });
      platform.createFixture({ shape: new Box(1.2, 0.15), friction: 0.6 });
      return platform;
    };
    const shuttle = createPlatform({ x: -3.2, y: 1.85 });
    const lift = createPlatform({ x: 3.8, y: 0.4 });

    for (const [platform, side] of [
      [shuttle, 0.8],
      [lift, 0.5],
    ] as const) {
      const { x, y } = platform.getPosition();
      const crate = world.createBody({ type: 'dynamic', position: { x: x + side, y: y + 0.45 } });
      crate.createFixture({ shape: new Box(0.3, 0.3), density: 20, friction: 0.6 });
    }

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -3.6, y: 2 + FOOT_RADIUS },
      fixedRotation: true,
      allowSleep: false,
      style: { fill: 'accent', stroke: 'accent' },
    });
    const torso = new Box(FOOT_RADIUS - 0.02, 0.3, { x: 0, y: 0.3 });
    for (const shape of [new Circle(FOOT_RADIUS), torso])
      player.createFixture({ shape, density: 60, friction: 0 });

    let phase = 0; // rad
    const movePlatforms = (dt: number) => {
      phase += (2 * Math.PI * dt) / params.period;
      const progress = progressAt(phase);
      moveTo(shuttle, { x: -3.2 + 4.4 * progress, y: 1.85 }, dt);
      moveTo(lift, { x: 3.8, y: 0.4 + 3.4 * progress }, dt);
    };
    const options = { walkSpeed: 3, jumpSpeed: 8, relative: params.relative };
    const rider = new PlatformRider(player, options);

    // The arrow keys that are held.
    const held = new Set<string>();
    let facing = 1;

    return {
      world,
      view: { x: 0, y: 2.9, width: 14.4, height: 7.6 },
      step(dt) {
        movePlatforms(dt);
        options.relative = params.relative;
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (direction) facing = direction;
        rider.move(direction, dt);
      },
      draw(pen) {
        pen.polygon([...ground.slice(1, -1), { x: 7, y: -2 }, { x: -7, y: -2 }], {
          fill: 'static',
        });
        pen.line(
          [
            { x: -3.2, y: 1.85 },
            { x: 1.2, y: 1.85 },
          ],
          { stroke: 'quiet', dashed: true },
        );
        pen.line(
          [
            { x: 3.8, y: 0.4 },
            { x: 3.8, y: 3.8 },
          ],
          { stroke: 'quiet', dashed: true },
        );
        const { x, y } = pen.poseOf(player);
        pen.circle({ x: x + 0.14 * facing, y: y + 0.35 }, 0.07, { fill: 'outline' });
        const velocity = player.getLinearVelocity();
        pen.arrow({ x, y }, { x: x + velocity.x / 2, y: y + velocity.y / 2 }, 'good');
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          if (key === 'ArrowUp' && !held.has(key)) rider.jump();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ←/→ or A/D to walk, and ↑ or W to jump. Ride to the ledge on the right.',
      facts: () => {
        const { x, y } = player.getLinearVelocity();
        return {
          Velocity: `(${x.toFixed(1)}, ${y.toFixed(1)}) m/s`,
          Riding: !!rider.groundVelocity(),
        };
      },
    };
  },
});
