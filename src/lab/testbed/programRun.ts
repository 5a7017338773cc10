import type { World } from 'planck';
import type { Engine, Keys, Pointer, ProgramControl, Stage, View } from '../model/scene.ts';
import { fitView } from '../simulation/fitView.ts';
import { type CodeClock, createPacing } from './pacing.ts';
import {
  createProgramWorlds,
  hasShapes,
  type ProgramWorld,
  type ProgramWorlds,
  readPace,
} from './programWorlds.ts';
import { createTestbed, type TestbedModule, type TestbedRun } from './testbed.ts';

/** One run of a program, with its worlds, its testbed, and its stage. */
export interface ProgramRun {
  /** Called with each world that the program creates. */
  addWorld: (world: World) => void;
  testbed: TestbedModule;
  stage: Stage & { program: ProgramControl };
  /** Makes the next step or drawing throw an error of the program. */
  fail: (error: unknown) => void;
  /** Called if the program can't run again with the same result, for example because it waits for promises. */
  forbidRepeat: () => void;
}

/** What a program finds of a page: its canvas, and the events of keys and pointer. */
export interface ProgramPage {
  /** Starts another run of the program, with an empty page. */
  reset: () => void;
  /** Returns a view of the canvas, if the program has drawn on one. */
  view: () => View | undefined;
  paint: ProgramControl['paint'];
  /** Keys and pointer of the picture, if the program listens to them. */
  keys: () => Keys | undefined;
  pointer: () => Pointer | undefined;
}

/** Steps per second if a program doesn't set a valid number. */
const FALLBACK_HZ = 60;

/**
 * Prepares a run of a program. Its stage shows the world that the program starts in the testbed, in the testbed's
 * view, or else the last world that it creates.
 *
 * The library's own testbed calls a program's `step` once per frame; this one calls it once per step of
 * the world, so that the same input at the same time has the same result.
 */
export function createProgramRun(
  engine: Engine,
  clock: CodeClock,
  page: ProgramPage | undefined,
): ProgramRun {
  const run = createTestbed();
  const { testbed } = run;
  const worlds = createProgramWorlds(clock.now, run.drawings.clear);
  const emptyWorld = new engine.World();
  let failure: { error: unknown } | undefined;
  let canRepeat = true;

  const check = () => {
    if (failure) throw failure.error;
  };
  /** The world to show, with its steps. */
  const current = () => {
    const started = run.world();
    // The program can have created this world without the recording classes.
    if (started) worlds.add(started);
    return started ? worlds.find(started) : worlds.current();
  };
  const world = () => current()?.world ?? emptyWorld;
  const hasPicture = () =>
    run.world() !== undefined || hasShapes(world()) || page?.view() !== undefined;
  const fitted = createFittedView(engine, world);

  const stage: ProgramRun['stage'] = {
    get world() {
      return world();
    },
    get view() {
      const canvas = page?.view();
      if (canvas) return canvas;
      const { x, y, width, height } = testbed;
      if (run.world()) return { x, y: -y, width, height };
      return fitted.view();
    },
    get hz() {
      const one = current();
      return run.world() ? stepsPerSecond(testbed.hz) : ((one && readPace(one)) ?? FALLBACK_HZ);
    },
    get speed() {
      return testbed.isPaused() || !(testbed.speed > 0) ? 0 : testbed.speed;
    },
    get mouseForce() {
      // Only the program knows where on its canvas a body is.
      return page?.view() ? 0 : testbed.mouseForce;
    },
    ...createStepper(run, worlds, check),
    draw: (pen) => {
      check();
      run.drawings.draw(pen);
    },
    get keys() {
      return run.hasKeys() ? run.keys : page?.keys();
    },
    get pointer() {
      return page?.pointer();
    },
    facts: () =>
      run.isMounted() && !run.world() ? { ...run.facts(), ...NOT_STARTED } : run.facts(),
    info: run.info,
    // Bodies of a program can leave its view.
    open: true,
    get isRepeatable() {
      return canRepeat && !clock.isWaiting() && !page?.view();
    },
    program: {
      ...createProgramPacing(current, clock, page),
      hasPicture,
      paint: (...given) => {
        const isPainted = page?.paint(...given) ?? false;
        // Otherwise, the world is drawn first.
        if (isPainted) check();
        return isPainted;
      },
      time: () => current()?.seconds ?? 0,
      fit: fitted.fit,
    },
  };
  return {
    addWorld: worlds.add,
    testbed: run.module,
    stage,
    fail: (error) => {
      failure ??= { error };
    },
    forbidRepeat: () => {
      canRepeat = false;
    },
  };
}

/** Only a program that draws its own picture steps its world. It hasn't ended while it listens to the reader. */
function createProgramPacing(
  current: () => ProgramWorld | undefined,
  clock: CodeClock,
  page: ProgramPage | undefined,
): ReturnType<typeof createPacing> {
  const pacing = createPacing(current, clock);
  return {
    ...pacing,
    isStepping: () => page?.view() !== undefined || pacing.isStepping(),
    hasEnded: () => pacing.hasEnded() && !page?.keys() && !page?.pointer(),
  };
}

/** Creates the functions that run before and after every step that the code doesn't make itself. */
function createStepper(
  { testbed, drawings, world }: TestbedRun,
  worlds: ProgramWorlds,
  check: () => void,
): Pick<Stage, 'step' | 'stepped'> {
  /** Simulated milliseconds of the testbed. */
  let time = 0;
  return {
    step: () => {
      check();
      drawings.clear();
      worlds.beginOwnStep();
    },
    stepped: (dt) => {
      worlds.endOwnStep();
      time += dt * 1000;
      if (world()) testbed.step?.(dt * 1000, time);
    },
  };
}

/** Returns the view that fits a world, and keeps it until `fit` is called. An empty world is fitted every time. */
function createFittedView(engine: Engine, current: () => World) {
  let fitted: { world: World; view: View } | undefined;
  const fit = () => {
    const world = current();
    const view = fitView(engine, world);
    fitted = hasShapes(world) ? { world, view } : undefined;
    return view;
  };
  return {
    view: () => (fitted?.world === current() ? fitted.view : fit()),
    fit: () => void fit(),
  };
}

const NOT_STARTED = { Status: 'Waiting for testbed.start(world)' };

/** Returns steps per second. As in the library's own testbed, numbers below 1 are the length of a step. */
function stepsPerSecond(hz: number): number {
  if (!(hz > 0 && Number.isFinite(hz))) return FALLBACK_HZ;
  return hz < 1 ? 1 / hz : hz;
}
