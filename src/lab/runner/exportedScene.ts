import { isParam, misplacedParam } from '../params.ts';
import type { Scene, Stage } from '../scene.ts';
import type { ProgramHost } from '../testbed/programHost.ts';
import { programScene, type TestbedProgram } from '../testbed/run.ts';
import type { GoalText, SceneSummary } from './protocol.ts';

/** A scene that code defines. */
export interface LoadedScene {
  scene: Scene;
  /** Whether the code has to be loaded again to restart. */
  isSpent: boolean;
}

/**
 * Returns the scene that code exports. A function is a program, which becomes a scene. Any other module is
 * shown by the worlds that it has created while it was loaded.
 * @param host where the module's worlds are recorded
 * @throws with a fix if one of the scene's parameters is invalid
 */
export function exportedScene(
  { default: exported }: Record<string, unknown>,
  host: ProgramHost,
): LoadedScene {
  if (isScene(exported)) {
    checkParams(exported);
    return { scene: exported, isSpent: false };
  }
  const { stage, forbidRepeat } = host.current();
  if (isFunction(exported) && !stage.program.hasPicture())
    return { scene: programScene(exported, host), isSpent: false };
  forbidRepeat();
  return { scene: { title: '', description: '', scene: () => stage }, isSpent: true };
}

function isScene(exported: unknown): exported is Scene {
  return typeof (exported as Scene | undefined)?.scene === 'function';
}

/** Classes can't be called. */
function isFunction(exported: unknown): exported is TestbedProgram {
  return (
    typeof exported === 'function' && !/^class\b/.test(Function.prototype.toString.call(exported))
  );
}

function checkParams({ params = {} }: Scene): void {
  for (const [name, param] of Object.entries(params)) {
    if (!isParam(param))
      throw new Error(`invalid parameter "${name}": create it with range(), toggle(), or choice()`);
  }
  const misplaced = misplacedParam(params);
  if (misplaced !== undefined)
    throw new Error(
      `the parameter "${misplaced}" is under "${params[misplaced]?.under}", which is not a toggle of this scene, or is itself under one`,
    );
}

/** Returns what a page needs to show the controls of a scene. */
export function summaryOf({ title, description, params = {} }: Scene, stage: Stage): SceneSummary {
  return {
    title,
    description,
    params,
    controls: Object.keys(stage.controls ?? {}),
    hasKeys: stage.keys !== undefined,
    hasPointer: stage.pointer !== undefined,
    hasSounds: stage.sounds !== undefined,
    goal: goalText(stage),
    hasPicture: stage.program?.hasPicture() ?? true,
  };
}

/** Returns what a page shows of the scene's goal, if it has one. */
export function goalText({ goal }: Stage): GoalText | undefined {
  return goal && { text: goal.text, hint: goal.hint };
}
