import type { Body, Vec2Value } from 'planck';
import { toMatrix } from '../../src/lab/draw/camera.ts';
import { createSvgContext } from '../../src/lab/draw/svgContext.ts';
import { listBodies } from '../../src/lab/draw/world.ts';
import type { SvgElement } from '../../src/lab/model/poster.ts';
import { createRandom } from '../../src/lab/simulation/random.ts';
import type { Game, Input, Tone } from '../../src/lab/template/game/game.ts';

/** What a step of a tutorial exports. */
export type CreateGame = (random?: () => number) => Game;

/** What a test sees of a game, and does in it. */
export interface Play {
  game: Game;
  /** Makes a step, and returns what it sounds like. */
  step: () => Tone[];
  /** Makes the steps of so many seconds. */
  pass: (seconds: number) => void;
  /** Moves the pointer, like a mouse or a finger. */
  point: (at: Vec2Value) => void;
  /** Clicks or taps, which the next step notices. */
  tap: () => void;
  press: (key: string) => void;
  lift: (key: string) => void;
  /** Returns a value in the status, such as '120' for 'Score: 120.' */
  fact: (name: string) => string;
  /** Draws the game between its last two steps, with the methods that still pictures allow. */
  draw: (alpha: number) => SvgElement[];
  /** The balls, in the order of their creation. */
  balls: () => Body[];
  paddle: () => Body;
  /** Power-ups that fall, in the order of their creation. */
  capsules: () => Body[];
  bricks: () => Body[];
}

/** Starts a step of the brick breaker, and passes its input like `main.ts`. */
export function startGame(createGame: CreateGame): Play {
  const game = createGame(createRandom(1));
  const input: Input = { held: new Set(), pressed: new Set(), isClicked: false };
  const bodies = () => listBodies(game.world);
  const step = () => {
    game.update(input, 1 / 60);
    input.pressed.clear();
    input.isClicked = false;
    return game.sounds();
  };
  return {
    game,
    step,
    pass: (seconds) => {
      for (let i = 0; i < Math.round(seconds * 60); i++) step();
    },
    point: ({ x, y }) => {
      input.pointer = { x, y };
    },
    tap: () => {
      input.isClicked = true;
    },
    press: (key) => {
      if (!input.held.has(key)) input.pressed.add(key);
      input.held.add(key);
    },
    lift: (key) => input.held.delete(key),
    fact: (name) => game.status.match(new RegExp(`${name}: ([^.]+)\\.`))?.[1] ?? '',
    draw: (alpha) => {
      const { x, y } = game.camera;
      const { context, elements } = createSvgContext();
      context.transform(...toMatrix({ x, y, scale: 50, width: 640, height: 420 }));
      game.draw(context, alpha);
      return elements;
    },
    balls: () =>
      bodies().filter((body) => body.getFixtureList()?.getShape().getType() === 'circle'),
    paddle: () => bodies().find((body) => body.isKinematic()) as Body,
    capsules: () => bodies().filter((body) => has(body, 'powerUp')),
    bricks: () => bodies().filter((body) => has(body, 'hits')),
  };
}

/** Whether the user data of a body is an object with a property. */
function has(body: Body, name: string): boolean {
  const data = body.getUserData();
  return typeof data === 'object' && data !== null && name in data;
}
