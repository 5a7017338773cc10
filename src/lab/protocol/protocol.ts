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

/** What a page sends to a runner. Points are in CSS pixels from the upper left of the picture. */
export type Command = RunnerCommand | SceneCommand | InteractionCommand;

/** Commands that apply whether or not a scene is running. */
export type RunnerCommand =
  | { type: 'run'; code: string; values: Record<string, unknown>; playing: boolean }
  | { type: 'size'; size: Size }
  | { type: 'palette'; palette: Palette }
  /** Whether the reader prefers reduced motion: pictures don't shake. */
  | { type: 'reducedMotion'; isOn: boolean }
  | { type: 'layers'; layers: Layer[] }
  /** Lets one of the scene's `highlights` stand out; none without a name. */
  | { type: 'highlight'; name?: string }
  /** The script of the tools; sent once, before it is needed. */
  | { type: 'tools'; code: string }
  /** 1 is real time, ¼ is slow motion. */
  | { type: 'rate'; rate: number }
  /** Names of values whose course is reported. */
  | { type: 'plot'; names: readonly string[] }
  /** Turns the world check on, which needs the tools, or off. */
  | { type: 'check'; isOn: boolean }
  /** Nothing runs or is drawn while nobody can see it. */
  | { type: 'visibility'; isVisible: boolean }
  /** Answered by "snapshot": the picture on a background, any CSS color; none if it can't be encoded. */
  | { type: 'snapshot'; background: string }
  /** Answered by "alive" with the same id, unless the code is in an endless loop. */
  | { type: 'ping'; id: number };

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
  | { type: 'reset' }
  | { type: 'values'; values: Record<string, unknown> }
  | { type: 'pan'; dx: number; dy: number }
  /** Zooms around a point, the middle by default. */
  | { type: 'zoom'; factor: number; at?: { x: number; y: number } }
  | { type: 'fit' }
  /** Restores how a reader has panned and zoomed. */
  | { type: 'view'; view: Adjustment }
  /** Answered by "inspected". While something is inspected, "select" walks through all bodies. */
  | { type: 'inspect'; target: InspectTarget };

/** What a runner sends to its page. */
export type Report =
  /** Sent again when the scene starts or stops listening to keys or to the pointer. */
  | { type: 'started'; scene: SceneSummary }
  | ({ type: 'status' } & Status)
  | ({ type: 'timeline' } & Timeline)
  | { type: 'plots'; plots: Plot[] }
  /** The values of the parameters at a time that was returned to. */
  | { type: 'values'; values: Record<string, number | boolean | string> }
  /** Where the pointer can grab something: center x and y, half-width, and half-height, in CSS pixels. */
  | { type: 'movable'; boxes: Float32Array }
  | { type: 'snapshot'; png?: Blob }
  /** What the scene's last steps sound like. */
  | { type: 'sounds'; tones: Tone[] }
  /** All mistakes that the world check has found; sent at most twice per second, when they change. */
  | { type: 'findings'; findings: FindingSummary[] }
  /** Sent repeatedly while something is inspected, and once without an item when nothing is anymore. */
  | { type: 'inspected'; item?: Inspected }
  | { type: 'failed'; failure: Failure }
  /** What the code has printed since the last such report; `isCleared` if it has cleared what was before. */
  | { type: 'console'; entries: ConsoleEntry[]; isCleared: boolean }
  /** The code is not in an endless loop: the answer to a ping. */
  | { type: 'alive'; id: number }
  /** The run has to be ended, because the code exceeds a limit. */
  | { type: 'stopped'; reason: StopReason };

export const CONSOLE_LEVELS = ['log', 'info', 'warn', 'error'] as const;

/** What code has printed with a call of the console. */
export interface ConsoleEntry {
  level: (typeof CONSOLE_LEVELS)[number];
  text: string;
  /** How many times in succession. */
  count: number;
  /** Position in the code, counted from 1, where it is known. */
  line?: number;
}

/** What a page shows of a running scene. */
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
  /** How the reader has panned and zoomed; undefined if not at all. */
  view?: Adjustment;
  /** The selected body, in words: "Body 2 of 5". */
  selected?: string;
  timing?: Timing;
}

/** What a scene costs, in milliseconds: means over the last second. */
export interface Timing {
  /** Undefined while no steps are made. */
  step?: number;
  /** All steps of a frame, and its drawing. */
  frame: number;
}

/** A finding of the world check, without the objects that stay in the runner. */
export type FindingSummary = Pick<Finding, 'rule' | 'message' | 'link' | 'count'>;

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
