import { type Body, Chain, Circle, type Vec2Value, World } from 'planck';

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
// Lengths are in meters, speeds in meters per second.
const FIELD = { left: -6, right: 6, top: 7, bottom: -0.4 };
const BALL_RADIUS = 0.17;
const BALL_SPEED = 7;
// #endregion

// #region colors
const COLORS = {
  background: '#0b0e1c',
  field: '#151a31',
  edge: '#5a68ad',
  ball: '#fff6dc',
  glow: '#ffd166',
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

// #region ball
function createBall(world: World): Body {
  const ball = world.createBody({ type: 'dynamic', fixedRotation: true });
  ball.createFixture({ shape: new Circle(BALL_RADIUS), density: 1, restitution: 1, friction: 0 });
  return ball;
}
// #endregion

// #region serve
function serve(ball: Body) {
  ball.setTransform({ x: 0, y: 1 }, 0);
  ball.setLinearVelocity({ x: 0.6 * BALL_SPEED, y: 0.8 * BALL_SPEED });
}
// #endregion

// #region game
export function createGame(): Game {
  return new BrickBreaker();
}

class BrickBreaker implements Game {
  title = 'Brick breaker, step 1: world and walls';
  description =
    'A ball bounces off three walls. It leaves the field at the bottom, which is open, and is thrown again.';
  keys: string[] = [];
  camera = { x: 0, y: 3.45, width: 12.4, height: 7.7 };
  status = 'Watch the ball.';
  // #endregion

  // #region world
  // Seen from above, so nothing falls: the default gravity is zero.
  world = new World();
  // #endregion
  walls = createWalls(this.world);
  ball = createBall(this.world);
  poses = new Poses();

  constructor() {
    serve(this.ball);
  }

  // #region steps
  update(_input: Input, dt: number) {
    if (this.ball.getPosition().y < -1) serve(this.ball);
    this.poses.remember(this.world);
    this.world.step(dt);
  }
  // #endregion

  draw(context: CanvasRenderingContext2D, alpha: number) {
    drawField(context);
    drawBall(context, this.poses.at(this.ball, alpha));
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
