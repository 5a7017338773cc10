import { isParam, misplacedParam } from '../params.ts';
import type { Scene, Stage } from '../scene.ts';
import { programScene, type TestbedProgram } from '../testbed/run.ts';
import type { SceneSummary } from './protocol.ts';

/**
 * Returns the scene that code exports. A function is a program for the library's testbed.
 * @throws with a fix if there is no scene or one of its parameters is invalid
 */
export function exportedScene({ default: exported }: Record<string, unknown>): Scene {
  if (typeof exported === 'function') return programScene(exported as TestbedProgram);
  const scene = exported as Scene | undefined;
  if (typeof scene?.scene !== 'function')
    throw new Error('no scene found: write "export default defineScene({ … })"');
  const { params = {} } = scene;
  for (const [name, param] of Object.entries(params)) {
    if (!isParam(param))
      throw new Error(`invalid parameter "${name}": create it with range(), toggle(), or choice()`);
  }
  const misplaced = misplacedParam(params);
  if (misplaced !== undefined)
    throw new Error(
      `the parameter "${misplaced}" is under "${params[misplaced]?.under}", which is not a toggle of this scene, or is itself under one`,
    );
  return scene;
}

/** Returns what a page needs to show the controls of a scene. */
export function summaryOf({ title, description, params = {} }: Scene, stage: Stage): SceneSummary {
  return {
    title,
    description,
    params,
    controls: Object.keys(stage.controls ?? {}),
    hasKeys: stage.keys !== undefined,
  };
}
