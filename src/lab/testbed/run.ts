import type { Engine, Scene, Stage } from '../scene.ts';
import { createTestbed, type TestbedModule } from './testbed.ts';

/** The library as programs import it: with a working testbed. */
export interface TestbedLibrary extends Omit<Engine, keyof TestbedModule>, TestbedModule {
  default?: TestbedLibrary;
}

/** A program for the library's testbed, such as its examples, as a function. It can be asynchronous. */
export type TestbedProgram = (library: TestbedLibrary) => unknown;

/** Steps per second if a program sets an invalid number. */
const FALLBACK_HZ = 60;

/**
 * Runs a program, and returns its stage. The world is empty until the program starts its own. What the
 * program throws asynchronously is thrown by the next step or drawing.
 *
 * The library's own testbed calls a program's `step` once per frame; this one calls it once per step of
 * the world, so that the same input at the same time has the same result.
 * @throws what the program throws synchronously
 */
export function runProgram(engine: Engine, program: TestbedProgram): Stage {
  const run = createTestbed();
  const { testbed } = run;
  const emptyWorld = new engine.World();
  let failure: { error: unknown } | undefined;
  /** Simulated milliseconds. */
  let time = 0;

  const check = () => {
    if (failure) throw failure.error;
  };

  const library: TestbedLibrary = { ...engine, ...run.module };
  library.default = library;
  const result = program(library);
  if (result instanceof Promise)
    result.catch((error: unknown) => {
      failure = { error };
    });

  return {
    get world() {
      return run.world() ?? emptyWorld;
    },
    get view() {
      const { x, y, width, height } = testbed;
      return { x, y: -y, width, height };
    },
    get hz() {
      return stepsPerSecond(testbed.hz);
    },
    get speed() {
      return testbed.isPaused() || !(testbed.speed > 0) ? 0 : testbed.speed;
    },
    get mouseForce() {
      return testbed.mouseForce;
    },
    step: () => {
      check();
      run.sketch.clear();
    },
    stepped: (dt) => {
      time += dt * 1000;
      if (run.world()) testbed.step?.(dt * 1000, time);
    },
    draw: (pen) => {
      check();
      run.sketch.draw(pen);
    },
    get keys() {
      return run.hasKeys() ? run.keys : undefined;
    },
    facts: () =>
      run.world() ? run.facts() : { ...run.facts(), Status: 'Waiting for testbed.start(world)' },
    info: run.info,
    // Bodies of a program can leave its view.
    open: true,
    isRepeatable: !(result instanceof Promise),
  };
}

/**
 * Returns a program as a scene, without title and parameters. `Math.random` is replaced, so that all runs
 * are the same: the scene has a worker to itself.
 */
export function programScene(program: TestbedProgram): Scene {
  return {
    title: '',
    description: '',
    scene: (engine, _params, random) => {
      Math.random = random;
      return runProgram(engine, program);
    },
  };
}

/** As in the library's own testbed, numbers below 1 are the length of a step. */
function stepsPerSecond(hz: number): number {
  if (!(hz > 0 && Number.isFinite(hz))) return FALLBACK_HZ;
  return hz < 1 ? 1 / hz : hz;
}
