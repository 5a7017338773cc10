import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { check } from '../config/check.ts';
import type { Problem } from '../config/problem.ts';
import { defaultValues } from '../lab/params.ts';
import { drawPoster } from '../lab/poster.ts';
import type { Engine, Scene } from '../lab/scene.ts';
import type { SceneData } from '../lab/sceneData.ts';
import { sceneSchema } from '../lab/sceneSchema.ts';
import { startSimulation } from '../lab/simulation.ts';
import { type Cache, hash } from './cache.ts';
import { CACHE_FOLDER, importTypeScript, sourceKey } from './engine.js';
import { installedEngine } from './library.ts';
import type { SiteFolder, TypeScriptFile } from './read.ts';

export interface SiteScenes {
  scenes: SceneData[];
  /** Stands for all that pages show of them. */
  key: string;
  problems: Problem[];
}

const NO_SCENES: SiteScenes = { scenes: [], key: '', problems: [] };

/** Scenes that are made at a time. */
const AT_ONCE = 4;

const FIX = 'write TypeScript that ends in "export default defineScene({ … })"';

/**
 * The scenes of a site, each run in its engine up to its still picture. A scene that fails is a
 * problem of its file. What was made is kept by the scene's text, the library's version and the
 * source of the lab.
 */
export async function readScenes(
  folder: Pick<SiteFolder, 'root' | 'config' | 'sceneFiles'>,
  cache: Cache,
): Promise<SiteScenes> {
  const { root, config, sceneFiles } = folder;
  const installed = sceneFiles.length > 0 && (await installedEngine(config, root));
  if (!installed) return NO_SCENES;
  const { engine, release } = installed;
  const surroundings = hash(sourceKey(['lab', 'build']), release);
  const made = await pMap(
    sceneFiles,
    (file) => {
      const key = hash('scene', surroundings, file.id, file.text);
      const isSound = ({ problems }: Made) => problems.length === 0;
      return cache.get(key, () => makeScene(file, engine, key), isSound);
    },
    { concurrency: AT_ONCE },
  );
  const scenes = made.flatMap(({ scene }) => scene ?? []);
  return {
    scenes,
    key: hash(JSON.stringify(scenes)),
    problems: made.flatMap(({ problems }) => problems),
  };
}

interface Made {
  scene?: SceneData;
  problems: Problem[];
}

async function makeScene(file: TypeScriptFile, engine: Engine, key: string): Promise<Made> {
  const { id, path, shownPath, text } = file;
  const bundle = join(CACHE_FOLDER, `scene-${key.slice(0, 24)}`);
  try {
    const { default: exported } = await importTypeScript(path, bundle, { reuse: true });
    if (exported === undefined) {
      return { problems: [{ file: shownPath, message: 'the file exports no scene', fix: FIX }] };
    }
    const { problems } = check(sceneSchema, exported, { file: shownPath });
    if (problems.length > 0) return { problems };
    const scene = exported as Scene;
    const { stage } = startSimulation(engine, scene, defaultValues(scene.params));
    const data: SceneData = {
      id,
      title: scene.title,
      description: scene.description,
      params: scene.params ?? {},
      controls: Object.keys(stage.controls ?? {}),
      poster: drawPoster(engine, scene),
      source: text,
      code: await readFile(join(bundle, 'entry.js'), 'utf8'),
    };
    return { scene: data, problems: [] };
  } catch (error) {
    const message = `the scene fails: ${error instanceof Error ? error.message : error}`;
    return { problems: [{ file: shownPath, message, fix: FIX }] };
  }
}
