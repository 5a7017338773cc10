import type { Problem } from '../../config/problem.ts';
import type { ExampleData } from '../../lab/model/exampleData.ts';
import type { Poster } from '../../lab/model/poster.ts';
import type { Engine, Stage, View } from '../../lab/model/scene.ts';
import { closeUp } from '../../lab/posters/closeUp.ts';
import { drawPoster } from '../../lab/posters/drawPoster.ts';
import { toFailure } from '../../lab/sandbox/failure.ts';
import { programScene, type TestbedProgram } from '../../lab/sandbox/runProgram.ts';
import { saveSettings } from '../../lab/simulation/settings.ts';
import { DEFAULT_SIZE } from '../../lab/testbed/testbed.ts';
import { hash } from '../cache/cache.ts';
import { installedEngine } from '../read/library.ts';
import type { SiteFolder } from '../read/siteFolder.ts';
import type { ReadItem } from './source.ts';
import type { SourceTools } from './tools.ts';

/** Pictures of examples. */
export interface ExamplePosters {
  /** By the example's id. */
  posters: Map<string, Poster>;
  problems: Problem[];
}

/**
 * Runs each example up to the time that the site's note on it specifies, and draws it. Pictures are cached by the
 * example, that time, the library's version, and the source of the lab. An example that fails is a problem.
 */
export async function readExamplePosters(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  examples: ExampleData[],
  { cache, labKey }: Pick<SourceTools, 'cache' | 'labKey'>,
): Promise<ExamplePosters> {
  const installed = examples.length > 0 && (await installedEngine(config, root));
  if (!installed) return { posters: new Map(), problems: [] };
  const { engine, release } = installed;
  const { package: name, examples: folder, exampleNotes = {} } = config.library ?? {};
  const environment = hash('example poster', labKey, release);
  const posters = new Map<string, Poster>();
  const problems: Problem[] = [];
  // Sequentially, because an example changes globals while it runs.
  for (const { id, code } of examples) {
    const seconds = exampleNotes[id]?.poster;
    const key = hash(environment, id, code, String(seconds));
    const read = await cache.get(
      key,
      () => drawExample(code, engine, seconds, `${name}/${folder}/${id}`),
      (made) => made.problems.length === 0,
    );
    if (read.item) posters.set(id, read.item);
    problems.push(...read.problems);
  }
  return { posters, problems };
}

async function drawExample(
  code: string,
  engine: Engine,
  seconds: number | undefined,
  file: string,
): Promise<ReadItem<Poster>> {
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
