import type { Poster } from '../../lab/model/poster.ts';
import type { Engine, Stage, View } from '../../lab/model/scene.ts';
import { closeUp } from '../../lab/posters/closeUp.ts';
import { drawPoster } from '../../lab/posters/drawPoster.ts';
import { toFailure } from '../../lab/sandbox/failure.ts';
import { programScene, type TestbedProgram } from '../../lab/sandbox/runProgram.ts';
import { saveSettings } from '../../lab/simulation/settings.ts';
import { DEFAULT_SIZE } from '../../lab/testbed/testbed.ts';
import { loadEngine } from '../read/library.ts';
import type { ReadItem } from './source.ts';

/** A program that comes with the library. */
export interface Example {
  /** Its module. */
  code: string;
  /** Path in problems. */
  file: string;
  /** Time of its picture in the simulation, in seconds; undefined for the default. */
  seconds: number | undefined;
}

/**
 * Runs an example up to its picture.
 * @param library name of the package that is the engine
 * @param root folder to resolve the package from
 */
export async function drawExample(
  { code, file, seconds }: Example,
  library: string,
  root: string,
): Promise<ReadItem<Poster>> {
  const engine = loadEngine(library, root);
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  try {
    const { default: program } = (await import(/* @vite-ignore */ url)) as {
      default: TestbedProgram;
    };
    const scene = { ...programScene(engine, program), poster: seconds };
    return {
      item: withoutTraces(engine, () => drawPoster(engine, scene, chooseView)),
      problems: [],
    };
  } catch (error) {
    const { message, line } = toFailure(error, url);
    const fix = 'report it to the authors of the package, and use another version';
    return { problems: [{ file, line, message: `the example failed: ${message}`, fix }] };
  }
}

/**
 * Returns the view that an example sets. If it sets none, the default is far too large for most, so returns the
 * relevant part.
 */
function chooseView(stage: Stage): View {
  const { width, height } = stage.view;
  const isDefault = width === DEFAULT_SIZE.width && height === DEFAULT_SIZE.height;
  return isDefault ? closeUp(stage) : stage.view;
}

/**
 * Replaces the engine's `Math.random`, with the seeded numbers of the running example. The engine keeps the function
 * that was global when it was loaded.
 */
function randomBetween(min = 1, max?: number): number {
  const [from, to] = max === undefined ? [0, min] : [min, max];
  return from + Math.random() * (to - from);
}

/**
 * Runs an example, and restores the globals that it changes. Its timers never fire, because they would run after the
 * picture is taken.
 */
function withoutTraces<Result>(engine: Engine, run: () => Result): Result {
  const restoreSettings = saveSettings(engine);
  const { random } = Math;
  const { random: engineRandom } = engine.Math;
  const { setTimeout, setInterval } = globalThis;
  Object.assign(globalThis, { setTimeout: () => 0, setInterval: () => 0 });
  engine.Math.random = randomBetween;
  try {
    return run();
  } finally {
    Math.random = random;
    engine.Math.random = engineRandom;
    Object.assign(globalThis, { setTimeout, setInterval });
    restoreSettings();
  }
}
