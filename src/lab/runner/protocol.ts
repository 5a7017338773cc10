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
  /** Nothing runs or is drawn while nobody can see it. */
  | { type: 'visibility'; isVisible: boolean }
  /** Answered by "alive", unless the code is in an endless loop. */
  | { type: 'ping' };

/** Commands for the run and the camera of the current scene. */
export type SceneCommand =
  | { type: 'play' }
  | { type: 'pause' }
  /** In the past, steps with what the reader did then. */
  | { type: 'step' }
  | { type: 'stepBack' }
  /** Pauses, and shows a step of the past or the last one. */
  | { type: 'goTo'; step: number }
  /** Keeps the run so far behind the next, which starts. */
  | { type: 'keep' }
  | { type: 'forget' }
  /** Names of values whose course is reported. */
  | { type: 'plot'; names: readonly string[] }
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
  | ({ type: 'timeline' } & Timeline)
  | { type: 'plots'; plots: Plot[] }
  /** The values of the parameters at a time that was returned to. */
  | { type: 'values'; values: Record<string, number | boolean | string> }
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
}

/** What a page shows of the time of a run. Times are numbers of steps. */
export interface Timeline {
  /** The oldest step that can be shown, the one that is shown, and the last of the run. */
  first: number;
  shown: number;
  last: number;
  /** Length of a step, in seconds. */
  dt: number;
  /** Steps in which contacts began or ended. */
  begins: number[];
  ends: number[];
  canGoBack: boolean;
  /** Whether a kept run is drawn behind this one. */
  hasGhost: boolean;
}

/** The values of a name after each step from `first` to `last` of the timeline; NaN where there is none. */
export interface Plot {
  name: string;
  /** Empty for a plain number. */
  unit: string;
  values: Float32Array;
}

/** What went wrong in a scene's code. */
export interface Failure {
  message: string;
  /** Position in the code, counted from 1, where it is known. */
  line?: number;
  column?: number;
}
