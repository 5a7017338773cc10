import { type Body, Box, Chain, Circle, type Contact, type Vec2Value, World } from 'planck';

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

// #region levels
/** Each character is a brick: the number of hits that it takes, or # for one that never breaks. */
const LEVELS = [
  ['..........', '1111111111', '.11111111.', '..111111..', '...1111...'],
  ['2.2.22.2.2', '1.1.11.1.1', '2.2.22.2.2', '1.1.11.1.1', '2.2.22.2.2'],
  ['..11..11..', '.11211211.', '.11222211.', '..112211..', '....11....'],
  ['3333333333', '#........#', '1122222211', '#........#', '1111111111'],
  ['..222222..', '.22222222.', '.23.22.32.', '.22222222.', '.2#2##2#2.'],
];
// #endregion

// #region sizes
// Lengths are in meters, speeds in meters per second, angles in radians.
const FIELD = { left: -6, right: 6, top: 7, bottom: -0.4 };
const BALL_RADIUS = 0.17;
const BALL_SPEED = 7;
const PADDLE = { y: 0.5, halfWidth: 0.95, halfHeight: 0.12 };
const KEY_SPEED = 11;
const MAX_PADDLE_SPEED = 50;
/** Between the vertical and the direction after a hit at the end of the paddle: 60°. */
const MAX_ANGLE = Math.PI / 3;
/** Minimum share of the speed along each axis. */
const MIN_SHARE = 0.25;
const MAX_SPEED = 12;
const SPEED_PER_HIT = 0.06;
const BRICK = { halfWidth: 0.54, halfHeight: 0.2, columns: 10, top: 6.2 };
const BRICK_DISTANCE = { x: 1.16, y: 0.5 }; // between centers
const LIVES = 3;
const POINTS = 10; // per hit
const CAPSULE = { halfWidth: 0.5, halfHeight: 0.19, speed: 2.5 };
/** Probability that a broken brick drops a capsule. */
const CAPSULE_CHANCE = 0.2;
const WIDE = { halfWidth: 1.5, seconds: 15 };
const MAX_BALLS = 9;
// #endregion

// #region colors
const COLORS = {
  background: '#0b0e1c',
  field: '#151a31',
  edge: '#5a68ad',
  ball: '#fff6dc',
  glow: '#ffd166',
  paddle: '#5cc8f2',
  shine: '#ffffff',
  shade: '#0b0e1c',
  rows: ['#f0567a', '#f78c4b', '#ffd166', '#3fd6a1', '#5b9dff'],
  solid: '#5c6587',
  text: '#f1f4ff',
  muted: '#a3aedb',
  won: '#ffd166',
  lost: '#f0567a',
};
// #endregion

/** The ball waits on the paddle or is in play, or the game has ended. */
type State = 'waiting' | 'playing' | 'lost' | 'won';

// #region categories
/** Bits by which fixtures choose what they collide with. Everything else keeps the default, bit 0. */
const CATEGORY = { paddle: 0x0002, drain: 0x0004, capsule: 0x0008 };
/** Fixtures with the same negative group never collide with each other. */
const BALLS = -1;

interface PowerUp {
  name: 'wide' | 'slow' | 'three';
  label: string;
  color: string;
}

const POWER_UPS: PowerUp[] = [
  { name: 'wide', label: 'WIDE', color: '#5cc8f2' },
  { name: 'slow', label: 'SLOW', color: '#3fd6a1' },
  { name: 'three', label: '× 3', color: '#ffd166' },
];
// #endregion

// #region walls
/** Creates one chain, open at the bottom. It starts below the field, where no ball meets its ends. */
function createWalls(world: World): Body {
  const { left, right, top, bottom } = FIELD;
  const walls = world.createBody();
  const outline = [
    { x: left, y: bottom - 2 },
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom - 2 },
  ];
  walls.createFixture({ shape: new Chain(outline), friction: 0 });
  return walls;
}
// #endregion

// #region drain
/** Creates a sensor below the field: it detects the ball, and stops nothing. */
function createDrain(world: World): Body {
  const drain = world.createBody({ position: { x: 0, y: -1.2 } });
  drain.createFixture({
    shape: new Box(FIELD.right, 0.4),
    isSensor: true,
    filterCategoryBits: CATEGORY.drain,
  });
  return drain;
}
// #endregion

/** Follows the pointer and the arrow keys, and can be wide for a while. */
class Paddle {
  body: Body;
  /** The position that the player has chosen. */
  target = 0;
  /** Where the pointer was: it steers only while it moves, so that keys work as well. */
  pointerX?: number;
  halfWidth = 0;
  /** How long it stays wide. */
  wideSeconds = 0;

  constructor(world: World) {
    this.body = world.createBody({ type: 'kinematic', position: { x: 0, y: PADDLE.y } });
    this.resize(PADDLE.halfWidth);
  }

  // #region paddle
  /** Replaces the fixture, because a shape doesn't change. */
  resize(halfWidth: number) {
    if (halfWidth === this.halfWidth) return;
    const last = this.body.getFixtureList();
    if (last) this.body.destroyFixture(last);
    this.halfWidth = halfWidth;
    this.body.createFixture({
      shape: new Box(halfWidth, PADDLE.halfHeight),
      friction: 0,
      filterCategoryBits: CATEGORY.paddle,
    });
  }

  /** Counts down in simulated time, which stops while the game is paused. */
  update(dt: number) {
    this.wideSeconds -= dt;
    this.resize(this.wideSeconds > 0 ? WIDE.halfWidth : PADDLE.halfWidth);
  }
  // #endregion

  // #region input
  /** Changes the target; call it before `move`. */
  aim({ held, pointer }: Input, dt: number) {
    const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
    this.target += direction * KEY_SPEED * dt;
    if (!pointer || pointer.x === this.pointerX) return;
    this.pointerX = pointer.x;
    this.target = pointer.x;
  }
  // #endregion

  // #region movePaddle
  move(dt: number) {
    this.target = clamp(this.target, FIELD.right - this.halfWidth);
    // The velocity that arrives in one step. A new position would be a jump, which collides with nothing.
    const velocity = (this.target - this.body.getPosition().x) / dt;
    this.body.setLinearVelocity({ x: clamp(velocity, MAX_PADDLE_SPEED), y: 0 });
  }
  // #endregion

  // #region letPass
  /** Doesn't push a ball that is next to it: between paddle and wall, the ball would be pushed through the wall. */
  letPass(contact: Contact) {
    const bodies = getBodies(contact);
    if (!bodies.includes(this.body)) return;
    const top = PADDLE.y + PADDLE.halfHeight;
    const isLate = bodies.some((body) => body !== this.body && body.getPosition().y < top);
    if (isLate) contact.setEnabled(false);
  }
  // #endregion

  draw(context: CanvasRenderingContext2D, { x, y }: Vec2Value) {
    const { halfWidth } = this;
    const { halfHeight } = PADDLE;
    fillBox(context, { x, y }, { halfWidth, halfHeight }, COLORS.paddle);
    const light = { x, y: y + 0.5 * halfHeight };
    const size = { halfWidth: halfWidth - 0.1, halfHeight: 0.25 * halfHeight };
    fillBox(context, light, size, COLORS.shine, 0.45);
  }
}

// #region ball
class Ball {
  body: Body;

  constructor(world: World, position: Vec2Value) {
    this.body = world.createBody({
      type: 'dynamic',
      fixedRotation: true,
      position,
      userData: this,
    });
    this.body.createFixture({
      shape: new Circle(BALL_RADIUS),
      density: 1,
      restitution: 1,
      friction: 0,
      filterGroupIndex: BALLS,
    });
  }

  /** Sends the ball upward, at an angle to the vertical. */
  launch(angle: number, speed: number) {
    this.body.setLinearVelocity({ x: speed * Math.sin(angle), y: speed * Math.cos(angle) });
  }
  // #endregion

  // #region steady
  /** Keeps the speed, and a part of it along each axis. */
  steady(speed: number) {
    const { x, y } = this.body.getLinearVelocity();
    const length = Math.hypot(x, y) || 1;
    const direction = { x: atLeast(x / length, MIN_SHARE), y: atLeast(y / length, MIN_SHARE) };
    const scale = speed / Math.hypot(direction.x, direction.y);
    this.body.setLinearVelocity({ x: scale * direction.x, y: scale * direction.y });
  }
  // #endregion
}

// #region balls
/** The balls in play, and the speed that they share. */
class Balls {
  world: World;
  all = new Set<Ball>();
  speed = BALL_SPEED;

  constructor(world: World) {
    this.world = world;
  }

  add(position: Vec2Value): Ball {
    const ball = new Ball(this.world, position);
    this.all.add(ball);
    return ball;
  }

  remove(ball: Ball) {
    this.all.delete(ball);
    this.world.queueUpdate(() => this.world.destroyBody(ball.body));
  }

  /** Leaves one ball on the paddle, slightly above, so that they don't touch. */
  waitOn({ body }: Paddle) {
    for (const ball of this.all) this.remove(ball);
    const { x } = body.getPosition();
    const y = PADDLE.y + PADDLE.halfHeight + BALL_RADIUS + 0.05;
    this.add({ x, y });
    this.speed = BALL_SPEED;
  }

  serve() {
    for (const ball of this.all) ball.launch(0.5, this.speed);
  }

  follow(paddle: Paddle) {
    for (const { body } of this.all) body.setLinearVelocity(paddle.body.getLinearVelocity());
  }

  steady() {
    for (const ball of this.all) ball.steady(this.speed);
  }

  stop() {
    for (const { body } of this.all) body.setLinearVelocity({ x: 0, y: 0 });
  }
  // #endregion

  // #region split
  /** Turns each ball into three. */
  split() {
    // A loop over the set itself would also visit the balls that it adds.
    for (const { body } of [...this.all]) {
      const { x, y } = body.getLinearVelocity();
      for (const angle of [-0.4, 0.4]) {
        if (this.all.size >= MAX_BALLS) return;
        this.add(body.getPosition()).launch(Math.atan2(x, y) + angle, this.speed);
      }
    }
  }
  // #endregion
}

// #region brickType
/** What the game knows about a brick: the user data of its body. */
class Brick {
  body: Body;
  /** How many more times the ball has to hit it; infinite for one that never breaks. */
  hits: number;
  color: string;

  constructor(world: World, position: Vec2Value, hits: number, color: string) {
    this.body = world.createBody({ position, userData: this });
    this.body.createFixture({ shape: new Box(BRICK.halfWidth, BRICK.halfHeight), friction: 0 });
    this.hits = hits;
    this.color = color;
  }
}
// #endregion

// #region numbers
function drawBrick(context: CanvasRenderingContext2D, { body, hits, color }: Brick) {
  const { x, y } = body.getPosition();
  const { halfWidth, halfHeight } = BRICK;
  const edge = { halfWidth: halfWidth - 0.05, halfHeight: 0.03 };
  fillBox(context, { x, y }, BRICK, color);
  fillBox(context, { x, y: y + halfHeight - 0.07 }, edge, COLORS.shine, 0.5);
  fillBox(context, { x, y: y - halfHeight + 0.05 }, edge, COLORS.shade, 0.25);
  if (hits > 1 && hits < Infinity) drawText(context, String(hits), x, y, 0.3, COLORS.shade);
}
// #endregion

/** The bricks that still exist. */
class Level {
  world: World;
  bricks = new Set<Brick>();
  index = 0;

  constructor(world: World) {
    this.world = world;
    this.build(0);
  }

  // #region build
  build(index: number) {
    for (const { body } of this.bricks) this.world.destroyBody(body);
    this.bricks.clear();
    this.index = index;
    for (const [row, line] of (LEVELS[index] ?? []).entries()) {
      for (const [column, character] of [...line].entries()) {
        if (character !== '.') this.addBrick(column, row, readHits(character));
      }
    }
  }

  addBrick(column: number, row: number, hits: number) {
    const x = (column - (BRICK.columns - 1) / 2) * BRICK_DISTANCE.x;
    const y = BRICK.top - row * BRICK_DISTANCE.y;
    const color = hits === Infinity ? COLORS.solid : (COLORS.rows[row] ?? COLORS.edge);
    this.bricks.add(new Brick(this.world, { x, y }, hits, color));
  }
  // #endregion

  /** Whether only bricks are left that never break. */
  isCleared() {
    return [...this.bricks].every(({ hits }) => hits === Infinity);
  }

  isLast() {
    return this.index === LEVELS.length - 1;
  }
}

// #region capsules
/** Falls from a brick, and does something when the paddle catches it. */
class Capsule {
  body: Body;
  powerUp: PowerUp;

  constructor(world: World, { x, y }: Vec2Value, powerUp: PowerUp) {
    this.powerUp = powerUp;
    this.body = world.createBody({
      type: 'dynamic',
      position: { x, y },
      linearVelocity: { x: 0, y: -CAPSULE.speed },
      fixedRotation: true,
      userData: this,
    });
    this.body.createFixture({
      shape: new Box(CAPSULE.halfWidth, CAPSULE.halfHeight),
      density: 1,
      isSensor: true,
      filterCategoryBits: CATEGORY.capsule,
      filterMaskBits: CATEGORY.paddle | CATEGORY.drain,
    });
  }
  // #endregion

  draw(context: CanvasRenderingContext2D, { x, y }: Vec2Value) {
    const { label, color } = this.powerUp;
    fillBox(context, { x, y }, CAPSULE, color, 1, CAPSULE.halfHeight);
    drawText(context, label, x, y, 0.26, COLORS.shade);
  }
}

/** The capsules that fall. */
class Capsules {
  world: World;
  random: () => number;
  all = new Set<Capsule>();

  constructor(world: World, random: () => number) {
    this.world = world;
    this.random = random;
  }

  /** Drops a capsule now and then. */
  drop(position: Vec2Value) {
    if (this.random() > CAPSULE_CHANCE) return;
    this.all.add(new Capsule(this.world, position, pick(POWER_UPS, this.random)));
  }

  /** Returns false for a capsule that has been removed. */
  remove(capsule: Capsule): boolean {
    if (!this.all.delete(capsule)) return false;
    this.world.destroyBody(capsule.body);
    return true;
  }

  clear() {
    for (const capsule of this.all) this.remove(capsule);
  }
}

// #region match
/** The world of the game, its rules, and the score. */
class Match {
  // Seen from above, so nothing falls: the default gravity is zero.
  world = new World();
  walls = createWalls(this.world);
  drain = createDrain(this.world);
  paddle = new Paddle(this.world);
  balls = new Balls(this.world);
  level = new Level(this.world);
  capsules: Capsules;
  // #endregion

  // #region state
  state: State = 'waiting';
  score = 0;
  best = 0;
  lives = LIVES;
  // #endregion

  constructor(random: () => number) {
    this.capsules = new Capsules(this.world, random);
    this.waitOnPaddle();
    this.world.on('begin-contact', (contact) => this.touch(contact));
    this.world.on('pre-solve', (contact) => this.paddle.letPass(contact));
  }

  // #region steps
  step(dt: number) {
    this.paddle.update(dt);
    this.paddle.move(dt);
    if (this.state === 'waiting') this.balls.follow(this.paddle);
    this.world.step(dt);
    if (this.state === 'playing') this.balls.steady();
  }
  // #endregion

  // #region serve
  waitOnPaddle() {
    this.capsules.clear();
    this.paddle.wideSeconds = 0;
    this.balls.waitOn(this.paddle);
    this.state = 'waiting';
  }

  serve() {
    if (this.state !== 'waiting') return;
    this.state = 'playing';
    this.balls.serve();
  }
  // #endregion

  // #region bounce
  touch(contact: Contact) {
    if (this.state !== 'playing') return; // contacts count only during play
    const bodies = getBodies(contact);
    const isPaddle = bodies.includes(this.paddle.body);
    for (const body of bodies) {
      const entity = body.getUserData();
      if (entity instanceof Brick) this.hit(entity);
      if (entity instanceof Ball && isPaddle) this.bounce(entity);
      if (entity instanceof Ball && bodies.includes(this.drain)) this.loseBall(entity);
      if (entity instanceof Capsule) {
        this.world.queueUpdate(() => this.collect(entity, isPaddle));
      }
    }
  }

  bounce(ball: Ball) {
    const { x, y } = ball.body.getPosition();
    const offset = x - this.paddle.body.getPosition().x;
    const angle = clamp(offset / this.paddle.halfWidth, 1) * MAX_ANGLE;
    // Below the middle of the paddle, it is too late.
    if (y > PADDLE.y) ball.launch(angle, this.balls.speed);
  }
  // #endregion

  // #region hit
  hit(brick: Brick) {
    // A broken brick exists until the end of the step, but it is hit only once.
    if (!this.level.bricks.has(brick)) return;
    if (brick.hits === Infinity) return;
    brick.hits--;
    this.balls.speed = Math.min(MAX_SPEED, this.balls.speed + SPEED_PER_HIT);
    this.score += POINTS;
    this.best = Math.max(this.best, this.score);
    if (brick.hits > 0) return;
    this.level.bricks.delete(brick);
    // The world is locked while it steps: the body goes when the step is over.
    this.world.queueUpdate(() => {
      this.capsules.drop(brick.body.getPosition());
      this.world.destroyBody(brick.body);
    });
    if (this.level.isCleared()) this.world.queueUpdate(() => this.nextLevel());
  }
  // #endregion

  // #region nextLevel
  nextLevel() {
    if (this.level.isLast()) return this.end('won');
    this.level.build(this.level.index + 1);
    this.waitOnPaddle();
  }
  // #endregion

  // #region end
  end(result: 'lost' | 'won') {
    this.state = result;
    this.world.queueUpdate(() => {
      this.capsules.clear();
      this.balls.stop();
    });
  }

  /** Only the last ball costs a life. */
  loseBall(ball: Ball) {
    this.balls.remove(ball);
    if (this.balls.all.size > 0) return;
    this.lives--;
    if (this.lives === 0) this.end('lost');
    // Bodies can't be created or destroyed while the world is locked.
    else this.world.queueUpdate(() => this.waitOnPaddle());
  }

  restart() {
    this.score = 0;
    this.lives = LIVES;
    this.level.build(0);
    this.waitOnPaddle();
  }
  // #endregion

  // #region collect
  /** Removes a capsule that the paddle has caught, or that has left the field. */
  collect(capsule: Capsule, isCaught: boolean) {
    // It can be gone, if the ball has cleared the level in the same step.
    if (!this.capsules.remove(capsule) || !isCaught) return;
    const { name } = capsule.powerUp;
    if (name === 'wide') this.paddle.wideSeconds = WIDE.seconds;
    if (name === 'slow') this.balls.speed = Math.min(this.balls.speed, BALL_SPEED);
    if (name === 'three') this.balls.split();
  }
  // #endregion
}

// #region game
export function createGame(random = Math.random): Game {
  return new BrickBreaker(random);
}

class BrickBreaker implements Game {
  title = 'Brick breaker, step 7: power-ups';
  description =
    'A game of five levels. Some bricks drop capsules, which the paddle catches: they make it wide, slow the ball down, or turn it into three.';
  keys = ['ArrowLeft', 'ArrowRight', ' ', 'p', 'r'];
  camera = { x: 0, y: 3.8, width: 12.4, height: 8.4 };
  match: Match;
  world: World;
  poses = new Poses();
  isPaused = false;

  constructor(random: () => number) {
    this.match = new Match(random);
    this.world = this.match.world;
  }
  // #endregion

  // #region controls
  control({ pressed, isClicked }: Input) {
    if (pressed.has('p')) this.isPaused = !this.isPaused;
    if (pressed.has('r')) this.restart();
    if (isClicked || pressed.has(' ')) this.act();
  }

  /** Does what comes next: continues, starts again, or serves. */
  act() {
    if (this.isPaused) this.isPaused = false;
    else if (this.match.state === 'lost' || this.match.state === 'won') this.restart();
    else this.match.serve();
  }

  restart() {
    this.isPaused = false;
    this.match.restart();
  }
  // #endregion

  // #region pause
  update(input: Input, dt: number) {
    this.control(input);
    // Also during a pause: the picture would swing between the last two steps.
    this.poses.remember(this.world);
    if (this.isPaused) return;
    this.match.paddle.aim(input, dt);
    this.match.step(dt);
  }
  // #endregion

  get message() {
    return MESSAGES[this.isPaused ? 'paused' : this.match.state];
  }

  get status() {
    const { score, lives, best, level } = this.match;
    const { title, hint } = this.message;
    const number = `${level.index + 1} of ${LEVELS.length}`;
    return `${title}. ${hint}. Score: ${score}. Lives: ${lives}. Level: ${number}. Best: ${best}.`;
  }

  draw(context: CanvasRenderingContext2D, alpha: number) {
    const { level, capsules, paddle, balls } = this.match;
    drawField(context);
    for (const brick of level.bricks) drawBrick(context, brick);
    for (const capsule of capsules.all) capsule.draw(context, this.poses.at(capsule.body, alpha));
    paddle.draw(context, this.poses.at(paddle.body, alpha));
    for (const { body } of balls.all) drawBall(context, this.poses.at(body, alpha));
    drawHud(context, this.match);
    if (this.message !== MESSAGES.playing) drawBanner(context, this.message);
  }

  sounds(): Tone[] {
    return [];
  }
}

// #region banner
interface Message {
  title: string;
  hint: string;
  color: string;
}

const MESSAGES: Record<State | 'paused', Message> = {
  waiting: { title: 'Ready', hint: 'Click, tap, or press Space to serve', color: COLORS.text },
  playing: {
    title: 'Playing',
    hint: 'Move with the pointer, ←/→, or A/D; P pauses, R restarts',
    color: COLORS.text,
  },
  paused: { title: 'Paused', hint: 'Click, tap, or press Space to continue', color: COLORS.text },
  lost: {
    title: 'Game over',
    hint: 'Click, tap, or press Space to play again',
    color: COLORS.lost,
  },
  won: { title: 'You win', hint: 'Click, tap, or press Space to play again', color: COLORS.won },
};

function drawBanner(context: CanvasRenderingContext2D, { title, hint, color }: Message) {
  const panel = { halfWidth: 5.1, halfHeight: 0.95 };
  fillBox(context, { x: 0, y: 2.3 }, panel, COLORS.background, 0.85, 0.25);
  drawText(context, title, 0, 2.6, 0.8, color);
  drawText(context, hint, 0, 1.85, 0.42, COLORS.text);
}
// #endregion

// #region hud
/** Draws the score, and the balls that are left, above the field. */
function drawHud(context: CanvasRenderingContext2D, { score, best, lives, level }: Match) {
  const y = FIELD.top + 0.45;
  drawText(context, String(score), FIELD.left + 0.1, y, 0.6, COLORS.text, 'left');
  drawText(context, `Level ${level.index + 1} · Best ${best}`, 0, y, 0.36, COLORS.muted);
  for (let i = 0; i < lives; i++) {
    fillCircle(context, { x: FIELD.right - 0.3 - 0.55 * i, y }, BALL_RADIUS, COLORS.ball);
  }
}
// #endregion

// #region drawing
function drawField(context: CanvasRenderingContext2D) {
  const { left, right, top, bottom } = FIELD;
  // The window can show more than the camera.
  context.fillStyle = COLORS.background;
  context.fillRect(-100, -100, 200, 200);
  context.fillStyle = COLORS.field;
  context.fillRect(left, bottom, right - left, top - bottom);
  const edge = 0.05; // m: half of the line, so that the ball touches it
  context.strokeStyle = COLORS.edge;
  context.lineWidth = 2 * edge;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(left - edge, bottom);
  context.lineTo(left - edge, top + edge);
  context.lineTo(right + edge, top + edge);
  context.lineTo(right + edge, bottom);
  context.stroke();
}

/** Draws a ball that glows. */
function drawBall(context: CanvasRenderingContext2D, { x, y }: Vec2Value) {
  for (const radius of [2.5, 2, 1.5]) {
    fillCircle(context, { x, y }, radius * BALL_RADIUS, COLORS.glow, 0.1);
  }
  fillCircle(context, { x, y }, BALL_RADIUS, COLORS.ball);
}

function fillCircle(
  context: CanvasRenderingContext2D,
  { x, y }: Vec2Value,
  radius: number,
  color: string,
  alpha = 1,
) {
  context.globalAlpha = alpha;
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
}

function fillBox(
  context: CanvasRenderingContext2D,
  { x, y }: Vec2Value,
  { halfWidth, halfHeight }: { halfWidth: number; halfHeight: number },
  color: string,
  alpha = 1,
  radius = Math.min(0.08, halfHeight),
) {
  context.globalAlpha = alpha;
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight, radius);
  context.fill();
  context.globalAlpha = 1;
}

/** Draws a line of text with its middle at a height; `size` is in meters. */
function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
  align: CanvasTextAlign = 'center',
) {
  context.save();
  context.translate(x, y);
  // Browsers draw tiny fonts badly, and y points up.
  context.scale(size / 100, -size / 100);
  context.font = '600 100px system-ui, sans-serif';
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillStyle = color;
  context.fillText(text, 0, 0);
  context.restore();
}
// #endregion

// #region poses
/** Where bodies were before the last step, so that they move smoothly on every screen. */
class Poses {
  before = new Map<Body, Vec2Value>();

  /** Call it directly before a step. */
  remember(world: World) {
    this.before.clear();
    for (let body = world.getBodyList(); body; body = body.getNext()) {
      const { x, y } = body.getPosition();
      this.before.set(body, { x, y });
    }
  }

  /** Returns a position between the last two steps. */
  at(body: Body, alpha: number): Vec2Value {
    const now = body.getPosition();
    const before = this.before.get(body) ?? now;
    return { x: before.x + alpha * (now.x - before.x), y: before.y + alpha * (now.y - before.y) };
  }
}
// #endregion

// #region helpers
function getBodies(contact: Contact): Body[] {
  return [contact.getFixtureA().getBody(), contact.getFixtureB().getBody()];
}

/** Limits a value to the range from −limit to limit. */
function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/** Returns the value with at least a minimum magnitude, and with the same sign. */
function atLeast(value: number, minimum: number): number {
  return (value < 0 ? -1 : 1) * Math.max(minimum, Math.abs(value));
}

/** Returns the hits that a character of a level stands for. */
function readHits(character: string): number {
  return character === '#' ? Infinity : Number(character);
}

/** Returns a random item of a list that isn't empty. */
function pick<T>(list: T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}
// #endregion
