import { type Body, Box, Chain, type Vec2Value, World } from 'planck';

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

const PLAYER = { halfWidth: 0.35, halfHeight: 0.45 }; // m
const RUN_SPEED = 7; // m/s
const JUMP_SPEED = 12; // m/s
const GRAVITY = 40; // m/s²
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
  const world = new World({ gravity: { x: 0, y: -GRAVITY } });
  const outlines = traceOutlines();
  createGround(world, outlines);

  // #region player
  const [start = { x: 0, y: 0 }] = find(/P/g);
  const player = world.createBody({
    type: 'dynamic',
    position: start,
    fixedRotation: true,
    allowSleep: false,
  });
  player.createFixture({
    shape: new Box(PLAYER.halfWidth, PLAYER.halfHeight),
    density: 1,
    friction: 0,
  });
  // #endregion

  // #region game
  let before: Vec2Value = start; // m, where the player was before the last step

  return {
    title: 'Platformer: tiles',
    description:
      'A level of tiles with a floor, a cliff, and two ledges. An orange box with eyes runs and jumps across them with the arrow keys.',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp'],
    world,
    camera: { x: LEVEL_WIDTH / 2, y: LEVEL_HEIGHT / 2, width: LEVEL_WIDTH, height: LEVEL_HEIGHT },
    status: 'Press ←/→ or A/D to run, and ↑ or W to jump.',
    update(input, dt) {
      movePlayer(player, input);
      before = { ...player.getPosition() };
      world.step(dt);
    },
    draw(context, alpha) {
      drawSky(context);
      drawGround(context, outlines);
      drawPlayer(context, mix(before, player.getPosition(), alpha));
    },
    sounds: () => [],
  };
  // #endregion
}

// #region chains
function createGround(world: World, outlines: Vec2Value[][]) {
  const ground = world.createBody();
  for (const outline of outlines) {
    ground.createFixture({ shape: new Chain(outline, true), friction: 0.6 });
  }
}
// #endregion

// #region move
function movePlayer(player: Body, { held, pressed }: Input) {
  const direction = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
  let { y } = player.getLinearVelocity();
  if (pressed.has('ArrowUp') && Math.abs(y) < 0.01) y = JUMP_SPEED;
  player.setLinearVelocity({ x: RUN_SPEED * direction, y });
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
function drawPlayer(context: CanvasRenderingContext2D, { x, y }: Vec2Value) {
  const { halfWidth, halfHeight } = PLAYER;
  context.fillStyle = COLORS.player;
  context.strokeStyle = COLORS.outline;
  context.lineWidth = 0.06;
  context.beginPath();
  context.rect(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight);
  context.fill();
  context.stroke();
  for (const eye of [-0.15, 0.15]) {
    fillCircle(context, { x: x + eye, y: y + 0.15 }, 0.1, 'white');
    fillCircle(context, { x: x + eye, y: y + 0.15 }, 0.05, COLORS.outline);
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
