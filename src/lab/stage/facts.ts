import { isParam } from '../params.ts';
import type { Scene, Stage } from '../scene.ts';
import { type Example, exampleScene } from '../testbed/run.ts';
import type { SceneFacts } from './protocol.ts';

/**
 * What code exports as a scene: a scene is one, a function is a program for the library's testbed.
 * @throws when it is neither, or a parameter is none, with what to write
 */
export function sceneOf({ default: exported }: Record<string, unknown>): Scene {
  if (typeof exported === 'function') return exampleScene(exported as Example);
  const scene = exported as Scene | undefined;
  if (typeof scene?.scene !== 'function')
    throw new Error('there is nothing to show: write "export default defineScene({ … })"');
  for (const [name, param] of Object.entries(scene.params ?? {})) {
    if (!isParam(param))
      throw new Error(`the parameter "${name}" is none: make it by range(), toggle() or choice()`);
  }
  return scene;
}

/** What a page has to know to show controls for a scene. */
export function factsOf({ title, description, params = {} }: Scene, stage: Stage): SceneFacts {
  return {
    title,
    description,
    params,
    controls: Object.keys(stage.controls ?? {}),
    hasKeys: stage.keys !== undefined,
  };
}
