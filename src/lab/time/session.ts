import type { Engine, Scene, Tone, Values } from '../model/scene.ts';
import type { Input } from '../simulation/input.ts';
import { createInteraction, type Interaction } from '../simulation/interaction.ts';
import { DEFAULT_HZ, type Simulation, startSimulation } from '../simulation/simulation.ts';
import { type ContactMarks, createContactMarks } from './contactMarks.ts';
import { createFilm, type Film } from './film.ts';
import { createSeries, plottable, type Series } from './series.ts';

/** Seconds that a reader can go back. */
const FILM_SECONDS = 10;
/** Of a scene that makes more than 120 steps per second. */
const MAX_FRAMES = 1200;
/** Going back repeats the run from its start, so a run can't be too long: 10 minutes at 60 Hz. */
export const MAX_STEPS = 36_000;
/** Between two reports of a runner. */
const MAX_TONES = 8;

/** Everything that a run depends on, in addition to its scene. */
export interface Recording {
  /** Values of the parameters at the start. */
  initial: Values;
  /** What the reader has done, each after a number of steps. */
  log: readonly { step: number; input: Input }[];
  /** Number of steps. */
  last: number;
}

/**
 * A run of a scene that can go back in time. The engine can't restore a state exactly, because its contacts
 * also store impulses and caches. A run is deterministic instead: it starts again with the same random
 * numbers, and receives the same inputs at the same steps, so that each state is equal to the last bit.
 */
export interface Session {
  readonly scene: Scene;
  /** The object that the scene keeps a reference to. */
  readonly values: Values;
  readonly film: Film;
  readonly marks: ContactMarks;
  readonly series: Series;
  simulation: () => Simulation;
  interaction: () => Interaction;
  /** The step that is shown: while the run is repeated, the one that it will stop at. */
  shown: () => number;
  /** Values of the parameters after that step. */
  shownValues: () => Values;
  /** Returns what the steps since the last call sound like. Repeated steps are silent. */
  takeTones: () => Tone[];
  /** Number of steps that the run has made. */
  last: () => number;
  /** Whether the world is in the state of the step that is shown. */
  isThere: () => boolean;
  canGoBack: () => boolean;
  /** Makes the steps of a frame while there is time; in the past, another future begins. */
  advance: (seconds: number, hasTime?: () => boolean) => void;
  /** Makes one step, with the recorded inputs if it is in the past. */
  step: () => void;
  /** Applies and records what the reader does; in the past, another future begins. */
  apply: (input: Input) => void;
  /** Shows a step of the past or the last one. Its state is there once `approach` has returned true. */
  goTo: (step: number) => void;
  /** Repeats steps while there is time. */
  approach: (hasTime: () => boolean) => boolean;
  recording: () => Recording;
}

/**
 * Starts a scene.
 * @param values kept, and changed in place
 * @param restoreSettings called before each start: settings are global, and code can change them
 * @throws what the scene throws
 */
export function startSession(
  engine: Engine,
  scene: Scene,
  values: Values,
  restoreSettings: () => void,
): Session {
  const capacity = Math.min(MAX_FRAMES, Math.ceil(FILM_SECONDS * (scene.hz ?? DEFAULT_HZ)));
  const recording = { initial: { ...values }, log: [], last: 0 };
  return createSession(engine, scene, values, restoreSettings, { recording, capacity });
}

/**
 * Prepares to film a run from its start; `goTo` and `approach` do it.
 * @param steps how many to film
 */
export function filmRun(
  engine: Engine,
  scene: Scene,
  { initial, log }: Recording,
  restoreSettings: () => void,
  steps: number,
): Session {
  const recording = { initial, log, last: steps };
  const capacity = steps + 1;
  return createSession(engine, scene, { ...initial }, restoreSettings, { recording, capacity });
}

function createSession(
  engine: Engine,
  scene: Scene,
  values: Values,
  restoreSettings: () => void,
  { recording, capacity }: { recording: Recording; capacity: number },
): Session {
  const { initial } = recording;
  const film = createFilm(capacity);
  const marks = createContactMarks(() => now + 1, capacity);
  const series = createSeries(capacity);
  const log = [...recording.log];
  /** The first entry of the log that the current run has not received. */
  let next = 0;
  let tones: Tone[] = [];
  let now = 0;
  let { last } = recording;
  let target: number | undefined;
  let run: { simulation: Simulation; interaction: Interaction };

  const watch = () => {
    const world = run.simulation.world();
    film.record(now, world);
    marks.watch(world);
    series.record(now, plottable(run.simulation.stage));
  };
  const onStep = () => {
    now++;
    last = Math.max(last, now);
    const made = run.simulation.stage.sounds?.() ?? [];
    if (now > film.last()) tones = [...tones, ...made].slice(0, MAX_TONES);
    watch();
  };
  const begin = () => {
    restoreSettings();
    Object.assign(values, initial);
    const simulation = startSimulation(engine, scene, values, onStep);
    run = { simulation, interaction: createInteraction(engine, simulation.stage) };
    now = 0;
    next = 0;
    watch();
  };
  const perform = (input: Input) => {
    if (input.type === 'values') Object.assign(values, input.values);
    else run.interaction.apply(input);
  };
  /** Performs what the reader did after the current step. */
  const repeatInputs = () => {
    for (let entry = log[next]; entry?.step === now; entry = log[++next]) perform(entry.input);
  };
  const shown = () => target ?? now;
  /** Inputs that the state has received which is shown; the last one has received all. */
  const shownLog = () => (shown() < last ? log.filter(({ step }) => step < shown()) : log);
  /** Removes everything after the step that is shown. */
  const branch = () => {
    if (shown() === last) return;
    log.length = shownLog().length;
    last = shown();
    film.truncate(last);
    marks.truncate(last);
    series.truncate(last);
  };
  /** While the run is repeated, the input only becomes the last one to repeat. */
  const apply = (input: Input) => {
    branch();
    if (last < MAX_STEPS) log.push({ step: last, input });
    if (target !== undefined) return;
    next = log.length;
    perform(input);
  };
  const arrive = () => {
    target = undefined;
    // The last state includes what the reader has done since the last step.
    if (now === last) repeatInputs();
  };
  const canGoBack = () => run.simulation.stage.isRepeatable !== false && last < MAX_STEPS;
  const goTo = (step: number) => {
    const wanted = Math.min(last, Math.max(film.first(), step));
    if (!canGoBack() || wanted === shown()) return;
    if (wanted < now) begin();
    target = wanted;
  };

  begin();
  return {
    scene,
    values,
    film,
    marks,
    series,
    simulation: () => run.simulation,
    interaction: () => run.interaction,
    shown,
    shownValues: () => {
      if (target === undefined) return values;
      const set = shownLog().map(({ input }) => (input.type === 'values' ? input.values : {}));
      return Object.assign({ ...initial }, ...set);
    },
    takeTones: () => tones.splice(0),
    last: () => last,
    isThere: () => target === undefined,
    canGoBack,
    advance: (seconds, hasTime) => {
      branch();
      run.simulation.advance(seconds, hasTime);
    },
    step: () => {
      if (shown() < last) goTo(shown() + 1);
      else if (target === undefined) run.simulation.step();
      else target = ++last;
    },
    apply,
    goTo,
    approach: (hasTime) => {
      while (target !== undefined && now < target && hasTime()) {
        repeatInputs();
        // As when the reader continued a program that makes steps while it loads.
        run.simulation.stage.program?.resume();
        run.simulation.step();
      }
      if (target !== undefined && now >= target) arrive();
      return target === undefined;
    },
    recording: () => ({ initial, log: [...log], last }),
  };
}
