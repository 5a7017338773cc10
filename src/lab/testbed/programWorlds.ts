import type { World } from 'planck';

/** Maximum number of worlds; the oldest are dropped, so that a benchmark doesn't fill the memory. */
const MAX_WORLDS = 32;
/** Milliseconds without a step after which a newer world that is stepped replaces the displayed one. */
const ABANDONED_AFTER = 500;

/** Range of steps per second with which a picture can continue. */
const MIN_HZ = 10;
const MAX_HZ = 1000;

/** A world that code has created, and the steps that were made in it. */
export interface ProgramWorld {
  readonly world: World;
  /** Simulated seconds. */
  seconds: number;
  /** Number of steps that the code itself has made. */
  codeSteps: number;
  /** Length of the code's last step, in seconds. */
  codeStep?: number;
  /** Time of the last step, by the clock, in milliseconds. */
  steppedAt: number;
  /** Time of the last step that the code made itself, in milliseconds. */
  codeSteppedAt: number;
}

/** The engine publishes each step, but doesn't declare it. */
interface StepEvents {
  on: (name: 'pre-step', listener: (seconds: number) => void) => void;
}

export type ProgramWorlds = ReturnType<typeof createProgramWorlds>;

/**
 * Keeps track of the worlds of a program.
 * @param clock returns a time in milliseconds
 * @param onCodeStep called before every step that the code makes itself
 */
export function createProgramWorlds(clock: () => number, onCodeStep: () => void) {
  const worlds: ProgramWorld[] = [];
  let current: ProgramWorld | undefined;
  let isOwnStep = false;

  const find = (world: World) => worlds.find((one) => one.world === world);
  const watch = (one: ProgramWorld) => {
    (one.world as World & StepEvents).on('pre-step', (seconds) => {
      one.seconds += seconds;
      one.steppedAt = clock();
      if (isOwnStep) return;
      one.codeSteps++;
      one.codeStep = seconds;
      one.codeSteppedAt = clock();
      onCodeStep();
    });
  };

  return {
    find,
    /** Adds a world that the code has created, unless it is already registered. */
    add: (world: World) => {
      if (find(world)) return;
      const one = { world, seconds: 0, codeSteps: 0, steppedAt: 0, codeSteppedAt: 0 };
      watch(one);
      worlds.push(one);
      if (worlds.length > MAX_WORLDS) worlds.shift();
    },
    /**
     * Returns the world to show: the last one with shapes. It stays the same, because code can create worlds for
     * predictions, unless the code continues with a newer one.
     */
    current: () => {
      const newest = worlds.findLast(({ world }) => hasShapes(world));
      if (!current || !hasShapes(current.world)) current = newest ?? worlds.at(-1);
      else if (newest && newest.steppedAt - current.steppedAt > ABANDONED_AFTER) current = newest;
      return current;
    },
    /** Begins a step that the code doesn't make itself. */
    beginOwnStep: () => {
      isOwnStep = true;
    },
    endOwnStep: () => {
      isOwnStep = false;
    },
  };
}

/** Whether there is something to draw. */
export function hasShapes(world: World): boolean {
  for (let body = world.getBodyList(); body; body = body.getNext())
    if (body.getFixtureList()) return true;
  return false;
}

/** Returns the rate of the code's own steps, in steps per second; undefined if a picture can't continue with it. */
export function readPace({ codeStep }: ProgramWorld): number | undefined {
  const hz = 1 / (codeStep ?? 0);
  return hz >= MIN_HZ && hz <= MAX_HZ ? hz : undefined;
}
