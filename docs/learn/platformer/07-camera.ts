import {
  type Body,
  Box,
  Chain,
  Circle,
  type Contact,
  type Fixture,
  RevoluteJoint,
  type Vec2Value,
  World,
  WorldManifold,
} from 'planck';
import { defineScene, type ScenePen } from '#scene';

// #region level
const LEVEL = String.raw`
#                                                                              #
#                                  #                                           #
#                                  #                                           #
#                                  #                                           #
#                                  #  ####\                                    #
#                              === #  #####\                  ##   mm          #
#                                  #  ######\                 ##        #      #
#                                  #  #######\                ##        #      #
#                           ====      ########\          c    ##        #      #
#             /###\                   ###########~~~~~~#########        ########
#  P   ___   /#####\                  ###########      #########        ########
#######################   #######################      #########        ########
#######################   #######################      #########        ########
`
  .trim()
  .split('\n');
// #endregion

// #region solid
/** Heights of solid tiles at their left and right side, in meters. */
const SOLID: Record<string, [left: number, right: number]> = {
  '#': [1, 1],
  '/': [0, 1],
  '\\': [1, 0],
  _: [0.25, 0.25],
};
// #endregion

// #region run-numbers
const RUN_SPEED = 7; // m/s
const ACCELERATION = 60; // m/s², to start and to turn
const BRAKING = 80; // m/s², without a key
const AIR_ACCELERATION = 35; // m/s²
const AIR_BRAKING = 10; // m/s²
// #endregion

// #region jump-numbers
const JUMP_HEIGHT = 3.5; // m
const JUMP_TIME = 0.4; // s, from the ground to the highest point
const GRAVITY = (2 * JUMP_HEIGHT) / JUMP_TIME ** 2; // m/s²
const JUMP_SPEED = GRAVITY * JUMP_TIME; // m/s
const FALL_GRAVITY = 1.3; // times the gravity
const CUT_GRAVITY = 3; // times the gravity, after the key is released
const MAX_FALL_SPEED = 18; // m/s
const COYOTE_TIME = 0.1; // s
const JUMP_BUFFER = 0.12; // s
// #endregion

const MIN_NORMAL_Y = 0.64; // of ground that is not too steep: cos 50°
const STEP_HEIGHT = 0.3; // m
const SNAP_DISTANCE = 0.3; // m

const SLIDE_SPEED = 3; // m/s
const WALL_JUMP_TIME = 0.15; // s without air control

const FOOT_RADIUS = 0.35; // m

/** One tile of the level, or a run of equal tiles: its characters, its center, and its width. */
interface Tile {
  tiles: string;
  x: number;
  y: number;
  width: number;
}

/** Where a body touches the player, or is below the player's foot. */
interface Surface {
  body: Body;
  point: Vec2Value;
  /** Points away from the body. */
  normal: Vec2Value;
}

export default defineScene({
  title: 'Platformer: camera',
  description:
    'The level is wider than the picture. A camera follows the player, looks ahead in the direction of the run, and stops at the ends of the level.',
  poster: 0.5,
  create() {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });

    const ground = world.createBody();
    const outlines = traceOutlines();
    for (const outline of outlines)
      ground.createFixture({ shape: new Chain(outline, true), friction: 0.6 });

    // #region player
    const [start = { x: 0, y: 0 }] = find(/P/g);
    const player = world.createBody({
      type: 'dynamic',
      position: start,
      fixedRotation: true,
      allowSleep: false,
      style: { fill: 'accent', stroke: 'accent' },
    });
    // Without friction, the player doesn't stick to walls.
    player.createFixture({ shape: new Circle(FOOT_RADIUS), density: 1, friction: 0 });
    const torso = new Box(FOOT_RADIUS - 0.01, 0.3, { x: 0, y: 0.3 });
    player.createFixture({ shape: torso, density: 1, friction: 0 });
    // #endregion

    // #region one-way
    for (const { x, y, width } of find(/=+/g)) {
      const shape = new Box(width / 2, 0.1, { x, y: y + 0.4 });
      ground.createFixture({ shape, friction: 0.6, userData: 'one-way' });
    }
    // #endregion

    // #region platforms
    const platforms = find(/m+/g).map(({ x, y, width }) => {
      const platform = world.createBody({ type: 'kinematic', position: { x, y } });
      platform.createFixture({ shape: new Box(width / 2, 0.2), friction: 0.6 });
      return platform;
    });
    // #endregion

    // #region bridge
    // Planks are slightly longer than a tile, so that the bridge is slack.
    const end = { x: 0.51, y: 0 };
    const join = (bodyA: Body, localAnchorA: Vec2Value, bodyB: Body, localAnchorB: Vec2Value) =>
      world.createJoint(new RevoluteJoint({ bodyA, bodyB, localAnchorA, localAnchorB }));
    for (const { x, y, width } of find(/~+/g)) {
      let last = { body: ground, anchor: { x: x - width / 2, y: y + 0.4 } };
      for (let i = 0; i < width; i++) {
        const position = { x: x - width / 2 + i + 0.5, y: y + 0.4 };
        const plank = world.createBody({ type: 'dynamic', position });
        plank.createFixture({ shape: new Box(0.5, 0.1), density: 2, friction: 0.6 });
        join(last.body, last.anchor, plank, { x: -end.x, y: 0 });
        last = { body: plank, anchor: end };
      }
      join(last.body, last.anchor, ground, { x: x + width / 2, y: y + 0.4 });
    }
    // #endregion

    // #region crates
    const crates = find(/c/g).map((home) => {
      const body = world.createBody({ type: 'dynamic', position: home });
      body.createFixture({ shape: new Box(0.45, 0.45), density: 1, friction: 0.6 });
      return { body, home };
    });
    // #endregion

    let time = 0; // s

    // #region respawn
    const respawn = (body: Body, home: Vec2Value) => {
      body.setTransform(home, 0);
      body.setLinearVelocity({ x: 0, y: 0 });
    };
    // #endregion

    // #region pass-through
    /** Returns the fixture that the player touches; undefined for contacts of others. */
    const touchedBy = (contact: Contact): Fixture | undefined => {
      const [a, b] = [contact.getFixtureA(), contact.getFixtureB()];
      if (a.getBody() === player) return b;
      return b.getBody() === player ? a : undefined;
    };

    /** Whether the player passes through a fixture. */
    const isOpen = (fixture: Fixture) => {
      if (fixture.getUserData() !== 'one-way') return fixture.isSensor();
      const feet = player.getPosition().y - FOOT_RADIUS;
      return feet < fixture.getAABB(0).upperBound.y - 0.1 || held.has('ArrowDown');
    };
    world.on('pre-solve', (contact) => {
      const fixture = touchedBy(contact);
      if (fixture && isOpen(fixture)) contact.setEnabled(false);
    });
    // #endregion

    // #region touched
    const manifold = new WorldManifold();
    /** Returns what the player has touched in the last step. */
    const touchedSurfaces = () => {
      const surfaces: Surface[] = [];
      for (let edge = player.getContactList(); edge; edge = edge.next) {
        const { contact, other } = edge;
        if (!contact.isTouching() || !contact.isEnabled() || !other) continue;
        contact.getWorldManifold(manifold);
        const [point] = manifold.points;
        // The normal points from fixture A to fixture B.
        const sign = contact.getFixtureB().getBody() === player ? 1 : -1;
        const normal = { x: sign * manifold.normal.x, y: sign * manifold.normal.y };
        if (point) surfaces.push({ body: other, point: { x: point.x, y: point.y }, normal });
      }
      return surfaces;
    };
    // #endregion

    // #region below
    /** Returns the surface that a ray hits first. */
    const castRay = (from: Vec2Value, to: Vec2Value): Surface | undefined => {
      let surface: Surface | undefined;
      world.rayCast(from, to, (fixture, { x, y }, normal, fraction) => {
        const body = fixture.getBody();
        if (body === player || isOpen(fixture)) return -1;
        surface = { body, point: { x, y }, normal: { x: normal.x, y: normal.y } };
        return fraction;
      });
      return surface;
    };

    /** Returns how far the foot can move down until it touches a surface, in meters. */
    const gapTo = ({ point, normal }: Surface) => {
      const { x, y } = player.getPosition();
      const distance = (x - point.x) * normal.x + (y - point.y) * normal.y - FOOT_RADIUS;
      // Shapes that touch can be 1 cm apart.
      return Math.max(0, distance - 0.01) / normal.y;
    };

    /** Returns the surface below the middle or the front of the foot: the higher one. */
    const surfaceBelow = (direction: number) => {
      const { x, y } = player.getPosition();
      const below = [x, x + 0.25 * direction].flatMap(
        (rayX) => castRay({ x: rayX, y }, { x: rayX, y: y - 1 }) ?? [],
      );
      return below
        .filter((surface) => surface.normal.y > MIN_NORMAL_Y && gapTo(surface) < SNAP_DISTANCE)
        .sort((a, b) => gapTo(a) - gapTo(b))[0];
    };
    // #endregion

    // #region ground
    const findGround = (surfaces: Surface[], direction: number): Surface | undefined => {
      const feet = player.getPosition().y - FOOT_RADIUS;
      const walkable = surfaces.filter(({ point, normal }) => {
        const isLow = point.y < feet + STEP_HEIGHT;
        const isStep = direction * normal.x < 0 && normal.y > 0.1 && isLow;
        return normal.y > MIN_NORMAL_Y || isStep;
      });
      // Of several, the one that rises most in the direction of the run.
      walkable.sort((a, b) => direction * (a.normal.x - b.normal.x) || b.normal.y - a.normal.y);
      const [touched] = walkable;
      if (touched && direction * touched.normal.x <= 0) return touched;
      const below = touched || isGrounded ? surfaceBelow(direction) : undefined;
      if (!touched) return below;
      // Beyond an edge, the player leaves it without following its corner.
      return { ...touched, normal: below?.normal ?? { x: 0, y: 1 } };
    };
    // #endregion

    const held = new Set<string>();
    const isJumpKey = (key: string) => key === 'ArrowUp' || key === ' ';

    let isGrounded = false;
    let isJumping = false;
    let coyoteTime = 0; // s, in which the player can still jump
    let jumpBuffer = 0; // s, in which the jump key still counts
    let wallSide = 0; // -1 for a wall on the left, 1 on the right
    let wallTime = 0; // s, in which the player can still jump off the wall
    let controlTime = 0; // s, until the player has air control again
    let facing = 1;

    // #region move
    const movePlayer = (dt: number) => {
      const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      if (direction) facing = direction;
      let { x, y } = player.getLinearVelocity();
      if (y <= 0) isJumping = false;

      const surfaces = touchedSurfaces();
      const footing = isJumping ? undefined : findGround(surfaces, direction);
      isGrounded = footing !== undefined;
      coyoteTime = isGrounded ? COYOTE_TIME : coyoteTime - dt;
      jumpBuffer -= dt;
      controlTime -= dt;
      if (footing) {
        // Speed relative to the ground, along it.
        const { body, point, normal } = footing;
        const base = body.getLinearVelocityFromWorldPoint(point);
        const speed = approach(
          (x - base.x) * normal.y - (y - base.y) * normal.x,
          RUN_SPEED * direction,
          (direction ? ACCELERATION : BRAKING) * dt,
        );
        // Gravity would pull the player down the slope.
        const along = speed - GRAVITY * normal.x * dt;
        x = base.x + along * normal.y;
        y = base.y - along * normal.x - gapTo(footing) / dt;
      } else {
        const acceleration = direction ? AIR_ACCELERATION : AIR_BRAKING;
        if (controlTime <= 0) x = approach(x, RUN_SPEED * direction, acceleration * dt);
        y = Math.max(y, -MAX_FALL_SPEED);
      }
      // #endregion

      // #region walls
      const wall = surfaces.find(({ normal }) => Math.abs(normal.x) > 0.9);
      wallTime = wall && !isGrounded ? COYOTE_TIME : wallTime - dt;
      if (wall) wallSide = -Math.sign(wall.normal.x);
      if (wall && direction === wallSide) y = Math.max(y, -SLIDE_SPEED);
      // #endregion

      // #region jump
      if (jumpBuffer > 0 && (coyoteTime > 0 || wallTime > 0)) {
        if (coyoteTime <= 0) {
          x = -wallSide * RUN_SPEED;
          controlTime = WALL_JUMP_TIME;
        }
        y = JUMP_SPEED;
        isJumping = true;
        isGrounded = false;
        jumpBuffer = coyoteTime = wallTime = 0;
      }

      const isRising = isJumping && y > 0;
      const scale = isRising ? ([...held].some(isJumpKey) ? 1 : CUT_GRAVITY) : FALL_GRAVITY;
      player.setGravityScale(isGrounded ? 1 : scale);
      // #endregion
      player.setLinearVelocity({ x, y });
    };

    // #region platform-motion
    const movePlatforms = () => {
      for (const platform of platforms) platform.setLinearVelocity({ x: 2 * Math.cos(time), y: 0 });
    };
    // #endregion

    // #region camera
    const camera = { x: start.x, y: start.y, width: 17, height: 10 };
    const bounds = { width: LEVEL[0]?.length ?? 0, height: LEVEL.length };
    const moveCamera = (dt: number) => {
      const { x, y } = player.getPosition();
      const share = 1 - Math.exp(-5 * dt);
      const ahead = 0.35 * player.getLinearVelocity().x;
      camera.x += share * (x + ahead - camera.x);
      camera.y += share * (y + 1 - camera.y);
      camera.x = clamp(camera.x, camera.width / 2, bounds.width - camera.width / 2);
      camera.y = clamp(camera.y, camera.height / 2, bounds.height - camera.height / 2);
    };
    moveCamera(Infinity);
    // #endregion

    return {
      world,
      view: camera,
      open: true,
      mouseForce: 0,
      step(dt) {
        time += dt;
        movePlatforms();
        movePlayer(dt);
        for (const { body, home } of [...crates, { body: player, home: start }])
          if (body.getPosition().y < -2) respawn(body, home);
      },
      stepped: moveCamera,
      draw(pen) {
        for (const outline of outlines) pen.polygon(outline, { fill: 'static', stroke: 'outline' });
        drawEyes(pen, pen.poseOf(player), 0.4, facing);
      },
      keys: {
        names: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', ' '],
        down(key) {
          if (held.has(key)) return; // A key that is held repeats.
          held.add(key);
          if (isJumpKey(key)) jumpBuffer = JUMP_BUFFER;
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      info: () => 'Press ← and → to run, ↑ to jump, and ↓ to drop through platforms.',
      facts: () => ({
        Speed: `${player.getLinearVelocity().length().toFixed(1)} m/s`,
        'On the ground': isGrounded,
      }),
    };
  },
});

// #region find
/** Returns the center and the width of each match in the rows of the level. */
function find(pattern: RegExp): Tile[] {
  return LEVEL.flatMap((row, i) =>
    [...row.matchAll(pattern)].map(({ index, 0: tiles }) => {
      const width = tiles.length;
      return { tiles, x: index + width / 2, y: LEVEL.length - i - 0.5, width };
    }),
  );
}
// #endregion

// #region outlines
/** Returns the outlines of all solid tiles together: loops of corners. */
function traceOutlines(): Vec2Value[][] {
  const edges = new Map<string, [from: Vec2Value, to: Vec2Value]>();
  const keyOf = (from: Vec2Value, to: Vec2Value) => `${from.x},${from.y} ${to.x},${to.y}`;
  for (const { tiles, x, y } of find(/[#/\\_]/g)) {
    const [left, right] = SOLID[tiles] ?? [0, 0];
    // With a point at the height of a step, the sides of neighbors have equal edges.
    const side = (sideX: number, height: number) =>
      [0, 0.25, 1].filter((h) => h <= height).map((h) => ({ x: sideX, y: y - 0.5 + h }));
    const corners = [...side(x + 0.5, right), ...side(x - 0.5, left).reverse()];
    corners.forEach((to, i) => {
      const from = corners.at(i - 1) ?? to;
      // Two tiles share this edge, in opposite directions: it is inside.
      if (!edges.delete(keyOf(to, from))) edges.set(keyOf(from, to), [from, to]);
    });
  }
  const loops: Vec2Value[][] = [];
  for (const first of edges.values()) {
    const loop: Vec2Value[] = [];
    for (let edge: typeof first | undefined = first; edge; ) {
      const [from, to]: typeof first = edge;
      loop.push(to);
      edges.delete(keyOf(from, to));
      edge = [...edges.values()].find(([next]) => next.x === to.x && next.y === to.y);
    }
    loops.push(loop.filter(isCorner));
  }
  return loops;
}

function isCorner({ x, y }: Vec2Value, i: number, loop: Vec2Value[]): boolean {
  const before = loop.at(i - 1) ?? { x, y };
  const after = loop[(i + 1) % loop.length] ?? { x, y };
  return (x - before.x) * (after.y - y) !== (y - before.y) * (after.x - x);
}
// #endregion

/** Returns a value that is closer to a target, by at most `change`. */
function approach(value: number, target: number, change: number): number {
  return clamp(target, value - change, value + change);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function drawEyes(pen: ScenePen, { x, y }: Vec2Value, height: number, facing: number) {
  for (const ahead of [-0.04, 0.2]) {
    pen.circle({ x: x + ahead * facing, y: y + height }, 0.1, { fill: 'white' });
    pen.circle({ x: x + (ahead + 0.04) * facing, y: y + height }, 0.05, { fill: 'black' });
  }
}
