import type { Engine, Scene, Stage } from '../scene.ts';
import { createTestbed } from './testbed.ts';

/** An example as a function of the library that it imports. May go on after it has returned. */
export type Example = (library: Record<string, unknown>) => unknown;

/** Steps in a second where an example sets something else than a number above 0. */
const FALLBACK_HZ = 60;

/**
 * Runs an example, which is written for the library's testbed, and gives what a stage can show. The
 * stage is one from the start, with an empty world, if the example starts its world later; what it
 * throws later is thrown by the next step or drawing.
 *
 * Other than the library's own testbed, which calls an example's `step` once in a frame, this does so
 * once for each step of the world, so that the same keys at the same time give the same again.
 * @throws what the example throws while it begins
 */
export function runExample(engine: Engine, example: Example): Stage {
  const run = createTestbed();
  const { bed } = run;
  const waiting = new engine.World();
  let failure: { error: unknown } | undefined;
  /** Milliseconds of the world. */
  let time = 0;

  const check = () => {
    if (failure) throw failure.error;
  };

  const library: Record<string, unknown> = { ...engine, ...run.module };
  library.default = library;
  const ending = example(library);
  if (ending instanceof Promise)
    ending.catch((error: unknown) => {
      failure = { error };
    });

  return {
    get world() {
      return run.world() ?? waiting;
    },
    get view() {
      const { x, y, width, height } = bed;
      return { x, y: -y, width, height };
    },
    get hz() {
      return stepsIn(bed.hz);
    },
    get speed() {
      return bed.isPaused() || !(bed.speed > 0) ? 0 : bed.speed;
    },
    get mouseForce() {
      return bed.mouseForce;
    },
    step: () => {
      check();
      run.sketch.clear();
    },
    stepped: (dt) => {
      time += dt * 1000;
      if (run.world()) bed.step?.(dt * 1000, time);
    },
    draw: (pen) => {
      check();
      run.sketch.draw(pen);
    },
    get keys() {
      return run.hasKeys() ? run.keys : undefined;
    },
    facts: () =>
      run.world() ? run.facts() : { ...run.facts(), Status: 'waits for testbed.start(world)' },
    info: run.info,
    // What bodies may do is the example's own business.
    open: true,
  };
}

/**
 * An example as a scene, which has neither parameters nor a still picture, and doesn't know what it is
 * called. Its random numbers are the
 * scene's, so that each run is the same: it has a stage, and with that a worker, to itself.
 */
export function exampleScene(example: Example): Scene {
  return {
    title: '',
    description: '',
    scene: (engine, _params, random) => {
      Math.random = random;
      return runExample(engine, example);
    },
  };
}

/** Numbers below 1 are the length of a step, as in the library's own testbed. */
function stepsIn(hz: number): number {
  if (!(hz > 0 && Number.isFinite(hz))) return FALLBACK_HZ;
  return hz < 1 ? 1 / hz : hz;
}
