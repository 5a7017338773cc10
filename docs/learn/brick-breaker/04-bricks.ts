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
};
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
  /** How many more times the ball has to hit it. */
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
  if (hits > 1) drawText(context, String(hits), x, y, 0.3, COLORS.shade);
}
// #endregion

/** The bricks that still exist. */
class Level {
  world: World;
  bricks = new Set<Brick>();

  constructor(world: World) {
    this.world = world;
    this.build();
  }

  // #region build
  build() {
    for (let row = 0; row < COLORS.rows.length; row++) {
      for (let column = 0; column < BRICK.columns; column++) {
        this.addBrick(column, row, row === 0 ? 3 : row < 3 ? 2 : 1);
      }
    }
  }

  addBrick(column: number, row: number, hits: number) {
    const x = (column - (BRICK.columns - 1) / 2) * BRICK_DISTANCE.x;
    const y = BRICK.top - row * BRICK_DISTANCE.y;
    this.bricks.add(new Brick(this.world, { x, y }, hits, COLORS.rows[row] ?? COLORS.edge));
  }
  // #endregion
}

// #region game
export function createGame(): Game {
  return new BrickBreaker();
}

class BrickBreaker implements Game {
  title = 'Brick breaker, step 4: bricks';
  description =
    'Five rows of bricks break when the ball hits them, some only at the second or third hit. The ball gets faster with each hit.';
  keys = ['ArrowLeft', 'ArrowRight', ' '];
  camera = { x: 0, y: 3.45, width: 12.4, height: 7.7 };
  status =
    'Move the paddle with the pointer, a finger, ←/→, or A/D. Click, tap, or press Space to serve.';
  // #endregion

  // #region world
  // Seen from above, so nothing falls: the default gravity is zero.
  world = new World();
  // #endregion
  walls = createWalls(this.world);
  paddle = new Paddle(this.world);
  ball = new Ball(this.world);
  level = new Level(this.world);
  poses = new Poses();
  speed = BALL_SPEED;
  isWaiting = true;

  constructor() {
    this.waitOnPaddle();
    this.world.on('begin-contact', (contact) => this.touch(contact));
    this.world.on('pre-solve', (contact) => this.paddle.letPass(contact));
  }

  // #region steps
  update(input: Input, dt: number) {
    if (input.isClicked || input.pressed.has(' ')) this.serve();
    this.paddle.aim(input, dt);
    this.paddle.move(dt);
    const { body } = this.ball;
    if (body.getPosition().y < -1) this.waitOnPaddle();
    if (this.isWaiting) body.setLinearVelocity(this.paddle.body.getLinearVelocity());
    this.poses.remember(this.world);
    this.world.step(dt);
    if (!this.isWaiting) this.ball.steady(this.speed);
  }
  // #endregion

  // #region serve
  /** Puts the ball on the paddle, slightly above, so that they don't touch. */
  waitOnPaddle() {
    const { x } = this.paddle.body.getPosition();
    const y = PADDLE.y + PADDLE.halfHeight + BALL_RADIUS + 0.05;
    this.ball.body.setTransform({ x, y }, 0);
    this.speed = BALL_SPEED;
    this.isWaiting = true;
  }

  serve() {
    if (!this.isWaiting) return;
    this.isWaiting = false;
    this.ball.launch(0.5, this.speed);
  }
  // #endregion

  // #region bounce
  touch(contact: Contact) {
    const bodies = getBodies(contact);
    if (bodies.includes(this.paddle.body)) this.bounce();
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
    brick.hits--;
    this.speed = Math.min(MAX_SPEED, this.speed + SPEED_PER_HIT);
    if (brick.hits > 0) return;
    this.level.bricks.delete(brick);
    // The world is locked while it steps: the body goes when the step is over.
    this.world.queueUpdate(() => this.world.destroyBody(brick.body));
  }
  // #endregion

  draw(context: CanvasRenderingContext2D, alpha: number) {
    drawField(context);
    for (const brick of this.level.bricks) drawBrick(context, brick);
    this.paddle.draw(context, this.poses.at(this.paddle.body, alpha));
    drawBall(context, this.poses.at(this.ball.body, alpha));
  }

  sounds(): Tone[] {
    return [];
  }
}

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
) {
  context.save();
  context.translate(x, y);
  // Browsers draw tiny fonts badly, and y points up.
  context.scale(size / 100, -size / 100);
  context.font = '600 100px system-ui, sans-serif';
  context.textAlign = 'center';
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
// #endregion
