import type { Palette } from '../draw/canvasPen.ts';
import type { Layer } from '../draw/world.ts';
import type { Measures } from '../measures.ts';
import type { Params } from '../scene.ts';

/** Size of the picture in CSS pixels, and how many pixels of the screen one of them is. */
export interface Size {
  width: number;
  height: number;
  ratio: number;
}

/** What a page asks of a stage. Points are in CSS pixels from the upper left of the picture. */
export type Command =
  | { type: 'run'; code: string; values: Record<string, unknown>; playing: boolean }
  | { type: 'size'; size: Size }
  | { type: 'palette'; palette: Palette }
  | { type: 'layers'; layers: Layer[] }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'step' }
  | { type: 'reset' }
  /** 1 is as fast as in the world, ¼ is slow motion. */
  | { type: 'rate'; rate: number }
  | { type: 'values'; values: Record<string, unknown> }
  /** Out of sight nothing is run nor drawn. */
  | { type: 'sight'; isInSight: boolean }
  | { type: 'grab'; x: number; y: number; reach: number }
  | { type: 'drag'; x: number; y: number }
  | { type: 'release' }
  | { type: 'pan'; dx: number; dy: number }
  /** Keeps what is under a point, or in the middle where none is named. */
  | { type: 'zoom'; factor: number; at?: { x: number; y: number } }
  | { type: 'fit' }
  | { type: 'choose'; direction: 1 | -1 }
  /** Upwards is positive, as in the world. */
  | { type: 'push'; x: number; y: number }
  | { type: 'control'; name: string }
  /** For scenes that listen to keys, by `KeyboardEvent.key`. */
  | { type: 'key'; key: string; isDown: boolean }
  /** The reader has turned to something else. */
  | { type: 'keysUp' }
  /** Is answered by "alive" as long as the code comes to an end. */
  | { type: 'ping' };

/** What a stage tells its page. */
export type Report =
  /** Once more when the scene begins to listen to keys. */
  | { type: 'started'; scene: SceneFacts }
  | ({ type: 'status' } & Status)
  /** Where the pointer can take something: x, y and half the width and height of each, in CSS pixels. */
  | { type: 'movable'; boxes: Float32Array }
  | { type: 'failed'; failure: Failure }
  | { type: 'alive' };

/** What a page shows around a scene that runs. */
export interface SceneFacts {
  title: string;
  description: string;
  params: Params;
  /** Names of the buttons that the scene has of its own. */
  controls: string[];
  /** It listens to keys itself, which do something else only with Shift then. */
  hasKeys?: boolean;
}

export interface Status extends Measures {
  /** Seconds of the world. */
  time: number;
  isPlaying: boolean;
  /** What the scene itself says. */
  facts: Record<string, string | number | boolean>;
  /** What a reader should know of it, such as its keys. */
  info?: string;
  /** What is chosen, in words: "Body 2 of 5". */
  chosen?: string;
}

/** What went wrong in a scene's code. */
export interface Failure {
  message: string;
  /** Place in the code, counted from 1, where it is known. */
  line?: number;
  column?: number;
}
