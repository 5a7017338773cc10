import { Box, Chain, World, WorldManifold } from 'planck';
import { defineScene, range } from '#scene';

const HALF = { x: 0.35, y: 0.5 }; // m, of the player
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
    // Without friction, only the code below slows the slide.
    player.createFixture({ shape: new Box(HALF.x, HALF.y), density: 60, friction: 0 });

    // The character slides at the start, as if this key were held.
    const held = new Set(['ArrowLeft']);
    let isPlayed = false;
    let facing = -1;

    // #region touching
    const manifold = new WorldManifold();
    /** Returns whether the player stands, and on which side a wall is: −1 for left, 1 for right, or 0. */
    const touching = () => {
      let isGrounded = false;
      let wall = 0;
      for (let edge = player.getContactList(); edge; edge = edge.next) {
        const { contact } = edge;
        if (!contact.isTouching()) continue;
        contact.getWorldManifold(manifold);
        // The normal points from fixture A to fixture B.
        const sign = contact.getFixtureB().getBody() === player ? 1 : -1;
        const { x, y } = manifold.normal;
        if (sign * y > 0.7) isGrounded = true;
        if (Math.abs(x) > 0.9) wall = -Math.sign(sign * x);
      }
      return { isGrounded, wall };
    };
    // #endregion

    let isGrounded = false;
    let wall = 0;

    // #region wall-jump
    const WALL_TIME = 0.1; // s, in which a jump still counts after leaving the wall
    let wallSide = 0; // of the last wall
    let wallTimer = 0; // s
    let lockTimer = 0; // s, without control

    /** Moves the player. Call it before each step. */
    const move = (dt: number) => {
      ({ isGrounded, wall } = touching());
      const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      if (direction) facing = direction;
      wallTimer -= dt;
      lockTimer -= dt;
      let { x, y } = player.getLinearVelocity();
      // In the first step of a jump, the player still touches the wall, but moves away.
      const isAtWall = wall !== 0 && !isGrounded && x * wall > -0.1;
      if (isAtWall) [wallSide, wallTimer] = [wall, WALL_TIME];

      const limit = (isGrounded ? 60 : 30) * dt; // m/s in this step
      if (lockTimer <= 0) x += Math.max(-limit, Math.min(limit, RUN_SPEED * direction - x));
      // Against the wall: slide.
      if (wall && direction === wall) y = Math.max(y, -params.slideSpeed);
      player.setLinearVelocity({ x, y });
    };

    const jump = () => {
      if (isGrounded) {
        player.setLinearVelocity({ x: player.getLinearVelocity().x, y: params.jumpSpeed });
      } else if (wallTimer > 0) {
        player.setLinearVelocity({ x: -wallSide * RUN_SPEED, y: params.jumpSpeed });
        facing = -wallSide;
        lockTimer = params.lockTime;
        wallTimer = 0;
      }
    };
    // #endregion

    return {
      world,
      view: { x: 0, y: 4.9, width: 14.6, height: 10.2 },
      step: move,
      draw(pen) {
        const { x, y } = pen.poseOf(player);
        pen.circle({ x: x + 0.18 * facing, y: y + 0.25 }, 0.07, { fill: 'outline' });
        if (wallTimer > 0) {
          const side = x + HALF.x * wallSide;
          const ends = [
            { x: side, y: y - HALF.y },
            { x: side, y: y + HALF.y },
          ];
          pen.line(ends, { stroke: 'good', width: 5 });
          // The jump that is possible now.
          const path = Array.from({ length: 13 }, (_, i) => {
            const time = i / 20; // s
            return {
              x: x - wallSide * RUN_SPEED * time,
              y: y + params.jumpSpeed * time - (GRAVITY * time ** 2) / 2,
            };
          });
          pen.line(path, { stroke: 'quiet', dashed: true });
        }
        if (lockTimer > 0) pen.text({ x, y: y + 0.8 }, 'no control', 'bad', 'center');
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
        down(key) {
          if (!isPlayed) held.clear();
          isPlayed = true;
          if (key === 'ArrowUp' && !held.has(key)) jump();
          held.add(key);
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ← and → to move and to push against a wall, and ↑ to jump.',
      facts: () => ({
        State: isGrounded ? 'on the ground' : wallTimer > 0 ? 'at a wall' : 'in the air',
        'Vertical speed': `${player.getLinearVelocity().y.toFixed(1)} m/s`,
      }),
    };
  },
});
