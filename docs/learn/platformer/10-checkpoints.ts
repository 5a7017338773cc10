import type { Body, Contact, Fixture, Vec2Value } from 'planck';
import { defineScene, type ScenePen } from '#scene';

// #region level
const LEVEL = String.raw`
#                                                                              #
#                                  #                                           #
#                                  #                                           #
#                                  # o  S                    o    o   o        #
#                              ooo #  ####\ o                                  #
#                              === #  #####\                  ##   mm          #
#                                  #o ######\ o               ##        #      #
#              ooo      o    oo    #  #######\     oo         ##        #      #
#                      o o  ====      ########\          c e  ##        #o e F #
#             /###\                   ###########~~~~~~#########        ########
#  P   ___   /#####\           e      ###########      #########        ########
#######################   #######################      #########        ########
#######################   #######################      #########        ########
`
  .trim()
  .split('\n');

/** Outlines of solid tiles, counterclockwise, from the lower left corner of the tile, in meters. */
const TILES: Record<string, [x: number, y: number][]> = {
  '#': [
    [0, 0],
    [1, 0],
    [1, 0.25],
    [1, 1],
    [0, 1],
    [0, 0.25],
  ],
  '/': [
    [0, 0],
    [1, 0],
    [1, 0.25],
    [1, 1],
  ],
  '\\': [
    [0, 0],
    [1, 0],
    [0, 1],
    [0, 0.25],
  ],
  _: [
    [0, 0],
    [1, 0],
    [1, 0.25],
    [0, 0.25],
  ],
};
// #endregion

const RUN_SPEED = 7; // m/s
const ACCELERATION = 60; // m/s², to start and to turn
const BRAKING = 80; // m/s², without a key
const AIR_ACCELERATION = 35; // m/s²
const AIR_BRAKING = 10; // m/s²

const JUMP_HEIGHT = 3.5; // m
const JUMP_TIME = 0.4; // s, from the ground to the highest point
const GRAVITY = (2 * JUMP_HEIGHT) / JUMP_TIME ** 2; // m/s²
const JUMP_SPEED = GRAVITY * JUMP_TIME; // m/s
const FALL_GRAVITY = 1.3; // times the gravity
const CUT_GRAVITY = 3; // times the gravity, after the key is released
const MAX_FALL_SPEED = 18; // m/s
const COYOTE_TIME = 0.1; // s
const JUMP_BUFFER = 0.12; // s

const MIN_NORMAL_Y = 0.64; // of ground that is not too steep: cos 50°
const STEP_HEIGHT = 0.3; // m
const SNAP_DISTANCE = 0.3; // m

const SLIDE_SPEED = 3; // m/s
const WALL_JUMP_TIME = 0.15; // s without air control

const STOMP_SPEED = 14; // m/s
const LIVES = 3;

const FOOT_RADIUS = 0.35; // m
const KEYS = {
  left: ['ArrowLeft', 'a'],
  right: ['ArrowRight', 'd'],
  jump: ['ArrowUp', 'w', ' '],
  drop: ['ArrowDown', 's'],
};

/** Something that the player can stand on or slide down, with its normal, and how far below the foot it is. */
interface Surface {
  body: Body;
  point: Vec2Value;
  normal: Vec2Value;
  gap: number;
}

export default defineScene({
  title: 'Platformer: checkpoints',
  description:
    'A complete platformer level. Run and jump to the flag with the arrow keys. On the way are coins, enemies, crates, a bridge, a moving platform, and two checkpoints.',
  poster: 0.5,
  scene({ World, WorldManifold, Box, Chain, Circle, RevoluteJoint }) {
    const world = new World({ gravity: { x: 0, y: -GRAVITY } });

    const ground = world.createBody();
    const outlines = traceOutlines();
    for (const outline of outlines)
      ground.createFixture({ shape: new Chain(outline, true), friction: 0.6 });

    const [start = { x: 0, y: 0 }] = findTiles('P');
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

    for (const { x, y, width } of findRuns('=')) {
      const shape = new Box(width / 2, 0.1, { x, y: y + 0.4 });
      ground.createFixture({ shape, friction: 0.6, userData: 'one-way' });
    }

    const platforms = findRuns('m').map(({ x, y, width }) => {
      const platform = world.createBody({ type: 'kinematic', position: { x, y } });
      platform.createFixture({ shape: new Box(width / 2, 0.2), friction: 0.6 });
      return platform;
    });

    for (const { x, y, width } of findRuns('~')) {
      let last = ground;
      for (let i = 0; i < width; i++) {
        const left = { x: x - width / 2 + i, y: y + 0.4 };
        const position = { x: left.x + 0.5, y: left.y };
        const plank = world.createBody({ type: 'dynamic', position });
        plank.createFixture({ shape: new Box(0.5, 0.1), density: 10, friction: 0.6 });
        world.createJoint(new RevoluteJoint({}, last, plank, left));
        last = plank;
      }
      const right = { x: x + width / 2, y: y + 0.4 };
      world.createJoint(new RevoluteJoint({}, last, ground, right));
    }

    const createCrate = (position: Vec2Value) => {
      const crate = world.createBody({ type: 'dynamic', position });
      crate.createFixture({ shape: new Box(0.45, 0.45), density: 1, friction: 0.6 });
      return crate;
    };

    const createSensor = (position: Vec2Value, radius: number, userData: string) => {
      const body = world.createBody({ position });
      body.createFixture({ shape: new Circle(radius), isSensor: true, userData });
      return body;
    };
    const createCoin = (position: Vec2Value) => createSensor(position, 0.3, 'coin');
    for (const position of findTiles('F')) createSensor(position, 0.5, 'flag');
    for (const position of findTiles('S')) createSensor(position, 0.5, 'checkpoint');

    const createEnemy = (position: Vec2Value) => {
      const style = { fill: 'bad', stroke: 'bad' };
      const body = world.createBody({ type: 'dynamic', position, fixedRotation: true, style });
      body.createFixture({ shape: new Circle(0.4), density: 1, friction: 0, userData: 'enemy' });
      return { body, direction: -1 };
    };

    // Everything that changes during the game, except the player.
    let coins: Body[] = [];
    let crates: Body[] = [];
    let enemies: ReturnType<typeof createEnemy>[] = [];

    let state: 'playing' | 'won' | 'lost' = 'playing';
    let lives = LIVES;
    let time = 0; // s

    // #region save
    const positionOf = (body: Body) => ({ x: body.getPosition().x, y: body.getPosition().y });
    const save = () => ({
      player: positionOf(player),
      coins: coins.map(positionOf),
      crates: crates.map(positionOf),
      enemies: enemies.map(({ body }) => positionOf(body)),
    });
    const restore = (from: ReturnType<typeof save>) => {
      for (const body of [...coins, ...crates, ...enemies.map(({ body }) => body)])
        world.destroyBody(body);
      coins = from.coins.map(createCoin);
      crates = from.crates.map(createCrate);
      enemies = from.enemies.map(createEnemy);
      player.setTransform(from.player, 0);
      player.setLinearVelocity({ x: 0, y: 0 });
    };
    const beginning = {
      player: start,
      coins: findTiles('o'),
      crates: findTiles('c'),
      enemies: findTiles('e'),
    };
    let saved = beginning;
    restore(saved);
    // #endregion

    const restart = () => {
      state = 'playing';
      lives = LIVES;
      time = 0;
      saved = beginning;
      restore(saved);
    };
    const loseLife = () => {
      lives--;
      if (lives === 0) state = 'lost';
      restore(saved);
    };

    /** Returns the fixture that the player touches; undefined for contacts of others. */
    const touchedBy = (contact: Contact): Fixture | undefined => {
      const [a, b] = [contact.getFixtureA(), contact.getFixtureB()];
      if (a.getBody() === player) return b;
      return b.getBody() === player ? a : undefined;
    };

    world.on('begin-contact', (contact) => {
      const fixture = touchedBy(contact);
      if (!fixture || state !== 'playing') return;
      const body = fixture.getBody();
      const fallSpeed = -player.getLinearVelocity().y;
      // The world is locked during a step.
      world.queueUpdate(() => {
        switch (fixture.getUserData()) {
          case 'coin':
            // The player has two fixtures, and can touch a coin with both.
            if (!coins.includes(body)) return;
            coins = coins.filter((coin) => coin !== body);
            world.destroyBody(body);
            return;
          case 'enemy':
            if (enemies.some((enemy) => enemy.body === body)) meetEnemy(body, fallSpeed);
            return;
          case 'checkpoint':
            saved = { ...save(), player: positionOf(body) };
            return;
          case 'flag':
            state = 'won';
        }
      });
    });

    const meetEnemy = (body: Body, fallSpeed: number) => {
      const isAbove = player.getPosition().y > body.getPosition().y + 0.2;
      if (!isAbove || fallSpeed < 1) return loseLife();
      enemies = enemies.filter((enemy) => enemy.body !== body);
      world.destroyBody(body);
      player.setLinearVelocity({ x: player.getLinearVelocity().x, y: STOMP_SPEED });
    };

    /** Whether the player passes through a fixture. */
    const isOpen = (fixture: Fixture) => {
      if (fixture.getUserData() === 'enemy') return true;
      if (fixture.getUserData() !== 'one-way') return fixture.isSensor();
      const feet = player.getPosition().y - FOOT_RADIUS;
      return feet < fixture.getAABB(0).upperBound.y - 0.1 || isHeld('drop');
    };
    world.on('pre-solve', (contact) => {
      const fixture = touchedBy(contact);
      if (fixture && isOpen(fixture)) contact.setEnabled(false);
    });

    // #region surfaces
    const manifold = new WorldManifold();
    /** Returns what the player has touched in the last step. */
    const touchedSurfaces = () => {
      const surfaces: Surface[] = [];
      for (let edge = player.getContactList(); edge; edge = edge.next) {
        const { contact, other } = edge;
        if (!contact.isTouching() || !contact.isEnabled() || !other) continue;
        if (contact.getManifold().pointCount === 0) continue;
        contact.getWorldManifold(manifold);
        const [point] = manifold.points;
        // The normal points from fixture A to fixture B.
        const sign = contact.getFixtureB().getBody() === player ? 1 : -1;
        const normal = { x: sign * manifold.normal.x, y: sign * manifold.normal.y };
        if (point)
          surfaces.push({ body: other, point: { x: point.x, y: point.y }, normal, gap: 0 });
      }
      return surfaces;
    };

    /** Returns the surface that a ray hits first. */
    const castRay = (from: Vec2Value, to: Vec2Value): Surface | undefined => {
      let surface: Surface | undefined;
      world.rayCast(from, to, (fixture, { x, y }, normal, fraction) => {
        const body = fixture.getBody();
        if (body === player || isOpen(fixture)) return -1;
        surface = { body, point: { x, y }, normal: { x: normal.x, y: normal.y }, gap: 0 };
        return fraction;
      });
      return surface;
    };

    /** Returns the surface below the middle or the front of the foot: the higher one. */
    const surfaceBelow = (direction: number) => {
      const { x, y } = player.getPosition();
      const surfaces = [x, x + 0.25 * direction].flatMap((rayX) => {
        const surface = castRay({ x: rayX, y }, { x: rayX, y: y - 1 });
        if (!surface || surface.normal.y < MIN_NORMAL_Y) return [];
        // How far the foot can move down until it touches the surface.
        const { point, normal } = surface;
        const distance = (x - point.x) * normal.x + (y - point.y) * normal.y - FOOT_RADIUS;
        return { ...surface, gap: Math.max(0, distance / normal.y) };
      });
      const [highest] = surfaces.sort((a, b) => a.gap - b.gap);
      return highest && highest.gap < SNAP_DISTANCE ? highest : undefined;
    };

    const findGround = (surfaces: Surface[], direction: number): Surface | undefined => {
      const feet = player.getPosition().y - FOOT_RADIUS;
      const walkable = surfaces.filter(({ point, normal }) => {
        const isStep = direction * normal.x < 0 && point.y < feet + STEP_HEIGHT;
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
    const isHeld = (action: keyof typeof KEYS) => KEYS[action].some((key) => held.has(key));

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
      const direction = state === 'playing' ? Number(isHeld('right')) - Number(isHeld('left')) : 0;
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
        const { body, point, normal, gap } = footing;
        const base = body.getLinearVelocityFromWorldPoint(point);
        const speed = approach(
          (x - base.x) * normal.y - (y - base.y) * normal.x,
          RUN_SPEED * direction,
          (direction ? ACCELERATION : BRAKING) * dt,
        );
        // Gravity would pull the player down the slope.
        const along = speed - GRAVITY * normal.x * dt;
        x = base.x + along * normal.y;
        y = base.y - along * normal.x - Math.max(0, gap) / dt;
      } else {
        const acceleration = direction ? AIR_ACCELERATION : AIR_BRAKING;
        if (controlTime <= 0) x = approach(x, RUN_SPEED * direction, acceleration * dt);
        y = Math.max(y, -MAX_FALL_SPEED);
      }

      // #region walls
      const wall = surfaces.find(({ normal }) => Math.abs(normal.x) > 0.9);
      wallTime = wall && !isGrounded ? COYOTE_TIME : wallTime - dt;
      if (wall) wallSide = -Math.sign(wall.normal.x);
      if (wall && direction === wallSide) y = Math.max(y, -SLIDE_SPEED);
      // #endregion

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
      const scale = isRising ? (isHeld('jump') ? 1 : CUT_GRAVITY) : FALL_GRAVITY;
      player.setGravityScale(isGrounded ? 1 : scale);
      player.setLinearVelocity({ x, y });
      if (player.getPosition().y < -2 && state === 'playing') loseLife();
    };
    // #endregion

    const movePlatforms = () => {
      for (const platform of platforms)
        platform.setLinearVelocity({ x: 2.5 * Math.cos(time), y: 0 });
    };

    // #region enemies
    const moveEnemies = () => {
      for (const enemy of enemies) {
        const { body, direction } = enemy;
        const { x, y } = body.getPosition();
        const front = { x: x + 0.5 * direction, y };
        const isBlocked = castRay({ x, y }, front) !== undefined;
        const hasGround = castRay(front, { x: front.x, y: y - 0.7 }) !== undefined;
        if (isBlocked || !hasGround) enemy.direction = -direction;
        body.setLinearVelocity({ x: 1.5 * enemy.direction, y: body.getLinearVelocity().y });
      }
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
        if (state === 'playing') time += dt;
        movePlatforms();
        moveEnemies();
        movePlayer(dt);
      },
      stepped: moveCamera,
      draw(pen) {
        for (const outline of outlines) pen.polygon(outline, { fill: 'static', stroke: 'outline' });
        for (const position of findTiles('F')) drawFlag(pen, position, 'good');
        for (const position of findTiles('S'))
          drawFlag(pen, position, position.x === saved.player.x ? 'accent' : 'quiet');
        for (const { body, direction } of enemies) drawEyes(pen, pen.poseOf(body), 0.1, direction);
        drawEyes(pen, pen.poseOf(player), 0.4, facing);
        if (state !== 'playing')
          drawBanner(pen, camera, state === 'won' ? 'You reached the flag!' : 'Game over');
      },
      keys: {
        down(key) {
          if (held.has(key)) return; // A key that is held repeats.
          held.add(key);
          if (key === 'Enter' && state !== 'playing') restart();
          if (KEYS.jump.includes(key)) jumpBuffer = JUMP_BUFFER;
        },
        up: (key) => held.delete(key),
        release: () => held.clear(),
      },
      controls: { Restart: restart },
      info: () =>
        state === 'playing'
          ? 'Press ← and → to run, ↑ to jump, and ↓ to drop through platforms.'
          : 'Press Enter to play again.',
      facts: () => ({
        Coins: `${beginning.coins.length - coins.length} of ${beginning.coins.length}`,
        Lives: lives,
        Time: `${time.toFixed(1)} s`,
      }),
    };
  },
});

function tileAt(x: number, y: number): string {
  return LEVEL[LEVEL.length - 1 - y]?.[x] ?? ' ';
}

/** Returns the centers of the tiles with a character. */
function findTiles(tile: string): Vec2Value[] {
  return LEVEL.flatMap((row, i) =>
    [...row].flatMap((found, x) =>
      found === tile ? [{ x: x + 0.5, y: LEVEL.length - i - 0.5 }] : [],
    ),
  );
}

/** Returns the center and the width of each run of equal tiles. */
function findRuns(tile: string): { x: number; y: number; width: number }[] {
  return LEVEL.flatMap((row, i) =>
    [...row.matchAll(new RegExp(`${tile}+`, 'g'))].map(({ index, 0: run }) => ({
      x: index + run.length / 2,
      y: LEVEL.length - i - 0.5,
      width: run.length,
    })),
  );
}

// #region outlines
/** Returns the outlines of all solid tiles together, as loops of corners. */
function traceOutlines(): Vec2Value[][] {
  const edges = new Map<string, [from: Vec2Value, to: Vec2Value]>();
  const keyOf = (from: Vec2Value, to: Vec2Value) => `${from.x},${from.y} ${to.x},${to.y}`;
  for (let y = 0; y < LEVEL.length; y++) {
    for (let x = 0; x < (LEVEL[0]?.length ?? 0); x++) {
      const corners = (TILES[tileAt(x, y)] ?? []).map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
      corners.forEach((to, i) => {
        const from = corners.at(i - 1) ?? to;
        // Two tiles share this edge in opposite directions: it is inside.
        if (!edges.delete(keyOf(to, from))) edges.set(keyOf(from, to), [from, to]);
      });
    }
  }
  const loops: Vec2Value[][] = [];
  for (const first of edges.values()) {
    const loop: Vec2Value[] = [];
    let edge: typeof first | undefined = first;
    while (edge) {
      const [from, to]: typeof first = edge;
      edges.delete(keyOf(from, to));
      loop.push(to);
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

function drawFlag(pen: ScenePen, { x, y }: Vec2Value, color: string) {
  const [bottom, top] = [y - 0.5, y + 1];
  const tip = { x: x + 0.8, y: top - 0.25 };
  pen.polygon([{ x, y: top }, tip, { x, y: top - 0.5 }], { fill: color, stroke: 'outline' });
  pen.line(
    [
      { x, y: bottom },
      { x, y: top },
    ],
    { stroke: 'outline', width: 3 },
  );
}

function drawBanner(pen: ScenePen, { x, y }: Vec2Value, text: string) {
  const corners = [
    { x: x - 3, y: y - 0.8 },
    { x: x + 3, y: y - 0.8 },
    { x: x + 3, y: y + 0.8 },
    { x: x - 3, y: y + 0.8 },
  ];
  pen.polygon(corners, { fill: 'static', stroke: 'outline' });
  pen.text({ x, y: y + 0.1 }, text, 'outline', 'center');
  pen.text({ x, y: y - 0.5 }, 'Press Enter to play again.', 'outline', 'center');
}
