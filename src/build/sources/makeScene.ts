import { errorMessage } from '../../config/errorMessage.ts';
import { awaitLimited, runLimited, UnfinishedError } from '../../content/timeLimit.ts';
import { defaultValues } from '../../lab/model/params.ts';
import { lineInFile, type Program, readRegions } from '../../lab/model/regions.ts';
import type { Scene } from '../../lab/model/scene.ts';
import type { SceneData } from '../../lab/model/sceneData.ts';
import { sceneSchema } from '../../lab/model/sceneSchema.ts';
import { drawPoster } from '../../lab/posters/drawPoster.ts';
import { findGame, gameScene } from '../../lab/sandbox/exportedGame.ts';
import { summarizeScene } from '../../lab/sandbox/exportedScene.ts';
import { toFailure } from '../../lab/sandbox/failure.ts';
import { createSceneModules } from '../../lab/sandbox/modules.ts';
import { startSimulation } from '../../lab/simulation/simulation.ts';
import { loadEngine } from '../read/library.ts';
import { fixFor } from '../read/siteModule.ts';
import type { TypeScriptFile } from '../read/typeScriptFiles.ts';
import { checkExport, type ReadItem, regionProblem } from './source.ts';

const FIX =
  'write TypeScript with "export default defineScene({ … })", or with "export function createGame() { … }"';

/**
 * Runs a scene up to its poster.
 * @param library name of the package that is the engine
 * @param root folder to resolve the package from
 */
export async function makeScene(
  { id, file, text }: TypeScriptFile,
  library: string,
  root: string,
): Promise<ReadItem<SceneData>> {
  // Loaded only if something is not in the cache.
  const { compileModule, removeExports } = await import('../../lab/typescript/module.ts');
  const { keyLines } = await import('../read/keyLines.ts');
  const engine = loadEngine(library, root);
  const fail = (reason: string, line?: number, fix = fixFor(line)): ReadItem<SceneData> => ({
    problems: [
      {
        file,
        line: line === undefined ? undefined : lineInFile(text, line),
        message: `the scene failed: ${reason}`,
        fix,
      },
    ],
  });
  let program: Program;
  try {
    program = readRegions(file, text);
  } catch (error) {
    return { problems: [regionProblem(error, file)] };
  }
  const source = program.lines.join('\n');
  const { code, errors } = compileModule(source);
  const [first] = errors;
  if (first) return fail(first.message, first.line);
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  try {
    Object.assign(globalThis, { modules: createSceneModules(engine) });
    await tryModule(removeExports(code));
    const exported = await runModule(url);
    const problems = checkExport(exported, sceneSchema, {
      ...{ file, kind: 'scene', fix: FIX },
      ...{ guide: 'src/lab/model/scene.ts', findLine: (path) => keyLines(text)(path) },
    });
    if (problems.length > 0) return { problems };
    const scene = exported as Scene;
    const values = defaultValues(scene.params ?? {});
    const { stage } = runLimited(() => startSimulation(scene, values));
    const poster = runLimited(() => drawPoster(engine, scene));
    const highlights = Object.keys(stage.highlights ?? {});
    const info = runLimited(() => stage.info?.());
    const about = { id, ...summarizeScene(scene, stage), highlights, info };
    const item = { ...about, poster, source, regions: program.regions, code };
    return { item, problems: [] };
  } catch (error) {
    if (error instanceof UnfinishedError) return fail(error.message, undefined, error.fix);
    // Errors outside the code, such as a view that isn't a box, concern the object that the function returns.
    const returned = error instanceof Error ? keyLines(source)(['create']) : undefined;
    return fail(errorMessage(error), toFailure(error, url).line ?? returned);
  }
}

/**
 * Runs a scene's module within a time limit, which is possible for scripts only.
 * @throws UnfinishedError, and no other error, because `runModule` throws those with their lines
 */
async function tryModule(program: string): Promise<void> {
  try {
    const run = new Function(`return (async () => {'use strict';${program}\n})()`);
    await awaitLimited(runLimited(() => run()));
  } catch (error) {
    if (error instanceof UnfinishedError) throw error;
  }
}

/** Runs a scene's module as a page does, and returns the scene that it exports; a program has none. */
async function runModule(url: string): Promise<unknown> {
  const exports = await import(/* @vite-ignore */ url);
  const createGame = findGame(exports);
  if (createGame) return gameScene(createGame);
  const { default: exported } = exports;
  return typeof exported === 'function' ? undefined : exported;
}
