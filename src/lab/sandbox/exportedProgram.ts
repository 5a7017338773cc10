import type { ProgramHost } from '../testbed/programHost.ts';
import { checkedScene, isScene, type LoadedScene } from './exportedScene.ts';
import { isClass } from './formatValue.ts';
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
  const isProgram = typeof exported === 'function' && !isClass(exported);
  if (isProgram && !stage.program.hasPicture())
    return { scene: programScene(exported as TestbedProgram, host), isSpent: false };
  forbidRepeat();
  return { scene: { title: '', description: '', scene: () => stage }, isSpent: true };
}
