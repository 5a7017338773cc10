import type { Values } from '../../src/lab/scene.ts';
import type { Simulation } from '../../src/lab/simulation.ts';

/**
 * What a scene shows, as what has to hold while it runs: a file of this folder has one for the scene
 * of its name. It is made anew for each run, before the first step.
 */
export type Promised = (simulation: Simulation, values: Values) => Expected;

/** Values at which a scene is run, too, since just these were a danger to it. */
export type Also = Record<string, number | boolean | string>[];

/** What such a file exports. */
export interface PromiseFile {
  promised: Promised;
  also?: Also;
  /** Length of a run, where it is not 600 steps (10 seconds). */
  steps?: number;
}

export interface Expected {
  /** Called after each step; throws where the scene breaks its promise. */
  each?: (time: number) => void;
  /** Called after the last step. */
  end?: () => void;
}
