import { toMatrix } from '../draw/camera.ts';
import type { CreateGame, GameInput } from '../model/game.ts';
import type { Pointer, Scene, Stage } from '../model/scene.ts';
import { createRandom } from '../simulation/random.ts';

/** Returns the function of a module that exports a game; undefined for any other module. */
export function findGame(exports: Record<string, unknown>): CreateGame | undefined {
  const { createGame } = exports;
  return typeof createGame === 'function' ? (createGame as CreateGame) : undefined;
}

/** Returns a game as a scene, which runs it as it is. */
export function gameScene(createGame: CreateGame): Scene {
  const { title, description } = createGame(createRandom(1));
  return { title, description, create: (_params, random) => gameStage(createGame, random) };
}

function gameStage(createGame: CreateGame, random: () => number): Stage {
  const game = createGame(random);
  let pointer: GameInput['pointer'];
  let isPointerRead = false;
  const input = {
    held: new Set<string>(),
    pressed: new Set<string>(),
    isClicked: false,
    get pointer() {
      isPointerRead = true;
      return pointer;
    },
  };
  const handlers: Pointer = {
    move: ({ x, y }) => {
      pointer = { x, y };
    },
    down: () => {
      input.isClicked = true;
    },
  };
  return {
    get world() {
      return game.world;
    },
    get view() {
      return game.camera;
    },
    game: {
      update: (dt) => {
        game.update(input, dt);
        input.pressed.clear();
        input.isClicked = false;
      },
      draw: (context, camera, alpha) => {
        context.save();
        context.transform(...toMatrix(camera));
        // A worker's context has all methods that draw.
        game.draw(context as CanvasRenderingContext2D, alpha);
        context.restore();
      },
    },
    sounds: () => game.sounds(),
    info: () => game.status,
    facts: () => ({}),
    open: true,
    mouseForce: 0,
    keys: {
      names: game.keys,
      down: (key) => {
        if (!input.held.has(key)) input.pressed.add(key);
        input.held.add(key);
      },
      up: (key) => void input.held.delete(key),
      release: () => input.held.clear(),
    },
    // In a game that is played by keys, a finger on the picture scrolls the page.
    get pointer() {
      return isPointerRead ? handlers : undefined;
    },
  };
}
