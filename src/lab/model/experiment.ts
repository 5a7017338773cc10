import type { Engine } from './scene.ts';

export type { Engine };

/**
 * The parameters of an experiment, with their defaults: a number, a boolean, or a list of words, of which
 * the first is the default.
 */
export type ExperimentParams = Record<string, number | boolean | readonly [string, ...string[]]>;

/** The values of an experiment's parameters. */
export type ExperimentValues<O extends ExperimentParams = ExperimentParams> = {
  readonly [Name in keyof O]: O[Name] extends readonly (infer Word)[]
    ? Word
    : O[Name] extends boolean
      ? boolean
      : number;
};

/** Units of results; empty for plain numbers, such as ratios and counts. */
export const UNITS = [
  '',
  'm',
  's',
  'rad',
  'kg',
  'm/s',
  'rad/s',
  'm/s²',
  'N',
  'N·m',
  'N·s',
] as const;
export type Unit = (typeof UNITS)[number];

/** A measurement in the engine, whose result a page displays. */
export interface Experiment<O extends ExperimentParams = ExperimentParams> {
  /** Unit of the result; a page can show it in a larger or smaller unit. */
  unit?: Unit;
  params?: O;
  /**
   * Runs the experiment. Pure: the same values give the same result. A function that changes global
   * state, such as `Settings`, restores it.
   * @returns a number in the experiment's unit, or text if the result isn't a number: `it fell`
   */
  measure: (planck: Engine, params: ExperimentValues<O>) => number | string;
}

/** Defines an experiment: infers the types of its parameters. */
export function defineExperiment<const O extends ExperimentParams>(
  experiment: Experiment<O>,
): Experiment<O> {
  return experiment;
}

/** An experiment of a site, ready to run. */
export interface SiteExperiment {
  id: string;
  /** Identifies its source and everything that it imports, and therefore its results. */
  key: string;
  unit: Unit;
  params: ExperimentParams;
  /** Throws what the experiment throws. Results are cached. */
  measure: (chosen: ExperimentValues) => number | string;
}
