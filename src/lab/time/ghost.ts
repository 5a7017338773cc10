import type { Engine } from '../model/scene.ts';
import type { Frame } from './film.ts';
import { filmRun, type Session } from './session.ts';

/** Maximum number of steps that are kept: 30 seconds at 60 Hz. */
const MAX_KEPT_STEPS = 1800;

/** A run that a reader keeps, to compare the next run with it. */
export interface Ghost {
  /** Starts to film a run from its start; until then, nothing is kept. */
  keep: (session: Session) => void;
  isFilming: () => boolean;
  /** Films while there is time; returns whether the film is complete. */
  approach: (hasTime: () => boolean) => boolean;
  forget: () => void;
  hasFilm: () => boolean;
  /** The kept run after a number of steps; after its end, the last frame. */
  frame: (step: number) => Frame | undefined;
}

/** @param restoreSettings as for a session */
export function createGhost(engine: Engine, restoreSettings: () => void): Ghost {
  let run: Session | undefined;
  let isFilming = false;
  return {
    keep: ({ scene, recording, last }) => {
      const steps = Math.min(last(), MAX_KEPT_STEPS);
      run = filmRun({ engine, scene, restoreSettings }, recording(), steps);
      run.goTo(steps);
      isFilming = true;
    },
    isFilming: () => isFilming,
    approach: (hasTime) => {
      isFilming = run?.approach(hasTime) === false;
      return !isFilming;
    },
    forget: () => {
      run = undefined;
      isFilming = false;
    },
    hasFilm: () => run !== undefined && !isFilming,
    frame: (step) => (isFilming ? undefined : run?.film.frame(Math.min(step, run.film.last()))),
  };
}
