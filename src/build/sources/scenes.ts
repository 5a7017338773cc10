import { join } from 'node:path';
import pMap from 'p-map';
import { messageOf } from '../../config/messageOf.ts';
import { awaitLimited, runLimited, UnfinishedError } from '../../content/timeLimit.ts';
import { IMPORTABLE } from '../../lab/code/importable.ts';
import { defaultValues } from '../../lab/params.ts';
import { drawPoster } from '../../lab/poster.ts';
import { type Program, readRegions } from '../../lab/regions.ts';
import { goalText } from '../../lab/runner/exportedScene.ts';
import { failureOf } from '../../lab/runner/failure.ts';
import { modulesWith } from '../../lab/runner/modules.ts';
import type { Engine, Scene } from '../../lab/scene.ts';
import type { SceneData } from '../../lab/sceneData.ts';
import { sceneSchema } from '../../lab/sceneSchema.ts';
import { startSimulation } from '../../lab/simulation.ts';
import { earlierSteps, type Step } from '../../lab/steps.ts';
import { sourceKey } from '../bundle.js';
import { type Cache, hash } from '../cache.ts';
import { displayPath } from '../displayPath.ts';
import { installedEngine } from '../library.ts';
import { readTypeScript, type SiteFolder, type TypeScriptFile } from '../read.ts';
import { checkExport, EMPTY_SOURCE, type ReadItem, type Source, sourceOf } from './source.ts';
import { TUTORIALS_FOLDER } from './tutorials.ts';

/** Maximum number of scenes that are made in parallel. */
const CONCURRENCY = 4;

const FIX = 'write TypeScript with "export default defineScene({ … })"';

/**
 * Reads the scenes of a site, and runs each up to its poster. A scene that fails is a problem of its
 * file. Steps of tutorials are scenes, too. Scenes are cached by their text, the library's version, and the source of the lab.
 */
export async function readScenes(
  { root, config }: Pick<SiteFolder, 'root' | 'config'>,
  cache: Cache,
  steps: Step[] = [],
): Promise<Source<SceneData>> {
  const files = [
    ...(await readTypeScript(join(root, 'scenes'))),
    ...steps.map((step) => fileOfStep(root, step)),
  ];
  const installed = files.length > 0 && (await installedEngine(config, root));
  if (!installed) return EMPTY_SOURCE;
  const { engine, release } = installed;
  const environment = hash(sourceKey(['lab', 'build']), release);
  const made = await pMap(
    files,
    (file) => {
      const key = hash('scene', environment, file.id, file.text);
      return cache.get(key, () => makeScene(file, engine), hasNoProblems);
    },
    { concurrency: CONCURRENCY },
  );
  const linked = made.map(({ item, problems }) => {
    const earlier = item ? earlierSteps(steps, item.id) : [];
    return { item: item && earlier.length > 0 ? { ...item, earlier } : item, problems };
  });
  return sourceOf(linked, hash(JSON.stringify(linked)), files);
}

/** A step of a tutorial is a scene, too. Its lines differ from those of its file, where regions are marked. */
function fileOfStep(root: string, { id, lines }: Step): TypeScriptFile {
  const path = join(root, TUTORIALS_FOLDER, `${id}.ts`);
  return { id, path, file: displayPath(path), text: lines.join('\n') };
}

async function makeScene(
  { id, file, text }: TypeScriptFile,
  engine: Engine,
): Promise<ReadItem<SceneData>> {
  // Loaded only if something is not in the cache.
  const { compileModule } = await import('../../lab/code/module.ts');
  const fail = (reason: string, line?: number, fix = FIX): ReadItem<SceneData> => ({
    problems: [{ file, line, message: `the scene failed: ${reason}`, fix }],
  });
  let program: Program;
  try {
    program = readRegions(file, text);
  } catch (error) {
    return fail(messageOf(error));
  }
  const source = program.lines.join('\n');
  const { code, errors } = compileModule(source, Object.keys(IMPORTABLE));
  const [first] = errors;
  if (first) return fail(first.message, first.line);
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  try {
    Object.assign(globalThis, { modules: modulesWith(engine) });
    await tryModule(code);
    const exported = await runModule(url);
    const problems = checkExport(exported, sceneSchema, { file, kind: 'scene', fix: FIX });
    if (problems.length > 0) return { problems };
    const scene = exported as Scene;
    const { title, description, params = {} } = scene;
    const values = defaultValues(params);
    const { stage } = runLimited(() => startSimulation(engine, scene, values));
    const controls = Object.keys(stage.controls ?? {});
    const poster = runLimited(() => drawPoster(engine, scene));
    const highlights = Object.keys(stage.highlights ?? {});
    const goal = goalText(stage);
    const about = { id, title, description, params, controls, highlights, goal };
    const item = { ...about, poster, source, regions: program.regions, code };
    return { item, problems: [] };
  } catch (error) {
    if (error instanceof UnfinishedError) return fail(error.message, undefined, error.fix);
    return fail(messageOf(error), failureOf(error, url).line);
  }
}

function hasNoProblems({ problems }: ReadItem<SceneData>): boolean {
  return problems.length === 0;
}

/**
 * Runs a scene's module within the time limit, which is possible for scripts only.
 * @throws UnfinishedError, and no other error, because `runModule` throws those with their lines
 */
async function tryModule(code: string): Promise<void> {
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
  });
  try {
    const run = new Function('exports', `return (async () => {${outputText}\n})()`);
    await awaitLimited(runLimited(() => run({})));
  } catch (error) {
    if (error instanceof UnfinishedError) throw error;
  }
}

/** Runs a scene's module as a page does, and returns its default export; a program has none. */
async function runModule(url: string): Promise<unknown> {
  const { default: exported } = await import(/* @vite-ignore */ url);
  return typeof exported === 'function' ? undefined : exported;
}
