import { type Body, Box, type Vec2Value, World } from 'planck';

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

// #region world
const FLOOR = { x: 0, y: -0.5, halfWidth: 6, halfHeight: 0.5 }; // m
const PLAYER = { halfWidth: 0.4, halfHeight: 0.5 }; // m
const RUN_SPEED = 5; // m/s
const JUMP_SPEED = 6; // m/s

export function createGame(): Game {
  const world = new World({ gravity: { x: 0, y: -10 } });
  const floor = world.createBody({ position: { x: FLOOR.x, y: FLOOR.y } });
  floor.createFixture({ shape: new Box(FLOOR.halfWidth, FLOOR.halfHeight), friction: 0.6 });
  const player = world.createBody({
    type: 'dynamic',
    position: { x: 0, y: 3 },
    fixedRotation: true,
  });
  player.createFixture({ shape: new Box(PLAYER.halfWidth, PLAYER.halfHeight), density: 1 });
  // #endregion

  // #region game
  let before = { x: 0, y: 3 }; // m, where the player was before the last step

  return {
    title: 'A box and a floor',
    description: 'A box stands on a floor. Move it with the left and right arrow keys.',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp'],
    world,
    camera: { x: 0, y: 2.5, width: 12, height: 7 },
    status: 'Press ←/→ or A/D to run, and ↑ or W to jump.',
    update(input, dt) {
      movePlayer(player, input);
      before = { ...player.getPosition() };
      world.step(dt);
    },
    draw(context, alpha) {
      context.fillStyle = '#cfe8fc';
      context.fillRect(-50, -50, 100, 100);
      context.fillStyle = '#5b7a4b';
      fillBox(context, FLOOR, FLOOR);
      context.fillStyle = '#d9730d';
      fillBox(context, mix(before, player.getPosition(), alpha), PLAYER);
    },
    sounds: () => [],
  };
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

// #region helpers
function fillBox(
  context: CanvasRenderingContext2D,
  { x, y }: Vec2Value,
  { halfWidth, halfHeight }: { halfWidth: number; halfHeight: number },
) {
  context.fillRect(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight);
}

/** Returns the point between two points. */
function mix(from: Vec2Value, to: Vec2Value, alpha: number): Vec2Value {
  return { x: from.x + alpha * (to.x - from.x), y: from.y + alpha * (to.y - from.y) };
}
// #endregion
