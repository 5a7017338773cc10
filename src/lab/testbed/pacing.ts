import type { ProgramControl } from '../model/scene.ts';
import type { ProgramWorld } from './programWorlds.ts';

/** The timers and animation frames of running code. */
export interface CodeClock {
  /** Milliseconds for which the code has run since it was loaded, without pauses. */
  now: () => number;
  /** Whether code waits for a timer or an animation frame. */
  isWaiting: () => boolean;
}

/** A clock for code whose timers aren't tracked, such as in a build. */
export const NO_CLOCK: CodeClock = { now: () => 0, isWaiting: () => false };

/** Maximum milliseconds that code with timers has for its first step. */
const FIRST_STEP_WITHIN = 250;
/** Maximum milliseconds between two steps of code with timers. */
const NEXT_STEP_WITHIN = 500;

/**
 * Decides who steps a world: the code, if it does so in timers or animation frames. A world that the code
 * only stepped while it was loading stays as it is until the reader resumes; any other is stepped for it.
 */
export function createPacing(
  current: () => ProgramWorld | undefined,
  clock: CodeClock,
): Pick<ProgramControl, 'isStepping' | 'hasEnded' | 'resume'> {
  /** Number of the code's own steps when the reader resumed. */
  const resumedAt = new WeakMap<ProgramWorld, number>();
  const isWithin = (time: number, since = 0) => clock.isWaiting() && clock.now() - since < time;

  /** Whether the code has made steps that the reader hasn't resumed from. */
  const hasStepped = () => {
    const world = current();
    return world !== undefined && world.codeSteps > (resumedAt.get(world) ?? 0);
  };

  return {
    isStepping: () => hasStepped() || (!current()?.codeSteps && isWithin(FIRST_STEP_WITHIN)),
    hasEnded: () => hasStepped() && !clock.isWaiting(),
    resume: () => {
      const world = current();
      if (world && !isWithin(NEXT_STEP_WITHIN, world.codeSteppedAt))
        resumedAt.set(world, world.codeSteps);
    },
  };
}
