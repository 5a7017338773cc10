import { findMisplacedParam, isParam } from '../model/params.ts';
import type { Scene, Stage } from '../model/scene.ts';
import type { SceneSummary } from '../model/sceneData.ts';
import { toDisplayValue } from '../simulation/stageValues.ts';

/** A scene that code defines. */
export interface LoadedScene {
  scene: Scene;
  /** Whether the code has to be loaded again to restart. */
  mustReload: boolean;
}

export function isScene(exported: unknown): exported is Scene {
  return typeof (exported as Scene | undefined)?.create === 'function';
}

/** @throws with a fix if one of the scene's parameters is invalid */
export function checkParams({ params = {} }: Scene): void {
  for (const [name, param] of Object.entries(params)) {
    if (!isParam(param))
      throw new Error(`invalid parameter "${name}": create it with range(), toggle(), or choice()`);
  }
  const misplaced = findMisplacedParam(params);
  if (misplaced !== undefined)
    throw new Error(
      `the parameter "${misplaced}" is under "${params[misplaced]?.under}", which is not a toggle of this scene, or is itself under one`,
    );
}

/** Returns the data that a page needs to show the controls of a scene. */
export function summarizeScene(
  { title, description, params = {} }: Scene,
  stage: Stage,
): SceneSummary {
  return {
    title: String(toDisplayValue(title, 'the title')),
    description: String(toDisplayValue(description, 'the description')),
    params,
    controls: Object.keys(stage.controls ?? {}),
    keys: readKeyNames(stage),
    hasPointer: stage.pointer !== undefined,
    hasSounds: stage.sounds !== undefined,
    isGame: stage.game !== undefined,
    goal: stage.goal && { text: stage.goal.text, hint: stage.goal.hint },
    hasPicture: stage.program?.hasPicture() ?? true,
  };
}

/** @throws with a fix if the scene has handlers, but no names of keys */
function readKeyNames({ keys }: Stage): string[] | undefined {
  if (!keys) return undefined;
  if (!Array.isArray(keys.names))
    throw new Error(
      'the keys have no names: list those that the scene listens to, such as names: ["ArrowLeft", " "]',
    );
  return keys.names.map(String);
}
