import type { Body, World } from 'planck';
import type { Pen } from './draw/pen.ts';

/** Everything that the physics engine exports. */
export type Engine = typeof import('planck');

/** What of the world is in sight, in meters: a center, and how much around it has to be seen. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface ParamBase {
  label: string;
  /** The value changes how the world is made, so that a change begins a new run. */
  restart?: boolean;
}

/** A number that a reader sets by a slider. */
export interface Range extends ParamBase {
  kind: 'range';
  min: number;
  max: number;
  step: number;
  value: number;
  /** As a reader sees it behind the number: `m/s`. */
  unit?: string;
}

/** Something that a reader turns on and off. */
export interface Toggle extends ParamBase {
  kind: 'toggle';
  value: boolean;
}

/** One of a few words. */
export interface Choice<Option extends string = string> extends ParamBase {
  kind: 'choice';
  options: readonly Option[];
  value: Option;
}

export type Param = Range | Toggle | Choice;
export type Params = Record<string, Param>;

/** What the parameters of a scene are at a moment. The object stays the same while the scene runs. */
export type Values<P extends Params = Params> = {
  readonly [Name in keyof P]: P[Name] extends Choice<infer Option>
    ? Option
    : P[Name] extends Toggle
      ? boolean
      : number;
};

/** What a reader's keys do in a scene that listens to them. */
export interface Keys {
  /**
   * A key went down, or repeats while it is held. Keys go by their `KeyboardEvent.key`: letters,
   * digits, arrows, space, Enter, Backspace and Delete.
   */
  down: (key: string) => void;
  up: (key: string) => void;
  /** Lets go of all keys, as when the reader has turned to something else. */
  release: () => void;
}

/**
 * A world, and what there is to see and to do in it. What says that it may change is read anew
 * whenever it is needed, so it may be a getter.
 */
export interface Stage {
  /** May change, as when a world is restored. */
  world: World;
  /** May change, as when it follows a car. */
  view: View;
  /** Steps of the world in a second; what the scene says if not given. May change. */
  hz?: number;
  /** Seconds of the world in a second of the clock: 1 if not given, 0 while it rests. May change. */
  speed?: number;
  /** How often a step solves velocities and positions; 8 and 3 times if not given. */
  iterations?: () => { velocity: number; position: number };
  /** Called before each step of the world with its length in seconds. */
  step?: (dt: number) => void;
  /** Called after each step of the world with its length in seconds. */
  stepped?: (dt: number) => void;
  /** Draws over the world what is not a body, such as a ray. */
  draw?: (pen: Pen) => void;
  /** What a reader can do by a button of that name, such as "Jump". */
  controls?: Record<string, () => void>;
  /** Not given where keys choose and push bodies. May change. */
  keys?: Keys;
  /**
   * A body that a reader draws aside and lets go gets a force of so many newtons for each meter to
   * the pointer, for one step: below 0 it is shot away from the pointer, at 0 nothing can be taken.
   * Where it is not given, bodies are dragged. May change.
   */
  mouseForce?: number;
  /** What a reader should know of it beside the picture, such as its keys. May change. */
  info?: () => string;
  /** What the status line says beside time, bodies, contacts and energy. */
  facts?: () => Record<string, string | number | boolean>;
  /** Bodies that leave the view are no mistake, such as what falls for ever. */
  open?: boolean;
}

/** A piece of physics to be shown in a page: what it is, and how to make it. */
export interface Scene<P extends Params = Params> {
  title: string;
  /** What is to be seen, for those who don't see it: one or two sentences. */
  description: string;
  params?: P;
  /** Steps of the world in a second; 60 if not given. */
  hz?: number;
  /** Seconds after the start at which the still picture is taken; 1 if not given. */
  poster?: number;
  /**
   * Makes the world. Pure: the same values and the same random numbers make the same world, and
   * nothing outside of it is touched.
   * @param planck the engine
   * @param params what the reader has set; later changes are seen in the same object
   * @param random a number from 0 to 1, a new one each time
   */
  scene: (planck: Engine, params: Values<P>, random: () => number) => Stage;
}

/** Says what a scene is, so that the editor knows its parameters by their types. */
export function defineScene<const P extends Params>(scene: Scene<P>): Scene<P> {
  return scene;
}

/** A parameter that is a number between two others. */
export function range(
  label: string,
  options: Omit<Range, 'kind' | 'label' | 'step'> & { step?: number },
): Range {
  const step = options.step ?? 10 ** (Math.floor(Math.log10(options.max - options.min)) - 2);
  return { kind: 'range', label, ...options, step };
}

/** A parameter that is true or false. */
export function toggle(
  label: string,
  value: boolean,
  options: Pick<Toggle, 'restart'> = {},
): Toggle {
  return { kind: 'toggle', label, value, ...options };
}

/** A parameter that is one of a few words; the first if none is given. */
export function choice<const Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
  { value = options[0], restart }: { value?: NoInfer<Option>; restart?: boolean } = {},
): Choice<Option> {
  return { kind: 'choice', label, options, value, restart };
}

/** What a reader may drag or push: whatever forces can move. */
export function isMovable(body: Body): boolean {
  return body.isDynamic() && body.isActive();
}
