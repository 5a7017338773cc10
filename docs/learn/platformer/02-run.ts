import { type Body, Box, Chain, Circle, type Vec2Value, World, WorldManifold } from 'planck';

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
const LEVEL = `
#               #
#               #
#               #
# P       ###   #
####            #
####   ##       #
####            #
####         ## #
#################
#################
`
  .trim()
  .split('\n');
const LEVEL_WIDTH = LEVEL[0]?.length ?? 0; // m
const LEVEL_HEIGHT = LEVEL.length; // m
// #endregion

// #region run-numbers
const RUN_SPEED = 7; // m/s
const ACCELERATION = 60; // m/s², to start and to turn
const BRAKING = 80; // m/s², without a key
const AIR_ACCELERATION = 35; // m/s²
const AIR_BRAKING = 10; // m/s²
// #endregion

const JUMP_SPEED = 12; // m/s
const GRAVITY = 40; // m/s²
const MAX_FALL_SPEED = 18; // m/s
const FOOT_RADIUS = 0.35; // m
const MIN_NORMAL_Y = 0.64; // of ground that is not too steep: cos 50°
const FAR = 50; // m: no window shows so much around the camera

const COLORS = {
  sky: '#bfe3f5',
  sun: '#fff3c4',
  earth: '#8a6047',
  soil: '#6f4a38',
  shade: '#3c2a3e4d', // translucent
  grass: '#5c9e4a',
  light: '#9ccf6a', // on upper edges
  player: '#e8743b',
  outline: '#3c2a3e',
};

export function createGame(): Game {
  return new PlatformerGame();
}

// #region game
class PlatformerGame implements Game {
  readonly title = 'Platformer: a character that runs';
  readonly description =
    'A character with eyes runs across a level of tiles, and looks where it runs. Move it with the arrow keys.';
  readonly keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp'];
  readonly world = new World({ gravity: { x: 0, y: -GRAVITY } });
  readonly camera = {
    x: LEVEL_WIDTH / 2,
    y: LEVEL_HEIGHT / 2,
    width: LEVEL_WIDTH,
    height: LEVEL_HEIGHT,
  };
  private readonly level = new Level(this.world);
  private readonly player: Player;
  private before: Vec2Value; // m, where the player was before the last step

  constructor() {
    const [start = { x: 0, y: 0 }] = find(/P/g);
    this.player = new Player(this.world, start);
    this.before = start;
  }

  get status() {
    const place = this.player.isGrounded ? 'On the ground.' : 'In the air.';
    return `Press ←/→ or A/D to run, and ↑ or W to jump. ${place}`;
  }
  // #endregion

  // #region update
  update(input: Input, dt: number) {
    this.player.update(input, dt);
    this.before = { ...this.player.body.getPosition() };
    this.world.step(dt);
  }
  // #endregion

  // #region draw
  draw(context: CanvasRenderingContext2D, alpha: number) {
    drawSky(context);
    this.level.draw(context);
    const playerPosition = mix(this.before, this.player.body.getPosition(), alpha);
    drawPlayer(context, playerPosition, this.player);
  }

  sounds(): Tone[] {
    return [];
  }
  // #endregion
}

class Level {
  private readonly outlines = traceOutlines();

  // #region chains
  constructor(world: World) {
    const ground = world.createBody();
    for (const outline of this.outlines) {
      ground.createFixture({ shape: new Chain(outline, true), friction: 0.6 });
    }
  }
  // #endregion

  draw(context: CanvasRenderingContext2D) {
    drawGround(context, this.outlines);
  }
}

class Player {
  readonly body: Body;
  isGrounded = false;
  facing = 1; // -1 to the left, 1 to the right

  // #region player
  constructor(world: World, position: Vec2Value) {
    this.body = world.createBody({
      type: 'dynamic',
      position,
      fixedRotation: true,
      allowSleep: false,
    });
    // Without friction, the player doesn't stick to walls.
    this.body.createFixture({ shape: new Circle(FOOT_RADIUS), density: 1, friction: 0 });
    const torso = new Box(FOOT_RADIUS - 0.01, 0.3, { x: 0, y: 0.3 });
    this.body.createFixture({ shape: torso, density: 1, friction: 0 });
  }
  // #endregion

  // #region move
  update(input: Input, dt: number) {
    const { held } = input;
    const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
    if (direction) this.facing = direction;
    const velocity = { ...this.body.getLinearVelocity() };
    this.isGrounded = touchesGround(this.body);
    if (this.isGrounded) this.runOnGround(velocity, direction, dt);
    else this.runInAir(velocity, direction, dt);
    if (this.isGrounded && input.pressed.has('ArrowUp')) velocity.y = JUMP_SPEED;
    this.body.setLinearVelocity(velocity);
  }

  private runOnGround(velocity: Vec2Value, direction: number, dt: number) {
    const acceleration = direction ? ACCELERATION : BRAKING;
    velocity.x = approach(velocity.x, RUN_SPEED * direction, acceleration * dt);
  }

  private runInAir(velocity: Vec2Value, direction: number, dt: number) {
    const acceleration = direction ? AIR_ACCELERATION : AIR_BRAKING;
    velocity.x = approach(velocity.x, RUN_SPEED * direction, acceleration * dt);
    velocity.y = Math.max(velocity.y, -MAX_FALL_SPEED);
  }
  // #endregion
}

// #region touched
/** Whether a body has touched the ground in the last step. */
function touchesGround(body: Body): boolean {
  const manifold = new WorldManifold();
  for (let edge = body.getContactList(); edge; edge = edge.next) {
    const { contact } = edge;
    // Contacts of sensors have no points, and no normal.
    if (!contact.isTouching() || contact.getManifold().pointCount === 0) continue;
    contact.getWorldManifold(manifold);
    // The normal points from fixture A to fixture B.
    const sign = contact.getFixtureB().getBody() === body ? 1 : -1;
    if (sign * manifold.normal.y > MIN_NORMAL_Y) return true;
  }
  return false;
}
// #endregion

// #region draw-level
function drawSky(context: CanvasRenderingContext2D) {
  context.fillStyle = COLORS.sky;
  context.fillRect(-FAR, -FAR, LEVEL_WIDTH + 2 * FAR, LEVEL_HEIGHT + 2 * FAR);
  fillCircle(context, { x: 6, y: 8 }, 0.8, COLORS.sun);
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
// #endregion

// #region draw-characters
function drawPlayer(context: CanvasRenderingContext2D, { x, y }: Vec2Value, player: Player) {
  context.save();
  context.translate(x, y - FOOT_RADIUS);
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
/** Returns the centers of all matches in the rows of the level. */
function find(pattern: RegExp): Vec2Value[] {
  return LEVEL.flatMap((row, i) =>
    [...row.matchAll(pattern)].map(({ index }) => ({ x: index + 0.5, y: LEVEL_HEIGHT - i - 0.5 })),
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
  for (const { x, y } of find(/#/g)) {
    const corners = [
      { x: x - 0.5, y: y - 0.5 },
      { x: x + 0.5, y: y - 0.5 },
      { x: x + 0.5, y: y + 0.5 },
      { x: x - 0.5, y: y + 0.5 },
    ];
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
