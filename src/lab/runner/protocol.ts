import type { Palette } from '../draw/canvasPen.ts';
import type { Layer } from '../draw/world.ts';
import type { Params } from '../scene.ts';
import type { WorldStats } from '../worldStats.ts';

/** Size of the picture in CSS pixels, and the number of device pixels per CSS pixel. */
export interface Size {
  width: number;
  height: number;
  ratio: number;
}

/** What a page sends to a runner. Points are in CSS pixels from the upper left of the picture. */
export type Command = RunnerCommand | SceneCommand | InteractionCommand;

/** Commands that apply whether or not a scene is running. */
type RunnerCommand =
  | { type: 'run'; code: string; values: Record<string, unknown>; playing: boolean }
  | { type: 'size'; size: Size }
  | { type: 'palette'; palette: Palette }
  | { type: 'layers'; layers: Layer[] }
  /** 1 is real time, ¼ is slow motion. */
  | { type: 'rate'; rate: number }
  /** Whether the status includes what steps and frames cost. */
  | { type: 'timing'; isOn: boolean }
  /** Nothing runs or is drawn while nobody can see it. */
  | { type: 'visibility'; isVisible: boolean }
  /** Answered by "alive", unless the code is in an endless loop. */
  | { type: 'ping' };

/** Commands for the run and the camera of the current scene. */
export type SceneCommand =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'step' }
  | { type: 'reset' }
  | { type: 'values'; values: Record<string, unknown> }
  | { type: 'pan'; dx: number; dy: number }
  /** Zooms around a point, the middle by default. */
  | { type: 'zoom'; factor: number; at?: { x: number; y: number } }
  | { type: 'fit' };

/** Commands of pointers, keys, and the scene's own buttons. */
export type InteractionCommand =
  | { type: 'grab'; x: number; y: number; reach: number }
  | { type: 'drag'; x: number; y: number }
  | { type: 'release' }
  | { type: 'select'; direction: 1 | -1 }
  /** A direction in the world: y points up. */
  | { type: 'push'; x: number; y: number }
  | { type: 'control'; name: string }
  /** For scenes that listen to keys, by `KeyboardEvent.key`. */
  | { type: 'key'; key: string; isDown: boolean }
  /** The picture has lost the focus. */
  | { type: 'releaseKeys' };

/** What a runner sends to its page. */
export type Report =
  /** Sent again when the scene starts or stops listening to keys. */
  | { type: 'started'; scene: SceneSummary }
  | ({ type: 'status' } & Status)
  /** Where the pointer can grab something: center x and y, half-width, and half-height, in CSS pixels. */
  | { type: 'movable'; boxes: Float32Array }
  | { type: 'failed'; failure: Failure }
  | { type: 'alive' };

/** What a page shows around a scene. */
export interface SceneSummary {
  title: string;
  description: string;
  params: Params;
  /** Names of the scene's own buttons. */
  controls: string[];
  /** The scene listens to keys itself. Those of the picture then need Shift. */
  hasKeys?: boolean;
}

/** What the status line shows. */
export interface Status extends WorldStats {
  /** Simulated seconds. */
  time: number;
  isPlaying: boolean;
  /** The scene's own values. */
  facts: Record<string, string | number | boolean>;
  /** The scene's own instructions, such as its keys. */
  info?: string;
  /** The selected body, in words: "Body 2 of 5". */
  selected?: string;
  /** Only while `timing` is on. */
  timing?: Timing;
}

/** What a scene costs, in milliseconds: means over the last second. */
export interface Timing {
  /** Undefined while no steps are made. */
  step?: number;
  /** All steps of a frame, and its drawing. */
  frame: number;
}

/** What went wrong in a scene's code. */
export interface Failure {
  message: string;
  /** Position in the code, counted from 1, where it is known. */
  line?: number;
  column?: number;
}
