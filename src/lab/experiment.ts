import type { Engine } from './scene.ts';

export type { Engine };

/**
 * What a page may choose in an experiment, with what is taken if it doesn't: a number, a switch, or
 * one of a few words, of which the first is taken.
 */
export type Options = Record<string, number | boolean | readonly [string, ...string[]]>;

/** What was chosen. */
export type Chosen<O extends Options = Options> = {
  readonly [Name in keyof O]: O[Name] extends readonly (infer Word)[]
    ? Word
    : O[Name] extends boolean
      ? boolean
      : number;
};

/** What comes out in; none for plain numbers, such as shares and counts. */
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

/** Something to be measured in the engine, whose result stands in a page. */
export interface Experiment<O extends Options = Options> {
  /** What the result is in; a page may show it in a larger or smaller unit. */
  unit?: Unit;
  params?: O;
  /**
   * Runs it. Pure: the same choice gives the same result, and nothing outside is changed; what is,
   * such as `Settings`, is set back.
   * @returns a number in the experiment's unit, or words where no number fits: `it fell`
   */
  measure: (planck: Engine, params: Chosen<O>) => number | string;
}

/** Says what an experiment is, so that the editor knows its parameters by their types. */
export function defineExperiment<const O extends Options>(
  experiment: Experiment<O>,
): Experiment<O> {
  return experiment;
}

/** An experiment of a site, ready to be run. */
export interface SiteExperiment {
  id: string;
  unit: Unit;
  params: Options;
  /** Throws what the experiment throws. What was measured once is not measured again. */
  measure: (chosen: Chosen) => number | string;
}
