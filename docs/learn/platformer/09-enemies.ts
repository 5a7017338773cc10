import {
  type Body,
  type BodyDef,
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

// #region interface
/** What the player does. */
export interface Input {
  /** Keys that are held, by their names, such as 'ArrowLeft'. */
  held: Set<string>;
  /** Keys that went down since the last step. */
  pressed: Set<string>;
  /** Where the mouse or a finger is, in meters; undefined until it moves. */
  pointer?: Vec2Value;
  /** Whether the mouse or a finger went down since the last step. */
  isClicked: boolean;
}

/** The visible part of the world, in meters: its center, and its size. */
export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A short sound. */
export interface Tone {
  frequency: number; // Hz
  slideTo?: number; // Hz, at its end
  duration: number; // s
  delay?: number; // s
  wave?: 'sine' | 'triangle' | 'square' | 'sawtooth';
  volume?: number; // 0 to 1
}

/** What main.ts runs. */
export interface Game {
  title: string;
  /** Says what there is to see. */
  description: string;
  /** Keys for which touch screens get buttons. */
  keys: string[];
  world: World;
  camera: Camera;
  /** Score and instructions, as text. */
  status: string;
  /** Simulates one step of `dt` seconds. */
  update(input: Input, dt: number): void;
  /** Draws in meters. `alpha` is 0 for the state before the last step, and 1 for the state after it. */
  draw(context: CanvasRenderingContext2D, alpha: number): void;
  /** Returns the tones since the last call. */
  sounds(): Tone[];
}
// #endregion

// #region level
const LEVEL = String.raw`
#                                                                              #
#                                  #                                           #
#                                  #                                           #
#                                  # o                       o    o   o        #
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
const LEVEL_WIDTH = LEVEL[0]?.length ?? 0; // m
const LEVEL_HEIGHT = LEVEL.length; // m
// #endregion

// #region solid
/** Heights of solid tiles at their left and right side, in meters. */
const SOLID: Record<string, { left: number; right: number }> = {
  '#': { left: 1, right: 1 },
  '/': { left: 0, right: 1 },
  '\\': { left: 1, right: 0 },
  _: { left: 0.25, right: 0.25 },
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

const JUMP_KEYS = ['ArrowUp', ' '];
const FOOT_RADIUS = 0.35; // m
const MIN_NORMAL_Y = 0.64; // of ground that is not too steep: cos 50°
const STEP_HEIGHT = 0.3; // m
const SNAP_DISTANCE = 0.3; // m
const SLIDE_SPEED = 3; // m/s
const WALL_JUMP_TIME = 0.15; // s without air control
const PLATFORM_SPEED = 2; // m/s, at most
const LOWEST_Y = -2; // m: what is lower has fallen into a pit
const ENEMY_SPEED = 1.5; // m/s
const STOMP_SPEED = 14; // m/s, upward after a jump on an enemy
const LIVES = 3;
const SQUASH_TIME = 0.2; // s
const DUST_TIME = 0.4; // s
const DUST_SPEED = 8; // m/s: slower landings raise no dust
const CAMERA_RATE = 5; // 1/s: how fast the camera follows
const LOOK_AHEAD = 0.35; // s: the camera shows where the player will be
const FAR = 50; // m: no window shows so much around the camera

const COLORS = {
  sky: '#bfe3f5',
  sun: '#fff3c4',
  farHills: '#a3cfe0',
  nearHills: '#86bfb4',
  earth: '#8a6047',
  soil: '#6f4a38',
  shade: '#3c2a3e4d', // translucent
  grass: '#5c9e4a',
  light: '#9ccf6a', // on upper edges
  wood: '#b98047',
  woodLight: '#dba869',
  metal: '#5d6b80',
  metalLight: '#94a4ba',
  player: '#e8743b',
  outline: '#3c2a3e',
  dust: '#f3ead7',
  coin: '#f6c445',
  coinLight: '#fff2ad',
  flag: '#d8433f',
  enemy: '#7d4fa3',
  heart: '#e2405b',
  lostHeart: '#62405b',
  panel: '#2b2340cc', // translucent
  title: '#2b2340',
  text: '#ffffff',
};

const TONES = {
  jump: [{ frequency: 260, slideTo: 520, duration: 0.15, wave: 'square', volume: 0.25 }],
  coin: [
    { frequency: 988, duration: 0.08, volume: 0.4 },
    { frequency: 1319, duration: 0.25, delay: 0.08, volume: 0.4 },
  ],
  win: [523, 659, 784, 1047].map((frequency, i) => ({
    frequency,
    duration: 0.3,
    delay: 0.15 * i,
  })),
  stomp: [{ frequency: 220, slideTo: 60, duration: 0.2, wave: 'square', volume: 0.4 }],
  hurt: [{ frequency: 400, slideTo: 80, duration: 0.5, wave: 'sawtooth', volume: 0.4 }],
} satisfies Record<string, Tone[]>;

const ENTITIES = find(/[oceF]/g);
const COIN_COUNT = find(/o/g).length;

export function createGame(random = Math.random): Game {
  return new PlatformerGame(random);
}

// #region game
class PlatformerGame implements Game {
  readonly title = 'Hill Hopper: enemies and lives';
  readonly description =
    'A level with coins, enemies, a shaft, a bridge, a crate, a moving platform, and a flag at its end. Run and jump to the flag with the arrow keys.';
  readonly keys = ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', ' ', 'Enter'];
  readonly world = new World({ gravity: { x: 0, y: -GRAVITY } });
  readonly camera: FollowCamera;
  private readonly level = new Level(this.world);
  private readonly player: Player;
  private readonly entities = new Entities(this.world);
  private readonly particles: Particles;
  private readonly poses = new Poses();
  private time = 0; // s
  private lives = LIVES;
  private hasWon = false;
  private tones: Tone[] = [];
  private readonly touched = new Set<Entity>();

  constructor(random: () => number) {
    const [start = { x: 0, y: 0 }] = find(/P/g);
    this.player = new Player(this.world, start, this.level.ledges);
    this.camera = new FollowCamera(start);
    this.particles = new Particles(random);
    this.world.on('begin-contact', (contact) => this.touch(contact));
  }

  private get isOver() {
    return this.hasWon || this.lives === 0;
  }

  get status() {
    const coins = `Coins: ${COIN_COUNT - this.entities.coinCount} of ${COIN_COUNT}.`;
    if (this.hasWon) return `You reached the flag! ${coins} Press Enter to play again.`;
    if (this.lives === 0) return `Game over. ${coins} Press Enter to play again.`;
    const keys = 'Press ←/→ or A/D to run, ↑ or W to jump, and ↓ or S to drop through platforms.';
    return `${coins} Lives: ${this.lives}. ${keys}`;
  }
  // #endregion

  // #region update
  update(input: Input, dt: number) {
    if (this.isOver) {
      this.poses.remember(this.world); // so that the picture stands still
      this.camera.remember();
      if (input.pressed.has('Enter') || input.isClicked) this.restart();
      return;
    }
    this.time += dt;
    this.level.movePlatforms(this.time);
    this.entities.update();
    this.player.update(input, dt);
    if (this.player.hasJumped) this.tones.push(...TONES.jump);
    if (this.player.body.getPosition().y < LOWEST_Y) this.loseLife();
    this.poses.remember(this.world);
    this.world.step(dt);
    this.meetTouched();
    this.camera.update(this.player, dt);
    if (this.player.landingSpeed > DUST_SPEED) {
      this.particles.burst(this.player.feet, COLORS.dust);
    }
    this.particles.update(dt);
  }
  // #endregion

  // #region restart
  private restart() {
    this.hasWon = false;
    this.lives = LIVES;
    this.entities.load(ENTITIES);
    this.returnToStart();
  }

  private loseLife() {
    this.lives--;
    this.tones.push(...TONES.hurt);
    if (this.lives > 0) this.returnToStart();
  }

  private returnToStart() {
    this.touched.clear(); // the player is no longer there
    moveTo(this.player.body, this.player.home);
    this.poses.remember(this.world); // nothing is drawn between there and here
  }
  // #endregion

  // #region contacts
  private touch(contact: Contact) {
    const entity = otherFixture(contact, this.player.body)?.getBody().getUserData();
    // A set, because the player has two fixtures, and can touch an entity with both.
    if (entity instanceof Entity) this.touched.add(entity);
  }

  /** Reacts after the step, during which the world is locked. */
  private meetTouched() {
    for (const entity of this.touched) {
      if (!this.isOver && this.entities.all.has(entity)) this.meet(entity);
    }
    this.touched.clear();
  }
  // #endregion

  // #region meet
  private meet(entity: Entity) {
    if (entity instanceof Coin) {
      this.tones.push(...TONES.coin);
      this.particles.burst(entity.body.getPosition(), COLORS.coinLight);
      this.entities.remove(entity);
    } else if (entity instanceof Flag) {
      this.tones.push(...TONES.win);
      this.hasWon = true;
    } else if (entity instanceof Enemy) {
      this.meetEnemy(entity);
    }
  }

  private meetEnemy(enemy: Enemy) {
    const position = enemy.body.getPosition();
    // On the ground, both centers are at about the same height.
    if (this.player.body.getPosition().y < position.y + 0.1) {
      this.loseLife();
      return;
    }
    this.player.bounce();
    this.tones.push(...TONES.stomp);
    this.particles.burst(position, COLORS.enemy);
    this.entities.remove(enemy);
  }
  // #endregion

  // #region draw
  draw(context: CanvasRenderingContext2D, alpha: number) {
    const camera = this.camera.at(alpha);
    drawSky(context, camera);
    drawTitle(context);
    this.level.draw(context, (body) => this.poses.at(body, alpha));
    for (const entity of this.entities.all) {
      entity.draw(context, this.poses.at(entity.body, alpha), this.time);
    }
    this.particles.draw(context);
    drawPlayer(context, this.poses.at(this.player.body, alpha), this.player);
    drawHud(context, camera, COIN_COUNT - this.entities.coinCount, this.lives);
    if (this.isOver)
      drawBanner(context, camera, this.hasWon ? 'You reached the flag!' : 'Game over');
  }

  sounds() {
    const tones = this.tones;
    this.tones = [];
    return tones;
  }
  // #endregion
}

// #region camera
class FollowCamera implements Camera {
  x: number;
  y: number;
  readonly width = 17; // m
  readonly height = 10; // m
  private before: Vec2Value;

  constructor({ x, y }: Vec2Value) {
    this.x = x;
    this.y = y;
    this.stayInLevel();
    this.before = { x: this.x, y: this.y };
  }

  /** Moves toward the player, and ahead of it in the direction of its run. */
  update({ body }: Player, dt: number) {
    this.remember();
    const { x, y } = body.getPosition();
    const ahead = LOOK_AHEAD * body.getLinearVelocity().x;
    const fraction = 1 - Math.exp(-CAMERA_RATE * dt);
    this.x += fraction * (x + ahead - this.x);
    this.y += fraction * (y + 1 - this.y);
    this.stayInLevel();
  }

  /** Keeps its position, which is the one before the next step. */
  remember() {
    this.before = { x: this.x, y: this.y };
  }

  /** Returns the camera between the last two steps. */
  at(alpha: number): Camera {
    return { ...mix(this.before, this, alpha), width: this.width, height: this.height };
  }

  private stayInLevel() {
    this.x = clamp(this.x, this.width / 2, LEVEL_WIDTH - this.width / 2);
    this.y = clamp(this.y, this.height / 2, LEVEL_HEIGHT - this.height / 2);
  }
}
// #endregion

class Level {
  /** Platforms that the player can jump through from below. */
  readonly ledges = new Set<Fixture>();
  private readonly platforms: Platform[];
  private readonly planks: Body[] = [];
  private readonly outlines = traceOutlines();
  private readonly ground: Body;

  // #region chains
  constructor(world: World) {
    this.ground = world.createBody();
    for (const outline of this.outlines) {
      this.ground.createFixture({ shape: new Chain(outline, true), friction: 0.6 });
    }
    for (const tile of find(/=+/g)) this.createLedge(tile);
    this.platforms = find(/m+/g).map((tile) => createPlatform(world, tile));
    for (const tile of find(/~+/g)) this.createBridge(world, tile);
  }
  // #endregion

  // #region one-way
  private createLedge({ x, y, width }: Tile) {
    const shape = new Box(width / 2, 0.1, { x, y: y + 0.4 });
    this.ledges.add(this.ground.createFixture({ shape, friction: 0.6 }));
  }
  // #endregion

  // #region bridge
  private createBridge(world: World, { x, y, width }: Tile) {
    const left = x - width / 2;
    let last = { body: this.ground, anchor: { x: left, y: y + 0.4 } };
    for (let i = 0; i < width; i++) {
      const position = { x: left + i + 0.5, y: y + 0.4 };
      const plank = world.createBody({ type: 'dynamic', position });
      plank.createFixture({ shape: new Box(0.5, 0.1), density: 2, friction: 0.6 });
      // Longer than half a plank, so that the bridge is slack.
      join(last.body, last.anchor, plank, { x: -0.51, y: 0 });
      last = { body: plank, anchor: { x: 0.51, y: 0 } };
      this.planks.push(plank);
    }
    join(last.body, last.anchor, this.ground, { x: x + width / 2, y: y + 0.4 });
  }
  // #endregion

  // #region platform-motion
  movePlatforms(time: number) {
    for (const { body } of this.platforms) {
      body.setLinearVelocity({ x: PLATFORM_SPEED * Math.cos(time), y: 0 });
    }
  }
  // #endregion

  /** Draws bodies at the poses that `poseOf` returns for them. */
  draw(context: CanvasRenderingContext2D, poseOf: (body: Body) => Pose) {
    for (const plank of this.planks) {
      drawPart(context, poseOf(plank), 0.49, 0.1, COLORS.wood, COLORS.woodLight);
    }
    drawGround(context, this.outlines);
    for (const ledge of this.ledges) drawLedge(context, ledge);
    for (const { body, width } of this.platforms) {
      drawPart(context, poseOf(body), width / 2, 0.2, COLORS.metal, COLORS.metalLight);
    }
  }
}

// #region platforms
interface Platform {
  body: Body;
  width: number; // m
}

function createPlatform(world: World, { x, y, width }: Tile): Platform {
  const body = world.createBody({ type: 'kinematic', position: { x, y } });
  body.createFixture({ shape: new Box(width / 2, 0.2), friction: 0.6 });
  return { body, width };
}
// #endregion

function join(bodyA: Body, localAnchorA: Vec2Value, bodyB: Body, localAnchorB: Vec2Value) {
  const joint = new RevoluteJoint({ bodyA, bodyB, localAnchorA, localAnchorB });
  bodyA.getWorld().createJoint(joint);
}

class Player {
  readonly body: Body;
  readonly home: Vec2Value; // m, where it starts
  isGrounded = false;
  landingSpeed = 0; // m/s, in the step in which it lands; otherwise 0
  squash = 0; // 1 after a landing at full speed
  hasJumped = false; // in this step
  facing = 1; // -1 to the left, 1 to the right
  private readonly ledges: Set<Fixture>;
  private isDropping = false; // through ledges
  private readonly groundFinder: GroundFinder;
  private isJumping = false;
  private isBouncing = false; // off an enemy
  private coyoteTime = 0; // s, in which the player can still jump
  private jumpBuffer = 0; // s, in which the jump key still counts
  private fallSpeed = 0; // m/s, before the last step
  private wallSide = 0; // -1 for a wall on the left, 1 on the right
  private wallTime = 0; // s, in which the player can still jump off the wall
  private controlTime = 0; // s, until the player has air control again

  // #region player
  constructor(world: World, position: Vec2Value, ledges: Set<Fixture>) {
    this.home = position;
    this.ledges = ledges;
    this.body = world.createBody({
      type: 'dynamic',
      position,
      fixedRotation: true,
      allowSleep: false,
      userData: this,
    });
    // Without friction, the player doesn't stick to walls.
    this.body.createFixture({ shape: new Circle(FOOT_RADIUS), density: 1, friction: 0 });
    const torso = new Box(FOOT_RADIUS - 0.01, 0.3, { x: 0, y: 0.3 });
    this.body.createFixture({ shape: torso, density: 1, friction: 0 });
    this.groundFinder = new GroundFinder(this.body, (fixture) => this.passesThrough(fixture));
    world.on('pre-solve', (contact) => this.ignoreOpenFixture(contact));
  }
  // #endregion

  /** The lowest point of the foot. */
  get feet(): Vec2Value {
    const { x, y } = this.body.getPosition();
    return { x, y: y - FOOT_RADIUS };
  }

  // #region pass-through
  private passesThrough(fixture: Fixture): boolean {
    if (fixture.getBody().getUserData() instanceof Enemy) return true;
    if (!this.ledges.has(fixture)) return fixture.isSensor();
    return this.isDropping || this.feet.y < fixture.getAABB(0).upperBound.y - 0.1;
  }

  /** Disables a contact before it is solved, for this step. */
  private ignoreOpenFixture(contact: Contact) {
    const fixture = otherFixture(contact, this.body);
    if (fixture && this.passesThrough(fixture)) contact.setEnabled(false);
  }
  // #endregion

  // #region move
  update(input: Input, dt: number) {
    const { held } = input;
    const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
    if (direction) this.facing = direction;
    this.isDropping = held.has('ArrowDown');
    this.controlTime -= dt;
    const velocity = { ...this.body.getLinearVelocity() };
    if (velocity.y <= 0) this.isJumping = this.isBouncing = false;
    const wasGrounded = this.isGrounded;
    const surfaces = touchedSurfaces(this.body);
    const footing =
      this.isJumping || this.isBouncing
        ? undefined
        : this.groundFinder.find(surfaces, direction, wasGrounded);
    this.isGrounded = footing !== undefined;
    if (footing) this.runOnGround(velocity, footing, direction, dt);
    else this.runInAir(velocity, direction, dt);
    this.landingSpeed = this.isGrounded && !wasGrounded ? this.fallSpeed : 0;
    this.touchWall(velocity, surfaces, direction, dt);
    this.jump(velocity, input, dt);
    this.fallSpeed = -velocity.y;
    this.squash = Math.max(this.squash - dt / SQUASH_TIME, this.landingSpeed / MAX_FALL_SPEED);
    this.body.setLinearVelocity(velocity);
  }

  private runOnGround(velocity: Vec2Value, footing: Surface, direction: number, dt: number) {
    // Speed along the ground, relative to it, clamped because the pull down a step would add to it.
    const { body, point, normal } = footing;
    const base = body.getLinearVelocityFromWorldPoint(point);
    const measured = (velocity.x - base.x) * normal.y - (velocity.y - base.y) * normal.x;
    const speed = approach(
      clamp(measured, -RUN_SPEED, RUN_SPEED),
      RUN_SPEED * direction,
      (direction ? ACCELERATION : BRAKING) * dt,
    );
    // Gravity would pull the player down the slope.
    const along = speed - GRAVITY * normal.x * dt;
    velocity.x = base.x + along * normal.y;
    velocity.y = base.y - along * normal.x - this.groundFinder.gapTo(footing) / dt;
  }

  private runInAir(velocity: Vec2Value, direction: number, dt: number) {
    const acceleration = direction ? AIR_ACCELERATION : AIR_BRAKING;
    if (this.controlTime <= 0) {
      velocity.x = approach(velocity.x, RUN_SPEED * direction, acceleration * dt);
    }
    velocity.y = Math.max(velocity.y, -MAX_FALL_SPEED);
  }
  // #endregion

  // #region walls
  /** Slides down a wall slowly, and remembers it for a jump. */
  private touchWall(velocity: Vec2Value, surfaces: Surface[], direction: number, dt: number) {
    const wall = surfaces.find(({ normal }) => Math.abs(normal.x) > 0.9);
    this.wallTime = wall && !this.isGrounded ? COYOTE_TIME : this.wallTime - dt;
    if (wall) this.wallSide = -Math.sign(wall.normal.x);
    if (wall && direction === this.wallSide) velocity.y = Math.max(velocity.y, -SLIDE_SPEED);
  }
  // #endregion

  // #region jump
  private jump(velocity: Vec2Value, { held, pressed }: Input, dt: number) {
    this.coyoteTime = this.isGrounded ? COYOTE_TIME : this.coyoteTime - dt;
    const isPressed = JUMP_KEYS.some((key) => pressed.has(key));
    this.jumpBuffer = isPressed ? JUMP_BUFFER : this.jumpBuffer - dt;
    this.hasJumped = this.jumpBuffer > 0 && (this.coyoteTime > 0 || this.wallTime > 0);
    if (this.hasJumped) {
      if (this.coyoteTime <= 0) {
        velocity.x = -this.wallSide * RUN_SPEED;
        this.controlTime = WALL_JUMP_TIME;
      }
      velocity.y = JUMP_SPEED;
      this.isJumping = true;
      this.isGrounded = false;
      this.jumpBuffer = 0;
      this.coyoteTime = 0;
      this.wallTime = 0;
    }
    const isRising = this.isJumping && velocity.y > 0;
    const isHeld = JUMP_KEYS.some((key) => held.has(key));
    const risingScale = isHeld ? 1 : CUT_GRAVITY;
    const airScale = isRising ? risingScale : FALL_GRAVITY;
    this.body.setGravityScale(this.isGrounded ? 1 : airScale);
  }
  // #endregion

  /** Bounces off an enemy. */
  bounce() {
    this.isBouncing = true;
    this.body.setLinearVelocity({ x: this.body.getLinearVelocity().x, y: STOMP_SPEED });
  }
}

/** Where a body touches the player, or is below the player's foot. */
interface Surface {
  body: Body;
  point: Vec2Value;
  /** Points away from the surface. */
  normal: Vec2Value;
}

// #region touched
/** Returns what a body has touched in the last step. */
function touchedSurfaces(body: Body): Surface[] {
  const manifold = new WorldManifold();
  const surfaces: Surface[] = [];
  for (let edge = body.getContactList(); edge; edge = edge.next) {
    const { contact, other } = edge;
    if (!contact.isTouching() || !contact.isEnabled()) continue;
    // Contacts of sensors have no points, and no normal.
    if (contact.getManifold().pointCount === 0) continue;
    contact.getWorldManifold(manifold);
    const [point] = manifold.points;
    // The normal points from fixture A to fixture B.
    const sign = contact.getFixtureB().getBody() === body ? 1 : -1;
    const normal = { x: sign * manifold.normal.x, y: sign * manifold.normal.y };
    if (point && other) surfaces.push({ body: other, point: { x: point.x, y: point.y }, normal });
  }
  return surfaces;
}
// #endregion

// #region rays
/** Returns the surface that a ray hits first. The ray passes through the body and open fixtures. */
function castRay(
  body: Body,
  from: Vec2Value,
  to: Vec2Value,
  isOpen: (fixture: Fixture) => boolean,
): Surface | undefined {
  let surface: Surface | undefined;
  body.getWorld().rayCast(from, to, (fixture, { x, y }, normal, fraction) => {
    if (fixture.getBody() === body || isOpen(fixture)) return -1;
    surface = {
      body: fixture.getBody(),
      point: { x, y },
      normal: { x: normal.x, y: normal.y },
    };
    return fraction;
  });
  return surface;
}
// #endregion

/** Finds the surface that a character stands on. */
class GroundFinder {
  private readonly body: Body;
  private readonly isOpen: (fixture: Fixture) => boolean;

  constructor(body: Body, isOpen: (fixture: Fixture) => boolean) {
    this.body = body;
    this.isOpen = isOpen;
  }

  // #region below
  /** Returns how far the foot can move down until it touches a surface, in meters. */
  gapTo({ point, normal }: Surface): number {
    const { x, y } = this.body.getPosition();
    const distance = (x - point.x) * normal.x + (y - point.y) * normal.y - FOOT_RADIUS;
    // Shapes that touch can be 1 cm apart.
    return Math.max(0, distance - 0.01) / normal.y;
  }

  /** Returns the surface below the middle or the front of the foot: the higher one. */
  private surfaceBelow(direction: number): Surface | undefined {
    const { x, y } = this.body.getPosition();
    const below = [x, x + 0.25 * direction].flatMap(
      (rayX) => castRay(this.body, { x: rayX, y }, { x: rayX, y: y - 1 }, this.isOpen) ?? [],
    );
    return below
      .filter((surface) => surface.normal.y > MIN_NORMAL_Y && this.gapTo(surface) < SNAP_DISTANCE)
      .sort((a, b) => this.gapTo(a) - this.gapTo(b))[0];
  }
  // #endregion

  // #region ground
  find(touched: Surface[], direction: number, wasGrounded: boolean): Surface | undefined {
    const feet = this.body.getPosition().y - FOOT_RADIUS;
    const walkable = touched.filter(({ point, normal }) => {
      const isLow = point.y < feet + STEP_HEIGHT;
      const isStep = direction * normal.x < 0 && normal.y > 0.1 && isLow;
      return normal.y > MIN_NORMAL_Y || isStep;
    });
    // Of several, the one that rises most in the direction of the run.
    walkable.sort((a, b) => direction * (a.normal.x - b.normal.x) || b.normal.y - a.normal.y);
    const [best] = walkable;
    if (best && direction * best.normal.x <= 0) return best;
    const below = best || wasGrounded ? this.surfaceBelow(direction) : undefined;
    if (!best) return below;
    // Beyond an edge, the player leaves it without following its corner.
    return { ...best, normal: below?.normal ?? { x: 0, y: 1 } };
  }
  // #endregion
}

// #region other-fixture
/** Returns the fixture that a body touches in a contact; undefined for contacts of others. */
function otherFixture(contact: Contact, body: Body): Fixture | undefined {
  const a = contact.getFixtureA();
  const b = contact.getFixtureB();
  if (a.getBody() === body) return b;
  return b.getBody() === body ? a : undefined;
}
// #endregion

// #region entity
/** What can come and go in the level. Its body has it as user data. */
abstract class Entity {
  readonly body: Body;

  constructor(world: World, definition: BodyDef) {
    this.body = world.createBody({ ...definition, userData: this });
  }

  /** Draws it at a pose. `time` is in seconds. */
  abstract draw(context: CanvasRenderingContext2D, pose: Pose, time: number): void;
}

class Coin extends Entity {
  constructor(world: World, position: Vec2Value) {
    super(world, { position });
    this.body.createFixture({ shape: new Circle(0.25), isSensor: true });
  }

  draw(context: CanvasRenderingContext2D, { x, y }: Pose, time: number) {
    drawCoin(context, { x, y: y + 0.06 * Math.sin(3 * time + x) }, Math.cos(2.5 * time + x));
  }
}
// #endregion

class Flag extends Entity {
  constructor(world: World, position: Vec2Value) {
    super(world, { position });
    this.body.createFixture({ shape: new Box(0.3, 1, { x: 0, y: 0.5 }), isSensor: true });
  }

  draw(context: CanvasRenderingContext2D, pose: Pose, time: number) {
    drawFlag(context, pose, 2.2, COLORS.flag, time);
  }
}

// #region crates
class Crate extends Entity {
  readonly home: Vec2Value; // m, where it starts

  constructor(world: World, position: Vec2Value) {
    super(world, { type: 'dynamic', position });
    this.home = position;
    this.body.createFixture({ shape: new Box(0.45, 0.45), density: 1, friction: 0.6 });
  }

  draw(context: CanvasRenderingContext2D, pose: Pose) {
    drawPart(context, pose, 0.45, 0.45, COLORS.wood, COLORS.woodLight);
  }
}
// #endregion

// #region enemies
class Enemy extends Entity {
  constructor(world: World, position: Vec2Value) {
    super(world, { type: 'dynamic', position, fixedRotation: true });
    this.body.createFixture({ shape: new Circle(0.4), density: 1, friction: 0 });
  }

  /** Walks ahead, and turns where the way is blocked or the ground ends. */
  walk() {
    const { x, y } = this.body.getPosition();
    const front = { x: x + 0.5 * this.direction, y };
    const below = { x: front.x, y: y - 0.7 };
    const isBlocked = castRay(this.body, { x, y }, front, isOpenToEnemies) !== undefined;
    const hasGround = castRay(this.body, front, below, isOpenToEnemies) !== undefined;
    const direction = isBlocked || !hasGround ? -this.direction : this.direction;
    this.body.setLinearVelocity({
      x: ENEMY_SPEED * direction,
      y: this.body.getLinearVelocity().y,
    });
  }

  /** Starts to the left. */
  private get direction(): number {
    return Math.sign(this.body.getLinearVelocity().x) || -1;
  }

  draw(context: CanvasRenderingContext2D, pose: Pose) {
    drawEnemy(context, pose, this.direction);
  }
}

function isOpenToEnemies(fixture: Fixture): boolean {
  const owner = fixture.getBody().getUserData();
  return fixture.isSensor() || owner instanceof Enemy || owner instanceof Player;
}
// #endregion

// #region entities
/** Creates the entity of a tile: a coin (o), crate (c), enemy (e), or the flag (F). */
function createEntity(world: World, tile: string, position: Vec2Value): Entity {
  if (tile === 'o') return new Coin(world, position);
  if (tile === 'c') return new Crate(world, position);
  if (tile === 'e') return new Enemy(world, position);
  return new Flag(world, position);
}
// #endregion

/** All entities that are in the level now. */
class Entities {
  readonly all = new Set<Entity>();
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
    this.load(ENTITIES);
  }

  get coinCount(): number {
    return [...this.all].filter((entity) => entity instanceof Coin).length;
  }

  remove(entity: Entity) {
    this.all.delete(entity);
    this.world.destroyBody(entity.body);
  }

  // #region load
  /** Replaces all entities by those of tiles. */
  load(tiles: Tile[]) {
    for (const entity of this.all) this.remove(entity);
    for (const { tiles: tile, x, y } of tiles) {
      this.all.add(createEntity(this.world, tile, { x, y }));
    }
  }
  // #endregion

  /** Moves enemies. Puts back or removes bodies that have fallen into a pit. */
  update() {
    for (const entity of this.all) {
      const hasFallen = entity.body.getPosition().y < LOWEST_Y;
      if (entity instanceof Enemy) entity.walk();
      if (hasFallen && entity instanceof Crate) moveTo(entity.body, entity.home);
      if (hasFallen && entity instanceof Enemy) this.remove(entity);
    }
  }
}

// #region poses
interface Pose {
  x: number; // m
  y: number; // m
  angle: number; // rad
}

/** Remembers where all bodies were before the last step, to draw them between two steps. */
class Poses {
  private readonly before = new Map<Body, Pose>();

  remember(world: World) {
    this.before.clear();
    for (let body = world.getBodyList(); body; body = body.getNext()) {
      this.before.set(body, currentPose(body));
    }
  }

  /** Returns the pose of a body between the last two steps. */
  at(body: Body, alpha: number): Pose {
    const now = currentPose(body);
    const before = this.before.get(body) ?? now;
    return { ...mix(before, now, alpha), angle: before.angle + alpha * (now.angle - before.angle) };
  }
}

function currentPose(body: Body): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}
// #endregion

function moveTo(body: Body, position: Vec2Value) {
  body.setTransform(position, 0);
  body.setLinearVelocity({ x: 0, y: 0 });
  body.setAngularVelocity(0);
}

// #region particles
interface Particle {
  x: number; // m
  y: number; // m
  vx: number; // m/s
  vy: number; // m/s
  age: number; // s
  color: string;
}

/** Dust and sparks, which touch nothing. */
class Particles {
  private readonly random: () => number;
  private particles: Particle[] = [];

  constructor(random: () => number) {
    this.random = random;
  }

  burst({ x, y }: Vec2Value, color: string) {
    for (let i = 0; i < 8; i++) {
      const vx = 5 * (this.random() - 0.5);
      const vy = 2 * this.random();
      this.particles.push({ x, y, vx, vy, age: 0, color });
    }
  }

  update(dt: number) {
    for (const particle of this.particles) {
      particle.x += particle.vx * dt;
      particle.y += particle.vy * dt;
      particle.age += dt;
    }
    this.particles = this.particles.filter(({ age }) => age < DUST_TIME);
  }

  draw(context: CanvasRenderingContext2D) {
    for (const { x, y, age, color } of this.particles) {
      context.globalAlpha = 1 - age / DUST_TIME;
      fillCircle(context, { x, y }, 0.1 + 0.2 * age, color);
    }
    context.globalAlpha = 1;
  }
}
// #endregion

// #region draw-level
function drawSky(context: CanvasRenderingContext2D, camera: Camera) {
  context.fillStyle = COLORS.sky;
  context.fillRect(-FAR, -FAR, LEVEL_WIDTH + 2 * FAR, LEVEL_HEIGHT + 2 * FAR);
  fillCircle(context, { x: camera.x + 6, y: camera.y + 3 }, 0.8, COLORS.sun);
  drawHills(context, camera, { depth: 0.85, distance: 7, height: 5.5, color: COLORS.farHills });
  drawHills(context, camera, { depth: 0.6, distance: 4.5, height: 3, color: COLORS.nearHills });
}

/** Draws a row of hills. The greater their depth, the further they move with the camera. */
function drawHills(
  context: CanvasRenderingContext2D,
  camera: Camera,
  { depth, distance, height, color }: Hills,
) {
  const shift = { x: depth * camera.x, y: depth * (camera.y - 5) };
  context.fillStyle = color;
  context.fillRect(camera.x - FAR, -FAR, 2 * FAR, FAR + shift.y);
  const first = Math.floor((camera.x - FAR / 2 - shift.x) / distance);
  for (let i = first; i < first + FAR / distance; i++) {
    const hillHeight = height * (1 + 0.3 * Math.sin(2.4 * i));
    context.beginPath();
    context.ellipse(shift.x + i * distance, shift.y, 0.9 * distance, hillHeight, 0, 0, 2 * Math.PI);
    context.fill();
  }
}

interface Hills {
  depth: number; // 0 in the level, 1 infinitely far away
  distance: number; // m, from one hill to the next
  height: number; // m
  color: string;
}

function drawGround(context: CanvasRenderingContext2D, outlines: Vec2Value[][]) {
  context.fillStyle = COLORS.earth;
  for (const outline of outlines) {
    context.beginPath();
    for (const { x, y } of outline) context.lineTo(x, y);
    context.fill();
  }
  strokeTops(context, outlines, { width: 0.5, depth: 0.3, color: COLORS.soil });
  strokeTops(context, outlines, { width: 0.3, depth: 0.13, color: COLORS.grass });
  strokeTops(context, outlines, { width: 0.08, depth: 0.02, color: COLORS.light });
  // Darker toward the ground.
  context.fillStyle = COLORS.shade;
  for (const top of [0, -3, -6]) {
    context.fillRect(-FAR, -FAR, LEVEL_WIDTH + 2 * FAR, FAR + top);
  }
}

/** Draws a line along all upper edges, which lead to the left in a counterclockwise outline. */
function strokeTops(
  context: CanvasRenderingContext2D,
  outlines: Vec2Value[][],
  { width, depth, color }: { width: number; depth: number; color: string },
) {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  context.beginPath();
  for (const outline of outlines) {
    let isConnected = false;
    outline.forEach((to, i) => {
      const from = outline.at(i - 1) ?? to;
      const isTop = to.x < from.x;
      if (isTop && !isConnected) context.moveTo(from.x, from.y - depth);
      if (isTop) context.lineTo(to.x, to.y - depth);
      isConnected = isTop;
    });
  }
  context.stroke();
}

function drawLedge(context: CanvasRenderingContext2D, ledge: Fixture) {
  const { lowerBound, upperBound } = ledge.getAABB(0);
  const center = { x: (lowerBound.x + upperBound.x) / 2, y: (lowerBound.y + upperBound.y) / 2 };
  const halfWidth = (upperBound.x - lowerBound.x) / 2;
  drawPart(context, { ...center, angle: 0 }, halfWidth, 0.1, COLORS.wood, COLORS.woodLight);
}

/** Draws a box with a lit upper edge. */
function drawPart(
  context: CanvasRenderingContext2D,
  { x, y, angle }: Pose,
  halfWidth: number,
  halfHeight: number,
  color: string,
  light: string,
) {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = color;
  context.strokeStyle = COLORS.outline;
  context.lineWidth = 0.06;
  context.beginPath();
  context.roundRect(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight, 0.06);
  context.fill();
  context.stroke();
  context.fillStyle = light;
  context.fillRect(-halfWidth + 0.05, halfHeight - 0.11, 2 * halfWidth - 0.1, 0.07);
  context.restore();
}
// #endregion

// #region draw-characters
function drawPlayer(context: CanvasRenderingContext2D, { x, y }: Vec2Value, player: Player) {
  context.save();
  context.translate(x, y - FOOT_RADIUS);
  context.scale(1 + 0.2 * player.squash, 1 - 0.25 * player.squash);
  drawFeet(context, player.isGrounded ? Math.sin(6 * x) : 0.5);
  context.fillStyle = COLORS.player;
  context.strokeStyle = COLORS.outline;
  context.lineWidth = 0.06;
  context.beginPath();
  context.roundRect(-0.34, 0.08, 0.68, 0.87, 0.3);
  context.fill();
  context.stroke();
  drawEyes(context, { x: 0, y: 0.64 }, player.facing);
  context.restore();
}

/** Draws two feet, which are farthest apart at a stride of 1 or -1. */
function drawFeet(context: CanvasRenderingContext2D, stride: number) {
  context.fillStyle = COLORS.outline;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(side * (0.05 + 0.15 * stride), 0.07, 0.15, 0.08, 0, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Draws two eyes that look to the left (-1) or to the right (1). */
function drawEyes(context: CanvasRenderingContext2D, { x, y }: Vec2Value, facing: number) {
  for (const ahead of [-0.09, 0.15]) {
    const eye = { x: x + ahead * facing, y };
    fillCircle(context, eye, 0.11, 'white');
    fillCircle(context, { x: eye.x + 0.05 * facing, y }, 0.06, COLORS.outline);
  }
}

function drawEnemy(context: CanvasRenderingContext2D, { x, y }: Vec2Value, facing: number) {
  context.fillStyle = COLORS.enemy;
  context.strokeStyle = COLORS.outline;
  context.lineWidth = 0.06;
  context.beginPath();
  context.ellipse(x, y - 0.02, 0.42, 0.38, 0, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  drawEyes(context, { x, y: y + 0.08 }, facing);
  context.lineCap = 'round';
  context.beginPath();
  for (const ahead of [-0.09, 0.15]) {
    const inner = ahead < 0 ? 1 : -1; // the brows slope down between the eyes
    context.moveTo(x + (ahead - 0.1) * facing, y + 0.2 + 0.05 * inner);
    context.lineTo(x + (ahead + 0.1) * facing, y + 0.2 - 0.05 * inner);
  }
  context.moveTo(x - 0.02 * facing, y - 0.18);
  context.quadraticCurveTo(x + 0.1 * facing, y - 0.1, x + 0.22 * facing, y - 0.18);
  context.stroke();
}

/** Draws a coin. `turn` is 1 or -1 when it faces the viewer, and 0 when it shows its edge. */
function drawCoin(context: CanvasRenderingContext2D, { x, y }: Vec2Value, turn: number) {
  const halfWidth = 0.05 + 0.2 * Math.abs(turn);
  context.fillStyle = COLORS.coin;
  context.strokeStyle = COLORS.outline;
  context.lineWidth = 0.04;
  context.beginPath();
  context.ellipse(x, y, halfWidth, 0.25, 0, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.fillStyle = COLORS.coinLight;
  context.beginPath();
  context.ellipse(x - 0.3 * halfWidth, y + 0.05, 0.3 * halfWidth, 0.12, 0, 0, 2 * Math.PI);
  context.fill();
}

/** Draws a flag on a pole of some height, in meters. */
function drawFlag(
  context: CanvasRenderingContext2D,
  { x, y }: Vec2Value,
  height: number,
  color: string,
  time: number,
) {
  const bottom = y - 0.5;
  const top = bottom + height;
  const wave = 0.1 * Math.sin(4 * time);
  context.strokeStyle = COLORS.outline;
  context.lineWidth = 0.1;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, bottom);
  context.lineTo(x, top);
  context.stroke();
  context.fillStyle = color;
  context.lineWidth = 0.05;
  context.beginPath();
  context.moveTo(x, top);
  context.quadraticCurveTo(x + 0.4, top + wave, x + 0.9, top - 0.3 - wave);
  context.quadraticCurveTo(x + 0.4, top - 0.5 + wave, x, top - 0.65);
  context.closePath();
  context.fill();
  context.stroke();
}
// #endregion

// #region hud
function drawTitle(context: CanvasRenderingContext2D) {
  drawText(context, 'Hill Hopper', { x: 8.5, y: 7.2 }, 1.1, COLORS.title);
  drawText(context, 'Run and jump to the flag!', { x: 8.5, y: 6.2 }, 0.5, COLORS.title);
}

function drawHud(context: CanvasRenderingContext2D, camera: Camera, coins: number, lives: number) {
  const left = camera.x - camera.width / 2;
  const y = camera.y + camera.height / 2 - 1.05;
  drawPanel(context, left + 0.3, y - 0.45, 5, 0.9);
  drawCoin(context, { x: left + 0.8, y }, 1);
  drawText(context, `${coins} / ${COIN_COUNT}`, { x: left + 2.1, y }, 0.5, COLORS.text);
  for (let i = 0; i < LIVES; i++) {
    const color = i < lives ? COLORS.heart : COLORS.lostHeart;
    drawHeart(context, { x: left + 3.6 + 0.6 * i, y }, color);
  }
}

function drawHeart(context: CanvasRenderingContext2D, { x, y }: Vec2Value, color: string) {
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(x, y - 0.22);
  context.bezierCurveTo(x - 0.5, y + 0.1, x - 0.2, y + 0.4, x, y + 0.12);
  context.bezierCurveTo(x + 0.2, y + 0.4, x + 0.5, y + 0.1, x, y - 0.22);
  context.fill();
}

function drawBanner(context: CanvasRenderingContext2D, { x, y }: Camera, text: string) {
  drawPanel(context, x - 5.75, y - 1.2, 11.5, 2.6);
  drawText(context, text, { x, y: y + 0.45 }, 0.8, COLORS.text);
  drawText(context, 'Press Enter to play again.', { x, y: y - 0.55 }, 0.5, COLORS.text);
}

function drawPanel(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  context.fillStyle = COLORS.panel;
  context.beginPath();
  context.roundRect(x, y, width, height, 0.4);
  context.fill();
}

/** Draws centered text. `size` is in meters. */
function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Vec2Value,
  size: number,
  color: string,
) {
  context.save();
  context.translate(x, y);
  // Text is drawn downward, and browsers draw tiny fonts badly.
  context.scale(size / 100, -size / 100);
  context.font = 'bold 100px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = color;
  context.fillText(text, 0, 0);
  context.restore();
}
// #endregion

// #region helpers
function fillCircle(
  context: CanvasRenderingContext2D,
  { x, y }: Vec2Value,
  radius: number,
  color: string,
) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Returns the point between two points. */
function mix(from: Vec2Value, to: Vec2Value, alpha: number): Vec2Value {
  return { x: from.x + alpha * (to.x - from.x), y: from.y + alpha * (to.y - from.y) };
}

/** Returns a value that is closer to a target, by at most `change`. */
function approach(value: number, target: number, change: number): number {
  return clamp(target, value - change, value + change);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
// #endregion

// #region find
/** One tile of the level, or a run of equal tiles: its characters, its center, and its width. */
interface Tile {
  tiles: string;
  x: number;
  y: number;
  width: number;
}

/** Returns all matches in the rows of the level. */
function find(pattern: RegExp): Tile[] {
  return LEVEL.flatMap((row, i) =>
    [...row.matchAll(pattern)].map(({ index, 0: tiles }) => {
      const width = tiles.length;
      return { tiles, x: index + width / 2, y: LEVEL_HEIGHT - i - 0.5, width };
    }),
  );
}
// #endregion

// #region outlines
interface TileEdge {
  from: Vec2Value;
  to: Vec2Value;
}

/**
 * Returns the outlines of all solid tiles together: loops of corners, counterclockwise.
 * What is at the border of the level continues beyond it.
 */
function traceOutlines(): Vec2Value[][] {
  const edges = findOuterEdges();
  const outlines: Vec2Value[][] = [];
  for (const first of edges.values()) {
    const loop: Vec2Value[] = [];
    let edge: TileEdge | undefined = first;
    while (edge) {
      const { from, to }: TileEdge = edge;
      loop.push(to);
      edges.delete(edgeKey(from, to));
      edge = [...edges.values()].find((next) => next.from.x === to.x && next.from.y === to.y);
    }
    const corners = loop.filter(isCorner);
    outlines.push(
      corners.map(({ x, y }) => ({ x: extend(x, LEVEL_WIDTH), y: extend(y, LEVEL_HEIGHT) })),
    );
  }
  return outlines;
}

/** Returns the edges of all solid tiles, without those that two tiles share. */
function findOuterEdges(): Map<string, TileEdge> {
  const edges = new Map<string, TileEdge>();
  for (const { tiles, x, y } of find(/[#/\\_]/g)) {
    const { left, right } = SOLID[tiles] ?? { left: 0, right: 0 };
    // With a point at the height of a curb, the sides of neighbors have equal edges.
    const side = (sideX: number, height: number) =>
      [0, 0.25, 1].filter((h) => h <= height).map((h) => ({ x: sideX, y: y - 0.5 + h }));
    const corners = [...side(x + 0.5, right), ...side(x - 0.5, left).reverse()];
    corners.forEach((to, i) => {
      const from = corners.at(i - 1) ?? to;
      // Two tiles share this edge, in opposite directions: it is inside.
      if (!edges.delete(edgeKey(to, from))) edges.set(edgeKey(from, to), { from, to });
    });
  }
  return edges;
}

function edgeKey(from: Vec2Value, to: Vec2Value): string {
  return `${from.x},${from.y} ${to.x},${to.y}`;
}

function isCorner({ x, y }: Vec2Value, i: number, loop: Vec2Value[]): boolean {
  const before = loop.at(i - 1) ?? { x, y };
  const after = loop[(i + 1) % loop.length] ?? { x, y };
  return (x - before.x) * (after.y - y) !== (y - before.y) * (after.x - x);
}

/** Moves a coordinate at the border of the level far out. */
function extend(value: number, size: number): number {
  if (value <= 0) return value - FAR;
  return value >= size ? value + FAR : value;
}
// #endregion
