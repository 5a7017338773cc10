import { type Body, Box, Chain, Circle, type Vec2Value, World, WorldManifold } from 'planck';
import { defineScene, range, toggle } from '#scene';

const GRAVITY = 20; // m/s²
const WALK_SPEED = 3; // m/s
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

    // #region platform
    /** Gives a kinematic body the velocity with which it reaches a point in this step. */
    const moveTo = (body: Body, target: Vec2Value, dt: number) => {
      const { x, y } = body.getPosition();
      body.setLinearVelocity({ x: (target.x - x) / dt, y: (target.y - y) / dt });
    };

    let phase = 0; // rad
    const movePlatforms = (dt: number) => {
      phase += (2 * Math.PI * dt) / params.period;
      const progress = (1 - Math.cos(phase)) / 2; // from 0 to 1, and back
      moveTo(shuttle, { x: -3.2 + 4.4 * progress, y: 1.85 }, dt);
      moveTo(lift, { x: 3.8, y: 0.4 + 3.4 * progress }, dt);
    };
    // #endregion

    // #region ground
    const manifold = new WorldManifold();
    /** Returns the velocity of the ground that the player stands on, in m/s; undefined in the air. */
    const groundVelocity = () => {
      for (let edge = player.getContactList(); edge; edge = edge.next) {
        const { contact, other } = edge;
        if (!other || !contact.isTouching()) continue;
        contact.getWorldManifold(manifold);
        // The normal points from fixture A to fixture B.
        const sign = contact.getFixtureB().getBody() === player ? 1 : -1;
        const [point] = manifold.points;
        if (point && sign * manifold.normal.y > 0.7)
          return other.getLinearVelocityFromWorldPoint(point);
      }
      return undefined;
    };
    // #endregion

    // The arrow keys that are held.
    const held = new Set<string>();
    let isJumping = false;
    let facing = 1;

    // #region ride
    /** Moves the player relative to the ground. Call it before each step, after `movePlatforms`. */
    const movePlayer = (dt: number) => {
      const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      if (direction) facing = direction;
      let { x, y } = player.getLinearVelocity();
      if (y <= 0) isJumping = false;
      const ground = isJumping ? undefined : groundVelocity();
      const base = ground && params.relative ? ground : { x: 0, y };
      const target = base.x + WALK_SPEED * direction;
      const limit = (ground ? 30 : 10) * dt; // m/s in this step
      // In the air without a key, the player keeps its speed.
      if (ground || direction) x += Math.max(-limit, Math.min(limit, target - x));
      if (ground) {
        // A platform that moves down takes the player along.
        y = base.y;
        if (held.has('ArrowUp')) {
          y += 8;
          isJumping = true;
        }
      }
      player.setLinearVelocity({ x, y });
    };
    // #endregion

    return {
      world,
      view: { x: 0, y: 2.9, width: 14.4, height: 7.6 },
      step(dt) {
        movePlatforms(dt);
        movePlayer(dt);
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
        down: (key) => held.add(key),
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ← and → to walk, and ↑ to jump. Ride to the ledge on the right.',
      facts: () => {
        const { x, y } = player.getLinearVelocity();
        return { Velocity: `(${x.toFixed(1)}, ${y.toFixed(1)}) m/s`, Riding: !!groundVelocity() };
      },
    };
  },
});
