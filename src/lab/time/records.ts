import type { Stage } from '../model/scene.ts';
import { createContactMarks } from './contactMarks.ts';
import { createFilm } from './film.ts';
import { createSeries, type Measurement, measure, toSample } from './series.ts';

/**
 * Records the poses, contacts, and values of the last steps of a run.
 * @param capacity number of steps
 * @param nextStep returns the number of the step that is made next
 */
export function createRecords(capacity: number, nextStep: () => number) {
  const film = createFilm(capacity);
  const marks = createContactMarks(nextStep, capacity);
  const series = createSeries(capacity);
  /** The last measurement; undefined if the stage can have changed since. */
  let measured: Measurement | undefined;
  return {
    film,
    marks,
    series,
    /** Called after every step. */
    record: (step: number, stage: Stage) => {
      measured = measure(stage);
      film.record(step, stage.world);
      marks.watch(stage.world);
      series.record(step, toSample(measured));
    },
    /** Called before the stage changes other than by a step. */
    invalidate: () => {
      measured = undefined;
    },
    /** Measures a stage, unless its last step has just been measured. */
    measured: (stage: Stage) => {
      // The code of a program also changes its world between steps, and makes steps itself.
      if (!measured || stage.program) measured = measure(stage);
      return measured;
    },
    /** Removes everything after a step. */
    truncate: (step: number) => {
      for (const record of [film, marks, series]) record.truncate(step);
    },
  };
}
