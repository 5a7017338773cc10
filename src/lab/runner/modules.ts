import type { IMPORTABLE } from '../code/importable.ts';
import type { Engine } from '../scene.ts';
import * as scene from '../scene.ts';

/** Returns what code can import, by name: `code/module.ts` compiles imports to lookups in this object. */
export function modulesWith(planck: Engine): Record<keyof typeof IMPORTABLE, unknown> {
  const library = { ...planck, default: planck };
  return { planck: library, 'planck/with-testbed': library, '#scene': scene };
}
