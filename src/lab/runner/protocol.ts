import type { Palette } from '../draw/canvasPen.ts';
import type { Layer } from '../draw/world.ts';
import type { Inspected, InspectTarget } from '../inspect/inspected.ts';
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
  /** The script that draws most layers, and inspects; sent once, before it is needed. */
  | { type: 'instruments'; code: string }
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
  | { type: 'step' }
  | { type: 'reset' }
  | { type: 'values'; values: Record<string, unknown> }
  | { type: 'pan'; dx: number; dy: number }
  /** Zooms around a point, the middle by default. */
  | { type: 'zoom'; factor: number; at?: { x: number; y: number } }
  | { type: 'fit' }
  /** Answered by "inspected". While something is inspected, "select" walks through all bodies. */
  | { type: 'inspect'; target: InspectTarget };

/** Commands of pointers, keys, and the scene's own buttons. */
export type InteractionCommand =
  | { type: 'grab'; x: number; y: number; reach: number }
  | { type: 'drag'; x: number; y: number }
  | { type: 'release' }
  | { type: 'select'; direction: 1 | -1 }
  /**
   * A direction in the world: y points up. Pushes the body with an index in `bodiesOf` the world, or else the
   * selected one.
   */
  | { type: 'push'; x: number; y: number; body?: number }
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
  /** Sent repeatedly while something is inspected, and once without an item when nothing is anymore. */
  | { type: 'inspected'; item?: Inspected }
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

/** What went wrong in a scene's code. */
export interface Failure {
  message: string;
  /** Position in the code, counted from 1, where it is known. */
  line?: number;
  column?: number;
}
