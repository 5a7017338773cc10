import type { Vec2Value, World } from 'planck';
import type { Tone, View } from './scene.ts';

/** What the player of a game does. */
export interface GameInput {
  /** Keys that are held, as their `KeyboardEvent.key`. */
  held: Set<string>;
  /** Keys that went down since the last step. */
  pressed: Set<string>;
  /** Where the mouse or a finger is, in meters; undefined until it moves. */
  pointer?: Vec2Value;
  /** Whether the mouse or a finger went down since the last step. */
  isClicked: boolean;
}

/** A game that knows nothing of the lab: it also runs in a separate page. The tutorials build such games. */
export interface Game {
  title: string;
  /** Describes the picture to those who can't see it. */
  description: string;
  /** Keys for which touch screens get buttons, as their `KeyboardEvent.key`. */
  keys: readonly string[];
  world: World;
  /** The visible part of the world. */
  camera: View;
  /** Score and instructions. */
  status: string;
  /** Makes one step of the world, of `dt` seconds. */
  update: (input: GameInput, dt: number) => void;
  /** Draws in meters, y upwards; `alpha` is 0 for the state before the last step, and 1 for the state after it. */
  draw: (context: CanvasRenderingContext2D, alpha: number) => void;
  /** Returns the tones since the last call. */
  sounds: () => Tone[];
}

/** Creates a game. Pure: the same random numbers create the same game. */
export type CreateGame = (random: () => number) => Game;
