import type { Engine } from '../model/scene.ts';
import * as scene from '../model/scene.ts';
import type { IMPORTABLE } from '../typescript/importable.ts';

/** The modules that code can import, by name: imports are compiled to lookups in this object. */
export type Modules = Record<keyof typeof IMPORTABLE, unknown>;

/** Returns the modules that scenes can import, in which the engine is also its own default export. */
export function createSceneModules(planck: Engine): Modules {
  return createModules({ ...planck, default: planck });
}

/** @param library the module `planck`; it is its own default export */
export function createModules(library: object): Modules {
  return { planck: library, 'planck/with-testbed': library, '#scene': scene };
}
