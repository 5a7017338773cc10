import type { Values } from '../model/scene.ts';
import type { Input } from '../simulation/interaction.ts';
import { DEFAULT_HZ } from '../simulation/simulation.ts';
import { createReplay, type ReplaySetup } from './replay.ts';

/** Maximum seconds that a reader can go back. */
const FILM_SECONDS = 10;
/** Maximum number of recorded frames, for scenes that make more than 120 steps per second. */
const MAX_FRAMES = 1200;
/** Maximum steps of a run that can go back, because it repeats from its start: 10 minutes at 60 Hz. */
export const MAX_STEPS = 36_000;

/** Returns the values of the parameters after some inputs. */
function valuesAfter(initial: Values, inputs: readonly Input[]): Values {
  const changes = inputs.map((input) => (input.type === 'values' ? input.values : {}));
  return Object.assign({ ...initial }, ...changes);
}

/** Returns inputs that release what the reader can hold after some inputs: a body, keys, and the pointer. */
function listReleases(inputs: readonly Input[]): Input[] {
  const releases: Input[] = [{ type: 'release' }];
  if (inputs.some(({ type }) => type === 'key')) releases.push({ type: 'releaseKeys' });
  const pressed = inputs.findLast((input) => input.type === 'point' && input.phase !== 'move');
  if (pressed?.type === 'point' && pressed.phase === 'down')
    releases.push({ ...pressed, phase: 'up' });
  return releases;
}

/** Everything, in addition to its scene, that determines a run. */
export interface Recording {
  /** Values of the parameters at the start. */
  initial: Values;
  /** The reader's inputs, by the number of steps before them, in order. */
  log: ReadonlyMap<number, readonly Input[]>;
  /** Number of steps. */
  last: number;
}

/**
 * A run of a scene that can go back in time. The engine can't restore a state exactly, because its contacts
 * also store impulses and caches. A run is deterministic instead: it starts again with the same random
 * numbers, and receives the same inputs at the same steps, so that each state is equal to the last bit.
 */
export type Session = ReturnType<typeof createSession>;

type SessionSetup = Pick<ReplaySetup, 'engine' | 'scene' | 'restoreSettings'>;

/**
 * Starts a scene.
 * @param values kept, and changed in place
 * @throws errors of the scene
 */
export function startSession(setup: SessionSetup, values: Values): Session {
  const capacity = Math.min(MAX_FRAMES, Math.ceil(FILM_SECONDS * (setup.scene.hz ?? DEFAULT_HZ)));
  const recording = { initial: { ...values }, log: new Map(), last: 0 };
  return createSession(setup, values, recording, capacity);
}

/**
 * Prepares to film a run from its start; `goTo` and `approach` do it.
 * @param steps number of steps to film
 */
export function filmRun(setup: SessionSetup, recording: Recording, steps: number): Session {
  return createSession(setup, { ...recording.initial }, { ...recording, last: steps }, steps + 1);
}

function createSession(
  setup: SessionSetup,
  values: Values,
  recording: Recording,
  capacity: number,
) {
  const { initial } = recording;
  let { last } = recording;
  let target: number | undefined;
  const log = new Map(recording.log);
  const inputsAfter = (step: number) => log.get(step) ?? [];
  const replay = createReplay({ ...setup, values, initial, inputsAfter, capacity }, (step) => {
    last = Math.max(last, step);
  });
  const { records, now, simulation, perform } = replay;

  const current = () => target ?? now();
  const add = (input: Input) => {
    if (last < MAX_STEPS) log.set(last, [...inputsAfter(last), input]);
    // A run that is being repeated receives the input last.
    if (target === undefined) perform(input);
  };
  /** Removes everything after the displayed step, and releases what the reader held there. */
  const branch = () => {
    if (current() === last) return;
    last = current();
    for (const step of log.keys()) if (step >= last) log.delete(step);
    records.truncate(last);
    for (const input of listReleases([...log.values()].flat())) add(input);
  };
  const canGoBack = () => simulation().stage.isRepeatable !== false && last < MAX_STEPS;
  const goTo = (step: number) => {
    const nextTarget = Math.min(last, Math.max(records.film.first(), step));
    if (!canGoBack() || nextTarget === current()) return;
    if (nextTarget < now()) replay.begin();
    target = nextTarget;
  };

  return {
    scene: setup.scene,
    values,
    film: records.film,
    marks: records.marks,
    series: records.series,
    simulation,
    interaction: replay.interaction,
    takeTones: replay.takeTones,
    /** Measures the stage, unless its last step has just been measured. */
    measured: () => records.measured(simulation().stage),
    /** Returns the displayed step. While the run is repeated, that is the step where it will stop. */
    current,
    /** Values of the parameters after that step; the last one has received all inputs. */
    currentValues: (): Values => {
      if (target === undefined) return values;
      const end = target < last ? target : Infinity;
      const inputs = [...log].flatMap(([step, inputs]) => (step < end ? inputs : []));
      return valuesAfter(initial, inputs);
    },
    /** Returns the picture while the run is repeated: the displayed step, or the last one that was recorded. */
    past: () =>
      target === undefined ? undefined : records.film.frame(Math.min(target, records.film.last())),
    /** Number of steps that the run has made. */
    last: () => last,
    /** Whether the world is in the state of the displayed step. */
    isSettled: () => target === undefined,
    canGoBack,
    /** Makes the steps of a frame while there is time. From an earlier step, the run takes another course. */
    advance: (seconds: number, hasTime?: () => boolean): void => {
      branch();
      records.invalidate();
      simulation().advance(seconds, hasTime);
    },
    /** Makes one step, with the recorded inputs if it is in the past. */
    step: (): void => {
      if (current() < last) goTo(current() + 1);
      else if (target === undefined) simulation().step();
      else target = ++last;
    },
    /** Applies and records an input of the reader. From an earlier step, the run takes another course. */
    apply: (input: Input): void => {
      branch();
      add(input);
    },
    /** Shows an earlier step or the last one. The world reaches its state once `approach` has returned true. */
    goTo,
    /** Repeats steps while there is time; returns whether the displayed step is reached. */
    approach: (hasTime: () => boolean): boolean => {
      while (target !== undefined && now() < target && hasTime()) replay.repeatStep();
      if (target !== undefined && now() >= target) {
        target = undefined;
        // The last state includes the reader's inputs since the last step.
        if (now() === last) replay.repeatInputs();
      }
      return target === undefined;
    },
    recording: (): Recording => ({ initial, log, last }),
  };
}
