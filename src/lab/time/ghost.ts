import type { Engine } from '../model/scene.ts';
import type { Frame } from './film.ts';
import { filmRun, type Session } from './session.ts';

/** Maximum number of steps of a ghost: 30 seconds at 60 Hz. */
const MAX_KEPT_STEPS = 1800;

/** A run that a reader keeps, to compare the next run with it. */
export type Ghost = ReturnType<typeof createGhost>;

/** @param restoreSettings as for a session */
export function createGhost(engine: Engine, restoreSettings: () => void) {
  let run: Session | undefined;
  let isFilming = false;
  return {
    /** Starts to film a run again from its start. */
    keep: ({ scene, recording, last }: Session): void => {
      const steps = Math.min(last(), MAX_KEPT_STEPS);
      run = filmRun({ engine, scene, restoreSettings }, recording(), steps);
      run.goTo(steps);
      isFilming = true;
    },
    isFilming: () => isFilming,
    /** Films while there is time; returns whether the film is complete. */
    approach: (hasTime: () => boolean): boolean => {
      isFilming = run?.approach(hasTime) === false;
      return !isFilming;
    },
    forget: (): void => {
      run = undefined;
      isFilming = false;
    },
    hasFilm: () => run !== undefined && !isFilming,
    /** Returns the kept run's frame after a step, or its last frame after its end; undefined until it is filmed. */
    frame: (step: number): Frame | undefined =>
      isFilming ? undefined : run?.film.frame(Math.min(step, run.film.last())),
  };
}
