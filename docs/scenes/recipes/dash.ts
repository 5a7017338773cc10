import { type Body, Box, Chain, Circle, World } from 'planck';
import { defineScene, range } from '#scene';
import { groundNormal } from '../shared/helpers.ts';

// #region dash
export interface DashOptions {
  /** Length of a dash, in meters. */
  distance: number;
  /** Duration of a dash, in seconds. */
  duration: number;
  /** Time from the end of a dash until the next one can start, in seconds. */
  cooldown: number;
}

/** Moves a character over a fixed distance in a fixed time. Its gravity scale is 0 meanwhile, and 1 afterward. */
export class Dasher {
  readonly body: Body;
  readonly options: DashOptions;
  /** Seconds until the dash ends. */
  dashTimer = 0;
  /** Seconds until the next dash can start. */
  cooldownTimer = 0;
  private direction = 1;
  private isWeightless = false;

  constructor(body: Body, options: DashOptions) {
    this.body = body;
    this.options = options;
  }

  /**
   * Starts a dash and returns true, or returns false during the cooldown.
   * @param direction −1 for left, 1 for right
   */
  dash(direction: number): boolean {
    if (this.cooldownTimer > 0) return false;
    const { duration, cooldown } = this.options;
    this.dashTimer = duration;
    this.cooldownTimer = duration + cooldown;
    this.direction = direction;
    return true;
  }

  /** Call it before every step. Sets the velocity and returns true while the character dashes. */
  move(dt: number): boolean {
    const { distance, duration } = this.options;
    this.cooldownTimer -= dt;
    if (this.dashTimer <= 0) {
      // Only once, because ladders and ledges also set it.
      if (this.isWeightless) this.body.setGravityScale(1);
      this.isWeightless = false;
      return false;
    }
    this.body.setGravityScale(0);
    this.isWeightless = true;
    // The last step is shorter than others: with a lower speed, the distance is exact.
    const fraction = Math.min(1, this.dashTimer / dt);
    const speed = (fraction * distance) / duration;
    this.body.setLinearVelocity({ x: speed * this.direction, y: 0 });
    this.dashTimer -= dt;
    return true;
  }
}
// #endregion

const WALK_SPEED = 5; // m/s
const GRAVITY = 25; // m/s²
const RADIUS = 0.4; // m

export default defineScene({
  title: 'Dash: a fixed distance in a fixed time, with a cooldown',
  description:
    'A character dashes over a gap and into crates. During the dash, gravity is off and the velocity is constant, so it covers the same distance every time.',
  params: {
    distance: range('Distance', { min: 1, max: 6, step: 0.5, value: 4, unit: 'm' }),
    duration: range('Duration', { min: 0.1, max: 0.5, step: 0.05, value: 0.2, unit: 's' }),
    cooldown: range('Cooldown', { min: 0.2, max: 2, step: 0.1, value: 0.6, unit: 's' }),
  },
  poster: 0.6,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const ground = [
      { x: -9, y: 8 },
      { x: -9, y: 0 },
      { x: -4, y: 0 },
      { x: -4, y: -1.4 },
      { x: -0.8, y: -1.4 },
      { x: -0.8, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 8 },
    ];
    world.createBody().createFixture({ shape: new Chain(ground), friction: 0.6 });
    for (let i = 0; i < 10; i++) {
      const position = { x: 4 + 0.62 * (i % 2), y: 0.3 + 0.61 * Math.floor(i / 2) };
      const crate = world.createBody({ type: 'dynamic', position });
      crate.createFixture({ shape: new Box(0.3, 0.3), density: 8, friction: 0.6 });
    }

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -6.5, y: RADIUS },
      fixedRotation: true,
      allowSleep: false,
      bullet: true,
      style: { fill: 'accent', stroke: 'accent' },
    });
    player.createFixture({ shape: new Circle(RADIUS), density: 100, friction: 0 });

    // The character runs at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;
    let facing = 1;
    let lastDash = { from: player.getPosition().x, length: 0 };
    const ghosts: { x: number; y: number; age: number }[] = [];

    const dasher = new Dasher(player, params);
    const dash = () => {
      if (dasher.dash(facing)) lastDash = { from: player.getPosition().x, length: 0 };
    };

    return {
      world,
      view: { x: 0, y: 2.2, width: 18.4, height: 8.6 },
      step(dt) {
        // Before the first key, the player dashes over the gap.
        if (!isPlayed && player.getPosition().x > -4.5 && player.getPosition().x < -4) dash();
        const axis = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (axis) facing = axis;
        if (!dasher.move(dt))
          player.setLinearVelocity({ x: WALK_SPEED * axis, y: player.getLinearVelocity().y });
      },
      stepped(dt) {
        const { x, y } = player.getPosition();
        if (dasher.dashTimer > -dt && dasher.cooldownTimer > params.cooldown - dt) {
          lastDash.length = Math.abs(x - lastDash.from);
          ghosts.push({ x, y, age: 0 });
        }
        for (const ghost of ghosts) ghost.age += dt;
        while ((ghosts[0]?.age ?? 0) > 0.5) ghosts.shift();
      },
      draw(pen) {
        pen.polygon([...ground.slice(1, -1), { x: 9, y: -3 }, { x: -9, y: -3 }], {
          fill: 'static',
        });
        for (const { x, y, age } of ghosts)
          pen.circle({ x, y }, RADIUS * (1 - age), { stroke: 'accent', dashed: true });
        const { x, y } = pen.poseOf(player);
        pen.circle({ x: x + 0.15 * facing, y: y + 0.12 }, 0.07, { fill: 'outline' });
        const cooldown = Math.max(0, dasher.cooldownTimer);
        const ready = 1 - cooldown / (params.duration + params.cooldown);
        pen.line(
          [
            { x: x - 0.5, y: y + 0.7 },
            { x: x + 0.5, y: y + 0.7 },
          ],
          { stroke: 'quiet', width: 3 },
        );
        pen.line(
          [
            { x: x - 0.5, y: y + 0.7 },
            { x: x - 0.5 + ready, y: y + 0.7 },
          ],
          { stroke: 'good', width: 3 },
        );
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight', ' '],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          if (key === ' ' && !held.has(key)) dash();
          if (key === 'ArrowUp' && groundNormal(player)) player.setLinearVelocity({ x: 0, y: 9 });
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ←/→ or A/D to run, ↑ or W to jump, and Space to dash, also in the air.',
      facts: () => ({
        'Length of the last dash': `${lastDash.length.toFixed(2)} m`,
        Speed: `${player.getLinearVelocity().length().toFixed(1)} m/s`,
      }),
    };
  },
});
