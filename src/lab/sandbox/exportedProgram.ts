import type { ProgramHost } from '../testbed/programHost.ts';
import { checkedScene, isScene, type LoadedScene } from './exportedScene.ts';
import { programScene, type TestbedProgram } from './runProgram.ts';

/**
 * Returns the scene that code exports. A function is a program, which becomes a scene. Any other module is
 * shown by the worlds that it has created while it was loaded.
 * @param host where the module's worlds are recorded
 * @throws with a fix if one of the scene's parameters is invalid
 */
export function exportedProgram(
  { default: exported }: Record<string, unknown>,
  host: ProgramHost,
): LoadedScene {
  if (isScene(exported)) return { scene: checkedScene(exported), isSpent: false };
  const { stage, forbidRepeat } = host.current();
  if (isFunction(exported) && !stage.program.hasPicture())
    return { scene: programScene(exported, host), isSpent: false };
  forbidRepeat();
  return { scene: { title: '', description: '', scene: () => stage }, isSpent: true };
}

/** Classes can't be called. */
function isFunction(exported: unknown): exported is TestbedProgram {
  return (
    typeof exported === 'function' && !/^class\b/.test(Function.prototype.toString.call(exported))
  );
}
