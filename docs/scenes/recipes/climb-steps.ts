import { type Body, Box, Chain, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';
import { castRay, isSolid } from '../shared/helpers.ts';

// #region float
export interface FloatOptions {
  /** Height of the body above the ground, in meters: the highest step that it climbs. */
  ride: number;
  /** Natural frequency of the spring, in Hz. */
  frequency: number;
  /** Damping ratio of the spring: at 1, it doesn't overshoot. */
  damping: number;
}

const WALK_SPEED = 3; // m/s
const JUMP_SPEED = 8; // m/s
const ACCELERATION = 30; // m/s²
const EXTRA_REACH = 0.5; // m, on the ground: the spring also pulls down, or the body would fly off stairs

/** Moves a character whose body floats above the ground. */
export class FloatingWalker {
  readonly body: Body;
  /** Half the width and the height of the body, in meters. */
  readonly half: Vec2Value;
  readonly options: FloatOptions;
  /** Distance between the body and the ground, in meters; undefined in the air. */
  gap: number | undefined;
  /** Force of the spring, in newtons. */
  force = 0;
  /** −1 for left, 1 for right. */
  facing = 1;
  private jumping = false;

  constructor(body: Body, half: Vec2Value, options: FloatOptions) {
    this.body = body;
    this.half = half;
    this.options = options;
  }

  /**
   * Call it before every step.
   * @param direction −1 for left, 1 for right, or 0
   * @param dt length of the step, in seconds
   */
  move(direction: number, dt: number): void {
    if (direction) this.facing = direction;
    const { x, y } = this.body.getLinearVelocity();
    const maxChange = ACCELERATION * dt;
    const change = Math.max(-maxChange, Math.min(maxChange, WALK_SPEED * direction - x));
    this.body.setLinearVelocity({ x: x + change, y });
    if (y <= 0) this.jumping = false;
    this.gap = this.jumping ? undefined : this.measureGap();
    this.force = this.gap === undefined ? 0 : this.springForce(this.gap);
    this.body.applyForceToCenter({ x: 0, y: this.force });
  }

  /** Call it when the jump key goes down. */
  jump(): void {
    if (this.gap === undefined) return;
    this.jumping = true;
    this.body.setLinearVelocity({ x: this.body.getLinearVelocity().x, y: JUMP_SPEED });
  }

  /** Returns the height of the ground below a point, in meters, or undefined if it is out of reach. */
  groundBelow({ x, y }: Vec2Value, reach: number): number | undefined {
    const hit = castRay(this.body.getWorld(), { x, y }, { x, y: y - reach }, (fixture) => {
      return isSolid(fixture) && fixture.getBody() !== this.body;
    });
    return hit && hit.normal.y > 0.7 ? hit.point.y : undefined; // not a wall
  }

  /** Returns the gap above the highest ground, which can be that of the next step. */
  private measureGap(): number | undefined {
    const { x, y } = this.body.getPosition();
    const feet = y - this.half.y;
    const reach = this.options.ride + (this.gap === undefined ? 0 : EXTRA_REACH);
    const heights = [-this.half.x, 0, this.half.x + 0.02].flatMap((side) => {
      return this.groundBelow({ x: x + side * this.facing, y: feet + 0.02 }, reach) ?? [];
    });
    return heights.length > 0 ? feet - Math.max(...heights) : undefined;
  }

  /** Returns the force of a damped spring that also carries the weight, in newtons. */
  private springForce(gap: number): number {
    const { ride, frequency, damping } = this.options;
    const omega = 2 * Math.PI * frequency; // rad/s
    const speed = this.body.getLinearVelocity().y;
    const spring = omega ** 2 * (ride - gap) - 2 * damping * omega * speed; // m/s²
    return this.body.getMass() * (spring - this.body.getWorld().getGravity().y);
  }
}
// #endregion

const HALF = { x: 0.3, y: 0.4 }; // m, of the player's body
const GRAVITY = 20; // m/s²

export default defineScene({
  title: 'Climb steps: a character that floats above the ground',
  description:
    'A spring holds a walking character above the ground, so its body never touches the stairs. Steps that are higher than the gap stop it.',
  params: {
    ride: range('Ride height', { min: 0.2, max: 0.7, step: 0.05, value: 0.5, unit: 'm' }),
    frequency: range('Spring frequency', { min: 2, max: 6, step: 0.5, value: 4, unit: 'Hz' }),
    damping: range('Damping ratio', { min: 0.2, max: 1, step: 0.1, value: 0.7 }),
  },
  poster: 1.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const corners = [{ x: -5.5, y: 0 }];
    // Distance to the next step and its height, in meters.
    const steps = [
      [1.5, 0.25],
      [0.6, 0.25],
      [0.6, 0.25],
      [0.6, 0.25],
      [0.6, 0.25],
      [1.6, 0.45],
      [1.5, -0.425],
      [0.6, -0.425],
      [0.6, -0.425],
      [0.6, -0.425],
      [2.2, 6],
    ] as const;
    let edge = -5.5;
    let height = 0;
    for (const [run, rise] of steps) {
      edge += run;
      corners.push({ x: edge, y: height }, { x: edge, y: height + rise });
      height += rise;
    }
    corners.unshift({ x: -5.5, y: 6 });
    world.createBody().createFixture({ shape: new Chain(corners, false) });

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -5, y: params.ride + HALF.y },
      fixedRotation: true,
      style: { fill: 'accent' },
    });
    player.createFixture({ shape: new Box(HALF.x, HALF.y), density: 60, friction: 0 });

    const walker = new FloatingWalker(player, HALF, { ...params });

    // The character walks at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;
    let walked = 0; // m

    return {
      world,
      view: { x: 0, y: 2.2, width: 11.6, height: 6 },
      step(dt) {
        Object.assign(walker.options, params);
        walked += player.getLinearVelocity().x * dt;
        walker.move(Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft')), dt);
      },
      draw(pen) {
        pen.polygon([...corners.slice(1, -1), { x: 5.5, y: -2 }, { x: -5.5, y: -2 }], {
          fill: 'static',
        });
        const { x, y } = pen.poseOf(player);
        const { facing, force, gap } = walker;
        const hip = y - HALF.y;
        for (const phase of [0, Math.PI]) {
          const swing = phase + walked * 4;
          const footX = x + 0.25 * Math.cos(swing);
          const ground = walker.groundBelow({ x: footX, y: hip }, 1) ?? hip - params.ride;
          const footY =
            (gap === undefined ? hip - 0.3 : ground) + 0.12 * Math.max(0, Math.sin(-swing));
          const knee = { x: (x + footX) / 2 + 0.1 * facing, y: (hip + footY) / 2 };
          const foot = { x: footX, y: footY };
          pen.line([{ x, y: hip }, knee, foot], { stroke: 'outline', width: 3 });
          pen.dot(foot, 'outline', 4);
        }
        pen.circle({ x: x + 0.15 * facing, y: y + 0.2 }, 0.06, { fill: 'outline' });
        if (force > 0) pen.arrow({ x, y }, { x, y: y + force / 800 }, 'good');
      },
      highlights: {
        gap(pen) {
          const { x, y } = pen.poseOf(player);
          const ground = y - HALF.y - (walker.gap ?? 0);
          for (const side of [-HALF.x, 0, HALF.x])
            pen.line(
              [
                { x: x + side, y: y - HALF.y },
                { x: x + side, y: ground },
              ],
              { stroke: 'accent', width: 4 },
            );
        },
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          if (key === 'ArrowUp' && !held.has(key)) walker.jump();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ←/→ or A/D to walk, and ↑ or W to jump.',
      facts: () => ({
        'Gap below the body':
          walker.gap === undefined ? 'in the air' : `${walker.gap.toFixed(2)} m`,
        'Spring force': `${walker.force.toFixed(0)} N`,
      }),
    };
  },
});
