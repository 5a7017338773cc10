import type { Engine, Scene, Stage } from '../model/scene.ts';
import { NO_CLOCK } from '../testbed/pacing.ts';
import {
  createProgramHost,
  type ProgramHost,
  type TestbedLibrary,
} from '../testbed/programHost.ts';
import { createModules, type Modules } from './modules.ts';

/**
 * Code that creates its own worlds, such as a sample or an example of the library, as a function. It can be
 * asynchronous.
 */
export type TestbedProgram = (library: TestbedLibrary, modules: Modules) => unknown;

/**
 * Runs a program and returns its stage. Errors that the program throws asynchronously, or after it has created
 * something to show, are thrown by the next step or drawing.
 * @throws errors that the program throws synchronously, if there is nothing to show
 */
export function runProgram(
  engine: Engine,
  program: TestbedProgram,
  host: ProgramHost = createProgramHost(engine, NO_CLOCK),
): Stage {
  const { stage, fail, forbidRepeat } = host.begin();
  try {
    const result = program(host.library, createModules(host.library));
    if (result instanceof Promise) {
      forbidRepeat();
      result.catch(fail);
    }
  } catch (error) {
    if (!stage.program.hasPicture()) throw error;
    fail(error);
  }
  return stage;
}

/**
 * Returns a program as a scene, without title and parameters. `Math.random` is replaced, so that all runs
 * are the same: the scene has a worker to itself.
 */
export function programScene(engine: Engine, program: TestbedProgram, host?: ProgramHost): Scene {
  return {
    title: '',
    description: '',
    create: (_params, random) => {
      Math.random = random;
      return runProgram(engine, program, host);
    },
  };
}
