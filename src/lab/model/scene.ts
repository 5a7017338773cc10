import type { Body, Vec2Value, World } from 'planck';
import type { Color, Pen, ScenePen } from './pen.ts';

export type { Color, Pen, ScenePen };

/** The physics engine: the exports of `planck`. */
export type Engine = typeof import('planck');

/** The visible part of the world, in meters: its center, and its minimum width and height. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface ParamBase {
  label: string;
  /** Whether a change restarts the scene, because the value affects how the world is created. */
  restart?: boolean;
  /** Name of the toggle that this parameter depends on: it is disabled while the toggle is off. */
  under?: string;
}

/** A number, set by a slider. */
export interface Range extends ParamBase {
  kind: 'range';
  min: number;
  max: number;
  step: number;
  value: number;
  /** Shown after the number: `m/s`. */
  unit?: string;
}

/** A boolean, set by a checkbox. */
export interface Toggle extends ParamBase {
  kind: 'toggle';
  value: boolean;
}

/** One of several options, set by a menu. */
export interface Choice<Option extends string = string> extends ParamBase {
  kind: 'choice';
  options: readonly Option[];
  value: Option;
}

export type Param = Range | Toggle | Choice;
export type Params = Record<string, Param>;

/** The current values of a scene's parameters. The object stays the same while the scene runs. */
export type Values<P extends Params = Params> = {
  readonly [Name in keyof P]: P[Name] extends Choice<infer Option>
    ? Option
    : P[Name] extends Toggle
      ? boolean
      : number;
};

/** Handlers of a scene that listens to keys. */
export interface Keys {
  /**
   * Each key that the scene listens to, as its `KeyboardEvent.key` without Shift: `['ArrowLeft', 'p', ' ']`. They are
   * buttons on touch screens, in this order.
   */
  names: readonly string[];
  /**
   * Called when a key goes down, and again while it repeats, with its `KeyboardEvent.key`: a letter (in lower case, and
   * on a keyboard of another alphabet the Latin one in its place), a digit, an arrow, space, Enter, Backspace, or Delete;
   * and with its `KeyboardEvent.code`, if it is on a keyboard.
   */
  down: (key: string, code?: string) => void;
  up: (key: string, code?: string) => void;
  /** Called when the picture loses the focus: releases all keys. */
  release: () => void;
}

/** Handlers of a scene that is steered by mouse, pen, and finger. Points are in world coordinates. */
export interface Pointer {
  /** Called when the pointer moves, pressed or not, and before each `down`. A finger moves only while it is down. */
  move: (point: Vec2Value) => void;
  down?: (point: Vec2Value) => void;
  up?: (point: Vec2Value) => void;
}

export const WAVES = ['sine', 'triangle', 'square', 'sawtooth'] as const;

/** A short sound. */
export interface Tone {
  /** Pitch in hertz, from 20 to 20,000. */
  frequency: number;
  /** In seconds, up to 2. The tone fades out toward its end. */
  duration: number;
  /** Pitch at the end, in hertz; the tone glides to it. */
  slideTo?: number;
  /** Seconds until the tone starts, up to 2; 0 by default. */
  delay?: number;
  /** Waveform; `triangle`, which is soft, by default. */
  wave?: (typeof WAVES)[number];
  /** From 0 to 1; 0.5 by default. */
  volume?: number;
}

/** A task for the reader. The scene itself checks whether it is done. */
export interface Goal {
  /** An instruction, such as "Make the tower stand with 3 iterations." Always the same text. */
  text: string;
  /** How to reach it, in one or two sentences. */
  hint: string;
  /**
   * Called after every step. As long as the reader changes nothing, it must not return true for as long as the
   * goal's `seconds`, however long the scene runs.
   */
  isReached: () => boolean;
  /** Simulated seconds for which `isReached` has to return true in every step; 0 by default. */
  seconds?: number;
}

/**
 * A world, with everything that is shown of it and can be done in it. Fields that can change are read
 * each time they are needed, so they can be getters.
 */
export interface Stage {
  /** Can change, such as when a saved world is restored. */
  world: World;
  /**
   * Can change, such as when it follows a car. The picture shows it between its values before and after the
   * last step, as it shows bodies, so a camera that moves once per step is smooth.
   */
  view: View;
  /** Steps per second; the scene's `hz` by default. Can change. */
  hz?: number;
  /** Simulated seconds per second of real time; 1 by default, 0 while paused. Can change. */
  speed?: number;
  /** Solver iterations per step; 8 for velocities and 3 for positions by default. */
  iterations?: () => { velocity: number; position: number };
  /** Called before every step, with its length in seconds. */
  step?: (dt: number) => void;
  /** Called after every step, with its length in seconds. */
  stepped?: (dt: number) => void;
  /** Draws on top of the world, such as a ray. */
  draw?: (pen: ScenePen) => void;
  /** Parts of the picture that text can point at, by their names. Each draws its part again, so that it stands out. */
  highlights?: Record<string, (pen: ScenePen) => void>;
  /** Actions of buttons, by their names, such as "Jump". */
  controls?: Record<string, () => void>;
  /** Without it, keys select and push bodies. Can change. */
  keys?: Keys;
  /**
   * Receives the pointer while the scene plays, instead of dragging bodies and panning. A finger in the picture
   * then doesn't scroll the page. While the scene is paused, the pointer pans and inspects. Can change.
   */
  pointer?: Pointer;
  /**
   * Called after every step: returns the tones since the last call. The page has a switch for sound, which
   * is off at first. Steps that are repeated to go back in time are silent.
   */
  sounds?: () => Tone[];
  /**
   * Offset of the picture in meters, such as after a hit. It has no effect for readers who prefer reduced motion,
   * and none on the positions of the pointer.
   */
  shake?: () => Vec2Value;
  /**
   * Force that a body receives when the pointer releases it, in newtons per meter between body and pointer,
   * for one step. A negative force shoots the body away from the pointer; at 0 nothing can be grabbed.
   * Without it, bodies are dragged. Can change.
   */
  mouseForce?: number;
  /** Instructions, such as the scene's keys. Can change. */
  info?: () => string;
  /** A task for the reader, with a hint. */
  goal?: Goal;
  /**
   * Values that the picture shows, by their names, the most important first. Without them, it shows the
   * number of bodies and contacts, and the kinetic energy.
   */
  facts?: () => Record<string, string | number | boolean>;
  /** Whether bodies can leave the view, such as when they keep falling. */
  open?: boolean;
  /**
   * Whether a run can be repeated, so that a reader can go back in time; true by default. It can't if the
   * code waits for something other than steps, such as for a timer.
   */
  isRepeatable?: boolean;
  /** Set for code that isn't a scene, but creates its own worlds. */
  program?: ProgramControl;
  /** Set for a game that isn't a scene. */
  game?: GameControl;
}

/** How a game that isn't a scene steps its world and draws itself. */
export interface GameControl {
  /** Makes a step of so many seconds, which includes the world's step. */
  update: (dt: number) => void;
  /**
   * Draws the whole picture.
   * @param camera maps the view to the picture
   * @param alpha from 0, the state before the last step, to 1, the state after it
   */
  draw: (context: CanvasContext, camera: Camera, alpha: number) => void;
}

/** A canvas's context, in a page or in a worker. */
export type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Maps the world to a picture. */
export interface Camera {
  /** The world point in the middle of the picture, in meters. */
  x: number;
  y: number;
  /** Pixels per meter. */
  scale: number;
  /** Size of the picture, in pixels. */
  width: number;
  height: number;
}

/** How the worlds of code that isn't a scene are shown and stepped. */
export interface ProgramControl {
  /** Whether there is anything to draw. Can change. */
  hasPicture: () => boolean;
  /** Whether only the code steps its world, such as in animation frames. If so, nobody else does. */
  isStepping: () => boolean;
  /** Whether the code has made all of its steps, so that the picture shows where it ended. */
  hasEnded: () => boolean;
  /** Continues from where the code ended. */
  resume: () => void;
  /** Simulated seconds, including the code's own steps. */
  time: () => number;
  /** Fits the view to where the bodies are now. */
  fit: () => void;
  /**
   * Draws what the program itself has drawn on its canvas, in place of its world; returns whether it has.
   * @param camera maps the view to the picture
   */
  paint: (context: CanvasContext, camera: Camera) => boolean;
}

/** A physics simulation that a page shows. */
export interface Scene<P extends Params = Params> {
  title: string;
  /** Describes the picture to those who can't see it, in one or two sentences. */
  description: string;
  /** The most useful first. If there are more than four, the page folds all but the first three. */
  params?: P;
  /** Steps per second; 60 by default. */
  hz?: number;
  /** Seconds after the start at which the still picture is taken; 1 by default. */
  poster?: number;
  /**
   * Creates the world. Pure: the same values and random numbers create the same world, and nothing else
   * changes.
   * @param params the current values, updated in place while the scene runs
   * @param random returns the next random number from 0 to 1
   */
  create: (params: Values<P>, random: () => number) => Stage;
}

/** Defines a scene: infers the types of its parameters. */
export function defineScene<const P extends Params>(scene: Scene<P>): Scene<P> {
  return scene;
}

/** Returns a parameter that is a number from `min` to `max`. */
export function range(
  label: string,
  options: Omit<Range, 'kind' | 'label' | 'step'> & { step?: number },
): Range {
  const step = options.step ?? 10 ** (Math.floor(Math.log10(options.max - options.min)) - 2);
  return { kind: 'range', label, ...options, step };
}

/** Returns a parameter that is true or false. */
export function toggle(
  label: string,
  value: boolean,
  options: Pick<Toggle, 'restart' | 'under'> = {},
): Toggle {
  return { kind: 'toggle', label, value, ...options };
}

/** Returns a parameter that is one of several options; the first by default. */
export function choice<const Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
  {
    value = options[0],
    ...more
  }: { value?: NoInfer<Option> } & Pick<Choice, 'restart' | 'under'> = {},
): Choice<Option> {
  return { kind: 'choice', label, options, value, ...more };
}

/** Whether a reader can drag or push a body: forces have to be able to move it. */
export function isMovable(body: Body): boolean {
  return body.isDynamic() && body.isActive();
}
