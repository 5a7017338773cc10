import type { Values } from '../../src/lab/model/scene.ts';
import type { Simulation } from '../../src/lab/simulation/simulation.ts';

/**
 * Creates the checks for one run of a scene, before its first step. Each file in this folder exports one
 * for the scene of the same name.
 */
export type SceneCheck = (simulation: Simulation, values: Values) => RunChecks;

/** Additional parameter values to run a scene with, because they once caused a problem. */
export type ExtraValues = Record<string, number | boolean | string>[];

/** Actions of a reader during half a minute. */
export interface Play {
  /** Values of parameters, which are set before the start. */
  values?: Record<string, number | boolean | string>;
  /** Called before every step, with the number of steps so far. */
  act?: (simulation: Simulation, steps: number) => void;
}

/** How the goal of a scene is reached, and what comes close. */
export interface GoalCheck {
  solution: Play;
  nearMiss: Play;
}

/** Exports of such a file. */
export interface CheckFile {
  check: SceneCheck;
  extraValues?: ExtraValues;
  /** Required for a scene with a goal. */
  goal?: GoalCheck;
  /** Length of a run; 600 steps (10 seconds) by default. */
  steps?: number;
  /** Mistakes that the scene shows on purpose: the rules of the world check that it breaks. */
  mistakes?: string[];
}

export interface RunChecks {
  /** Called after every step, with the time in seconds; throws if a check fails. */
  afterStep?: (time: number) => void;
  /** Called after the last step. */
  atEnd?: () => void;
}
