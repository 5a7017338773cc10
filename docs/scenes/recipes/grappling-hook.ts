import { Box, Chain, Circle, RopeJoint, type Vec2Value, World } from 'planck';
import { defineScene, range } from '#scene';

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

    // #region aim
    /** Returns where the hook hits something in the direction of a point; undefined if nothing is in reach. */
    const findAnchor = (toward: Vec2Value) => {
      const { x, y } = player.getPosition();
      const distance = Math.hypot(toward.x - x, toward.y - y) || 1;
      const scale = params.reach / distance;
      const end = { x: x + scale * (toward.x - x), y: y + scale * (toward.y - y) };
      let anchor: Vec2Value | undefined;
      world.rayCast({ x, y }, end, (_fixture, point, _normal, fraction) => {
        anchor = { x: point.x, y: point.y };
        return fraction; // look for a closer hit
      });
      return anchor;
    };
    // #endregion

    // #region hook
    let rope: RopeJoint | null = null;

    const release = () => {
      if (rope) world.destroyJoint(rope);
      rope = null;
    };

    const shoot = (toward: Vec2Value) => {
      const anchor = findAnchor(toward);
      if (!anchor) return;
      release();
      const { x, y } = player.getPosition();
      const options = {
        bodyA: level,
        bodyB: player,
        localAnchorA: level.getLocalPoint(anchor),
        localAnchorB: { x: 0, y: 0 },
        maxLength: Math.hypot(anchor.x - x, anchor.y - y),
        // By default, connected bodies don't collide, so the player would fall through the level.
        collideConnected: true,
      };
      rope = world.createJoint(new RopeJoint(options));
    };
    // #endregion

    // #region reel
    /** Shortens the rope. Call it before each step. */
    const reelIn = (joint: RopeJoint, dt: number) => {
      if (params.reel === 0) return;
      const { x, y } = joint.getAnchorA();
      const position = player.getPosition();
      const distance = Math.hypot(x - position.x, y - position.y);
      // No longer than the distance: the player never falls into slack.
      const length = Math.min(joint.getMaxLength(), distance) - params.reel * dt;
      joint.setMaxLength(Math.max(1, length));
      player.setAwake(true);
    };
    // #endregion

    shoot({ x: -1.8, y: 6.4 });
    let aim: Vec2Value | undefined;
    let facing = 1;
    const held = new Set<string>();

    return {
      world,
      view: { x: 0, y: 4.2, width: 14.2, height: 8.6 },
      step(dt) {
        if (rope) reelIn(rope, dt);
        const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
        if (direction) facing = direction;
        player.applyForceToCenter({ x: direction * params.push, y: 0 }, direction !== 0);
      },
      pointer: {
        move: ({ x, y }) => {
          aim = { x, y };
        },
        down: shoot,
        up: release,
      },
      keys: {
        names: ['ArrowLeft', 'ArrowRight', ' '],
        down: (key) => {
          if (key === ' ' && !held.has(' ')) {
            const { x, y } = player.getPosition();
            shoot({ x: x + facing, y: y + 1.4 });
          }
          held.add(key);
        },
        up: (key) => {
          if (key === ' ') release();
          held.delete(key);
        },
        release: () => held.clear(),
      },
      draw(pen) {
        const { x, y } = pen.poseOf(player);
        if (rope) {
          pen.line([rope.getAnchorA(), { x, y }], { stroke: 'accent', width: 2.5 });
          pen.dot(rope.getAnchorA(), 'accent', 5);
        } else if (aim) {
          const anchor = findAnchor(aim);
          if (!anchor) return;
          pen.line([{ x, y }, anchor], { stroke: 'box', dashed: true });
          pen.dot(anchor, 'box', 5);
        }
      },
      info: () => 'Hold the pointer: shoot the hook. Or ← → push, hold Space: shoot diagonally.',
      facts: () => ({
        Speed: `${player.getLinearVelocity().length().toFixed(1)} m/s`,
        Rope: rope ? `${rope.getMaxLength().toFixed(1)} m` : 'none',
      }),
    };
  },
});
