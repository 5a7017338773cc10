import type { MODULES } from '../code/modules.ts';
import type { Engine } from '../scene.ts';
import * as scene from '../scene.ts';

/** What code can import, by name: `code/module.ts` looks its imports up here. */
export function modulesWith(planck: Engine): Record<keyof typeof MODULES, unknown> {
  const library = { ...planck, default: planck };
  return { planck: library, 'planck/with-testbed': library, '#scene': scene };
}
