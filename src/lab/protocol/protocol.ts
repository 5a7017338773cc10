import type { Adjustment } from '../draw/camera.ts';
import type { Palette } from '../draw/canvasPen.ts';
import type { Layer } from '../draw/world.ts';
import type { Inspected, InspectTarget } from '../inspect/inspected.ts';
import type { Tone } from '../model/scene.ts';
import type { SceneSummary } from '../model/sceneData.ts';
import type { InteractionCommand } from '../simulation/interaction.ts';
import type { WorldStats } from '../simulation/worldStats.ts';
import type { Finding } from '../worldCheck/worldCheck.ts';
import type { StopReason } from './limits.ts';

/** Size of the picture in CSS pixels, and the number of device pixels per CSS pixel. */
export interface Size {
  width: number;
  height: number;
  ratio: number;
  /** Height of the strip at the top where the page shows facts, so that the view is fitted below it. */
  top?: number;
}

/** What code can ask about the screen. */
export interface Screen extends Size {
  /** Whether the reader prefers reduced motion. */
  isMotionReduced: boolean;
}

/** A message of a page to a runner. Points are in CSS pixels from the upper left of the picture. */
export type Command = RunnerCommand | SceneCommand | InteractionCommand;

/** Commands that apply whether or not a scene is running. */
export type RunnerCommand =
  | { type: 'run'; code: string; values: Record<string, unknown>; playing: boolean }
  | { type: 'size'; size: Size }
  | { type: 'palette'; palette: Palette }
  /** Whether the reader prefers reduced motion: pictures don't shake. */
  | { type: 'reducedMotion'; isOn: boolean }
  | { type: 'layers'; layers: Layer[] }
  /** Emphasizes one of the scene's `highlights`; none without a name. */
  | { type: 'highlight'; name?: string }
  /** The script of the tools; sent once, before it is needed. */
  | { type: 'tools'; code: string }
  /** Sets the speed: 1 is real time, ¼ is slow motion. */
  | { type: 'rate'; rate: number }
  /** Sets the names of the values whose history is reported. */
  | { type: 'plot'; names: readonly string[] }
  /** Turns the world check on, which needs the tools, or off. */
  | { type: 'check'; isOn: boolean }
  /** While the picture isn't visible, nothing runs or is drawn. */
  | { type: 'visibility'; isVisible: boolean }
  /** Answered by "snapshot": the picture, on a background of any CSS color if it is saved; none if it can't be encoded. */
  | { type: 'snapshot'; background?: string }
  /** Answered by "alive" with the same id, unless the code is in an endless loop. */
  | { type: 'ping'; id: number };

/** Commands for the run and the camera of the current scene. */
export type SceneCommand =
  | { type: 'play' }
  | { type: 'pause' }
  /** Makes one step. In the past, the step repeats what the reader did then. */
  | { type: 'step' }
  | { type: 'stepBack' }
  /** Pauses, and shows an earlier step or the last one. */
  | { type: 'goTo'; step: number }
  /** Starts the next run, and keeps the run so far as a ghost behind it. */
  | { type: 'keep' }
  | { type: 'forget' }
  | { type: 'reset' }
  | { type: 'values'; values: Record<string, unknown> }
  | { type: 'pan'; dx: number; dy: number }
  /** Zooms around a point, the middle by default. */
  | { type: 'zoom'; factor: number; at?: { x: number; y: number } }
  | { type: 'fit' }
  /** Restores the reader's pan and zoom. */
  | { type: 'view'; view: Adjustment }
  /** Answered by "inspected". While something is inspected, "select" walks through all bodies. */
  | { type: 'inspect'; target: InspectTarget };

/** A message of a runner to its page. */
export type Report =
  /** Sent again when the scene starts or stops listening to keys or to the pointer. */
  | { type: 'started'; scene: SceneSummary }
  | ({ type: 'status' } & Status)
  | ({ type: 'timeline' } & Timeline)
  | { type: 'plots'; plots: Plot[] }
  /** The values of the parameters at the earlier time that the run has returned to. */
  | { type: 'values'; values: Record<string, number | boolean | string> }
  /** Boxes in which the pointer can grab something: center x and y, half-width, and half-height, in CSS pixels. */
  | { type: 'movable'; boxes: Float32Array }
  | { type: 'snapshot'; png?: Blob }
  /** The tones of the scene's last steps. */
  | { type: 'sounds'; tones: Tone[] }
  /** All mistakes that the world check has found; sent at most twice per second, when they change. */
  | { type: 'findings'; findings: FindingSummary[] }
  /** Sent repeatedly while something is inspected, and once without an item when the inspection ends. */
  | { type: 'inspected'; item?: Inspected }
  | { type: 'failed'; failure: Failure }
  /** Console output since the last such report; `isCleared` if the code has cleared earlier output. */
  | { type: 'console'; entries: ConsoleEntry[]; isCleared: boolean }
  /** Answers a ping: the code is not in an endless loop. */
  | { type: 'alive'; id: number }
  /** The run has to be ended, because the code exceeds a limit. */
  | { type: 'stopped'; reason: StopReason };

export const CONSOLE_LEVELS = ['log', 'info', 'warn', 'error'] as const;

/** Output of one or more equal calls of the console. */
export interface ConsoleEntry {
  level: (typeof CONSOLE_LEVELS)[number];
  text: string;
  /** Number of equal calls in succession. */
  count: number;
  /** Position in the code, counted from 1, where it is known. */
  line?: number;
}

/** The state of a running scene that a page shows. */
export interface Status extends WorldStats {
  /** Simulated seconds. */
  time: number;
  isPlaying: boolean;
  /** Whether the scene's goal has been reached in this run. */
  isGoalReached?: boolean;
  /** The scene's own values. */
  facts: Record<string, string | number | boolean>;
  /** The scene's own instructions, such as its keys. */
  info?: string;
  /** The reader's pan and zoom; undefined if there is none. */
  view?: Adjustment;
  /** The selected body, in words: "Body 2 of 5". */
  selected?: string;
  timing?: Timing;
}

/** Cost of a scene, in milliseconds: means over the last second. */
export interface Timing {
  /** Undefined while no steps are made. */
  step?: number;
  /** Time of a frame, with all of its steps and its drawing. */
  frame: number;
}

/** A finding of the world check, without the objects that stay in the runner. */
export type FindingSummary = Pick<Finding, 'rule' | 'message' | 'link' | 'count'>;

/** The time of a run, which a page shows as a strip. Times are numbers of steps. */
export interface Timeline {
  /** The oldest available step, the displayed one, and the last of the run. */
  first: number;
  current: number;
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

/** The values of a name after every step from `first` to `last` of the timeline; NaN where there is none. */
export interface Plot {
  name: string;
  /** Unit of the values; empty for plain numbers. */
  unit: string;
  values: Float32Array;
}

/** An error in a scene's code. */
export interface Failure {
  message: string;
  /** Position in the code, counted from 1, where it is known. */
  line?: number;
  column?: number;
}
