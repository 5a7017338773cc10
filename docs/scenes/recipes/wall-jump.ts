import { type Body, Box, Chain, World } from 'planck';
import { defineScene, range } from '#scene';
import { contactNormal, forEachContact } from '../shared/helpers.ts';

// #region wall-jump
/** Speeds in m/s, times in seconds. */
export interface WallJumpOptions {
  runSpeed: number;
  jumpSpeed: number;
  /** Maximum speed down a wall while the character pushes against it. */
  slideSpeed: number;
  /** How long the keys have no effect after a jump off a wall. */
  lockTime: number;
}

const GROUND_ACCELERATION = 60; // m/s²
const AIR_ACCELERATION = 30; // m/s²
const WALL_TIME = 0.1; // s, in which a jump still counts after leaving the wall

/** Moves a character that slides down walls and jumps off them. Give its fixtures no friction. */
export class WallJumper {
  readonly body: Body;
  readonly options: WallJumpOptions;
  grounded = false;
  /** Side of the last wall: −1 for left, 1 for right. */
  wallSide = 0;
  /** Seconds for which a jump off that wall is possible. */
  wallTimer = 0;
  /** Seconds without control. */
  lockTimer = 0;

  constructor(body: Body, options: WallJumpOptions) {
    this.body = body;
    this.options = options;
  }

  /**
   * Call it before every step.
   * @param direction −1 for left, 1 for right, or 0
   * @param dt length of the step, in seconds
   */
  move(direction: number, dt: number): void {
    const { runSpeed, slideSpeed } = this.options;
    let { x, y } = this.body.getLinearVelocity();
    const wall = this.checkContacts();
    this.wallTimer -= dt;
    this.lockTimer -= dt;
    // In the first step of a jump, the character still touches the wall but moves away from it.
    if (wall !== 0 && !this.grounded && x * wall > -0.1) {
      this.wallSide = wall;
      this.wallTimer = WALL_TIME;
    }
    if (this.lockTimer <= 0) {
      const maxChange = (this.grounded ? GROUND_ACCELERATION : AIR_ACCELERATION) * dt;
      x += Math.max(-maxChange, Math.min(maxChange, runSpeed * direction - x));
    }
    if (wall !== 0 && direction === wall) y = Math.max(y, -slideSpeed);
    this.body.setLinearVelocity({ x, y });
  }

  /** Call it when the jump key goes down. */
  jump(): void {
    const { runSpeed, jumpSpeed, lockTime } = this.options;
    if (this.grounded) {
      this.body.setLinearVelocity({ x: this.body.getLinearVelocity().x, y: jumpSpeed });
    } else if (this.wallTimer > 0) {
      this.body.setLinearVelocity({ x: -this.wallSide * runSpeed, y: jumpSpeed });
      this.lockTimer = lockTime;
      this.wallTimer = 0;
    }
  }

  /** Updates `grounded` and returns the side on which the character touches a wall, or 0. */
  private checkContacts(): number {
    let wall = 0;
    this.grounded = false;
    forEachContact(this.body, (contact) => {
      const normal = contactNormal(contact, this.body);
      if (!normal) return;
      if (normal.y > 0.7) this.grounded = true;
      if (Math.abs(normal.x) > 0.9) wall = -Math.sign(normal.x);
    });
    return wall;
  }
}
// #endregion

const HALF = { x: 0.35, y: 0.5 }; // m, of the character
const GRAVITY = 25; // m/s²
const RUN_SPEED = 6; // m/s

export default defineScene({
  title: 'Wall jump: slide down a wall, and jump off it',
  description:
    'A character slides slowly down a wall while it pushes against it, and jumps from wall to wall up a shaft.',
  params: {
    slideSpeed: range('Slide speed', { min: 0.5, max: 8, step: 0.5, value: 2, unit: 'm/s' }),
    jumpSpeed: range('Jump speed', { min: 6, max: 14, step: 0.5, value: 10, unit: 'm/s' }),
    lockTime: range('Time without control', {
      min: 0,
      max: 0.4,
      step: 0.02,
      value: 0.16,
      unit: 's',
    }),
  },
  poster: 0.5,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const walls = [
      { x: -7, y: 10 },
      { x: -7, y: 0 },
      { x: 7, y: 0 },
      { x: 7, y: 10 },
    ];
    const ground = world.createBody();
    ground.createFixture({ shape: new Chain(walls, true), friction: 0.6 });
    // Two towers with a shaft between them.
    for (const x of [-2.6, 2.6])
      ground.createFixture({ shape: new Box(0.8, 2.8, { x, y: 4.4 }), friction: 0.6 });

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -1.4, y: 5.6 },
      fixedRotation: true,
      allowSleep: false,
      style: { fill: 'accent' },
    });
    // Without friction, only the code above slows the slide.
    player.createFixture({ shape: new Box(HALF.x, HALF.y), density: 60, friction: 0 });
    const jumper = new WallJumper(player, { runSpeed: RUN_SPEED, ...params });

    // The character slides at the start, as if this key were held.
    const held = new Set(['ArrowLeft']);
    let isPlayed = false;
    let facing = -1;

    return {
      world,
      view: { x: 0, y: 4.9, width: 14.6, height: 10.2 },
      step(dt) {
        Object.assign(jumper.options, params);
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (direction) facing = direction;
        jumper.move(direction, dt);
      },
      draw(pen) {
        const { x, y } = pen.poseOf(player);
        const eye = jumper.lockTimer > 0 ? -jumper.wallSide : facing;
        pen.circle({ x: x + 0.18 * eye, y: y + 0.25 }, 0.07, { fill: 'outline' });
        if (jumper.wallTimer > 0) {
          const side = x + HALF.x * jumper.wallSide;
          const ends = [
            { x: side, y: y - HALF.y },
            { x: side, y: y + HALF.y },
          ];
          pen.line(ends, { stroke: 'good', width: 5 });
          // The jump that is possible now.
          const path = Array.from({ length: 13 }, (_, i) => {
            const time = i / 20; // s
            return {
              x: x - jumper.wallSide * RUN_SPEED * time,
              y: y + params.jumpSpeed * time - (GRAVITY * time ** 2) / 2,
            };
          });
          pen.line(path, { stroke: 'quiet', dashed: true });
        }
        if (jumper.lockTimer > 0) pen.text({ x, y: y + 0.8 }, 'no control', 'bad', 'center');
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          if (key === 'ArrowUp' && !held.has(key)) jumper.jump();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ←/→ or A/D to move and to push against a wall, and ↑ or W to jump.',
      facts: () => ({
        State: jumper.grounded
          ? 'on the ground'
          : jumper.wallTimer > 0
            ? 'at a wall'
            : 'in the air',
        'Vertical speed': `${player.getLinearVelocity().y.toFixed(1)} m/s`,
      }),
    };
  },
});
