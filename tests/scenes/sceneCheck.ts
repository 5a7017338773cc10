import type { Values } from '../../src/lab/scene.ts';
import type { Simulation } from '../../src/lab/simulation.ts';

/**
 * Creates the checks for one run of a scene, before its first step. Each file in this folder exports one
 * for the scene of the same name.
 */
export type SceneCheck = (simulation: Simulation, values: Values) => RunChecks;

/** Additional parameter values to run a scene with, because they were a problem once. */
export type ExtraValues = Record<string, number | boolean | string>[];

/** Exports of such a file. */
export interface CheckFile {
  check: SceneCheck;
  extraValues?: ExtraValues;
  /** Length of a run; 600 steps (10 seconds) by default. */
  steps?: number;
  /** Mistakes that the scene shows on purpose: the rules of the world check that it breaks. */
  mistakes?: string[];
}

export interface RunChecks {
  /** Called after each step, with the time in seconds; throws if a check fails. */
  afterStep?: (time: number) => void;
  /** Called after the last step. */
  atEnd?: () => void;
}
