import { type Body, Box, Chain, Circle, RopeJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';
import { castRay, type Hit, isSolid } from '../shared/helpers.ts';

// #region hook
export interface GrapplingHookOptions {
  /** How far the hook flies, in meters. */
  reach: number;
  /** How fast the rope gets shorter, in m/s. */
  reelSpeed: number;
}

const MIN_LENGTH = 1; // m, of the rope

/** A hook on a rope that a body shoots. */
export class GrapplingHook {
  readonly body: Body;
  readonly options: GrapplingHookOptions;
  /** The rope, while the hook holds. */
  rope: RopeJoint | undefined;

  constructor(body: Body, options: GrapplingHookOptions) {
    this.body = body;
    this.options = options;
    // The rope is also destroyed together with the body that the hook holds on to.
    body.getWorld().on('remove-joint', (joint) => {
      if (joint === this.rope) this.rope = undefined;
    });
  }

  /** Returns what the hook would hit in the direction of a point, or undefined if nothing is in reach. */
  aim(toward: Vec2Value): Hit | undefined {
    const { x, y } = this.body.getPosition();
    const distance = Math.hypot(toward.x - x, toward.y - y) || 1;
    const scale = this.options.reach / distance;
    const end = { x: x + scale * (toward.x - x), y: y + scale * (toward.y - y) };
    return castRay(this.body.getWorld(), { x, y }, end, (fixture) => {
      return isSolid(fixture) && fixture.getBody() !== this.body;
    });
  }

  /** Shoots in the direction of a point, and hangs the body on a rope if the hook hits something. */
  shoot(toward: Vec2Value): void {
    const hit = this.aim(toward);
    if (!hit) return;
    this.release();
    const { x, y } = this.body.getPosition();
    const target = hit.fixture.getBody();
    const rope = new RopeJoint({
      bodyA: target,
      bodyB: this.body,
      localAnchorA: target.getLocalPoint(hit.point),
      localAnchorB: { x: 0, y: 0 },
      maxLength: Math.hypot(hit.point.x - x, hit.point.y - y),
      // By default, connected bodies don't collide, so the body would fall through the level.
      collideConnected: true,
    });
    this.body.getWorld().createJoint(rope);
    this.rope = rope;
  }

  release(): void {
    if (this.rope) this.body.getWorld().destroyJoint(this.rope);
  }

  /** Shortens the rope. Call it before every step. */
  reelIn(dt: number): void {
    const { rope, body, options } = this;
    if (!rope || options.reelSpeed === 0) return;
    const anchor = rope.getAnchorA();
    const { x, y } = body.getPosition();
    const distance = Math.hypot(anchor.x - x, anchor.y - y);
    // Starting from the distance takes up the slack immediately.
    const length = Math.min(rope.getMaxLength(), distance) - options.reelSpeed * dt;
    rope.setMaxLength(Math.max(MIN_LENGTH, length));
    body.setAwake(true);
  }
}
// #endregion

export default defineScene({
  title: 'Grappling hook: swing on a rope',
  description:
    'A ball hangs on a rope below a ceiling and swings. Hold the pointer on a block to shoot the hook at it, and release it to let go.',
  params: {
    reach: range('Reach', { min: 3, max: 10, step: 0.5, value: 8, unit: 'm' }),
    reel: range('Reel in', { min: 0, max: 4, step: 0.25, value: 1, unit: 'm/s' }),
    push: range('Push', { min: 0, max: 10, step: 0.5, value: 4, unit: 'N' }),
  },
  poster: 0.75,
  create(params) {
    const world = new World({ gravity: { x: 0, y: -10 } });
    const level = world.createBody();
    const room = [
      { x: -7, y: 0 },
      { x: 7, y: 0 },
      { x: 7, y: 8.4 },
      { x: -7, y: 8.4 },
    ];
    level.createFixture({ shape: new Chain(room, true), friction: 0.5 });
    const blocks = [
      { x: -5.2, y: 7.2, width: 0.8, height: 0.3 },
      { x: -1.6, y: 6.8, width: 1, height: 0.3 },
      { x: 2.2, y: 6, width: 0.6, height: 0.3 },
      { x: 5.4, y: 7, width: 0.7, height: 0.3 },
      { x: -5.9, y: 2.4, width: 1.1, height: 0.2 },
      { x: 5.8, y: 3, width: 1.2, height: 0.2 },
      { x: 0.4, y: 1, width: 0.5, height: 1 },
    ];
    for (const { x, y, width, height } of blocks)
      level.createFixture({ shape: new Box(width, height, { x, y }), friction: 0.5 });

    const player = world.createBody({
      type: 'dynamic',
      position: { x: -5, y: 4.2 },
      angularDamping: 1,
      bullet: true,
      style: { fill: 'accent' },
    });
    player.createFixture({ shape: new Circle(0.28), density: 3, friction: 0.5, restitution: 0.3 });

    const readOptions = () => ({ reach: params.reach, reelSpeed: params.reel });
    const hook = new GrapplingHook(player, readOptions());
    hook.shoot({ x: -1.8, y: 6.4 });
    let aim: Vec2Value | undefined;
    let facing = 1;
    const held = new Set<string>();

    return {
      world,
      view: { x: 0, y: 4.2, width: 14.2, height: 8.6 },
      step(dt) {
        Object.assign(hook.options, readOptions());
        hook.reelIn(dt);
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (direction) facing = direction;
        player.applyForceToCenter({ x: direction * params.push, y: 0 }, direction !== 0);
      },
      pointer: {
        move: ({ x, y }) => {
          aim = { x, y };
        },
        down: (point) => hook.shoot(point),
        up: () => hook.release(),
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight', ' '],
        down: (key) => {
          if (key === ' ' && !held.has(' ')) {
            const { x, y } = player.getPosition();
            hook.shoot({ x: x + facing, y: y + 1.4 });
          }
          held.add(key);
        },
        up: (key) => {
          if (key === ' ') hook.release();
          held.delete(key);
        },
        release: () => held.clear(),
      },
      draw(pen) {
        const { x, y } = pen.poseOf(player);
        if (hook.rope) {
          const anchor = hook.rope.getAnchorA();
          pen.line([anchor, { x, y }], { stroke: 'accent', width: 2.5 });
          pen.dot(anchor, 'accent', 5);
        } else if (aim) {
          const hit = hook.aim(aim);
          if (!hit) return;
          pen.line([{ x, y }, hit.point], { stroke: 'box', dashed: true });
          pen.dot(hit.point, 'box', 5);
        }
      },
      info: () =>
        'Hold the pointer: shoot the hook. Or ←/→ or A/D: push, hold Space: shoot diagonally.',
      facts: () => ({
        Speed: `${player.getLinearVelocity().length().toFixed(1)} m/s`,
        Rope: hook.rope ? `${hook.rope.getMaxLength().toFixed(1)} m` : 'none',
      }),
    };
  },
});
