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
  drain.createFixture({ shape: new Box(FIELD.right, 0.4), isSensor: true });
  return drain;
}
// #endregion

// #region paddle
/** Follows the pointer and the arrow keys. */
class Paddle {
  body: Body;
  /** The position that the player has chosen. */
  target = 0;
  /** Where the pointer was: it steers only while it moves, so that keys work as well. */
  pointerX?: number;

  constructor(world: World) {
    this.body = world.createBody({ type: 'kinematic', position: { x: 0, y: PADDLE.y } });
    const shape = new Box(PADDLE.halfWidth, PADDLE.halfHeight);
    this.body.createFixture({ shape, friction: 0 });
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
    this.target = clamp(this.target, FIELD.right - PADDLE.halfWidth);
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
    const { halfWidth, halfHeight } = PADDLE;
    fillBox(context, { x, y }, { halfWidth, halfHeight }, COLORS.paddle);
    const light = { x, y: y + 0.5 * halfHeight };
    const size = { halfWidth: halfWidth - 0.1, halfHeight: 0.25 * halfHeight };
    fillBox(context, light, size, COLORS.shine, 0.45);
  }
}

// #region ball
class Ball {
  body: Body;

  constructor(world: World) {
    this.body = world.createBody({ type: 'dynamic', fixedRotation: true });
    this.body.createFixture({
      shape: new Circle(BALL_RADIUS),
      density: 1,
      restitution: 1,
      friction: 0,
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

// #region match
/** The world of the game, its rules, and the score. */
class Match {
  // Seen from above, so nothing falls: the default gravity is zero.
  world = new World();
  walls = createWalls(this.world);
  drain = createDrain(this.world);
  paddle = new Paddle(this.world);
  ball = new Ball(this.world);
  level = new Level(this.world);
  // #endregion

  // #region state
  state: State = 'waiting';
  score = 0;
  best = 0;
  lives = LIVES;
  speed = BALL_SPEED;
  // #endregion

  constructor() {
    this.waitOnPaddle();
    this.world.on('begin-contact', (contact) => this.touch(contact));
    this.world.on('pre-solve', (contact) => this.paddle.letPass(contact));
  }

  // #region steps
  step(dt: number) {
    this.paddle.move(dt);
    const { body } = this.ball;
    if (this.state === 'waiting') body.setLinearVelocity(this.paddle.body.getLinearVelocity());
    this.world.step(dt);
    if (this.state === 'playing') this.ball.steady(this.speed);
  }
  // #endregion

  // #region serve
  /** Puts the ball on the paddle, slightly above, so that they don't touch. */
  waitOnPaddle() {
    const { x } = this.paddle.body.getPosition();
    const y = PADDLE.y + PADDLE.halfHeight + BALL_RADIUS + 0.05;
    // A new ball, because one that jumps would be drawn on its way.
    this.world.destroyBody(this.ball.body);
    this.ball = new Ball(this.world);
    this.ball.body.setTransform({ x, y }, 0);
    this.speed = BALL_SPEED;
    this.state = 'waiting';
  }

  serve() {
    if (this.state !== 'waiting') return;
    this.state = 'playing';
    this.ball.launch(0.5, this.speed);
  }
  // #endregion

  // #region bounce
  touch(contact: Contact) {
    const bodies = getBodies(contact);
    if (bodies.includes(this.paddle.body)) this.bounce();
    if (bodies.includes(this.drain)) this.loseLife();
    for (const body of bodies) {
      const brick = body.getUserData();
      if (brick instanceof Brick) this.hit(brick);
    }
  }

  bounce() {
    const { x, y } = this.ball.body.getPosition();
    const offset = x - this.paddle.body.getPosition().x;
    const angle = clamp(offset / PADDLE.halfWidth, 1) * MAX_ANGLE;
    // Below the middle of the paddle, it is too late.
    if (y > PADDLE.y) this.ball.launch(angle, this.speed);
  }
  // #endregion

  // #region hit
  hit(brick: Brick) {
    // A broken brick exists until the end of the step, but it is hit only once.
    if (!this.level.bricks.has(brick)) return;
    if (brick.hits === Infinity) return;
    brick.hits--;
    this.speed = Math.min(MAX_SPEED, this.speed + SPEED_PER_HIT);
    this.score += POINTS;
    this.best = Math.max(this.best, this.score);
    if (brick.hits > 0) return;
    this.level.bricks.delete(brick);
    // The world is locked while it steps: the body goes when the step is over.
    this.world.queueUpdate(() => this.world.destroyBody(brick.body));
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
    this.world.queueUpdate(() => this.ball.body.setLinearVelocity({ x: 0, y: 0 }));
  }

  loseLife() {
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
}

// #region game
export function createGame(): Game {
  return new BrickBreaker();
}

class BrickBreaker implements Game {
  title = 'Brick breaker, step 6: levels';
  description = 'A game of five levels, each a small picture of bricks. Gray bricks never break.';
  keys = ['ArrowLeft', 'ArrowRight', ' ', 'p', 'r'];
  camera = { x: 0, y: 3.8, width: 12.4, height: 8.4 };
  match = new Match();
  world = this.match.world;
  poses = new Poses();
  isPaused = false;
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
    const { level, paddle, ball } = this.match;
    drawField(context);
    for (const brick of level.bricks) drawBrick(context, brick);
    paddle.draw(context, this.poses.at(paddle.body, alpha));
    drawBall(context, this.poses.at(ball.body, alpha));
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
// #endregion
