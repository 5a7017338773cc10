import { type Body, Box, Chain, Circle, type Vec2Value, World } from 'planck';
import { defineScene, range, toggle } from '#scene';
import { contactNormal, forEachContact } from '../shared/helpers.ts';

// #region walk-on-slopes
/** Speeds in m/s. */
export interface SlopeWalkerOptions {
  speed: number;
  jumpSpeed: number;
  /** Steepest ground to walk on, in radians. */
  maxSlope: number;
  /** Whether a force cancels the pull downhill. */
  holds: boolean;
}

const GROUND_TIME = 0.1; // s, for which the ground is remembered: the foot loses it at the top of a hill
const JUMP_TIME = 0.1; // s, in which a jump leaves the ground

/** Moves a character with the same speed up and down slopes. Give its fixtures no friction. */
export class SlopeWalker {
  readonly body: Body;
  readonly options: SlopeWalkerOptions;
  /** Normal of the ground, or undefined in the air. */
  ground: Vec2Value | undefined;
  /** Seconds since the character touched the ground. */
  private airTime = 0;
  /** Seconds for which a jump ignores the ground. */
  private jumpTimer = 0;

  constructor(body: Body, options: SlopeWalkerOptions) {
    this.body = body;
    this.options = options;
  }

  /**
   * Call it before every step.
   * @param direction −1 for left, 1 for right, or 0
   * @param dt length of the step, in seconds
   */
  move(direction: number, dt: number): void {
    // At a slope that is too steep, stop instead of bouncing off it.
    const speed = this.checkContacts(direction, dt) ? 0 : this.options.speed * direction;
    if (this.ground) this.walk(this.ground, speed);
    else this.body.setLinearVelocity({ x: speed, y: this.body.getLinearVelocity().y });
  }

  /** Call it when the jump key goes down. */
  jump(): void {
    if (!this.ground) return;
    this.ground = undefined;
    this.jumpTimer = JUMP_TIME;
    const { x } = this.body.getLinearVelocity();
    this.body.setLinearVelocity({ x, y: this.options.jumpSpeed });
  }

  /** Updates `ground` and returns whether a wall or a slope that is too steep is in the way. */
  private checkContacts(direction: number, dt: number): boolean {
    let blocked = false;
    let found: Vec2Value | undefined;
    // At the bottom of a hill, the foot touches two slopes. The one ahead counts.
    const isAhead = (a: Vec2Value, b?: Vec2Value) => !b || a.x * direction < b.x * direction;
    forEachContact(this.body, (contact) => {
      const normal = contactNormal(contact, this.body);
      if (!normal) return;
      const isWalkable = Math.acos(Math.min(1, normal.y)) < this.options.maxSlope + 1e-3;
      if (isWalkable && isAhead(normal, found)) found = normal;
      if (!isWalkable && normal.x * direction < 0) blocked = true;
    });
    this.jumpTimer -= dt;
    this.airTime = found ? 0 : this.airTime + dt;
    if (this.jumpTimer <= 0 && (found || this.airTime > GROUND_TIME)) this.ground = found;
    return blocked;
  }

  private walk(normal: Vec2Value, speed: number): void {
    // Moves into the ground at walking speed, so that the feet follow it over the top of a hill.
    const press = this.options.speed;
    this.body.setLinearVelocity({
      x: speed * normal.y - press * normal.x,
      y: -speed * normal.x - press * normal.y,
    });
    if (!this.options.holds) return;
    // The component of the weight along the ground, in newtons, in the other direction.
    const weight = -this.body.getMass() * this.body.getWorld().getGravity().y;
    const pull = weight * normal.x;
    this.body.applyForceToCenter({ x: -pull * normal.y, y: pull * normal.x });
  }
}
// #endregion

const GRAVITY = 15; // m/s²
const FOOT_RADIUS = 0.35; // m

export default defineScene({
  title: 'Slopes: the same speed uphill and downhill, and no sliding',
  description:
    'A character walks over hills of 20°, 35°, and 50°, at the same speed up and down. Another one stands still on a slope.',
  params: {
    speed: range('Speed', { min: 1, max: 6, step: 0.5, value: 3, unit: 'm/s' }),
    maxSlope: range('Maximum slope', { min: 10, max: 60, step: 1, value: 45, unit: '°' }),
    holds: toggle('Cancel the pull downhill', true),
  },
  poster: 2.1,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });
    const hills = [
      { x: -7.2, y: 8 },
      { x: -7.2, y: 0 },
      { x: -5.6, y: 0 },
      { x: -2.8, y: 1.02 }, // 20°
      { x: -1.8, y: 1.02 },
      { x: 0.2, y: 2.42 }, // 35°
      { x: 1, y: 2.42 },
      { x: 3.2, y: 0.88 }, // −35°
      { x: 4.2, y: 0.88 },
      { x: 6.2, y: 3.26 }, // 50°
      { x: 7.2, y: 3.26 },
      { x: 7.2, y: 8 },
    ];
    world.createBody().createFixture({ shape: new Chain(hills), friction: 0.6 });

    const createCharacter = (x: number, y: number, fill: string) => {
      const body = world.createBody({
        type: 'dynamic',
        position: { x, y },
        fixedRotation: true,
        allowSleep: false,
        style: { fill, stroke: fill },
      });
      // Without friction, it doesn't stick to walls. The code above moves and holds it.
      const torso = new Box(FOOT_RADIUS - 0.02, 0.3, { x: 0, y: 0.3 });
      for (const shape of [new Circle(FOOT_RADIUS), torso])
        body.createFixture({ shape, density: 60, friction: 0, filterGroupIndex: -1 });
      return body;
    };
    const player = createCharacter(-6.5, FOOT_RADIUS, 'accent');
    const friend = createCharacter(2.6, 1.73, 'dynamic');

    const options = () => ({
      speed: params.speed,
      jumpSpeed: 6,
      maxSlope: (params.maxSlope * Math.PI) / 180,
      holds: params.holds,
    });
    const walker = new SlopeWalker(player, options());
    const idler = new SlopeWalker(friend, options());

    // The character walks at the start, as if this key were held.
    const held = new Set(['ArrowRight']);
    let isPlayed = false;
    let facing = 1;
    return {
      world,
      view: { x: 0, y: 2.6, width: 15, height: 7 },
      step(dt) {
        for (const { options: current } of [walker, idler]) Object.assign(current, options());
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (direction) facing = direction;
        walker.move(direction, dt);
        idler.move(0, dt);
      },
      draw(pen) {
        pen.polygon([...hills.slice(1, -1), { x: 7.2, y: -2 }, { x: -7.2, y: -2 }], {
          fill: 'static',
        });
        for (const [body, side] of [
          [player, facing],
          [friend, -1],
        ] as const) {
          const { x, y } = pen.poseOf(body);
          pen.circle({ x: x + 0.14 * side, y: y + 0.35 }, 0.07, { fill: 'outline' });
        }
        const { x, y } = pen.poseOf(player);
        const { ground } = walker;
        pen.circle({ x, y }, FOOT_RADIUS, { stroke: ground ? 'good' : 'bad', width: 3 });
        if (!ground) return;
        const foot = { x: x - FOOT_RADIUS * ground.x, y: y - FOOT_RADIUS * ground.y };
        const to = (dx: number, dy: number) => ({ x: foot.x + 1.2 * dx, y: foot.y + 1.2 * dy });
        pen.arrow(foot, to(ground.x, ground.y), 'quiet');
        pen.arrow(foot, to(facing * ground.y, -facing * ground.x), 'good');
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
      facts: () => {
        const { ground } = walker;
        const slope = ground && (Math.acos(Math.min(1, ground.y)) * 180) / Math.PI;
        return {
          Slope: slope === undefined ? 'no ground' : `${slope.toFixed(0)}°`,
          Speed: `${player.getLinearVelocity().length().toFixed(1)} m/s`,
        };
      },
    };
  },
});
